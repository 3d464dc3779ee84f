import { useTranslation } from "react-i18next";
import { PLAN_PATH, whatIfPath } from "~/core/addresses/plan";
import type { Kind } from "~/core/kinds/kind";
import type { ComparedScore, WhatIfView } from "~/improvement/plan/what-if-view";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField } from "~/ui/field";
import { LevelChip } from "~/ui/scale";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import whatIfUrl from "../enhance/what-if?worker&url";

export type AddProblem = "full" | "nothing" | "wait";

interface WhatIfPageProps {
  view: WhatIfView;
  kinds: Kind[];
  canChange: boolean;
  problem: AddProblem | null;
  minutes: number;
  nonce: string;
}

/** The actions that are not done, as checkboxes, and in sight beside or below them the result they would give. */
export function WhatIfPage({ view, kinds, canChange, problem, minutes, nonce }: WhatIfPageProps) {
  const { t } = useTranslation(["plan", "common", "account"]);
  const { kind, topics } = view;
  const said =
    problem && (problem === "wait" ? t("account:errors.tooMany", { count: minutes }) : t(`whatIf.errors.${problem}`));
  return (
    <>
      <PageHeader title={t("whatIf.title")} lead={t("whatIf.lead")} />
      {said ? (
        <div className="mb-6 max-w-measure">
          <ErrorSummary title={t("common:form.summary")} errors={[{ text: said }]} />
        </div>
      ) : null}
      {kinds.length > 1 ? (
        <div className="mb-6">
          <Tags
            label={t("whatIf.kinds")}
            items={kinds.map((each) => ({
              href: whatIfPath(each),
              name: t(`common:kinds.${each}.name`),
              current: each === kind,
            }))}
          />
        </div>
      ) : null}
      {topics.length === 0 ? (
        <Card padded>
          <p>{t("whatIf.all")}</p>
        </Card>
      ) : (
        <form
          method="get"
          action={`${PLAN_PATH}/what-if`}
          data-what-if=""
          className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_24rem] lg:items-start"
        >
          <input type="hidden" name="kind" value={kind} />
          <div className="grid gap-4">
            <div id="shortest" data-live="">
              <Shortest view={view} />
            </div>
            <Topics topics={topics} />
          </div>
          <Card padded className="lg:sticky lg:top-4">
            <div id="outcome" role="status" data-live="">
              <Outcome view={view} />
            </div>
            <div className="mt-5 grid gap-3">
              <Choices canChange={canChange} className="max-lg:hidden" />
              <ButtonLink href={PLAN_PATH} variant="quiet">
                {t("whatIf.back")}
              </ButtonLink>
            </div>
          </Card>
          <div className="foot-bar sticky bottom-0 -mx-4 flex items-center justify-between gap-3 border-t border-line-strong bg-ground px-4 py-2.5 sm:-mx-6 sm:px-6 lg:hidden noscript:max-sm:flex-wrap">
            <p id="standing" data-live="" className="min-w-0 grow leading-snug noscript:max-sm:basis-full">
              <Standing view={view} />
            </p>
            <Choices canChange={canChange} isBrief />
          </div>
        </form>
      )}
      <script type="module" src={whatIfUrl} nonce={nonce} />
    </>
  );
}

/** The buttons of the form. Scripts show at once what a tick would give; without them a button asks for it. */
function Choices({
  canChange,
  className,
  isBrief = false,
}: {
  canChange: boolean;
  className?: string;
  isBrief?: boolean;
}) {
  const { t } = useTranslation("plan");
  return (
    <>
      {canChange ? (
        <Button variant="primary" formMethod="post" name="intent" value="add" className={className}>
          {t("whatIf.add")}
        </Button>
      ) : null}
      <Button
        className={cx("hidden noscript:inline-flex", className)}
        aria-label={isBrief ? t("whatIf.show") : undefined}
      >
        {t(isBrief ? "whatIf.showBriefly" : "whatIf.show")}
      </Button>
    </>
  );
}

/** Ticks what is still missing on the shortest way to the next level, beside what is ticked. */
function Shortest({ view: { kind, topics, shortest } }: { view: WhatIfView }) {
  const { t } = useTranslation("plan");
  if (!shortest || shortest.questionIds.length === 0) return null;
  const ticked = topics.flatMap(({ actions }) => actions.filter(({ isTicked }) => isTicked).map(({ id }) => id));
  return (
    <a href={whatIfPath(kind, [...ticked, ...shortest.questionIds])} className="inline-flex min-h-11 items-center">
      {t(ticked.length > 0 ? "whatIf.further" : "whatIf.shortest", {
        level: shortest.level,
        count: shortest.questionIds.length,
      })}
    </a>
  );
}

