import { useTranslation } from "react-i18next";
import type { TopicState } from "~/assessment/teamwork/rules/topics";
import type { PersonView, TopicView } from "~/assessment/teamwork/view";
import { cx } from "~/ui/cx";
import { Icon, type IconName } from "~/ui/icons";

/** Icons of the states that a user sets. */
export const STATE_ICONS: Record<TopicState, IconName | null> = {
  "not-started": null,
  "in-progress": null,
  complete: null,
  ready: "eye",
  reviewed: "checks",
};

const LOOKS: Record<TopicState, string> = {
  "not-started": "bg-sunk text-ink-3",
  "in-progress": "bg-sunk text-ink-2",
  complete: "bg-sunk text-ink",
  ready: "bg-attention-soft text-attention",
  reviewed: "bg-accent-soft text-accent",
};

/** The state of a topic, in a word. */
export function TopicStateMark({ state }: { state: TopicState }) {
  const { t } = useTranslation("teamwork");
  const icon = STATE_ICONS[state];
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-small font-semibold whitespace-nowrap",
        LOOKS[state],
      )}
    >
      {icon ? <Icon name={icon} className="size-4 shrink-0" /> : null}
      {t(`state.${state}`)}
    </span>
  );
}

/** The words for a colleague: their name, "you", or that they have left. */
export function usePersonName(): (person: PersonView) => string {
  const { t } = useTranslation("teamwork");
  return ({ name, isYou }) => (isYou ? t("topic.you") : (name ?? t("topic.former")));
}

/** A topic's due date in words. Only an unfinished topic is shown as overdue. */
export function useDueText(): (topic: Pick<TopicView, "due" | "state">) => string | null {
  const { t } = useTranslation("teamwork");
  return ({ due, state }) => {
    if (!due) return null;
    const { date, daysLeft } = due;
    if (state === "ready" || state === "reviewed") return date;
    if (daysLeft === null) return t("topic.overdue", { date });
    return daysLeft === 0 ? t("topic.today", { date }) : t("topic.left", { date, count: daysLeft });
  };
}
