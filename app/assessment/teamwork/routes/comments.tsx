import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { openAssessmentWith } from "~/assessment/answers/queries.server";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { addComment, deleteComment } from "~/assessment/teamwork/comments.server";
import { viewComments, viewSubject } from "~/assessment/teamwork/comments-view";
import { CommentsPage } from "~/assessment/teamwork/components/comments-page";
import { commentsQuery } from "~/assessment/teamwork/queries.server";
import { decideTeamwork } from "~/assessment/teamwork/rules/access";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";

export const handle = { enhance: true };

/** Colleagues' comments on a question of an assessment. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const questionId = params.questionId ?? "";
  const also = [commentsQuery(kompas, assessmentId, questionId)] as const;
  const opened = await openAssessmentWith(kompas, user, assessmentId, "read", also);
  const found = opened.ok ? findQuestion(opened.catalogue, questionId) : null;
  if (!opened.ok || !found) throw refusal("not-found");
  const language = await languageOf(kompas, request);
  const canWrite = decideTeamwork(user, opened.assessment, "comment").ok;
  const comments = viewComments(opened.also[0], { user, language, canChange: canWrite });
  const asked = new URL(request.url).searchParams.get("delete");
  const doomed = comments.find(({ id, mayDelete }) => id === asked && mayDelete) ?? null;
  return {
    subject: viewSubject(found, opened.answers.get(questionId), language),
    comments,
    isDraft: opened.assessment.state === "draft",
    canWrite,
    doomed,
    frame: { dialogOpen: doomed !== null } satisfies PageFrame,
    title: await pageTitle(kompas, request, "teamwork", "comments.title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const questionId = params.questionId ?? "";
  const here = paths.comments(questionId);
  const go = (flash: FlashKey, path = here) => redirectWithFlash(path, flash);
  const form = await request.formData();

  if (form.get("intent") === "delete") {
    const commentId = new URL(request.url).searchParams.get("delete") ?? "";
    const done = await deleteComment(kompas, user, assessmentId, commentId);
    if (done.ok) return go("commentDeleted");
    if (done.reason === "completed") return go("alreadySubmitted");
    throw refusal(done.reason);
  }

  const text = String(form.get("text") ?? "");
  const done = await addComment(kompas, user, assessmentId, { questionId, text });
  if (done.ok) return go("commentAdded", `${here}#c-${done.commentId}`);
  switch (done.reason) {
    case "not-found":
    case "forbidden":
      throw refusal(done.reason);
    case "completed":
      return go("alreadySubmitted");
    case "too-many-requests": {
      const minutes = inMinutes(done.retryAfterSeconds);
      return data({ problem: null, minutes, typed: text }, toWait(done.retryAfterSeconds));
    }
    default:
      return data({ problem: done.reason, minutes: 0, typed: text }, { status: 400 });
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Comments() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CommentsPage {...loaded} problem={null} typed="" minutes={0} {...answer} />;
}
