import type { CurrentUser } from "~/foundation/identity/session.server";
import { attempt } from "~/foundation/web/attempt.server";
import type { Context } from "~/platform/context";
import { type ResyncVerdict, resyncQuestions, type SeenPlan } from "./resync.server";

/** How long a resync may take (specification, accounts 9). */
const TIMEOUT_MS = 30_000;

export type AttemptVerdict = ResyncVerdict | { ok: false; reason: "timeout" | "failed" };

/** A resync that always returns a verdict, even if the database fails or takes too long. */
export async function attemptResync(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  seen?: SeenPlan,
  timeoutMs = TIMEOUT_MS,
): Promise<AttemptVerdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<AttemptVerdict>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: "timeout" }), timeoutMs);
  });
  const work = attempt(ctx.log, "resync", () => resyncQuestions(ctx, user, assessmentId, seen));
  const done = work.then((outcome): AttemptVerdict => (outcome.ok ? outcome.value : outcome));
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
