import { and, eq, type SQL, sql } from "drizzle-orm";
import { notifySharing } from "~/assessment/answers/notify.server";
import { READINESS } from "~/core/kinds/kind";
import { agreedScope } from "~/core/scopes";
import { joinStatements, leaveStatements, type Shared } from "~/foundation/company/sharing.server";
import { type SecurityEvent, securityEvent } from "~/foundation/identity/security-events.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { type OutboxRow, outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import type { Cause } from "~/foundation/notifications/rules/types";
import { companies, memberships } from "~/foundation/tables/company";
import { noteForBuyers, sendNoted } from "~/foundation/webhooks/note.server";
import { type CodePlan, MAX_JOINED } from "~/network/membership/rules/access";
import type { Context } from "~/platform/context";
import { guardGone, isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { count, ofCompany, uncount } from "~/results/statistics/count.server";

/**
 * Carries out a plan in one batch, with its messages, events and consents. The joined companies see what the company chose, and the invitation
 * whose link was used is answered. Returns false and changes nothing if the codes have changed since the plan was made.
 */
export async function writeMemberships(
  ctx: Context,
  user: CurrentUser,
  plan: Extract<CodePlan, { ok: true }>,
  { scope, sharesFigures, invitationId }: Shared & { invitationId?: string | undefined },
  request: Request,
): Promise<boolean> {
  const { companyId } = user;
  const { event, tell } = messenger(ctx, user, request);
  const now = ctx.clock();
  const leaving = plan.leave.flatMap(({ corporateId, name }) => {
    // NULL, which makes the batch fail, once the company has already been left.
    const userId = sql<string>`(select ${user.id} from ${memberships} where corporate_id = ${corporateId} and company_id = ${companyId})`;
    return [
      ...tell("access-code-left", { company: name }, userId),
      ...uncount(ctx, { where: ofCompany(companyId), among: { corporateId } }),
      ...leaveStatements(ctx, { companyId, corporateId }),
      event("access-code-left"),
    ];
  });
  const joining = plan.join.flatMap(({ corporateId, name, code, asks }, index) => {
    // NULL once the code has changed, or the company has joined as many as it may.
    const id = sql<string>`(select id from ${companies} where id = ${corporateId} and access_code = ${code} and is_corporate = 1 and (select count(*) from ${memberships} where company_id = ${companyId}) < ${MAX_JOINED})`;
    return [
      // One millisecond apart, so that they are listed in the order given.
      ...joinStatements(ctx, { companyId, corporateId, scope, sharesFigures, code, at: now + index, invitationId }, id),
      ...count(ctx, { where: ofCompany(companyId), among: { corporateId } }),
      ...tell("access-code-joined", {
        company: name,
        scope: agreedScope(scope, asks),
        figures: sharesFigures && asks === "full" ? "shared" : "",
      }),
      event("access-code-joined"),
    ];
  });
  const joined = plan.join.map(({ corporateId }) => corporateId);
  const sharing =
    user.latest[READINESS] && joined.length > 0
      ? notifySharing(ctx, user, { id: user.latest[READINESS], kind: READINESS, isFirst: true, joined })
      : [];
  // Buyers hear of the result that a newly joined company has, like their people.
  const noted =
    sharing.length > 0
      ? joined.map((only) =>
          noteForBuyers(ctx, companyId, {
            event: "member.submitted",
            eventId: `submitted/${user.latest[READINESS]}`,
            assessmentId: user.latest[READINESS] ?? undefined,
            only,
          }),
        )
      : [];
  const [first, ...rest] = [...leaving, ...joining, ...noted, ...sharing];
  if (!first) return true;
  let told: { id: string }[];
  let done: unknown[];
  try {
    done = await runTogether(ctx.db, [first, ...rest]);
    told = done.slice(done.length - sharing.length).flat() as { id: string }[];
  } catch (error) {
    if (isUniqueViolation(error, "memberships") || isGuardViolation(error, "memberships.corporate_id")) return false;
    if (isGuardViolation(error, "outbox.user_id")) return false;
    throw error;
  }
  await sendToQueue(ctx, tell.rows);
  await sendAll(ctx, told);
  await sendNoted(ctx, done);
  return true;
}

/** Replaces the company's own code, with message and event. Returns false and changes nothing if the code is no longer `former`. */
export async function replaceCode(
  ctx: Context,
  user: CurrentUser,
  { former, code }: { former: string | null; code: string },
  request: Request,
): Promise<boolean> {
  const { event, tell } = messenger(ctx, user, request);
  const isFormer = and(
    eq(companies.id, user.companyId),
    eq(companies.isCorporate, true),
    sql`${companies.accessCode} is ${former}`,
  );
  const userId = sql<string>`(select ${user.id} from ${companies} where ${isFormer})`;
  const done = await runTogether(ctx.db, [
    ...tell("access-code-rotated", {}, userId),
    ctx.db.update(companies).set({ accessCode: code }).where(isFormer),
    event("access-code-rotated"),
  ]).catch(guardGone("outbox.user_id"));
  if (!done) return false;
  await sendToQueue(ctx, tell.rows);
  return true;
}

/** Makes the statements that report a change. `tell.rows` collects what the queue has to send. */
function messenger(ctx: Context, user: CurrentUser, request: Request) {
  const visitor = visitorOf(ctx, request);
  const rows: OutboxRow[] = [];
  const tell = (
    cause: Extract<SecurityEvent & Cause, `access-code-${string}`>,
    data: Record<string, string>,
    userId?: SQL<string>,
  ) => {
    // A new code may be an intruder's.
    const own = cause === "access-code-rotated" ? {} : { isOwn: true as const };
    const added = outboxRows(ctx, { cause, userId: user.id, data, ...own });
    rows.push(...added);
    return outboxInserts(ctx, added, userId);
  };
  const event = (type: SecurityEvent) => securityEvent(ctx, type, user.id, visitor);
  return { event, tell: Object.assign(tell, { rows }) };
}
