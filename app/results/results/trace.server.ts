import { readerOf, readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { answersOf } from "~/assessment/answers/queries.server";
import { readAnswers } from "~/assessment/answers/stored.server";
import { asNaming } from "~/core/addresses/with-query";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { languageOf } from "~/foundation/identity/language.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import type { TracePageProps } from "./components/trace-page";
import { profileQuery, toProfile } from "./profile.server";
import { getResultsWith } from "./queries.server";
import { traceScore } from "./score-trace";

/** The score that the URL asks to trace down to the answers; null if it asks for none. */
export const tracedBy = (request: Request): string | null => new URL(request.url).searchParams.get("trace");

/**
 * What a score of a result was made from, for users who may read the result. Throws a redirect for a draft, 404 for a subject without a
 * score, and the refusals of `requireAssessmentId`. One round trip besides the session's.
 */
export async function openTrace(
  ctx: Context,
  request: Request,
  sealedId: string | undefined,
  kind: Kind,
  subject: string,
): Promise<TracePageProps> {
  const { user, assessmentId, paths } = await requireAssessmentId(ctx, request, sealedId);
  const userId = readUserId(ctx, request);
  const reader = await readerOf(ctx, user, { assessmentId, userId, thing: "result" });
  const language = await languageOf(ctx, request);
  const results = await getResultsWith(ctx, reader, assessmentId, kind, [
    answersOf(ctx, assessmentId),
    profileQuery(ctx, assessmentId),
  ]);
  if (!results.ok && results.reason === "draft") throw redirectTo(paths.form);
  if (!results.ok) throw refusal("not-found");
  const [[stored], profiles] = results.also;
  const profile = toProfile(profiles, language);
  if (!profile) throw refusal("not-found");
  const submittedOn = dayIn(results.assessment.completedAt ?? results.assessment.updatedAt, profile.timeZone);
  const trace = traceScore({ results, answers: await readAnswers(ctx, stored), submittedOn }, subject, language);
  if (!trace) throw refusal("not-found");
  return { path: asNaming(paths.results, userId), trace };
}
