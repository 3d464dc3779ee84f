import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { readAccessCode } from "~/foundation/company/invitation-link.server";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { searchWords } from "~/network/membership/rules/list";
import { MAX_FOUND } from "~/office/log/rules/walk";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { readCode } from "~/results/proof/rules/code";
import { proofs } from "~/results/tables/proofs";
import { searchPhrase } from "../rules/phrase";

/** How many of a kind are shown. The lists of companies and people show more. */
const MAX_SHOWN = 10;

/** What a search has found, by kind. */
export type Found = NonNullable<Awaited<ReturnType<typeof searchOffice>>>;

/**
 * Everything that a text may mean to the office: companies by words of their name or by number, people by words of their name or by
 * address, the owner of an access code, the company of a report's code. What bears exactly this name comes first. No ledger notes it,
 * because it shows no more than the lists do. One round trip; reads at most `MAX_FOUND` matches of each full-text table, twice.
 */
export async function searchOffice(ctx: Context, user: CurrentUser, search: string) {
  if (!mayAdminister(user)) return null;
  const { code } = await readAccessCode(ctx, search);
  const first = (isExact: SQL) => sql`case when ${isExact} then 0 else 1 end`;
  const [ofCompanies, ofPeople, [accessCode], [report]] = await runTogether(ctx.reads, [
    ctx.db
      .select({
        id: companies.id,
        name: companies.name,
        registrationNumber: companies.registrationNumber,
        isCorporate: companies.isCorporate,
      })
      .from(companies)
      .where(sql`${companies.id} in (${matches(sql`company_search`, sql`company_id`, search)})`)
      .orderBy(
        first(sql`${companies.name} = ${search} collate nocase or ${companies.registrationNumber} = ${search}`),
        sql`${companies.name} collate nocase`,
        asc(companies.id),
      )
      .limit(MAX_SHOWN + 1),
    ctx.db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        company: sql<string>`${companies.name}`.as("company_name"),
      })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(sql`${users.id} in (${matches(sql`person_search`, sql`user_id`, search)})`)
      .orderBy(
        first(sql`${users.email} = ${search.toLowerCase()} or ${users.username} = ${search} collate nocase`),
        sql`${users.username} collate nocase`,
        asc(users.id),
      )
      .limit(MAX_SHOWN + 1),
    ctx.db
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(and(eq(companies.accessCode, code), isNull(companies.erasedAt))),
    ctx.db
      .select({
        code: proofs.code,
        kind: assessments.kind,
        issuedAt: proofs.issuedAt,
        companyId: companies.id,
        company: companies.name,
      })
      .from(proofs)
      .innerJoin(assessments, eq(assessments.id, proofs.assessmentId))
      .innerJoin(companies, eq(companies.id, assessments.companyId))
      .where(and(eq(proofs.code, readCode(search) ?? ""), isNull(companies.erasedAt))),
  ]);
  return {
    companies: ofCompanies.slice(0, MAX_SHOWN),
    people: ofPeople.slice(0, MAX_SHOWN),
    hasMore: { companies: ofCompanies.length > MAX_SHOWN, people: ofPeople.length > MAX_SHOWN },
    accessCode: accessCode ?? null,
    report: report ?? null,
  };
}

/** The ids in a full-text table that match: the whole phrase, and beside it words that begin so. */
function matches(table: SQL, id: SQL, search: string): SQL {
  const words = searchWords(search);
  // A search of only punctuation yields no words and finds nothing.
  if (!words) return sql`null`;
  const of = (match: string) =>
    sql`select ${id} from (select ${id} from ${table} where ${table} match ${match} limit ${MAX_FOUND})`;
  return sql`${of(searchPhrase(search))} union ${of(words)}`;
}
