import { useTranslation } from "react-i18next";
import type { TopicView } from "~/assessment/teamwork/view";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { ProgressBar } from "~/ui/progress";
import { AssignForm, type AssignFormProps } from "./assign-form";
import { TopicStateMark, useDueText, usePersonName } from "./topic-state";

/** One topic: its state, assignee, due date, and the reader's actions. */
export function TopicCard({
  topic,
  path,
  openHref,
  canAnswer,
  isDraft,
  form,
}: {
  topic: TopicView;
  /** The URL of the page; its forms post to it. */
  path: string;
  openHref: string;
  canAnswer: boolean;
  isDraft: boolean;
  /** Set only for users who may assign the topic. */
  form: Omit<AssignFormProps, "topic" | "path"> | null;
}) {
  const { t } = useTranslation("teamwork");
  const { id, name, state, rights } = topic;
  const valueText = t("topic.progress", { answered: topic.answered, total: topic.total });
  return (
    <Card as="li" className="grid gap-4 p-5 sm:px-7 sm:py-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={id}>{name}</h3>
          <TopicStateMark state={state} />
        </div>
        <p className="mt-2 mb-1.5 text-small text-ink-3">{valueText}</p>
        <ProgressBar size="thin" label={name} value={topic.answered} max={topic.total} valueText={valueText} />
      </div>
      <Facts topic={topic} />
      <Said topic={topic} isDraft={isDraft} canAnswer={canAnswer} />
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <ButtonLink href={openHref} aria-label={canAnswer ? t("topic.openOf", { topic: name }) : undefined}>
          {canAnswer ? t("topic.open") : t("topic.read")}
        </ButtonLink>
        {rights.ready || rights.reviewed || rights.back ? (
          <form method="post" action={path} className="contents">
            <input type="hidden" name="topic" value={id} />
            <input type="hidden" name="seen" value={topic.seen ?? ""} />
            {rights.ready ? (
              <Button
                variant={topic.assignee?.isYou ? "primary" : "secondary"}
                name="intent"
                value="ready"
                aria-label={t("topic.readyOf", { topic: name })}
              >
                {t("topic.ready")}
              </Button>
            ) : null}
            {rights.reviewed ? (
              <Button
                variant="primary"
                name="intent"
                value="reviewed"
                aria-label={t("topic.reviewedOf", { topic: name })}
              >
                {t("topic.reviewed")}
              </Button>
            ) : null}
            {rights.back ? (
              <Button name="intent" value="back" aria-label={t("topic.sendBackOf", { topic: name })}>
                {t("topic.sendBack")}
              </Button>
            ) : null}
          </form>
        ) : null}
      </div>
      {form ? <AssignForm topic={topic} path={path} {...form} /> : null}
    </Card>
  );
}

function Facts({ topic }: { topic: TopicView }) {
  const { t } = useTranslation("teamwork");
  const nameOf = usePersonName();
  const dueText = useDueText();
  const isLate = topic.due?.daysLeft === null && topic.state !== "ready" && topic.state !== "reviewed";
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <div>
        <dt className="text-small text-ink-3">{t("topic.assignee")}</dt>
        <dd className={cx("wrap-anywhere", topic.assignee ? "font-semibold" : "text-ink-3")}>
          {topic.assignee ? nameOf(topic.assignee) : t("topic.nobody")}
        </dd>
      </div>
      <div>
        <dt className="text-small text-ink-3">{t("topic.due")}</dt>
        <dd className={cx(isLate && "font-semibold text-attention", !topic.due && "text-ink-3")}>
          {dueText(topic) ?? t("topic.noDate")}
        </dd>
      </div>
    </dl>
  );
}

/** Who marked the topic ready or reviewed, or what is missing before the reader can. */
function Said({ topic, isDraft, canAnswer }: { topic: TopicView; isDraft: boolean; canAnswer: boolean }) {
  const { t } = useTranslation("teamwork");
  const nameOf = usePersonName();
  const { state, saidBy, rights } = topic;
  if (!isDraft && !saidBy) return null;
  const key = state === "ready" ? "readyBy" : "reviewedBy";
  const text = saidBy
    ? saidBy.isYou
      ? t(`topic.${key}You`)
      : t(`topic.${key}`, { name: nameOf(saidBy) })
    : canAnswer && topic.assignee?.isYou && !rights.ready && state !== "ready" && state !== "reviewed"
      ? t("topic.incomplete")
      : null;
  if (!text) return null;
  return (
    <p className="max-w-measure text-ink-2">
      {text}
      {isDraft && state === "ready" && saidBy?.isYou && !rights.reviewed ? ` ${t("topic.waits")}` : null}
    </p>
  );
}
