import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { openAssessmentWith } from "~/assessment/answers/queries.server";
import { dueDays } from "~/assessment/deadlines/rules/deadline";
import { TopicsPage } from "~/assessment/teamwork/components/topics-page";
import { markFlash, readMark } from "~/assessment/teamwork/marks";
import { colleaguesQuery, topicWorkQuery } from "~/assessment/teamwork/queries.server";
import { decideTeamwork } from "~/assessment/teamwork/rules/access";
import { assignTopic, markTopic } from "~/assessment/teamwork/topics.server";
import { viewPeople, viewTopics } from "~/assessment/teamwork/view";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";

export const handle = { enhance: true };

/** The topics of an assessment and how colleagues share them. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const also = [topicWorkQuery(kompas, assessmentId), colleaguesQuery(kompas, user)] as const;
  const opened = await openAssessmentWith(kompas, user, assessmentId, "read", also);
  if (!opened.ok) throw refusal("not-found");
  const { assessment, catalogue, answers } = opened;
  const [work, colleagues] = opened.also;
  const isDraft = assessment.state === "draft";
  const now = kompas.clock();
  const language = await languageOf(kompas, request);
  return {
    dimensions: viewTopics(catalogue, answers, work, { user, language, now, isDraft }),
    isDraft,
    canAnswer: decideTeamwork(user, assessment, "mark").ok,
    canAssign: decideTeamwork(user, assessment, "assign").ok,
    people: viewPeople(colleagues),
    ...dueDays(now, user.timeZone),
    title: await pageTitle(kompas, request, "teamwork", "title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const form = await request.formData();
  const topicId = String(form.get("topic") ?? "");
  const go = (flash: FlashKey) => redirectWithFlash(paths.topic(topicId), flash);

  if (form.get("intent") !== "assign") {
    const mark = readMark(form);
    if (!mark) throw refusal("not-found");
    const done = await markTopic(kompas, user, assessmentId, { topicId, ...mark });
    if (!done.ok && (done.reason === "not-found" || done.reason === "forbidden")) throw refusal(done.reason);
    return go(markFlash(mark.mark, done));
  }

  const given = { assigneeId: String(form.get("assignee") ?? ""), dueOn: String(form.get("dueOn") ?? "") };
  const done = await assignTopic(kompas, user, assessmentId, { topicId, ...given });
  if (done.ok) return go("topicSaved");
  switch (done.reason) {
    case "not-found":
    case "forbidden":
      throw refusal(done.reason);
    case "completed":
      return go("alreadySubmitted");
    case "too-many-requests": {
      const minutes = inMinutes(done.retryAfterSeconds);
      return data({ problem: { topicId, ...given, reason: null }, minutes }, toWait(done.retryAfterSeconds));
    }
    default:
      return data({ problem: { topicId, ...given, reason: done.reason }, minutes: 0 }, { status: 400 });
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Topics() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <TopicsPage {...loaded} problem={null} minutes={0} {...answer} />;
}
