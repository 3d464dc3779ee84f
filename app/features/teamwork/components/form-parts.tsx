import { useTranslation } from "react-i18next";
import { gotoValue } from "~/domain/kinds/goto";
import type { TopicView } from "~/features/teamwork/view";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { TopicStateMark, usePersonName } from "./topic-state";

/** One quiet line under a topic's name: how far it is, who looks after it, and until when. Nothing where nobody shares the work. */
export function TopicLine({ topic, asksReady }: { topic: TopicView; asksReady: boolean }) {
  const { t } = useTranslation("teamwork");
  const nameOf = usePersonName();
  const { assignee, due, state } = topic;
  const isSaid = state === "ready" || state === "reviewed";
  const isLate = due?.daysLeft === null && !isSaid;
  if (!assignee && !due && !isSaid && !asksReady) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <TopicStateMark state={state} />
      {assignee || due ? (
        <p className="min-w-0 text-small text-ink-2 wrap-anywhere">
          {assignee ? (assignee.isYou ? t("line.assignedYou") : t("line.assigned", { name: nameOf(assignee) })) : null}
          {assignee && due ? ", " : null}
          {due ? t(isLate ? "line.overdue" : "line.due", { date: due.date }) : null}
        </p>
      ) : null}
      {asksReady ? (
        <Button name="intent" value="ready" aria-label={t("topic.readyOf", { topic: topic.name })}>
          {t("topic.ready")}
        </Button>
      ) : null}
    </div>
  );
}

/** Leads to what colleagues say about a question, once the section has been saved. */
export function CommentButton({ question, count }: { question: { id: string; text: string }; count: number }) {
  const { t } = useTranslation("teamwork");
  return (
    <button
      type="submit"
      name="goto"
      value={gotoValue("comments", question.id)}
      className="-mb-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-s py-2 text-ink-2 hover:text-accent hover:underline print:hidden"
    >
      <Icon name="comment" className="size-5 shrink-0" />
      {count > 0 ? t("comments.count", { count }) : t("comments.button")}
      <span className="sr-only"> {t("comments.on", { question: question.text })}</span>
    </button>
  );
}
