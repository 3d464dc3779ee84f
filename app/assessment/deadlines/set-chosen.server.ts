import { and, eq, ne, notExists, type SQL, sql } from "drizzle-orm";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { MAX_CHOSEN, MAX_CHOSEN_DEADLINES } from "~/assessment/deadlines/rules/chosen";
import { type DueOnVerdict, judgeDueOn } from "~/assessment/deadlines/rules/deadline";
import { chosenDeadlines, chosenMembers } from "~/assessment/deadlines/tables";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { isCorporateNow, isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { memberships } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { isListed, runTogether, selectRow } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";

/** Forms per day. Each writes to all its companies. */
const LIMIT = { max: 20, windowMs: 24 * 60 * 60_000 };

export type ChosenVerdict =
  | { ok: true; set: number }
  | { ok: false; reason: "forbidden" | "nobody" | "too-many" | "full" }
  | Extract<DueOnVerdict, { ok: false }>
  | Extract<LimitVerdict, { ok: false }>;

/**
 * Asks companies that have joined the user's for an assessment of a kind by one day, in place of any day that they had. The scheduled job
 * tells them. A company that has this day already keeps it, so a form that is sent twice asks once. One that is moved to another day before
 * its own is over has still met it if it had. Dates that no company has any longer go.
 */
export async function setForChosen(
  ctx: Context,
  user: CurrentUser,
  { kind, companyIds, dueOn: text }: { kind: Kind; companyIds: readonly string[]; dueOn: string },
): Promise<ChosenVerdict> {
  if (!maySetDeadline(user, "members")) return { ok: false, reason: "forbidden" };
  const now = ctx.clock();
  const judged = judgeDueOn(text, now, user.timeZone);
  if (!judged.ok) return judged;
  if (companyIds.length === 0) return { ok: false, reason: "nobody" };
  if (companyIds.length > MAX_CHOSEN) return { ok: false, reason: "too-many" };
  const limit = await countUse(ctx, `deadline/chosen/${user.companyId}`, LIMIT);
  if (!limit.ok) return limit;

  const { dueOn } = judged;
  const id = ctx.ids.create();
  const formerDay = sql`(select "former"."due_on" from ${chosenDeadlines} as "former" where "former"."id" = ${chosenMembers.deadlineId})`;
  const [made, , , set] = await runTogether(ctx.db, [
    makeStatement(ctx, user, { id, kind, dueOn }, companyIds),
    ctx.db
      .insert(chosenMembers)
      .select(
        ctx.db
          .select(
            selectRow(chosenMembers, {
              corporateId: memberships.corporateId,
              companyId: memberships.companyId,
              kind: chosenDeadlines.kind,
              deadlineId: chosenDeadlines.id,
              since: now,
            }),
          )
          .from(memberships)
          .innerJoin(chosenDeadlines, eq(chosenDeadlines.id, id))
          .where(
            and(
              eq(memberships.corporateId, user.companyId),
              isListed(memberships.companyId, companyIds),
              isCorporateStill,
            ),
          ),
      )
      .onConflictDoUpdate({
        target: [chosenMembers.corporateId, chosenMembers.companyId, chosenMembers.kind],
        set: {
          deadlineId: sql`excluded.deadline_id`,
          since: sql`case when ${formerDay} < ${dayIn(now, user.timeZone)} then excluded.since else ${chosenMembers.since} end`,
        },
        setWhere: sql`${formerDay} <> ${dueOn}`,
      }),
    ctx.db
      .delete(chosenDeadlines)
      .where(and(eq(chosenDeadlines.companyId, user.companyId), notExists(membersOf(ctx, undefined)))),
    ctx.db
      .select({ companyId: chosenMembers.companyId })
      .from(chosenMembers)
      .innerJoin(
        chosenDeadlines,
        and(eq(chosenDeadlines.id, chosenMembers.deadlineId), eq(chosenDeadlines.dueOn, dueOn)),
      )
      .where(
        and(
          eq(chosenMembers.corporateId, user.companyId),
          isListed(chosenMembers.companyId, companyIds),
          eq(chosenMembers.kind, kind),
        ),
      ),
  ]);
  if (made.length === 0) return { ok: false, reason: "full" };
  return set.length === 0 ? { ok: false, reason: "nobody" } : { ok: true, set: set.length };
}

/** The statement that makes a date, unless the company has as many as it may without those that this one replaces altogether. */
function makeStatement(
  ctx: Context,
  { companyId }: CurrentUser,
  { id, kind, dueOn }: { id: string; kind: Kind; dueOn: string },
  companyIds: readonly string[],
) {
  const stays = membersOf(
    ctx,
    sql`(${ne(chosenMembers.kind, kind)} or not ${isListed(chosenMembers.companyId, companyIds)})`,
  );
  const others = sql`(select count(*) from ${chosenDeadlines} where ${chosenDeadlines.companyId} = ${companyId} and exists ${stays})`;
  const now = ctx.clock();
  return ctx.db
    .insert(chosenDeadlines)
    .select(
      sql`select ${id}, ${companyId}, ${kind}, ${dueOn}, ${now}, ${now}, null where ${others} < ${MAX_CHOSEN_DEADLINES} and ${isCorporateNow(sql`${companyId}`)}`,
    )
    .returning({ id: chosenDeadlines.id });
}

/** The members of a date in a statement about `chosen_deadlines`. */
const membersOf = (ctx: Context, which: SQL | undefined) =>
  ctx.db
    .select({ one: sql`1` })
    .from(chosenMembers)
    .where(and(eq(chosenMembers.deadlineId, chosenDeadlines.id), which));
