import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openAssociated, readUserId } from "~/assessment/answers/associated.server";
import { damagedId, mayBeId, noId, refusal } from "~/assessment/answers/open-id.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { entrySection } from "~/assessment/answers/rules/completion";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { type CurrentUser, requireUser } from "~/foundation/identity/session.server";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Redirects to an indicator of a Progress Assessment: to its form, or to its answers for users who can only read. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const part = kompas.ids.openPart(params.indicator ?? "");
  if (!part.ok && !mayBeId(request)) throw noId(request);
  const user: CurrentUser = { ...(await requireUser(kompas, request)), expectedKind: PROGRESS };
  if (!part.ok) throw damagedId();
  const userId = readUserId(kompas, request);
  const own = userId === null ? await openAssessment(kompas, user, part.id, "read") : null;
  const opened = userId === null ? (own?.ok ? own : null) : await openAssociated(kompas, user, part.id, userId);
  if (!opened) throw refusal("not-found");
  const topic = findTopic(opened.catalogue, part.name);
  const section = topic && entrySection(topic, opened.answers);
  // The topic may be missing from the questionnaire of a resynced draft.
  if (!section) throw data({ reason: "noQuestions" }, { status: 404 });
  const paths = assessmentPaths(PROGRESS, kompas.ids.seal(part.id));
  const { companyId, state } = opened.assessment;
  const mayAnswer = companyId === user.companyId && state === "draft" && user.role !== "viewer";
  return redirectTo(mayAnswer ? paths.section(section.id) : paths.viewTopic(topic.id, userId));
}

/** Never rendered. It makes this route a page, so that an invalid link gets the error page. */
export default function ProgressIndicator() {
  return null;
}
