import type { Context } from "~/platform/context";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { rowsOf } from "./database";
import { sendWaiting } from "./rounds";

/** Delivers everything pending for a user, as the queue would, and every mail that waits. */
export async function deliverAll(ctx: Context, userId: string): Promise<void> {
  const waiting = "select id from outbox where user_id = ? and status in ('pending', 'retrying')";
  for (const { id } of await rowsOf<{ id: string }>(waiting, userId)) await deliver(ctx, { v: 1, outboxId: id });
  await sendWaiting(ctx);
}

/** Delivers everything pending, then returns the six digits from the newest mail to an address that contains a code. */
export async function codeFor(ctx: Context, user: { id: string; email: string }): Promise<string> {
  await deliverAll(ctx, user.id);
  const mails = await rowsOf<{ text: string }>(
    "select text from local_mailbox where recipient = ? order by sent_at desc, rowid desc",
    user.email,
  );
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (!code) throw new Error(`No code in ${JSON.stringify(mails)}`);
  return code;
}
