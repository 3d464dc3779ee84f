import { asc, desc, eq, isNull, sql } from "drizzle-orm";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import { type CurrentUser, isConfirmed } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { searchWords } from "~/network/membership/rules/list";
import { MAX_FOUND, type Order } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";

export type PersonRow = Awaited<ReturnType<typeof listPeople>>["rows"][number];

/**
 * The people a search finds by word prefixes of their name or address, in an order, up to `MAX_FOUND`. Without a search, the
 * administrators, so that the page shows who has access to the office. One round trip.
 */
export async function listPeople(ctx: Context, user: CurrentUser, search: string, order: Order) {
  if (!mayAdminister(user)) return { rows: [], isCut: false };
  const words = searchWords(search);
  const found = words
    ? sql`${users.id} in (select user_id from person_search where person_search match ${words} limit ${MAX_FOUND})`
    : sql`false`;
  const rows = await ctx.db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      isAdministrator: users.isAdministrator,
      isConfirmed,
      companyId: users.companyId,
      company: sql<string>`${companies.name}`.as("company_name"),
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    // A literal, so that SQLite can use the partial index `users_administrators`.
    .where(search ? found : sql`${users.isAdministrator} and ${isNull(users.erasedAt)}`)
    .orderBy(
      ...(order === "name"
        ? [sql`${users.username} collate nocase`, asc(users.id)]
        : [(order === "newest" ? desc : asc)(users.createdAt), asc(users.id)]),
    )
    .limit(MAX_FOUND);
  return { rows, isCut: rows.length === MAX_FOUND };
}
