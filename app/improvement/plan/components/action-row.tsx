import { useTranslation } from "react-i18next";
import type { ActionState } from "~/core/action-states";
import { PLAN_PATH } from "~/core/addresses/plan";
import type { ActionView } from "~/improvement/plan/view";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";

const LOOKS: Record<ActionState, string> = {
  planned: "bg-sunk text-ink-2",
  doing: "bg-attention-soft text-attention",
  done: "bg-accent-soft text-accent",
  dropped: "bg-sunk text-ink-3",
};

/** The state of an action in a word. */
export function StateChip({ state, className }: { state: ActionState; className?: string }) {
  const { t } = useTranslation("plan");
  return (
    <span className={cx("rounded-full px-2.5 py-0.5 text-small font-semibold", LOOKS[state], className)}>
      {t(`states.${state}`)}
    </span>
  );
}

/** An action in one line: its tick, what is to be done, who does it and by when. On a phone the last two stand above each other. */
export function ActionRow({
  action,
  canChange,
  back,
}: {
  action: ActionView;
  canChange: boolean;
  /** The plan as it is shown, to come back to. */
  back: string;
}) {
  const { t } = useTranslation(["plan", "common"]);
  const { id, href, title, state, person, due, dueShort, isOverdue } = action;
  const isOver = state === "done" || state === "dropped";
  return (
    <li
      id={id}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-1 border-b border-line last:border-b-0 sm:gap-x-4 sm:grid-cols-[2.75rem_minmax(0,1fr)_11rem_7rem]"
    >
      <Tick action={action} canChange={canChange} back={back} />
      <div className="flex min-w-0 items-center gap-3">
        <a
          href={href}
          className={cx(
            "flex min-h-11 min-w-0 items-center py-1.5 leading-snug text-wrap wrap-anywhere max-sm:text-small",
            isOver ? "text-ink-3" : "text-ink",
          )}
        >
          {title}
        </a>
        {state === "doing" || state === "dropped" ? (
          <StateChip state={state} className="shrink-0 max-sm:sr-only" />
        ) : null}
      </div>
      <div className="grid justify-items-end text-small text-ink-2 sm:contents">
        <span className="min-w-0 sm:truncate">
          <span className="sr-only">{t("assigned", { name: person?.name ?? t("nobody") })}</span>
          {person ? (
            <span aria-hidden="true">
              <span className="max-sm:hidden">{person.name}</span>
              <span className="sm:hidden">{person.initials}</span>
            </span>
          ) : canChange && !isOver ? (
            <a
              href={`${href}#assignee`}
              aria-label={`${t("assign")}, ${title}`}
              className="inline-flex min-h-11 items-center max-sm:-me-3 max-sm:min-w-9 max-sm:justify-center"
            >
              <span className="max-sm:hidden">{t("assign")}</span>
              <Icon name={due ? "user" : "calendar"} className="sm:hidden" />
            </a>
          ) : null}
        </span>
        {due && dueShort ? (
          <time
            dateTime={action.dueOn ?? undefined}
            title={due}
            className={cx("flex items-center gap-1 whitespace-nowrap", isOverdue && "font-semibold text-attention")}
          >
            {isOverdue ? <Icon name="warning" /> : null}
            <span className="sr-only">{t(isOverdue ? "overdue" : "until", { date: due })}</span>
            <span aria-hidden="true">{dueShort}</span>
          </time>
        ) : (
          <span className="max-sm:hidden" />
        )}
      </div>
    </li>
  );
}

/** The box at the head of a row. Pressing it says that the action is done, or that it is not after all. */
function Tick({ action, canChange, back }: { action: ActionView; canChange: boolean; back: string }) {
  const { t } = useTranslation("plan");
  const { id, state, revision, title } = action;
  const isDone = state === "done";
  const box = (
    <span
      className={cx(
        "grid size-5.5 place-items-center rounded-xs border-2",
        isDone ? "border-accent bg-accent text-on-accent" : "border-control bg-surface",
      )}
    >
      {isDone ? <Icon name="check" /> : null}
    </span>
  );
  if (!canChange) {
    return (
      <span className="grid size-11 place-items-center">
        {box}
        <span className="sr-only">{t(`states.${state}`)}</span>
      </span>
    );
  }
  return (
    <form method="post" action={PLAN_PATH}>
      <input type="hidden" name="action" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="state" value={isDone ? "planned" : "done"} />
      <button
        type="submit"
        name="intent"
        value="move"
        className="grid size-11 cursor-pointer place-items-center"
        aria-label={t(isDone ? "move.plannedOf" : "move.doneOf", { action: title })}
      >
        {box}
      </button>
    </form>
  );
}
