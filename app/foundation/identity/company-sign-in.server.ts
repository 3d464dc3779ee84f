import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { companySignIns, signInDomains, signInLinks } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";

/** Whether companies may have a sign-in of their own here. */
export const hasCompanySignIn = (ctx: Context): boolean => ctx.settings.COMPANY_SIGN_IN !== "";

/** Whether the company of a row of `users` asks its people to sign in through its own provider. */
const isRequired = (ctx: Context): SQL =>
  hasCompanySignIn(ctx)
    ? sql`exists (select 1 from ${companySignIns} as "own" join ${companies} as "theirs" on "theirs"."id" = "own"."company_id" where "own"."company_id" = ${users.companyId} and "own"."required_at" is not null and "theirs"."is_corporate")`
    : sql`0`;

/** Who keeps the password whatever the company asks: its owner, for when its provider fails, and who works for the network. */
const keepsPassword = sql`(${users.role} = 'owner' or ${users.isAdministrator})`;

/** Whether a row of `users` may sign in only through the company's provider: neither by password nor by passkey. */
export const isBoundToCompany = (ctx: Context): SQL<number> =>
  sql<number>`(${isRequired(ctx)} and not ${keepsPassword})`;

/** Whether a row of `users` passes by the company's provider when it signs in by another way. */
export const passesByCompany = (ctx: Context): SQL<number> =>
  sql<number>`(${isRequired(ctx)} and ${users.role} = 'owner')`;

/** Condition on `users`: this company's provider knows the user. */
export const isKnownToProvider = (signInId: string): SQL =>
  sql`exists (select 1 from ${signInLinks} join ${companySignIns} on ${companySignIns.id} = ${signInLinks.signInId} where ${signInLinks.userId} = ${users.id} and ${signInLinks.signInId} = ${signInId} and ${companySignIns.companyId} = ${users.companyId} and ${users.isAdministrator} = 0)`;

/**
 * The company whose people sign in with addresses of this one's domain, or null. It depends on the domain alone, so that it does not tell
 * whether the address has an account.
 */
export async function findCompanyOf(ctx: Context, email: string) {
  if (!hasCompanySignIn(ctx)) return null;
  const [found] = await ctx.db
    .select({ id: companySignIns.id, name: companies.name, requiredAt: companySignIns.requiredAt })
    .from(signInDomains)
    .innerJoin(companySignIns, eq(companySignIns.id, signInDomains.signInId))
    .innerJoin(companies, eq(companies.id, companySignIns.companyId))
    .where(
      and(
        eq(signInDomains.domain, email.slice(email.lastIndexOf("@") + 1)),
        isNotNull(signInDomains.provedAt),
        isNotNull(companySignIns.clientId),
        eq(companies.isCorporate, true),
      ),
    );
  return found ? { id: found.id, name: found.name, isRequired: found.requiredAt !== null } : null;
}

/** Column over `companies`: the id of the company's sign-in if its people have to use it, or null. */
export const requiredSignIn = (ctx: Context): SQL<string | null> =>
  hasCompanySignIn(ctx)
    ? sql<
        string | null
      >`(select "own"."id" from ${companySignIns} as "own" where "own"."company_id" = ${companies.id} and "own"."required_at" is not null and ${companies.isCorporate})`
    : sql<null>`null`;
