import { and, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { sharedPath } from "./link";
import { shares } from "./tables";

/** What the secret in a link names: the link itself, and the assessment whose report it opens. */
export interface NamedLink {
  id: string;
  assessmentId: string;
}

/** The full URL of a link. Its secret is stored nowhere: its owner's page seals it again. */
export const linkAddress = (ctx: Context, { id, assessmentId }: NamedLink) =>
  new URL(sharedPath(ctx.shareIds.sealPart(assessmentId, id)), ctx.settings.APP_URL).href;

/** What a secret names, whether or not that opens anything; null for a secret that is not ours, without asking the database. */
export function openLink(ctx: Context, token: string): NamedLink | null {
  const opened = ctx.shareIds.openPart(token);
  return opened.ok ? { id: opened.name, assessmentId: opened.id } : null;
}

/** Whether a link can be read at that time: it has neither ended nor expired, and its report and company exist. */
export const isOpenLink = (ctx: Context, { id, assessmentId }: NamedLink, now: number): SQL => {
  const report = ctx.db
    .select({ one: sql`1` })
    .from(assessments)
    .innerJoin(companies, and(eq(companies.id, assessments.companyId), isNull(companies.erasedAt)))
    .where(and(eq(assessments.id, assessmentId), eq(assessments.state, "completed")));
  const isThis = and(eq(shares.id, id), eq(shares.assessmentId, assessmentId));
  return sql`${and(isThis, isNull(shares.endedAt), gt(shares.expiresAt, now), exists(report))}`;
};

/** A link that can be read. */
export type OpenShare = Awaited<ReturnType<typeof openShareQuery>>[number];

/** Batch statement that finds it. */
export const openShareQuery = (ctx: Context, link: NamedLink, now: number) =>
  ctx.db
    .select({
      parts: shares.parts,
      language: shares.language,
      wordHash: shares.wordHash,
      expiresAt: shares.expiresAt,
      companyId: assessments.companyId,
      timeZone: companyZone,
      kind: assessments.kind,
    })
    .from(shares)
    .innerJoin(assessments, eq(assessments.id, shares.assessmentId))
    .innerJoin(companies, eq(companies.id, assessments.companyId))
    .where(isOpenLink(ctx, link, now));
