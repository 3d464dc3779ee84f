import { eq, sql } from "drizzle-orm";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayRemoveSecondStep } from "~/foundation/identity/rules/administration";
import { securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { recoveryCodes, sessions, twoSteps } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";

/**
 * Removes the second step of a person who has lost it, with its recovery codes and every open session, so that the next sign-in
 * requires the password. Passkeys stay. The person is notified by mail and bell and finds it among their security events.
 * Returns false and does nothing for the administrator's own account, or if there is no second step any more.
 */
export async function removeSecondStep(
  ctx: Context,
  user: CurrentUser,
  personId: string,
  reason: string,
): Promise<boolean> {
  if (!mayRemoveSecondStep(user, personId)) return false;
  // NULL, which aborts the batch, once the second step is gone.
  const guard = sql<string>`(select ${users.id} from ${users} join ${twoSteps} on ${twoSteps.userId} = ${users.id} where ${users.id} = ${personId} and ${users.erasedAt} is null and ${twoSteps.confirmedAt} is not null)`;
  const companyId = sql<string>`(select ${users.companyId} from ${users} where ${users.id} = ${personId})`;
  const rows = outboxRows(ctx, { cause: "two-step-off", userId: personId });
  const done = await runTogether(ctx.db, [
    ...outboxInserts(ctx, rows, guard),
    officeAct(ctx, user, { act: "second-step-removed", companyId, userId: personId, reason }),
    securityEvent(ctx, "two-step-removed-by-office", personId, NOBODY),
    ctx.db.delete(twoSteps).where(eq(twoSteps.userId, personId)),
    ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, personId)),
    ctx.db.delete(sessions).where(eq(sessions.userId, personId)),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, rows);
  return true;
}
