import { useTranslation } from "react-i18next";
import type { ChangeRow, ChangeView } from "~/results/results/change-view";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/table";

/** How emissions changed since the base year: as reported and, if factors have been revised, with today's factors beside it. */
export function BaseYear({ change }: { change: ChangeView }) {
  const { t } = useTranslation("climate");
  if (change.state !== "compared") {
    return (
      <Card padded className="mt-4">
        <p className="max-w-measure text-ink-2">{t(`ghg.change.${change.state}`, { year: change.from })}</p>
      </Card>
    );
  }
  const { from, to, reported, recalculated } = change;
  const table = (caption: string, rows: ChangeRow[], captionHidden: boolean = false) => (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      isCompact
      columns={[
        { key: "measure", header: t("ghg.change.measure") },
        { key: "from", header: from, align: "end" },
        { key: "to", header: to, align: "end" },
        { key: "share", header: t("ghg.change.share"), align: "end" },
      ]}
      rows={rows.map(({ measure, from, to, share }) => ({
        key: measure,
        cells: { measure: t(`ghg.${measure}`), from, to, share: share ?? t("notStated") },
      }))}
    />
  );
  return (
    <Card className="mt-4 pt-5 sm:pt-7">
      <div className="px-5 pb-3 sm:px-7">
        <h3>{t("ghg.change.title", { year: from })}</h3>
        {recalculated ? <p className="mt-1 max-w-measure text-ink-3">{t("ghg.change.recalculatedText")}</p> : null}
      </div>
      <div className={cx("px-3", recalculated && "grid xl:grid-cols-2")}>
        {table(
          recalculated ? t("ghg.change.reported") : t("ghg.change.title", { year: from }),
          reported,
          !recalculated,
        )}
        {recalculated ? table(t("ghg.change.recalculated"), recalculated) : null}
      </div>
    </Card>
  );
}
