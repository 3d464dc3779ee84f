import { data } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { AGREED, type AgreedDocument, type Agreement } from "~/core/agreement";
import { LEGAL_VERSIONS } from "~/foundation/identity/content/legal-documents";
import { isAgreementDue, type LegalVersion, type Owed } from "~/foundation/identity/rules/agreements";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/**
 * Every version of the documents that users agree to, oldest first. If DEMO is set, it includes those that
 * LEGAL_PREVIEW adds.
 */
export function agreedVersions({ isDemo, settings }: Context): Record<AgreedDocument, readonly LegalVersion[]> {
  const { terms, privacy } = isDemo ? settings.LEGAL_PREVIEW : {};
  return {
    terms: [...LEGAL_VERSIONS.terms, ...(terms ?? [])],
    privacy: [...LEGAL_VERSIONS.privacy, ...(privacy ?? [])],
  };
}

/** Throws 403 when the user still has to agree to a new version and the request would write. */
export function refuseUntilAgreed(ctx: Context, { owes }: { owes: Owed | null }): void {
  if (isAgreementDue(owes, ctx.clock())) throw data({ reason: "agreement" }, { status: 403 });
}

/**
 * Records, with the time, that an owner agrees to the open documents, in addition to earlier agreements. Returns false
 * and records nothing if the form showed other versions than the newest. Sending it again changes nothing.
 */
export async function agree(
  ctx: Context,
  { id, owes }: { id: string; owes: Owed | null },
  shown: FormData,
): Promise<boolean> {
  const documents = owes?.documents ?? [];
  if (documents.some(({ document, version }) => shown.get(document) !== String(version))) return false;
  const [first, ...others] = documents.map(({ document, version }) => {
    const agreement: Agreement = { document, version, at: ctx.clock() };
    const isNew = sql`not exists (select 1 from json_each(${users.agreements}) where value ->> 'document' = ${document} and value ->> 'version' >= ${version})`;
    return ctx.db
      .update(users)
      .set({ agreements: sql`json_insert(${users.agreements}, '$[#]', json(${JSON.stringify(agreement)}))` })
      .where(sql`${users.id} = ${id} and ${isNew}`);
  });
  if (!first) return true;
  await runTogether(ctx.db, [first, ...others]);
  ctx.log("agreed", { documents: AGREED.filter((each) => documents.some(({ document }) => document === each)).join() });
  return true;
}
