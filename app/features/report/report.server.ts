import { type Kind, PROGRESS, READINESS } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import { answersOf, byQuestion, findAssessment } from "~/features/answers/queries.server";
import { viewSigning } from "~/features/approval/view";
import { getFactorSets } from "~/features/catalogue/factors.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { footprintsQuery } from "~/features/results/footprints.server";
import { profileQuery, toProfile } from "~/features/results/profile.server";
import { getAnyResultsWith, isOfKind } from "~/features/results/queries.server";
import { readSigning, signingStatements } from "~/features/results/signing.server";
import type { Context } from "~/platform/context";
import type { Report } from "./blocks";
import { viewProgressReport } from "./progress/report";
import { viewReadinessReport } from "./readiness/report";

export type ReportVerdict =
  | { ok: true; kind: Kind; report: Report }
  | { ok: false; reason: "draft"; kind: Kind }
  | { ok: false; reason: "not-found" };

/** The report of a completed assessment of either kind in any language, for whoever may see its result. One round trip. */
export async function getReport(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  language: Language,
): Promise<ReportVerdict> {
  const [results, sets] = await Promise.all([
    getAnyResultsWith(ctx, user, assessmentId, [
      profileQuery(ctx, assessmentId),
      answersOf(ctx, assessmentId),
      footprintsQuery(ctx, assessmentId),
      ...signingStatements(ctx, assessmentId),
    ] as const),
    getFactorSets(ctx),
  ]);
  if (!results.ok) {
    if (results.reason === "not-found") return { ok: false, reason: "not-found" };
    const draft = await findAssessment(ctx, { ...user, looksFor: undefined }, assessmentId);
    return draft ? { ok: false, reason: "draft", kind: draft.kind } : { ok: false, reason: "not-found" };
  }
  const [profiles, answers, entered, ...said] = results.also;
  const profile = toProfile(profiles, language);
  if (!profile) return { ok: false, reason: "not-found" };
  const now = ctx.clock();
  if (isOfKind(results, READINESS)) {
    const report = viewReadinessReport({ results, answers: byQuestion(answers), profile, now }, language);
    return { ok: true, kind: READINESS, report };
  }
  if (!isOfKind(results, PROGRESS)) throw new Error(`No report of the kind ${results.assessment.kind} is known`);
  const signing = viewSigning(
    await readSigning(results, profile, said),
    { assessment: results.assessment, sealedId: ctx.ids.seal(assessmentId) },
    user,
    { language, now },
  );
  return {
    ok: true,
    kind: PROGRESS,
    report: viewProgressReport({ results, profile, now, entered, sets, signing }, language),
  };
}
