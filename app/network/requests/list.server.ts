import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { RequestSide } from "~/core/addresses/requests";
import { dayIn } from "~/core/days/days";
import { nameOf } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { memberRequests } from "~/foundation/tables/requests";
import type { Context } from "~/platform/context";
import { isSeenBy } from "./find.server";
import {
  MAX_COUNTED,
  MAX_GROUPS,
  type RequestCounts,
  type RequestGroup,
  type RequestQuery,
  SENT_STATES,
} from "./rules/list";

const REQUESTS_A_PAGE = 50;

// Literals, so that SQLite sees which partial index applies.
const isToDo = sql`${memberRequests.state} in ('asked', 'accepted', 'returned')`;
const isOpen = sql`${memberRequests.state} in ('asked', 'accepted', 'returned', 'done')`;

/**
 * The requests of a side that an address asks for, the earliest due first; `companyId` narrows them to one other company. `next` is where
 * the next page begins.
 */
export async function listRequests(
  ctx: Context,
  user: CurrentUser,
  side: RequestSide,
  query: RequestQuery & { companyId?: string },
  limit = REQUESTS_A_PAGE,
) {
  const { shown, kind, isLate, title, after, companyId } = query;
  const other = side === "received" ? memberRequests.corporateId : memberRequests.companyId;
  const rows = await ctx.db
    .select({
      id: memberRequests.id,
      companyId: sql<string>`${other}`.as("other_id"),
      company: nameOf(sql`${other}`).as("other_name"),
      kind: memberRequests.kind,
      title: memberRequests.title,
      dueOn: memberRequests.dueOn,
      state: memberRequests.state,
      changedAt: memberRequests.changedAt,
    })
    .from(memberRequests)
    .where(
      and(
        isSeenBy(user, side),
        companyId === undefined ? undefined : eq(other, companyId),
        shown === "open" ? isOpen : undefined,
        shown === "open" || shown === "all" ? undefined : eq(memberRequests.state, shown),
        kind ? eq(memberRequests.kind, kind) : undefined,
        title ? eq(memberRequests.title, title) : undefined,
        isLate ? and(isToDo, sql`${memberRequests.dueOn} < ${dayIn(ctx.clock(), user.timeZone)}`) : undefined,
        after ? sql`(${memberRequests.dueOn}, ${memberRequests.id}) > (${after.dueOn}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(memberRequests.dueOn), asc(memberRequests.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? { dueOn: last.dueOn, id: last.id } : null };
}

export type ListedRequest = Awaited<ReturnType<typeof listRequests>>["rows"][number];

/** What the user's company asks of several companies, the earliest due first. It looks at the first `MAX_COUNTED` open requests. */
export async function groupRequests(ctx: Context, user: CurrentUser): Promise<RequestGroup[]> {
  const { title, kind, companyId, dueOn, state, id } = memberRequests;
  const open = ctx.db
    .select({ title, kind, companyId, dueOn, state })
    .from(memberRequests)
    .where(and(isSeenBy(user, "sent"), isOpen))
    .orderBy(asc(dueOn), asc(id))
    .limit(MAX_COUNTED)
    .as("open_requests");
  return ctx.db
    .select({
      title: open.title,
      kind: open.kind,
      dueOn: sql<string>`min(${open.dueOn})`.as("first_due"),
      open: sql<number>`count(*)`.as("open_count"),
      done: sql<number>`sum(${open.state} = 'done')`.as("done_count"),
    })
    .from(open)
    .groupBy(open.title, open.kind)
    .having(sql`count(distinct ${open.companyId}) > 1`)
    .orderBy(sql`first_due`, asc(open.title))
    .limit(MAX_GROUPS);
}

/** How many requests the user's company has made, by state, and how many of them are late. Each count ends at `MAX_COUNTED`. */
export async function countRequests(ctx: Context, user: CurrentUser): Promise<RequestCounts> {
  const own = eq(memberRequests.corporateId, user.companyId);
  const upTo = (which: SQL | undefined) =>
    sql<number>`(select count(*) from (select 1 from ${memberRequests} where ${which} limit ${MAX_COUNTED}))`;
  const states = SENT_STATES.map((state) => upTo(and(own, eq(memberRequests.state, state), isSeenBy(user, "sent"))));
  const late = upTo(
    and(own, isToDo, sql`${memberRequests.dueOn} < ${dayIn(ctx.clock(), user.timeZone)}`, isSeenBy(user, "sent")),
  );
  const [counted] = await ctx.db.all<{ counts: string }>(
    sql`select json_array(${sql.join([...states, late], sql`, `)}) as counts`,
  );
  const counts: number[] = JSON.parse(counted?.counts ?? "[]");
  const byState = Object.fromEntries(SENT_STATES.map((state, index) => [state, counts[index] ?? 0]));
  return { ended: 0, ...byState, late: counts[SENT_STATES.length] ?? 0 } as RequestCounts;
}

/** What waits for a company: how many requests it has to act on, and the earliest day. For a batch. */
export function waitingStatement(ctx: Context, companyId: string) {
  const waiting = sql`(select ${memberRequests.dueOn} as "due_on" from ${memberRequests} where ${and(eq(memberRequests.companyId, companyId), isToDo)} order by ${memberRequests.dueOn} limit 100)`;
  return ctx.db
    .select({
      count: sql<number>`count(*)`.as("waiting_count"),
      first: sql<string | null>`min("due_on")`.as("waiting_first"),
    })
    .from(sql`${waiting} as "waiting"`);
}

/** How many requests of a corporate company are done and wait for it. For a batch. */
export function doneStatement(ctx: Context, corporateId: string) {
  return ctx.db
    .select({ count: sql<number>`count(*)`.as("done_count") })
    .from(
      sql`(select 1 from ${memberRequests} where ${and(eq(memberRequests.corporateId, corporateId), sql`${memberRequests.state} = 'done'`)} limit 100) as "waiting"`,
    );
}
