import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { resendStep, startResend } from "~/upkeep/delivery/resend.server";
import { runRound } from "~/upkeep/delivery/round.server";
import { rowsOf } from "./database";

/** Sends the mails that wait, as the queue does with the message of the round under way. */
export async function sendWaiting(ctx: Context): Promise<void> {
  const [row] = await rowsOf<{ round: string | null }>("select round from mail_transports where round is not null");
  if (row?.round) await runRound(ctx, row.round);
}

/** Sends every open dead letter again, as an administrator and the queue do. Returns how many. */
export async function resendAll(ctx: Context, admin: CurrentUser): Promise<number> {
  const begun = await startResend(ctx, admin, { from: 0, until: ctx.clock() + 1, reason: null, transport: null });
  if (!begun.ok) return 0;
  await resendStep(ctx, begun.id);
  const [row] = await rowsOf<{ sent: number }>("select sent from mail_resends where id = ?", begun.id);
  return row?.sent ?? 0;
}
