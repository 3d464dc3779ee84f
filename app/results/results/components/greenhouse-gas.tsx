import { useTranslation } from "react-i18next";
import { TraceLines } from "~/assessment/answers/components/trace-lines";
import type { TraceView } from "~/results/results/ghg-view";
import type { ProgressView } from "~/results/results/progress-view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { BaseYear } from "./base-year";
import { ResultsPart } from "./part";
import { Scope3 } from "./scope-3";
import { TargetLine } from "./target-line";

/** Emissions of the reporting year and how they came about, how they changed since the base year, and the way to the target. */
export function GreenhouseGas({ ghg }: Pick<ProgressView, "ghg">) {
  const { t } = useTranslation("climate");
  const figures = [
    { key: "scope1", tonnes: ghg.scope1, name: t("ghg.scope1"), text: t("ghg.scope1Text") },
    { key: "scope2", tonnes: ghg.scope2, name: t("ghg.scope2"), text: t("ghg.scope2Text") },
    { key: "sum", tonnes: ghg.sum, name: t("ghg.sum"), text: t("ghg.sumText") },
  ];
  const facts = [
    { key: "year", name: t("ghg.year"), fact: ghg.year ?? t("notStated") },
    { key: "baseYear", name: t("ghg.baseYear"), fact: ghg.baseYear ?? t("notStated") },
    { key: "target", name: t("ghg.target"), fact: <Targets names={ghg.targets} /> },
  ];
  return (
    <ResultsPart
      id="ghg"
      title={t("ghg.title")}
      aside={ghg.sum === null ? null : `${ghg.sum} ${t("ghg.unit")}`}
      lead={t("ghg.lead")}
    >
      <Card>
        <dl className="grid gap-x-8 gap-y-6 p-5 sm:grid-cols-3 sm:p-7">
          {figures.map(({ key, tonnes, name, text }) => (
            <div key={key}>
              <dt className="font-semibold">{name}</dt>
              <dd>
                {tonnes === null ? (
                  <p className="font-serif text-display text-ink-3">{t("notStated")}</p>
                ) : (
                  <p className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-serif text-display font-semibold tabular-nums">{tonnes}</span>
                    <span className="text-small text-ink-3">{t("ghg.unit")}</span>
                  </p>
                )}
                <p className="text-small text-ink-3">{text}</p>
                {key === "scope2" && ghg.market !== null ? (
                  <p className="mt-1 text-small tabular-nums">{t("ghg.market", { tonnes: ghg.market })}</p>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        <dl className="grid gap-x-8 gap-y-4 border-t border-line p-5 sm:grid-cols-3 sm:px-7">
          {facts.map(({ key, name, fact }) => (
            <div key={key}>
              <dt className="text-small text-ink-3">{name}</dt>
              <dd className="font-semibold tabular-nums">{fact}</dd>
            </div>
          ))}
        </dl>
        {ghg.traces.length > 0 ? (
          <div className="border-t border-line px-5 py-2 sm:px-7">
            {ghg.traces.map((trace) => (
              <Trace key={trace.scope} trace={trace} />
            ))}
          </div>
        ) : null}
      </Card>
      {ghg.scope3 ? <Scope3 scope3={ghg.scope3} /> : null}
      {ghg.change ? <BaseYear change={ghg.change} /> : null}
      {ghg.targetLine ? <TargetLine target={ghg.targetLine} /> : null}
    </ResultsPart>
  );
}

function Targets({ names }: { names: string[] | null }) {
  const { t } = useTranslation("climate");
  if (names === null) return t("ghg.noTarget");
  if (names.length === 0) return t("ghg.unnamedTarget");
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** How a scope's total came about, by each of its methods. */
function Trace({ trace: { scope, year, total, market } }: { trace: TraceView }) {
  const { t } = useTranslation("climate");
  const name = { scope1: "total", scope2: "location" } as const;
  const methods = [
    { key: "total", title: t(`ghg.trace.${name[scope]}`, { tonnes: total.tonnes }), lines: total.lines },
    ...(market
      ? [{ key: "market", title: t("ghg.trace.market", { tonnes: market.tonnes }), lines: market.lines }]
      : []),
  ];
  return (
    <Disclosure summary={t("ghg.trace.title", { scope: t(`ghg.${scope}`), year })}>
      {methods.map(({ key, title, lines }) => (
        <div key={key} className="mb-4 last:mb-0">
          <TraceLines lines={lines} />
          <p className="mt-3 border-t border-line pt-2 font-semibold text-ink tabular-nums">{title}</p>
        </div>
      ))}
    </Disclosure>
  );
}
