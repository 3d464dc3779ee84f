import { decideSharing } from "~/domain/access/sharing";
import type { Kind } from "~/domain/kinds/kind";
import type { AssessmentPaths } from "~/domain/kinds/paths";
import { refusal, requireAssessmentWith } from "~/features/answers/open-id.server";
import { languageOf } from "~/features/identity/language.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { latestProof, toProof } from "~/features/proof/latest.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo } from "~/features/web/redirect.server";
import type { Context } from "~/platform/context";
import type { Found, Statement } from "~/platform/d1/client";
import type { ReportProps } from "./components/report-page";
import { findShown, viewEvidence } from "./evidence-view";
import { profileQuery, toProfile } from "./profile.server";
import { judgeResults, type Results, resultStatements } from "./queries.server";
import { readSince, sinceStatements } from "./since.server";

/** What the page of a result is made from. */
export interface OpenedReport<K extends Kind, T extends readonly Statement[]> {
  user: CurrentUser;
  assessmentId: string;
  paths: AssessmentPaths;
  language: Awaited<ReturnType<typeof languageOf>>;
  found: Results<K>;
  /** What `also` found. */
  more: Found<T>;
  submittedAt: number;
  report: ReportProps;
  frame: PageFrame;
}

/**
 * The result that a link leads to, with what its page needs whatever the kind; `also` are statements that are read with it. Throws a redirect
 * for a draft and for whoever comes to print it, and the refusals of `requireAssessmentId`. One round trip, the session's.
 */
export async function openReport<K extends Kind, const T extends readonly Statement[]>(
  { kompas: ctx, nonce }: { kompas: Context; nonce: string },
  request: Request,
  sealedId: string | undefined,
  kind: K,
  also: (assessmentId: string) => T,
): Promise<OpenedReport<K, T>> {
  const query = new URL(request.url).searchParams;
  const compares = query.has("since");
  const entered = await requireAssessmentWith(ctx, request, sealedId, (id) =>
    resultStatements(ctx, id, [
      profileQuery(ctx, id),
      latestProof(ctx, id),
      ...sinceStatements(ctx, id, compares),
      ...also(id),
    ]),
  );
  const { user, assessmentId, paths } = entered;
  const language = await languageOf(ctx, request);
  const found = await judgeResults<
    K,
    readonly [
      ReturnType<typeof profileQuery>,
      ReturnType<typeof latestProof>,
      ...ReturnType<typeof sinceStatements>,
      ...T,
    ]
  >(ctx, { ...user, looksFor: kind }, entered.found);
  if (!found.ok && found.reason === "draft") throw redirectTo(paths.form);
  if (!found.ok) throw refusal("not-found");
  const [ofProfile, ofProof, former, then, now, ...more] = found.also;
  const profile = toProfile(ofProfile, language);
  if (!profile) throw refusal("not-found");
  const submittedAt = found.assessment.completedAt ?? found.assessment.updatedAt;
  const evidence = viewEvidence(found, submittedAt, language);
  // What is printed is the report, which has an address of its own.
  if (query.get("download") === "true") throw redirectTo(`${paths.report}?download=true`);
  const preview = query.get("preview");
  const isShown = findShown(evidence, preview) !== null;
  return {
    ...{ user, assessmentId, paths, language, found, more, submittedAt },
    report: {
      ...{ profile, evidence, preview, nonce: isShown ? nonce : "" },
      since: await readSince(ctx, [former, then, now], found.catalogue, language, compares),
      proof: toProof(ctx, ofProof),
      path: paths.results,
      reportPath: paths.report,
      sharePath: decideSharing(user, found.assessment).ok ? paths.share : null,
      isNew: query.get("generateReport") === "true",
    },
    frame: { dialogOpen: isShown },
  };
}
