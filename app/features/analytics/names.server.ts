import { and, asc, between, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Filter, monthsOf } from "~/domain/analytics/filters";
import { LEVELS, type Level } from "~/domain/catalogue/catalogue";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { standings } from "~/platform/d1/schema/analytics";
import { companies } from "~/platform/d1/schema/company";
import { users } from "~/platform/d1/schema/people";
import type { Of } from "./read.server";

/** A company of a list, with its owner's name. */
export interface Vendor {
  company: string;
  username: string;
}

/** The highest, the lowest, or those of a level, of a subject. */
export type Which = { subject: string } & ({ end: "top" | "bottom" } | { level: Level });

const ownerName = sql<
  string | null
>`(select ${users.username} from ${users} where ${users.companyId} = ${standings.companyId} and ${users.role} = 'owner' and ${users.erasedAt} is null order by ${users.createdAt} limit 1)`;

const rankOf = (level: Level) => LEVELS.indexOf(level);

function isIn({ population, kind }: Of, filter: Filter, which: Which): SQL | undefined {
  const months = monthsOf(filter);
  return and(
    eq(standings.population, population),
    eq(standings.kind, kind),
    eq(standings.subject, which.subject),
    "level" in which ? eq(standings.rank, rankOf(which.level)) : undefined,
    filter.country ? eq(standings.countryId, filter.country) : undefined,
    filter.state ? eq(standings.stateId, filter.state) : undefined,
    filter.industry ? eq(standings.industryId, filter.industry) : undefined,
    filter.size ? eq(standings.size, filter.size) : undefined,
    months ? between(standings.month, months.first, months.last) : undefined,
  );
}

/** The statement that reads the first of a list; its order is that of an index, so that it reads no more rows than it gives. */
export function vendorsStatement(ctx: Context, of: Of, filter: Filter, which: Which, limit: number, after?: Place) {
  const { rank, score, companyId } = standings;
  const isUp = "end" in which && which.end === "bottom";
  const past = after && sql`(${rank}, ${score}, ${companyId}) < (${after.rank}, ${after.score}, ${after.companyId})`;
  return ctx.db
    .select({ company: companies.name, username: ownerName.as("owner_name"), rank, score, companyId })
    .from(standings)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(isIn(of, filter, which), past))
    .orderBy(...[rank, score, companyId].map((column) => (isUp ? asc(column) : desc(column))))
    .limit(limit);
}

/** Where a page of a list ends. */
export interface Place {
  rank: number;
  score: number;
  companyId: string;
}

export const writePlace = ({ rank, score, companyId }: Place) => `${rank}.${score}.${companyId}`;

/** The place that an address names, or undefined. */
export function readPlace(text: string): Place | undefined {
  const [, rank, score, companyId = ""] = /^(\d)\.(\d{1,5})\.([\w-]{1,64})$/.exec(text) ?? [];
  return rank === undefined ? undefined : { rank: Number(rank), score: Number(score), companyId };
}

/** The first of several lists, in their order, in one trip. */
export async function readVendors(
  ctx: Context,
  of: Of,
  filter: Filter,
  lists: Which[],
  limit: number,
): Promise<Vendor[][]> {
  const statements = lists.map((which) => vendorsStatement(ctx, of, filter, which, limit));
  const found = (await runTogether(ctx.reads, statements)) as { company: string; username: string | null }[][];
  return found.map((rows) => rows.map(({ company, username }) => ({ company, username: username ?? "" })));
}
