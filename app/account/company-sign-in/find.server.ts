import { asc, eq } from "drizzle-orm";
import { hasCompanySignIn } from "~/foundation/identity/company-sign-in.server";
import { companySignIns, signInDomains } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { Provider } from "./provider.server";

/** A company's sign-in that is ready for people. */
export interface ReadySignIn {
  id: string;
  companyId: string;
  company: string;
  proof: string;
  isRequired: boolean;
  provider: Provider;
  domains: { domain: string; provedAt: number | null }[];
}

/**
 * A company's sign-in, with its secret opened. Null if there is none, if its provider has not been entered, if the company may no longer
 * have one, or if the installation has none.
 */
export async function findReady(ctx: Context, id: string): Promise<ReadySignIn | null> {
  if (!hasCompanySignIn(ctx)) return null;
  const [[found], domains] = await runTogether(ctx.db, [
    ctx.db
      .select({
        id: companySignIns.id,
        companyId: companySignIns.companyId,
        company: companies.name,
        isCorporate: companies.isCorporate,
        proof: companySignIns.proof,
        requiredAt: companySignIns.requiredAt,
        issuer: companySignIns.issuer,
        clientId: companySignIns.clientId,
        clientSecret: companySignIns.clientSecret,
      })
      .from(companySignIns)
      .innerJoin(companies, eq(companies.id, companySignIns.companyId))
      .where(eq(companySignIns.id, id)),
    ctx.db
      .select({ domain: signInDomains.domain, provedAt: signInDomains.provedAt })
      .from(signInDomains)
      .where(eq(signInDomains.signInId, id))
      .orderBy(asc(signInDomains.domain)),
  ]);
  if (!found?.isCorporate || found.issuer === null || found.clientId === null) return null;
  const secret = found.clientSecret === null ? null : ctx.storedBox("provider").open(found.clientSecret);
  const { issuer, clientId, id: _, isCorporate: __, requiredAt, ...rest } = found;
  const clientSecret = typeof secret === "string" ? secret : null;
  return { ...rest, id, isRequired: requiredAt !== null, provider: { issuer, clientId, clientSecret }, domains };
}
