import { useTranslation } from "react-i18next";
import { Drawn } from "~/results/figures/drawn";
import { drawGauge } from "~/results/figures/levels";
import type { ScoresView } from "~/results/results/scores-view";
import { Icon } from "~/ui/icons";

/** The first page of the printed report: the company and its level. On a screen the page's own header says the same. */
export function Cover({
  view,
  company,
  assessment,
  report,
  summary,
}: {
  view: ScoresView;
  company: string;
  /** The name of its kind. */
  assessment: string;
  /** The name of the report. */
  report: string;
  /** What the level is based on. */
  summary: string;
}) {
  const { t } = useTranslation("results");
  const { level, own } = view;
  return (
    <div className="cover hidden flex-col">
      <p className="flex items-center gap-3 font-serif text-title">
        <Icon name="mark" className="size-10 shrink-0" />
        Kompas
      </p>
      <p className="mt-20 text-lead text-ink-2">{report}</p>
      <p className="mt-2 font-serif text-display wrap-anywhere">{company}</p>
      <div className="mt-20 grid justify-items-center gap-5 text-center">
        <div className="w-[130mm]">
          <Drawn
            drawing={drawGauge({
              steps: view.scale,
              currentId: level.id,
              percent: own.percent,
              label: t("lead.scale", { level: level.name, percent: own.exact }),
            })}
          />
        </div>
        <p className="mt-2 font-serif text-display">{level.name}</p>
        <p className="text-lead text-ink-2 tabular-nums">
          {own.whole} · {summary}
        </p>
      </div>
      <p className="mt-auto border-t border-line-strong pt-4 text-ink-2">
        {assessment} · {t("submitted", { date: view.submittedOn })}
      </p>
    </div>
  );
}
