import { z } from "zod";
import { BASE_URL } from "./browser";

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));

const PATIENCE_MS = 20_000;

/** The mails that an address has received, newest first, once there is one. */
export async function receiveMail(to: string) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${BASE_URL}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    const received = mails.parse(await answer.json());
    if (received.length > 0) return received;
    if (Date.now() > deadline) throw new Error(`No mail has reached ${to}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
