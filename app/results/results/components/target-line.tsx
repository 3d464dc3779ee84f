import { useTranslation } from "react-i18next";
import { Drawn } from "~/results/figures/drawn";
import { describeTarget } from "~/results/results/climate-words";
import { drawTarget } from "~/results/results/target-drawing";
import type { DrawnTarget, TargetView } from "~/results/results/target-view";
import { Card } from "~/ui/card";
import { ChartFigure } from "~/ui/chart-figure";
import { Table } from "~/ui/table";

/** The line from the base year to the target, and where the company is on it: in a sentence, as a drawing and as a table. */
export function TargetLine({ target }: { target: TargetView }) {
  const { t } = useTranslation("climate");
  if (!("line" in target)) {
    return (
      <Card padded className="mt-4">
        <p className="max-w-measure text-ink-2">{t(`ghg.line.${target.state}`)}</p>
      </Card>
    );
  }
  return <TargetSection target={target} />;
}

function TargetSection({ target }: { target: DrawnTarget }) {
  const { t } = useTranslation("climate");
  const { baseYear, year, percent } = target;
  const text = describeTarget(target, t);
  return (
    <Card padded className="mt-4">
      <ChartFigure
        title={t("ghg.line.title", { percent, year, baseYear })}
        description={text}
        tableSummary={t("ghg.line.table")}
        table={
          <Table
            caption={t("ghg.line.table")}
            captionHidden
            isCompact
            columns={[
              { key: "year", header: t("ghg.line.year") },
              { key: "allowed", header: t("ghg.line.allowed"), align: "end" },
              { key: "actual", header: t("ghg.line.actual"), align: "end" },
            ]}
            rows={target.rows.map((row) => ({
              key: row.year,
              cells: { year: row.year, allowed: row.allowed, actual: row.actual ?? t("ghg.line.notYet") },
            }))}
          />
        }
      >
        <TargetFigure label={text} goal={t("ghg.line.goal")} target={target} />
      </ChartFigure>
    </Card>
  );
}

/** The line to a target and the entered emissions, for phones and for wider pages, each no wider than it is drawn. */
function TargetFigure({ target, ...words }: { label: string; goal: string; target: DrawnTarget }) {
  return (
    <>
      <div className="max-w-74 sm:hidden">
        <Drawn drawing={drawTarget(target, words, "narrow")} />
      </div>
      <div className="max-w-155 max-sm:hidden">
        <Drawn drawing={drawTarget(target, words, "wide")} />
      </div>
    </>
  );
}
