import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { PLAN_PATH } from "~/core/addresses/plan";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { Beginning } from "~/improvement/plan/begin.server";
import { MAX_ACTIONS } from "~/improvement/plan/rules/actions";
import { NOBODY, type PlanView, planPath } from "~/improvement/plan/view";
import type { Forecast } from "~/improvement/plan/what-if-view";
import { PracticeList } from "~/results/results/components/practice-list";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import { ActionRow } from "./action-row";

interface PlanPageProps {
  plan: PlanView;
  canChange: boolean;
  /** Where the user ticks practices; null before the first result. */
  whatIfHref: string | null;
  /** What a plan without actions can begin with; null before the first result. */
  beginning: Beginning | null;
}

/** The company's plan: its actions by topic, a line each, filters, and a copy to download. */
export function PlanPage({ plan, canChange, whatIfHref, beginning }: PlanPageProps) {
  const { t } = useTranslation(["plan", "common"]);
  if (plan.count === 0) return <Empty canChange={canChange} beginning={beginning} />;
  const { choice, topics, hasBothKinds } = plan;
  const forecastOf = (kind: Kind) => <ForecastLine forecast={plan.forecasts.find((each) => each.kind === kind)} />;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8">
        <PageHeader title={t("title")} lead={t("lead")} />
        {whatIfHref ? (
          <ButtonLink href={whatIfHref} variant="primary" className="mb-6 max-sm:w-full">
            {t("add")}
          </ButtonLink>
        ) : null}
      </div>
      {plan.count >= MAX_ACTIONS ? <p className="mb-4 text-attention">{t("full", { count: MAX_ACTIONS })}</p> : null}
      <Narrowing plan={plan} />
      {topics.length > 0 ? (
        KINDS_OF_ASSESSMENTS.map((kind) => {
          const own = topics.filter((topic) => topic.kind === kind);
          if (own.length === 0) return null;
          if (!hasBothKinds) {
            return (
              <Fragment key={kind}>
                {forecastOf(kind)}
                <Topics topics={own} canChange={canChange} back={planPath(choice)} />
              </Fragment>
            );
          }
          return (
            <section key={kind} aria-labelledby={kind} className="mt-8 first:mt-0">
              <h2 id={kind} className="mb-4">
                {t(`common:kinds.${kind}.name`)}
              </h2>
              {forecastOf(kind)}
              <Topics topics={own} isWithin canChange={canChange} back={planPath(choice)} />
            </section>
          );
        })
      ) : (
        <Card padded>
          <p className="text-ink-2">{t("none")}</p>
        </Card>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6">
        {plan.hasDates ? (
          <a href={`${PLAN_PATH}/actions.ics`} className="inline-flex min-h-11 items-center">
            {t("calendar")}
          </a>
        ) : null}
        <a href={`${PLAN_PATH}/actions.csv`} className="inline-flex min-h-11 items-center">
          {t("table")}
        </a>
        <a href={`${PLAN_PATH}/actions.csv?format=xlsx`} className="inline-flex min-h-11 items-center">
          {t("tableXlsx")}
        </a>
      </p>
    </>
  );
}

/** What the whole plan would give, beside what the latest result is. */
function ForecastLine({ forecast }: { forecast: Forecast | undefined }) {
  const { t } = useTranslation("plan");
  return forecast ? <p className="mb-4 max-w-measure font-semibold">{t("forecast", { ...forecast })}</p> : null;
}

/** The actions by topic. `isWithin` a part of the page that has a heading of its own. */
function Topics({
  topics,
  isWithin = false,
  canChange,
  back,
}: Pick<PlanView, "topics"> & { isWithin?: boolean; canChange: boolean; back: string }) {
  const Heading = isWithin ? "h3" : "h2";
  return (
    <div className="grid gap-5">
      {topics.map(({ id, kind, name, actions }) => (
        <section key={id} aria-labelledby={`${kind}-${id}`} className="min-w-0">
          <Heading id={`${kind}-${id}`} className="mb-1.5 font-sans text-body font-semibold tracking-normal">
            {name}
          </Heading>
          <ul className="card rounded-card border border-line bg-surface pe-3 shadow-card sm:pe-5">
            {actions.map((action) => (
              <ActionRow key={action.id} action={action} canChange={canChange} back={back} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A plan without actions: what the result names to do first, ready to choose. */
function Empty({ canChange, beginning }: Pick<PlanPageProps, "canChange" | "beginning">) {
  const { t } = useTranslation("plan");
  const practices = beginning?.practices ?? [];
  const what = practices.length > 0 ? (canChange ? "empty.text" : "empty.viewer") : "whatIf.all";
  const said = beginning ? what : "empty.noResult";
  return (
    <div className="py-10 md:py-18">
      <EmptyState
        heading="h1"
        title={t("empty.title")}
        action={
          beginning && practices.length > 0 ? (
            <ButtonLink href={beginning.href} variant="primary">
              {t("empty.action")}
            </ButtonLink>
          ) : (
            <ButtonLink href="/user/history">{t("empty.back")}</ButtonLink>
          )
        }
      >
        <p>{t(said)}</p>
        <PracticeList practices={practices} className="mt-4 text-ink" />
      </EmptyState>
    </div>
  );
}

/** Narrows the plan down by state and person. */
function Narrowing({ plan: { choice, states, people } }: { plan: PlanView }) {
  const { t } = useTranslation("plan");
  const { state, person } = choice;
  const isMixed = states.length > 1 || state !== null;
  const isShared = people.length > 1 || person !== null;
  if (!isMixed && !isShared) return null;
  return (
    <div className="mb-4 grid gap-3">
      {isMixed ? (
        <Tags
          label={t("fields.state")}
          items={states.map(({ state: each, count }) => ({
            href: planPath({ ...choice, state: state === each ? null : each }),
            name: `${t(`states.${each}`)} (${count})`,
            current: state === each,
          }))}
        />
      ) : null}
      {isShared ? (
        <Tags
          label={t("fields.assignee")}
          items={people.map(({ id, name, count }) => ({
            href: planPath({ ...choice, person: person === id ? null : id }),
            name: `${id === NOBODY || name === null ? t("nobody") : name} (${count})`,
            current: person === id,
          }))}
        />
      ) : null}
    </div>
  );
}
