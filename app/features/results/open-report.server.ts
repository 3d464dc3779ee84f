import type { Kind } from "~/domain/kinds/kind";
import type { AssessmentPaths } from "~/domain/kinds/paths";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { languageOf } from "~/features/identity/language.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo } from "~/features/web/redirect.server";
import type { Context } from "~/platform/context";
import type { ReportProps } from "./components/report-page";
import { findShown, viewEvidence } from "./evidence-view";
import { profileQuery, toProfile } from "./profile.server";
import { getResultsWith, type Results } from "./queries.server";

/** What the page of a result is made from. */
export interface OpenedReport<K extends Kind> {
  user: CurrentUser;
  assessmentId: string;
  paths: AssessmentPaths;
  language: Awaited<ReturnType<typeof languageOf>>;
  found: Results<K>;
  submittedAt: number;
  report: ReportProps;
  frame: PageFrame;
}

/**
 * The result that a link leads to, with what its page needs whatever the kind. Throws a redirect for a draft, and the refusals of
 * `requireAssessmentId`. One round trip beside the session's.
 */
export async function openReport<K extends Kind>(
  { kompas: ctx, nonce }: { kompas: Context; nonce: string },
  request: Request,
  sealedId: string | undefined,
  kind: K,
): Promise<OpenedReport<K>> {
  const { user, assessmentId, paths } = await requireAssessmentId(ctx, request, sealedId);
  const language = await languageOf(ctx, request);
  const also = [profileQuery(ctx, user, assessmentId, language)] as const;
  const found = await getResultsWith(ctx, user, assessmentId, kind, also);
  if (!found.ok && found.reason === "draft") throw redirectTo(paths.form);
  const profile = found.ok && toProfile(found.also[0]);
  if (!found.ok || !profile) throw refusal("not-found");
  const submittedAt = found.assessment.completedAt ?? found.assessment.updatedAt;
  const evidence = viewEvidence(found, submittedAt, language);
  const query = new URL(request.url).searchParams;
  const preview = query.get("preview");
  const isPrinted = query.get("download") === "true";
  const isShown = findShown(evidence, preview) !== null;
  return {
    ...{ user, assessmentId, paths, language, found, submittedAt },
    report: {
      ...{ profile, evidence, preview, isPrinted, nonce: isShown ? nonce : "" },
      path: paths.results,
      isNew: query.get("generateReport") === "true",
    },
    frame: {
      dialogOpen: isShown,
      enhance: isPrinted,
      backTo: isPrinted ? paths.results : undefined,
    },
  };
}
