import { and, eq, sql } from "drizzle-orm";
import { noteReadingAsOffice } from "~/assessment/answers/associated.server";
import type { Kind } from "~/core/kinds/kind";
import { officeAct } from "~/foundation/identity/office-acts.server";
import { mayAdminister, mayReadAsOffice } from "~/foundation/identity/rules/administration";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { getSummary, type SummaryVerdict } from "~/results/results/summary.server";

type OfficeVerdict = SummaryVerdict<Kind> | { ok: false; reason: "forbidden" };

/**
 * Reads a completed assessment of any company for an administrator, as one of the company's viewers sees it but without the
 * codes it has joined. The company's ledger and the audit log note the reading before anything is read. Drafts are not found.
 */
export async function readAsOffice(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string | null,
): Promise<OfficeVerdict> {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  const isIt = and(eq(assessments.id, assessmentId ?? ""), eq(assessments.state, "completed"));
  const isThere = sql`exists (select 1 from ${assessments} where ${isIt})`;
  const companyId = sql<string>`(select ${assessments.companyId} from ${assessments} where ${isIt})`;
  const [[row]] = await runTogether(ctx.db, [
    ctx.db
      .select({ companyId: assessments.companyId, kind: assessments.kind, state: assessments.state })
      .from(assessments)
      .where(isIt),
    noteReadingAsOffice(ctx, user, "answers", sql`${isIt}`),
    officeAct(ctx, user, { act: "answers-read", companyId, thing: assessmentId ?? "" }, isThere),
  ]);
  if (!row || !assessmentId || !mayReadAsOffice(user, row)) return { ok: false, reason: "not-found" };
  const reader: CurrentUser = { ...user, companyId: row.companyId, role: "viewer" };
  const summary = await getSummary(ctx, reader, assessmentId, row.kind);
  return summary.ok ? { ...summary, profile: { ...summary.profile, joinedAccessCodes: [] } } : summary;
}
