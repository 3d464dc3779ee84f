import { and, eq, sql } from "drizzle-orm";
import { type CompanyFigures, figuresStatements, toCompanyFigures } from "~/assessment/key-figures/queries.server";
import { readingDay } from "~/core/scopes";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies, memberships } from "~/foundation/tables/company";
import { readings } from "~/foundation/tables/ledger";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { type Found, runTogether } from "~/platform/d1/client";

/**
 * The key figures of a company that shares them with the reader's, which the ledger records in the same batch. Null if it does not, or no
 * longer. One round trip.
 */
export async function readMemberFigures(
  ctx: Context,
  user: CurrentUser,
  companyId: string,
): Promise<{ company: string; found: CompanyFigures } | null> {
  if (!maySeeMembers(user)) return null;
  const now = ctx.clock();
  const isShared = and(
    eq(memberships.corporateId, user.companyId),
    eq(memberships.companyId, companyId),
    eq(memberships.sharesFigures, true),
    isCorporateStill,
  );
  const statements = figuresStatements(ctx, companyId);
  const [[member], , ...found] = await runTogether(ctx.db, [
    ctx.db
      .select({ company: companies.name })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(isShared),
    ctx.db
      .insert(readings)
      .select(
        sql`select ${memberships.companyId}, ${readingDay(now)}, ${memberships.corporateId}, ${user.id}, 'figures', '', ${now} from ${memberships} where ${isShared}`,
      )
      .onConflictDoNothing(),
    ...statements,
  ]);
  if (!member) return null;
  return { company: member.company, found: await toCompanyFigures(ctx, found as Found<typeof statements>) };
}
