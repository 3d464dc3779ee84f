import { useTranslation } from "react-i18next";
import type { TopicView } from "~/assessment/teamwork/view";
import { Button } from "~/ui/button";
import { TopicStateMark, usePersonName } from "./topic-state";

/** One line about a topic: its state, assignee and due date. Shows nothing if the work is not shared. */
export function TopicLine({ topic, asksReady }: { topic: TopicView; asksReady: boolean }) {
  const { t } = useTranslation("teamwork");
  const nameOf = usePersonName();
  const { assignee, due, state } = topic;
  const isSaid = state === "ready" || state === "reviewed";
  const isLate = due?.daysLeft === null && !isSaid;
  if (!assignee && !due && !isSaid && !asksReady) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
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
