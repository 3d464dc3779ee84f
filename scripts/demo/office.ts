import { eq } from "drizzle-orm";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { officeActs } from "~/foundation/tables/office";
import { changeCompany } from "~/office/admin/companies/change.server";
import { addAnnouncement, deleteAnnouncement } from "~/office/announcements/drafts.server";
import { discardDraft, startDraft } from "~/office/editor/drafts.server";
import type { Context } from "~/platform/context";

/** As an office records them: a number reads the same in every language. */
const REASONS = { corporate: "KNO-2026/0117", code: "KNO-2026/0121", ordinary: "KNO-2026/0126" } as const;
const DRAFT = { title: "2026", body: "2026" };

/**
 * Performs acts of the network's office over the last weeks, for its audit log; all of them are reverted since. `companyId` is the
 * company whose access code was tried out. Does nothing if the log already has a line.
 */
export async function ensureOfficeActs(
  ctx: Context,
  setDaysAgo: (days: number) => void,
  { office, companyId }: { office: readonly CurrentUser[]; companyId: string },
): Promise<void> {
  const [there] = await ctx.db.select({ id: officeActs.id }).from(officeActs).limit(1);
  const [first, second = first, third = first] = office;
  if (there || !first || !second || !third) return;
  setDaysAgo(40);
  const draft = await startDraft(ctx, first, newestReadiness.version);
  setDaysAgo(33);
  if (draft) await discardDraft(ctx, second, draft);
  let former = "";
  for (const [act, by, days] of [
    ["corporate", first, 26],
    ["code", third, 19],
    ["ordinary", first, 12],
  ] as const) {
    setDaysAgo(days);
    const done = await changeCompany(ctx, by, { companyId, act, former, reason: REASONS[act] });
    if (!done.ok) throw new Error(`The office cannot do that: ${act}`);
    const [row] = await ctx.db
      .select({ code: companies.accessCode })
      .from(companies)
      .where(eq(companies.id, companyId));
    former = row?.code ?? "";
  }
  setDaysAgo(5);
  const texts = { en: DRAFT, fr: DRAFT, ms: DRAFT };
  const written = await addAnnouncement(ctx, second, { type: "NEWSLETTER", audience: { companies: "all" }, texts });
  setDaysAgo(4);
  await deleteAnnouncement(ctx, second, written);
}