/** The score and level with the ticked practices, and the way to the next level. */
function Standing({ view: { overall, up } }: { view: WhatIfView }) {
  const { t } = useTranslation("plan");
  const { percent, levelName } = overall.would;
  return (
    <>
      <strong className="tabular-nums">
        {percent} <span>{levelName}</span>
      </strong>
      {up ? (
        <span className="block text-small">{t("whatIf.toNext", { count: up.points, level: up.level })}</span>
      ) : null}
    </>
  );
}

function Topics({ topics }: Pick<WhatIfView, "topics">) {
  const { t } = useTranslation("plan");
  return topics.map(({ id, name, score, isOpen, actions }) => (
    <Card key={id} className="px-5 py-2">
      <Disclosure
        open={isOpen}
        tone="quiet"
        flush
        summary={
          <>
            <span className="font-semibold text-ink">{name}</span>{" "}
            <span className="text-small">{t("whatIf.open", { count: actions.length })}</span>{" "}
            <span id={`gain-${id}`} data-live="" className="text-small whitespace-nowrap tabular-nums">
              <Gain score={score} />
            </span>
          </>
        }
      >
        <fieldset className="min-w-0">
          <legend className="sr-only">{name}</legend>
          {actions.map((action) => (
            <CheckboxField
              key={action.id}
              field={{ id: action.id, name: "tick", value: action.id, defaultChecked: action.isTicked }}
              label={
                <>
                  <span className="text-ink">{action.title}</span>
                  {action.isPlanned ? (
                    <span className="block text-small text-accent">{t("whatIf.planned")}</span>
                  ) : null}
                </>
              }
            />
          ))}
        </fieldset>
      </Disclosure>
    </Card>
  ));
}

/** What the ticked practices change. */
function Change({ view: { kind, points, overall } }: { view: WhatIfView }) {
  const { t } = useTranslation("plan");
  const [level, former] = [overall.would.levelName, overall.now.levelName];
  return (
    <>
      {overall.levelsUp > 0 ? t("whatIf.rises", { level, former }) : t("whatIf.stays", { level: former })}{" "}
      {t("whatIf.points", { context: kind, count: points.would, now: points.now, of: points.of })}
    </>
  );
}

/** The level and scores with the ticked practices. */
function Outcome({ view }: { view: WhatIfView }) {
  const { kind, ticked, points, overall, up, dimensions } = view;
  const { t } = useTranslation("plan");
  return (
    <>
      <h2>{ticked === 0 ? t("whatIf.none") : t("whatIf.ticked", { count: ticked })}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-display font-semibold tabular-nums">{overall.would.percent}</span>
        <LevelChip level={overall.would.level} name={overall.would.levelName} />
      </p>
      <p className="mt-1 text-ink-2">
        {ticked === 0 ? t("whatIf.today", { context: kind, count: points.now, of: points.of }) : <Change view={view} />}
      </p>
      {up ? (
        <p className="mt-1 font-semibold">
          {t("whatIf.toNextLong", { context: kind, count: up.points, level: up.level })}
        </p>
      ) : null}
      <ul className="mt-4 divide-y divide-line">
        {dimensions.map(({ rising, ...dimension }) => (
          <li key={dimension.id} className="py-2.5">
            <Row score={dimension} />
            {rising.length > 0 ? (
              <ul className="mt-1 text-small">
                {rising.map((topic) => (
                  <li key={topic.id}>
                    <Row score={topic} isWithin />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ score, isWithin = false }: { score: ComparedScore; isWithin?: boolean }) {
  return (
    <div className={cx("flex flex-wrap items-baseline justify-between gap-x-4", isWithin && "text-ink-2")}>
      <span>{score.name}</span>
      <span className="tabular-nums">
        <Gain score={score} />{" "}
        {isWithin ? null : <span className="text-small text-ink-2">{score.would.levelName}</span>}
      </span>
    </div>
  );
}

/** A score, from what it is to what it would be if that differs. */
function Gain({ score: { now, would, rises } }: { score: ComparedScore }) {
  const { t } = useTranslation("plan");
  return (
    <>
      {rises ? (
        <>
          <span className="text-ink-3">{now.percent}</span>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> {t("whatIf.to")} </span>
        </>
      ) : null}
      <strong>{would.percent}</strong>
    </>
  );
}
