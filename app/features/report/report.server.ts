import { READINESS } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import { answersOf, byQuestion } from "~/features/answers/queries.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { profileQuery, toProfile } from "~/features/results/profile.server";
import { getResultsWith } from "~/features/results/queries.server";
import type { Context } from "~/platform/context";
import type { Report } from "./blocks";
import { viewReadinessReport } from "./readiness/report";

export type ReportVerdict = { ok: true; report: Report } | { ok: false; reason: "not-found" | "draft" };

/** The report of a completed assessment in any language, for whoever may see its result. One round trip. */
export async function getReport(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  language: Language,
): Promise<ReportVerdict> {
  const also = [profileQuery(ctx, assessmentId), answersOf(ctx, assessmentId)] as const;
  const results = await getResultsWith(ctx, user, assessmentId, READINESS, also);
  if (!results.ok) return results;
  const profile = toProfile(results.also[0], language);
  if (!profile) return { ok: false, reason: "not-found" };
  const answers = byQuestion(results.also[1]);
  const report = viewReadinessReport({ results, answers, profile, now: ctx.clock() }, language);
  return { ok: true, report };
}
