import { useTranslation } from "react-i18next";
import { TraceLines } from "~/assessment/answers/components/trace-lines";
import { Disclosure } from "~/ui/disclosure";
import type { CalculationView } from "../calculation-view";

/** The totals of a section's worksheets, one line each. */
export function Sums({ sums }: { sums: Pick<CalculationView, "total" | "unit">[] }) {
  const { t } = useTranslation("answering");
  return sums.map(({ total, unit }, index) => (
    // The worksheets of a section are always in the same order.
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
    <p key={index} className="font-semibold tabular-nums">
      {total === null ? t("fields.noTotal", { unit }) : t("fields.total", { total, unit })}
    </p>
  ));
}

/** The total and how it is calculated: each line with its factor and the factor's source. */
export function AmountsTotal({ total, unit, market, biogenic, range, trace }: CalculationView) {
  const { t } = useTranslation("answering");
  return (
    <div className="max-w-field rounded-s bg-sunk px-4 py-3">
      <div className="amounts-total">
        <p className="font-semibold tabular-nums">
          {total === null ? t("fields.noTotal", { unit }) : t("fields.total", { total, unit })}
        </p>
        {market === null ? null : <p className="tabular-nums">{t("worksheet.market", { total: market, unit })}</p>}
        {biogenic === null ? null : <p className="tabular-nums">{t("worksheet.biogenic", { total: biogenic })}</p>}
        {range === null ? null : <p className="tabular-nums">{t("worksheet.range", { ...range, unit })}</p>}
        {trace.length > 0 ? (
          <Disclosure summary={t("worksheet.trace")} flush>
            <TraceLines lines={trace} />
          </Disclosure>
        ) : null}
      </div>
      <p className="amounts-changed">{t("fields.totalChanged")}</p>
    </div>
  );
}
