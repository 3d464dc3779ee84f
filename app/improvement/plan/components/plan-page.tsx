import { useTranslation } from "react-i18next";
import { ACTION_STATES } from "~/core/action-states";
import { PLAN_PATH } from "~/core/addresses/plan";
import { MAX_ACTIONS } from "~/improvement/plan/rules/actions";
import { NOBODY, type PlanView, planPath } from "~/improvement/plan/view";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import { ActionCard } from "./action-card";

interface PlanPageProps {
  plan: PlanView;
  canChange: boolean;
  /** Where the user ticks practices; null before the first result. */
  whatIfHref: string | null;
}

/** The company's plan: its actions as a list or by state, filters, and a copy to download. */
export function PlanPage({ plan, canChange, whatIfHref }: PlanPageProps) {
  const { t } = useTranslation("plan");
  if (plan.count === 0) return <Empty canChange={canChange} whatIfHref={whatIfHref} />;
  const { choice, shown } = plan;
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
      {choice.view === "board" ? (
        <Board plan={plan} canChange={canChange} />
      ) : shown.length > 0 ? (
        <ul className="mt-6 grid gap-4">
          {shown.map((action) => (
            <ActionCard
              key={action.id}
              action={action}
              showsKind={plan.hasBothKinds}
              showsState
              canChange={canChange}
              back={planPath(choice)}
            />
          ))}
        </ul>
      ) : (
        <Card padded className="mt-6">
          <p className="text-ink-2">{t("none")}</p>
        </Card>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6">
        <a href={`${PLAN_PATH}/actions.ics`} className="inline-flex min-h-11 items-center">
          {t("calendar")}
        </a>
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

function Empty({ canChange, whatIfHref }: Omit<PlanPageProps, "plan">) {
  const { t } = useTranslation("plan");
  return (
    <div className="py-10 md:py-18">
      <EmptyState
        heading="h1"
        title={t("empty.title")}
        action={
          whatIfHref ? (
            <ButtonLink href={whatIfHref} variant="primary">
              {t("empty.action")}
            </ButtonLink>
          ) : (
            <ButtonLink href="/user/history">{t("empty.back")}</ButtonLink>
          )
        }
      >
        {t(whatIfHref ? (canChange ? "empty.text" : "empty.viewer") : "empty.noResult")}
      </EmptyState>
    </div>
  );
}

/** Chooses list or board, and filters by person and state. */
function Narrowing({ plan: { choice, states, people } }: { plan: PlanView }) {
  const { t } = useTranslation("plan");
  const { view, state, person } = choice;
  return (
    <div className="grid gap-3">
      <Tags
        label={t("views.label")}
        items={(["list", "board"] as const).map((each) => ({
          href: planPath({ ...choice, view: each }),
          name: t(`views.${each}`),
          current: view === each,
        }))}
      />
      {view === "list" ? (
        <Tags
          label={t("fields.state")}
          items={states.map(({ state: each, count }) => ({
            href: planPath({ ...choice, state: state === each ? null : each }),
            name: `${t(`states.${each}`)} (${count})`,
            current: state === each,
          }))}
        />
      ) : null}
      {people.length > 1 || person !== null ? (
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

/** One column per state, side by side where there is room. */
function Board({ plan, canChange }: { plan: PlanView; canChange: boolean }) {
  const { t } = useTranslation("plan");
  return (
    <div className="mt-6 grid items-start gap-x-4 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
      {ACTION_STATES.map((state) => {
        const actions = plan.shown.filter((action) => action.state === state);
        return (
          <section key={state} aria-labelledby={`state-${state}`} className="min-w-0">
            <h2 id={`state-${state}`} className="font-sans text-body tracking-normal">
              {t(`states.${state}`)} <span className="font-normal text-ink-3 tabular-nums">({actions.length})</span>
            </h2>
            {actions.length > 0 ? (
              <ul className="mt-3 grid gap-3">
                {actions.map((action) => (
                  <ActionCard
                    key={action.id}
                    action={action}
                    showsKind={plan.hasBothKinds}
                    showsState={false}
                    canChange={canChange}
                    back={planPath(plan.choice)}
                  />
                ))}
              </ul>
            ) : (
              <p className="mt-3 rounded-card border border-dashed border-line-strong p-4 text-small text-ink-3">
                {t("emptyColumn")}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
