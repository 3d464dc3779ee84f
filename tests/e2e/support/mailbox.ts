import { z } from "zod";
import { leftoversIn, leftoversInHtml } from "../../support/leftovers";
import { BASE_URL } from "./browser";
import { OWN_CONNECTION } from "./caller";

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));

/** A busy machine sends late. */
const PATIENCE_MS = 45_000;

/** The mails that an address has received, newest first, once there is at least one. */
export async function receiveMail(to: string) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const address = `${BASE_URL}/dev/mailbox.json?to=${encodeURIComponent(to)}`;
    const answer = await fetch(address, { headers: OWN_CONNECTION });
    const received = mails.parse(await answer.json());
    const left = received.flatMap((mail) => [
      ...leftoversIn(`${mail.subject}\n${mail.text}`),
      ...leftoversInHtml(mail.html),
    ]);
    if (left.length > 0) throw new Error(`Left of the texts of a mail: ${left.join(" ")}`);
    if (received.length > 0) return received;
    if (Date.now() > deadline) throw new Error(`No mail has reached ${to}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The unsubscribe path in the newest mail to an address. */
export async function unsubscribePath(to: string): Promise<string> {
  const mails = await receiveMail(to);
  const [address] = mails.flatMap(({ text }) => text.match(/\S+\/unsubscribe\/\S+/) ?? []);
  if (!address) throw new Error(`No mail to ${to} says how to unsubscribe`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The path in a mail that confirms the address of an account. */
export function confirmationPath(text: string): string {
  const [path] = text.match(/\/confirmAddress\?token=[\w.-]+/) ?? [];
  if (!path) throw new Error("The mail leads to no confirmation");
  return path;
}
