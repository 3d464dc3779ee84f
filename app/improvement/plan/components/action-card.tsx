import { useTranslation } from "react-i18next";
import type { ActionState } from "~/core/action-states";
import { PLAN_PATH } from "~/core/addresses/plan";
import type { ActionView } from "~/improvement/plan/view";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";

const LOOKS: Record<ActionState, string> = {
  planned: "bg-sunk text-ink-2",
  doing: "bg-attention-soft text-attention",
  done: "bg-accent-soft text-accent",
  dropped: "bg-sunk text-ink-3",
};

/** The state of an action in a word. */
export function StateChip({ state }: { state: ActionState }) {
  const { t } = useTranslation("plan");
  return (
    <span className={cx("rounded-full px-2.5 py-0.5 text-small font-semibold", LOOKS[state])}>
      {t(`states.${state}`)}
    </span>
  );
}

/** An action: its practice, assignee and due date, and a button for its next state. */
export function ActionCard({
  action,
  showsKind,
  showsState,
  canChange,
  back,
}: {
  action: ActionView;
  showsKind: boolean;
  /** A board names the state above the column. */
  showsState: boolean;
  canChange: boolean;
  /** The current view of the plan, to come back to. */
  back: string;
}) {
  const { t } = useTranslation(["plan", "common"]);
  const Heading = showsState ? "h2" : "h3";
  const { id, href, kind, topic, practice, howTo, state, next, revision, person, due, isOverdue, note } = action;
  const files = [action.document, action.file].flatMap((file) => file ?? []);
  return (
    <Card as="li" className="flex flex-col p-5">
      <p className="text-small text-ink-3">{showsKind ? `${topic} · ${t(`common:kinds.${kind}.name`)}` : topic}</p>
      <Heading className="mt-1 max-w-measure font-sans text-body tracking-normal">
        <a href={href} className="wrap-anywhere">
          {practice}
        </a>
      </Heading>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
        {showsState ? <StateChip state={state} /> : null}
        <span className="flex min-w-0 gap-1.5">
          <Icon name="user" className="text-ink-3" />
          <span className="sr-only">{t("fields.assignee")}: </span>
          <span className="wrap-anywhere">{person ?? t("nobody")}</span>
        </span>
        {due ? (
          <span className={cx("flex gap-1.5", isOverdue && "font-semibold text-danger")}>
            <Icon name="calendar" />
            {isOverdue ? t("overdue", { date: due }) : t("until", { date: due })}
          </span>
        ) : null}
      </p>
      {note ? (
        <p className="mt-3 max-w-measure text-small whitespace-pre-line wrap-anywhere text-ink-2">{note}</p>
      ) : null}
      {howTo || files.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-5 text-small">
          {howTo ? (
            <li className="min-w-0">
              <a href={howTo.href} className="inline-flex min-h-11 items-center wrap-anywhere">
                {t("common:howTo", { title: howTo.title })}
              </a>
            </li>
          ) : null}
          {files.map((file) => (
            <li key={file.href} className="min-w-0">
              <a href={file.href} className="inline-flex min-h-11 items-center gap-1.5 wrap-anywhere">
                <Icon name="document" />
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {canChange && next ? (
        <form method="post" action={PLAN_PATH} className="mt-4 grid sm:flex">
          <input type="hidden" name="action" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="state" value={next} />
          <Button name="intent" value="move" aria-label={t(`move.${next}Of`, { practice })}>
            {t(`move.${next}`)}
          </Button>
        </form>
      ) : null}
    </Card>
  );
}
