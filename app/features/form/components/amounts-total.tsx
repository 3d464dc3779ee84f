import { useTranslation } from "react-i18next";
import { Disclosure } from "~/ui/disclosure";
import type { CalculationView, LineView } from "../calculation-view";

/** What the amounts come to, and how: each line with its factor and where that is from. */
export function AmountsTotal({ total, unit, market, biogenic, trace }: CalculationView) {
  const { t } = useTranslation("answering");
  return (
    <div className="max-w-field rounded-s bg-sunk px-4 py-3">
      <div className="amounts-total">
        <p className="font-semibold tabular-nums">
          {total === null ? t("fields.noTotal", { unit }) : t("fields.total", { total, unit })}
        </p>
        {market === null ? null : <p className="tabular-nums">{t("worksheet.market", { total: market, unit })}</p>}
        {biogenic === null ? null : <p className="tabular-nums">{t("worksheet.biogenic", { total: biogenic })}</p>}
        {trace.length > 0 ? (
          <Disclosure summary={t("worksheet.trace")} flush>
            <ul className="grid gap-3 text-small">
              {trace.map((line) => (
                <Line key={line.id} {...line} />
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </div>
      <p className="amounts-changed">{t("fields.totalChanged")}</p>
    </div>
  );
}

function Line({ label, amount, factor, kg, biogenicKg, title, address, mark, otherYear, isContract }: LineView) {
  const { t } = useTranslation("answering");
  const marks = [
    t(mark === "own" ? "worksheet.ownMark" : `worksheet.${mark}`),
    otherYear === null ? "" : t("worksheet.otherYear", { year: otherYear }),
    isContract ? t("worksheet.contractLine") : "",
  ];
  return (
    <li>
      <p className="font-semibold text-ink">{label}</p>
      <p className="tabular-nums">{t("worksheet.line", { amount, factor, kg })}</p>
      {biogenicKg === null ? null : <p className="tabular-nums">{t("worksheet.biogenicLine", { kg: biogenicKg })}</p>}
      <p className="text-ink-3">
        {address === null ? (
          title
        ) : (
          <a href={address} className="text-accent underline underline-offset-3" rel="noreferrer">
            {title}
          </a>
        )}{" "}
        ({marks.filter(Boolean).join(", ")})
      </p>
    </li>
  );
}
