import { and, eq, sql } from "drizzle-orm";
import { exportsPath } from "~/core/addresses/network";
import type { Kind } from "~/core/kinds/kind";
import { isWholePopulation, populationOf } from "~/foundation/company/rules/population";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { users } from "~/foundation/tables/people";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { countingStatement, listedFor, type Population } from "~/network/members/member-counts.server";
import { COLLECT_LIMIT, COLLECTED_LIFE_MS, type Exported, MAX_STREAMED } from "~/network/members/rules/exports";
import { memberExports, memberStandings as standings } from "~/network/members/tables";
import { countWanted } from "~/network/membership/rules/counts";
import { type ListQuery, writeListQuery } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { guardGone } from "~/platform/d1/client";
import type { Chosen } from "../chosen";
import { isLookedUp, isWanted } from "../find-members.server";
import { HAND_OVER_AFTER_MS, sendSteps } from "./sweep.server";
import { areOf, isDone } from "./table.server";

/** What a user wants collected. */
export interface Request {
  kind: Kind;
  exported: Exported;
  query: ListQuery;
}

/**
 * How many companies the file of a list would contain, if that is too many to write while the reader waits; null otherwise. A search never
 * finds that many, and no date is for that many.
 */
export async function countForJob(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
  query: ListQuery,
): Promise<number | null> {
  if (query.search || query.date) return null;
  // Whether the deadline is over matters little here: nobody waits for a file of the few who are late.
  const count = countWanted(await countingStatement(ctx, listedFor(ctx, user, kind), query), query, true);
  return count > MAX_STREAMED.list ? count : null;
}

/** How many of the chosen members have submitted an assessment of the kind. Counters are used where they count the list. */
export async function countSubmitted(ctx: Context, user: CurrentUser, kind: Kind, chosen: Chosen): Promise<number> {
  const population = listedFor(ctx, user, kind);
  if ("query" in chosen && !isLookedUp(population, chosen.query)) return countListed(ctx, population, chosen.query);
  const isChosen = "query" in chosen ? isWanted(population, chosen.query) : areOf(population, chosen.companyIds);
  return ctx.db.$count(standings, and(isChosen, isDone));
}

/** How many companies a list finds. Counters are used where they count it. */
export async function countListed(ctx: Context, population: Population, query: ListQuery): Promise<number> {
  if (isLookedUp(population, query)) return ctx.db.$count(standings, isWanted(population, query));
  return countWanted(await countingStatement(ctx, population, query), query, true);
}

/** Requests a file and redirects to the page that shows its progress. */
export async function collect(ctx: Context, user: CurrentUser, wanted: Request, expected: number): Promise<Response> {
  const verdict = await requestCollection(ctx, user, wanted, expected);
  const flash = verdict.ok ? "exportStarted" : verdict.reason === "pending" ? "exportPending" : "exportsUsedUp";
  return redirectWithFlash(exportsPath(wanted.kind), flash);
}

/** Requests a file: one at a time per reader, and within the daily limit, however many requests come at once. */
export async function requestCollection(
  ctx: Context,
  user: CurrentUser,
  wanted: Request,
  expected: number,
): Promise<{ ok: true; id: string } | { ok: false; reason: "pending" | "too-many" }> {
  const isWhole = isWholePopulation(populationOf(user));
  const row = exportRow(ctx, { user, wanted, expected, isWhole });
  const since = row.createdAt - COLLECT_LIMIT.windowMs;
  // NULL, which makes the statement fail, while another file is being collected or when the daily limit is used up.
  const guard = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id}
    and not exists (select 1 from ${memberExports} where ${memberExports.userId} = ${user.id} and ${memberExports.status} = 'pending')
    and (select count(*) from ${memberExports} where ${memberExports.userId} = ${user.id} and ${memberExports.createdAt} > ${since}) < ${COLLECT_LIMIT.max})`;
  const done = await ctx.db
    .insert(memberExports)
    .values({ ...row, userId: guard })
    .catch(guardGone("member_exports.user_id"));
  if (!done) {
    const [pending] = await ctx.db
      .select({ id: memberExports.id })
      .from(memberExports)
      .where(and(eq(memberExports.userId, user.id), sql`${memberExports.status} = 'pending'`))
      .limit(1);
    return { ok: false, reason: pending ? "pending" : "too-many" };
  }
  await sendSteps(ctx, [row.id]);
  return { ok: true, id: row.id };
}

/** The row that asks a job for a file. */
export function exportRow(
  ctx: Context,
  {
    user,
    wanted: { kind, exported, query },
    expected,
    isWhole,
  }: {
    user: Pick<CurrentUser, "id" | "companyId" | "language">;
    wanted: Request;
    expected: number;
    isWhole: boolean;
  },
) {
  const now = ctx.clock();
  return {
    id: ctx.ids.create(),
    userId: user.id,
    corporateId: user.companyId,
    isWhole,
    kind,
    exported,
    language: user.language,
    filters: writeListQuery(query),
    status: "pending" as const,
    expected,
    createdAt: now,
    expiresAt: now + COLLECTED_LIFE_MS,
    dueAt: now + HAND_OVER_AFTER_MS,
  };
}
