import { useTranslation } from "react-i18next";
import type { GhgView } from "~/features/results/progress-view";
import { Card } from "~/ui/card";
import { ResultsSection } from "./section";

/** Emissions of the reporting year, and what they are compared with. */
export function GreenhouseGas({ ghg }: { ghg: GhgView }) {
  const { t } = useTranslation("climate");
  const figures = [
    { key: "scope1", tonnes: ghg.scope1, name: t("ghg.scope1"), text: t("ghg.scope1Text") },
    { key: "scope2", tonnes: ghg.scope2, name: t("ghg.scope2"), text: t("ghg.scope2Text") },
    { key: "sum", tonnes: ghg.sum, name: t("ghg.sum"), text: t("ghg.sumText") },
  ];
  return (
    <ResultsSection id="ghg" title={t("ghg.title")} lead={t("ghg.lead")}>
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
              </dd>
            </div>
          ))}
        </dl>
        <dl className="grid gap-x-8 gap-y-4 border-t border-line p-5 sm:grid-cols-3 sm:px-7">
          <div>
            <dt className="text-small text-ink-3">{t("ghg.baseYear")}</dt>
            <dd className="font-semibold tabular-nums">{ghg.baseYear ?? t("notStated")}</dd>
          </div>
          <div className="sm:col-span-2">
            <dt className="text-small text-ink-3">{t("ghg.target")}</dt>
            <dd className="font-semibold">
              <Targets names={ghg.targets} />
            </dd>
          </div>
        </dl>
      </Card>
    </ResultsSection>
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
