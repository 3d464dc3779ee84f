import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import { PageHeader } from "~/ui/shell";
import type { DraftView } from "../draft.server";

/** How far a member's draft is, topic by topic, with a reminder to send. It shows none of the answers. */
export function DraftPage({ view, mayRemind }: { view: Omit<DraftView, "companyId">; mayRemind: boolean }) {
  const { t } = useTranslation(["members", "common"]);
  const { company, kind, overall, remindedOn } = view;
  const say = ({ answered, total }: { answered: number; total: number }) => t("draft.of", { answered, total });
  return (
    <>
      <PageHeader
        eyebrow={t(`common:kinds.${kind}.name`)}
        title={t("draft.title", { company })}
        lead={t("draft.dates", { started: view.startedOn, changed: view.changedOn })}
        actions={<ButtonLink href={membersPath(kind)}>{t("draft.back")}</ButtonLink>}
      />
      <Card>
        <CardSection>
          <ProgressBar
            value={overall.answered}
            max={overall.total}
            label={t("draft.overall")}
            valueText={`${t("percent", { percent: overall.percent })} · ${say(overall)}`}
            showLabel
          />
          <p className="mt-4 max-w-measure text-ink-2">{t("draft.text")}</p>
          {remindedOn ? <p className="mt-3 text-ink-3">{t("reminded", { date: remindedOn })}</p> : null}
          {mayRemind && view.canRemind ? (
            <form method="post" className="mt-4 grid sm:flex">
              <Button variant="primary" name="intent" value="remind">
                {t("draft.remind")}
              </Button>
            </form>
          ) : null}
        </CardSection>
        <DraftTopics view={view} />
      </Card>
    </>
  );
}

/** How far a draft is, topic by topic. */
export function DraftTopics({ view: { topics } }: { view: Pick<DraftView, "topics"> }) {
  const { t } = useTranslation("members");
  return (
    <CardSection>
      <h2 className="mb-4">{t("draft.topics")}</h2>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <ProgressBar
              value={topic.answered}
              max={topic.total}
              label={topic.name}
              valueText={t("draft.of", { answered: topic.answered, total: topic.total })}
              size="thin"
              showLabel
            />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
