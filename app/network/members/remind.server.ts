import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { deadlineData } from "~/assessment/deadlines/deadline-event.server";
import { dayFor } from "~/assessment/deadlines/queries.server";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { users } from "~/foundation/tables/people";
import { REMINDER_PAUSE_MS } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { inQuery, isListed, runTogether } from "~/platform/d1/client";
import type { Chosen } from "./chosen";
import { isWanted } from "./find-members.server";
import { withLateness } from "./member-counts.server";
import { memberStandings as standings } from "./tables";

/** Members that one batch reminds, batches per request, and rows that one batch may write. */
const PAGE = 200;
const MAX_PAGES = 10;
const MAX_ROWS = 10_000;

/**
 * Reminds members that have not finished an assessment of a kind, each at most once a week, no matter who asks or how often. `isMore` is
 * true if there are more than one request reminds; the caller can ask again to continue.
 */
export async function remindMembers(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
  chosen: Chosen,
): Promise<{ reminded: number; isMore: boolean }> {
  const all = { corporateId: user.companyId, kind, today: dayIn(ctx.clock(), user.timeZone) };
  const population = "query" in chosen ? await withLateness(ctx, all, chosen.query) : all;
  const isChosen =
    "query" in chosen
      ? isWanted(population, chosen.query)
      : and(
          eq(standings.corporateId, user.companyId),
          eq(standings.kind, kind),
          isListed(standings.companyId, chosen.companyIds),
        );
  let [reminded, pages, last] = [0, 0, PAGE];
  for (; last === PAGE && pages < MAX_PAGES; pages += 1) {
    last = await remindPage(ctx, user, kind, isChosen);
    reminded += last;
  }
  return { reminded, isMore: last === PAGE };
}

/** Writes the outbox rows and records the reminder in one batch, so that both find the same companies. */
async function remindPage(ctx: Context, user: CurrentUser, kind: Kind, isChosen: SQL | undefined): Promise<number> {
  const now = ctx.clock();
  const page = ctx.db
    .select({ companyId: standings.companyId })
    .from(standings)
    .where(
      and(
        isChosen,
        sql`${standings.standing} in ('none', 'draft')`,
        or(isNull(standings.remindedAt), lte(standings.remindedAt, now - REMINDER_PAUSE_MS)),
      ),
    )
    .orderBy(asc(standings.companyId))
    .limit(PAGE);
  const [told, noted] = await runTogether(ctx.db, [
    notifyPeople(ctx, {
      cause: "member-reminder",
      eventId: sql`${`member-reminder/${user.companyId}/${kind}/${now}/`} || "page"."company_id"`,
      data: await deadlineData(ctx, {
        kind,
        dueOn: sql`coalesce(${dayFor(user.companyId, sql`"page"."company_id"`, kind)}, '')`,
        company: user.companyName,
        companyId: sql`"page"."company_id"`,
      }),
      from: sql`(${page}) as "page" cross join ${users} on ${users.companyId} = "page"."company_id"`,
      to: sql`${users.role} <> 'viewer'`,
      most: MAX_ROWS,
    }),
    ctx.db
      .update(standings)
      .set({ remindedAt: now })
      .where(
        and(eq(standings.corporateId, user.companyId), eq(standings.kind, kind), inQuery(standings.companyId, page)),
      )
      .returning({ companyId: standings.companyId }),
  ]);
  await sendAll(ctx, told);
  return noted.length;
}
