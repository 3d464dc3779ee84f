import { useTranslation } from "react-i18next";
import { TraceLines } from "~/assessment/answers/components/trace-lines";
import type { Scope3View } from "~/results/results/ghg-view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";

/** What was estimated of Scope 3, category by category, with the range of each and its lines. */
export function Scope3({ scope3: { year, sum, categories } }: { scope3: Scope3View }) {
  const { t } = useTranslation("climate");
  const cells = ({ tonnes, range }: typeof sum) => ({
    estimate: t("ghg.scope3.about", { tonnes }),
    plausible: range ? t("ghg.scope3.range", range) : "–",
  });
  const rows = categories.map(({ category, number, estimate, otherYear }) => ({
    key: category,
    cells: {
      category: (
        <>
          {t(`ghg.scope3.categories.${category}`, { number })}
          {otherYear === null ? null : (
            <span className="block text-small text-ink-3">{t("ghg.scope3.otherYear", { year: otherYear })}</span>
          )}
        </>
      ),
      ...(estimate ? cells(estimate) : { estimate: t("ghg.scope3.notEstimated"), plausible: "–" }),
    },
  }));
  return (
    <Card className="mt-4 pt-5 sm:pt-7">
      <div className="px-5 pb-3 sm:px-7">
        <h3>{t("ghg.scope3.title", { year })}</h3>
        <p className="mt-1 max-w-measure text-ink-3">
          {t("ghg.scope3.lead")} {t("ghg.scope3.rule")}
        </p>
      </div>
      <Table
        caption={t("ghg.scope3.title", { year })}
        captionHidden
        isCompact
        isStacked="lines"
        columns={[
          { key: "category", header: t("ghg.scope3.category") },
          { key: "estimate", header: t("ghg.scope3.estimate"), align: "end" },
          { key: "plausible", header: t("ghg.scope3.plausible"), align: "end" },
        ]}
        rows={[...rows, { key: "sum", cells: { category: <b>{t("ghg.scope3.sum")}</b>, ...cells(sum) } }]}
      />
      <div className="border-t border-line px-5 py-2 sm:px-7">
        {categories
          .filter(({ lines }) => lines.length > 0)
          .map(({ category, number, lines }) => (
            <Disclosure
              key={category}
              summary={t("ghg.scope3.trace", { category: t(`ghg.scope3.categories.${category}`, { number }) })}
            >
              <TraceLines lines={lines} />
            </Disclosure>
          ))}
      </div>
    </Card>
  );
}
