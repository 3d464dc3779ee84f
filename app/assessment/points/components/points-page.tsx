import { useTranslation } from "react-i18next";
import type { PointState } from "~/assessment/points/rules/points";
import type { PointsView } from "~/assessment/points/view";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { useKind } from "~/foundation/web/use-kind";
import { usePaths } from "~/foundation/web/use-paths";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { ProgressBar } from "~/ui/progress";
import { LevelScale } from "~/ui/scale";
import { PageHeader } from "~/ui/shell";

type Dimension = PointsView["dimensions"][number];

/** The points of a draft so far. The page only shows and explains; it has no inputs. */
export function PointsPage({ view, canAnswer }: { view: PointsView; canAnswer: boolean }) {
  const { t } = useTranslation("points");
  const paths = usePaths();
  const assessment = useAssessmentName();
  return (
    <>
      <PageHeader
        eyebrow={assessment}
        title={t("title")}
        lead={t("lead")}
        actions={
          <ButtonLink href={canAnswer ? paths.form : paths.view}>{t(canAnswer ? "back" : "backToAnswers")}</ButtonLink>
        }
      />
      <div className="grid gap-8">
        <Overall view={view} />
        {view.dimensions.map((dimension) => (
          <DimensionPoints key={dimension.id} dimension={dimension} to={canAnswer ? paths.section : null} />
        ))}
      </div>
    </>
  );
}

function Overall({ view: { overall, answered, unconfirmed, scale } }: { view: PointsView }) {
  const { t } = useTranslation(["points", "common"]);
  const context = useKind();
  const { correct, total, level, score } = overall;
  const name = (id: typeof level) => t(`common:levels.${id}`);
  const [laggard, beginner, intermediate, advanced, leader] = scale.map((step) => step.name);
  return (
    <Card as="section" padded className="grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:items-start">
      <div>
        <p className="font-serif text-display tabular-nums">{t("sum", { correct, total })}</p>
        <p className="mt-1 max-w-measure text-lead">{t("standing", { level: name(level) })}</p>
        <p className="mt-3 max-w-measure text-ink-2">{t("answered", { answered, total })}</p>
        {unconfirmed > 0 ? (
          <p className="max-w-measure text-ink-2">{t("unconfirmed", { count: unconfirmed })}</p>
        ) : null}
      </div>
      <div className="min-w-0">
        <LevelScale
          steps={scale}
          currentId={level}
          percent={score / 100}
          label={t("scale", { level: name(level), correct, total })}
        />
      </div>
      <div className="lg:col-span-2">
        <Disclosure summary={t("rule.title")} flush>
          <div className="grid max-w-measure gap-2">
            <p>{t("rule.yes", { context })}</p>
            <p>{t("rule.other", { context })}</p>
            <p>{t("rule.levels", { context, laggard, beginner, intermediate, advanced, leader })}</p>
            <p>{t("rule.honest", { context })}</p>
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}

/** A dimension's topics, each expandable. `to` returns the link for answering a section; it is null for users who may not answer. */
function DimensionPoints({ dimension, to }: { dimension: Dimension; to: ((sectionId: string) => string) | null }) {
  const { t } = useTranslation("points");
  const nameOf = (topic: Dimension["topics"][number]) => t("topicLabel", { ...topic, topic: topic.name });
  return (
    <section>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4">
        {dimension.name}
        <span className="font-sans text-body font-semibold tracking-normal tabular-nums">{t("sum", dimension)}</span>
      </h2>
      <div className="mt-3 grid gap-3">
        {dimension.topics.map((topic) => (
          <Card key={topic.id} className="px-5 py-3 sm:px-7">
            <ProgressBar
              value={topic.correct}
              max={topic.total}
              label={nameOf(topic)}
              valueText={t("topic", topic)}
              size="thin"
            />
            <Disclosure summary={nameOf(topic)} tone="quiet">
              {topic.sections.map((section) => (
                <section key={section.id} className="mb-4">
                  <h3 className="text-small text-ink-3">{section.name}</h3>
                  <ul className="mt-1 grid gap-2">
                    {section.questions.map((question) => (
                      <li key={question.id} className="keep flex flex-wrap items-baseline justify-between gap-x-6">
                        <span className="max-w-measure min-w-0 grow basis-64 text-ink">{question.text}</span>
                        <State state={question.state} />
                      </li>
                    ))}
                  </ul>
                  {to ? (
                    <a href={to(section.id)} className="mt-1 inline-flex min-h-11 items-center">
                      {t("toSection", { section: section.name })}
                    </a>
                  ) : null}
                </section>
              ))}
            </Disclosure>
          </Card>
        ))}
      </div>
    </section>
  );
}

function State({ state }: { state: PointState }) {
  const { t } = useTranslation("points");
  return (
    <span className={cx("text-small tabular-nums", state === "yes" ? "font-semibold text-accent" : "text-ink-3")}>
      {t(`state.${state}`)}
    </span>
  );
}
