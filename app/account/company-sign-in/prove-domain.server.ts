import { and, eq, lte, ne, sql } from "drizzle-orm";
import { signInDomains } from "~/foundation/tables/access";
import { judgeAddress } from "~/foundation/webhooks/rules/address";
import type { Context } from "~/platform/context";
import { isUniqueViolation, runTogether } from "~/platform/d1/client";
import { readTexts } from "~/platform/dns";
import { fetchOutside } from "~/platform/fetch-outside";
import { whereProviders } from "./provider.server";
import { isToBeRenewed, proofAddress, provedSince, provesDomain, recordName, stateOfDomain } from "./rules/domains";

/** How long the DNS, or the domain's own server, may take. */
const PATIENCE_MS = 5_000;
const MAX_BYTES = 16 * 1024;

/** "taken": another company has proved the domain, and still may. "missing": the record is nowhere. */
export type ProofVerdict = "proved" | "missing" | "taken";

/** Looks for a domain's record, and notes that it is there. */
export async function proveDomain(
  ctx: Context,
  { signInId, domain, proof }: { signInId: string; domain: string; proof: string },
): Promise<ProofVerdict> {
  if (!(await hasRecord(ctx, domain, proof))) return "missing";
  const now = ctx.clock();
  const others = and(eq(signInDomains.domain, domain), ne(signInDomains.signInId, signInId));
  try {
    const [, renewed] = await runTogether(ctx.db, [
      // Whoever has not been seen to hold it for so long does not keep it from its holder.
      ctx.db
        .update(signInDomains)
        .set({ provedAt: null })
        .where(and(others, lte(signInDomains.provedAt, provedSince(now)))),
      ctx.db
        .update(signInDomains)
        .set({ provedAt: sql`${now}` })
        .where(and(eq(signInDomains.signInId, signInId), eq(signInDomains.domain, domain)))
        .returning({ domain: signInDomains.domain }),
    ]);
    return renewed.length > 0 ? "proved" : "missing";
  } catch (error) {
    if (isUniqueViolation(error, "sign_in_domains.domain")) return "taken";
    throw error;
  }
}

/** The domains that count now among those of a company. One whose proof grows old is looked for again first. */
export async function usableDomains(
  ctx: Context,
  { id: signInId, proof }: { id: string; proof: string },
  domains: readonly { domain: string; provedAt: number | null }[],
): Promise<string[]> {
  const now = ctx.clock();
  const usable = await Promise.all(
    domains.map(async ({ domain, provedAt }) => {
      if (provedAt === null) return [];
      if (!isToBeRenewed(provedAt, now)) return [domain];
      const isThere = (await proveDomain(ctx, { signInId, domain, proof })) === "proved";
      return isThere || stateOfDomain(provedAt, now) === "proved" ? [domain] : [];
    }),
  );
  return usable.flat();
}

/** Whether the record is in the DNS or at the domain's well-known address. */
async function hasRecord(ctx: Context, domain: string, proof: string): Promise<boolean> {
  const found = await Promise.all([askDns(ctx, domain), askDomain(ctx, domain)].map((asked) => asked.catch(() => [])));
  return provesDomain(found.flat(), proof);
}

const askDns = (ctx: Context, domain: string) => readTexts(ctx.settings.DNS_URL, recordName(domain), PATIENCE_MS);

async function askDomain(ctx: Context, domain: string): Promise<string[]> {
  const judged = judgeAddress(proofAddress(domain), whereProviders(ctx));
  if (!judged.ok) return [];
  const answer = await fetchOutside(judged.address, {}, { patienceMs: PATIENCE_MS, maxBytes: MAX_BYTES });
  return answer.ok ? [await answer.text()] : [];
}
