import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/results/results/view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { LevelChip } from "~/ui/scale";
import { ResultsPart } from "./part";

/**
 * What the levels mean in words, for the company and for each dimension, with the action to take. `linksHowTos`: the reader may
 * open the Knowledge Base.
 */
export function Performance({ view, linksHowTos }: { view: ResultsView; linksHowTos: boolean }) {
  const { t } = useTranslation(["results", "common"]);
  return (
    <ResultsPart id="performance" title={t("performance.title")}>
      <p className="max-w-measure text-lead text-ink-2">{view.performance}</p>
      <div className="mt-6 grid gap-4 xl:grid-cols-3">
        {view.dimensions.map((dimension) => (
          <Card key={dimension.id} as="article" className="flex flex-col p-5 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3>{dimension.name}</h3>
              <LevelChip level={dimension.level.id} name={dimension.level.name} />
            </div>
            {dimension.complete ? (
              <p className="mt-3">{t("performance.complete", { stages: dimension.complete })}</p>
            ) : null}
            <h4 className="mt-4 font-semibold">{t("performance.action")}</h4>
            <p className="mt-1 text-ink-2">{dimension.action}</p>
            {linksHowTos && dimension.howTos.length > 0 ? (
              <ul className="mt-2 print:hidden">
                {dimension.howTos.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href} className="inline-flex min-h-11 items-center">
                      {t("common:howTo", { title })}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
            <Missing stages={dimension.missing} />
            <h4 className="mt-4 font-semibold">{t("performance.level")}</h4>
            <p className="mt-1 text-ink-2">{dimension.description}</p>
            {dimension.featured ? (
              <p className="mt-auto pt-4">
                <span className="block border-t border-line pt-3 text-small text-ink-3">
                  {t(dimension.featured.isStrength ? "performance.strength" : "performance.weakness", {
                    count: dimension.featured.count,
                  })}
                </span>
                <span className="font-semibold">{dimension.featured.names}</span>
              </p>
            ) : null}
          </Card>
        ))}
      </div>
    </ResultsPart>
  );
}

/** The practices that are missing in a dimension, in the best order to begin them. */
function Missing({ stages }: { stages: ResultsView["dimensions"][number]["missing"] }) {
  const { t } = useTranslation("results");
  if (stages.length === 0) return null;
  const count = stages.reduce((sum, { practices, more }) => sum + practices.length + more, 0);
  return (
    <Disclosure summary={t("performance.missing", { count })} flush>
      <ol className="grid gap-4">
        {stages.map(({ id, stage, practices, more }) => (
          <li key={id}>
            <h5 className="font-semibold text-ink">{stage}</h5>
            <ul className="mt-1 grid gap-2">
              {practices.map((practice) => (
                <li key={practice.id} className="border-s-3 border-accent/25 ps-3.5">
                  <span className="block text-small text-ink-3">{practice.topic}</span>
                  {practice.text}
                </li>
              ))}
            </ul>
            {more > 0 ? <p className="mt-1 text-small text-ink-3">{t("performance.more", { count: more })}</p> : null}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
