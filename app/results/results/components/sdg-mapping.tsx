import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/results/results/view";
import { Card } from "~/ui/card";
import { LevelChip } from "~/ui/scale";
import { ResultsPart } from "./part";
import { ScoreName } from "./score-name";

/** One card per Sustainable Development Goal: what it asks for, what a small company adds, and how ready this one is. */
export function SdgMapping({
  sdgs,
  path,
}: {
  sdgs: ResultsView["sdgs"];
  /** The path of the results, where each score can be traced. */
  path?: string;
}) {
  const { t } = useTranslation("results");
  return (
    <ResultsPart id="sdg" title={t("sdg.title")} aside={t("sdg.count", { count: sdgs.length })} lead={t("sdg.lead")}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {sdgs.map((card) => (
          <Card key={card.goal} as="li" className="flex flex-col">
            <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 p-5 sm:p-6">
              <p className="lg:row-span-2 grid size-14 shrink-0 place-items-center rounded-s bg-accent-soft font-serif text-title text-accent tabular-nums">
                <span className="sr-only">{t("sdg.goal", { goal: card.goal })}</span>
                <span aria-hidden="true">{card.goal}</span>
              </p>
              <div className="min-w-0">
                <h3>{card.title}</h3>
                <p className="mt-0.5 text-small text-ink-3">
                  {t(card.also ? "sdg.also" : "sdg.targets", { targets: card.targets.join(", "), also: card.also })}
                </p>
              </div>
              <div className="text-ink-2 max-lg:col-span-2">
                <p className="mt-3">{card.goalText}</p>
                <p className="mt-2">{card.contribution}</p>
              </div>
            </div>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-3 sm:px-6">
              <p className="text-small text-ink-3">
                <ScoreName path={path} subject={card.topicId} name={t("sdg.topic", { topic: card.topic })} />
              </p>
              <p className="flex items-center gap-3 font-semibold tabular-nums">
                {card.own.whole}
                <LevelChip level={card.level.id} name={card.level.name} />
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </ResultsPart>
  );
}
