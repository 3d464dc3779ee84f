import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { officeActs } from "~/foundation/tables/office";
import { users } from "~/foundation/tables/people";
import { momentsOf, problemOfDays } from "~/office/log/rules/days";
import { cutWalk, PAGE_SIZE } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { LogQuery } from "./query";
import { subjectColumns } from "./subject.server";

/** Maximum number of rows in a log file: the newest that match. */
const MAX_IN_FILE = 10_000;
/** More administrators than any office has. */
const MAX_ADMINISTRATORS = 200;

const [by, person] = [alias(users, "by"), alias(users, "person")];

/** An act with the names of what it affected and of the person who did it. A name is empty once its account is erased. */
export type LogRow = Awaited<ReturnType<typeof readLog>>["rows"][number];

/** A page of the audit log, newest first, and everyone who has ever had office access. No rows if the days are invalid. One round trip. */
export async function readLog(ctx: Context, user: CurrentUser, query: LogQuery) {
  if (!mayAdminister(user)) return { rows: [], previous: null, next: null, administrators: [] };
  const { place } = query.walk;
  const behind = place
    ? sql`(${officeActs.at}, ${officeActs.id}) ${sql.raw(place.isBefore ? ">" : "<")} (${place.at}, ${place.id})`
    : undefined;
  const [rows, administrators] = await runTogether(ctx.db, [
    logRows(ctx, user, {
      where: and(matches(query), behind),
      isReversed: place?.isBefore ?? false,
      limit: PAGE_SIZE + 1,
    }),
    ctx.db
      .select({ id: users.id, username: users.username })
      .from(users)
      // A literal, so that SQLite can use the partial index `users_administrators`.
      .where(sql`${users.isAdministrator}`)
      .orderBy(asc(users.username))
      .limit(MAX_ADMINISTRATORS),
  ]);
  return { ...cutWalk(query.walk, rows), administrators };
}

/** The newest matching rows, up to the limit of a file. */
export async function collectLog(ctx: Context, user: CurrentUser, query: LogQuery): Promise<LogRow[]> {
  return mayAdminister(user)
    ? logRows(ctx, user, { where: matches(query), isReversed: false, limit: MAX_IN_FILE })
    : [];
}

function matches({ act, by: byId, company, person: personId, days }: LogQuery): SQL | undefined {
  if (problemOfDays(days)) return sql`false`;
  const { from, before } = momentsOf(days);
  return and(
    from === null ? undefined : gte(officeActs.at, from),
    before === null ? undefined : lt(officeActs.at, before),
    act ? eq(officeActs.act, act) : undefined,
    byId ? eq(officeActs.byId, byId) : undefined,
    // The repeated condition lets SQLite use the partial indexes for companies and people.
    company ? and(eq(officeActs.companyId, company), sql`${officeActs.companyId} <> ''`) : undefined,
    personId ? and(eq(officeActs.userId, personId), sql`${officeActs.userId} <> ''`) : undefined,
  );
}

function logRows(
  ctx: Context,
  { language }: CurrentUser,
  { where, isReversed, limit }: { where: SQL | undefined; isReversed: boolean; limit: number },
) {
  const way = isReversed ? asc : desc;
  return ctx.db
    .select({
      id: officeActs.id,
      at: officeActs.at,
      act: officeActs.act,
      byId: officeActs.byId,
      companyId: officeActs.companyId,
      userId: officeActs.userId,
      thing: officeActs.thing,
      reason: officeActs.reason,
      by: sql<string>`coalesce(${by.username}, '')`.as("by_name"),
      company: sql<string>`coalesce(${companies.name}, '')`.as("company_name"),
      person: sql<string>`coalesce(${person.username}, '')`.as("person_name"),
      ...subjectColumns(language),
    })
    .from(officeActs)
    .leftJoin(by, eq(by.id, officeActs.byId))
    .leftJoin(companies, eq(companies.id, officeActs.companyId))
    .leftJoin(person, eq(person.id, officeActs.userId))
    .where(where)
    .orderBy(way(officeActs.at), way(officeActs.id))
    .limit(limit);
}
