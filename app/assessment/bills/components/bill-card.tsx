import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { CheckboxField, SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icons";
import type { BillsView, BillView } from "../page-view.server";
import { partName, type Typed } from "../rules/entries";

/** One bill: what was read, the lines it was read from, and what must be entered. A complete one is folded. */
export function BillCard({
  bill,
  index,
  view,
  isTried,
}: {
  bill: BillView;
  index: number;
  view: BillsView;
  isTried: boolean;
}) {
  const { t } = useTranslation("bills");
  const { file, supplier, typed, told, lines, faults, isLeftOut, isEstimate, origin } = bill;
  const isOpen = Object.keys(faults).length > 0;
  const field = (part: keyof Typed, type = "text") => ({
    id: `bill-${index}-${part}`,
    name: partName(index, part),
    type,
    defaultValue: typed[part],
  });
  // What is missing is asked for first; only once it was tried is it an error.
  const errorsOf = (part: keyof Typed) => {
    const fault = faults[part];
    return fault && (isTried || typed[part] !== "") ? [t(`faults.${fault}`)] : undefined;
  };
  return (
    <Card>
      <details id={`bill-${index}`} open={isOpen}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 p-4">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{file}</span>
            <span className={cx("text-small", isOpen ? "font-semibold text-attention" : "text-ink-2")}>
              {isLeftOut ? t("bills.leftOut") : isOpen ? t("bills.open") : told.join(" · ")}
            </span>
          </span>
          <Icon name="chevron-down" className="size-5 shrink-0 text-ink-3" />
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          {supplier || isEstimate ? (
            <p className="text-ink-2">{[supplier ?? [], isEstimate ? t("bills.estimate") : []].flat().join(" · ")}</p>
          ) : null}
          <Asked bill={bill} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              field={field("supply")}
              label={t("fields.supply")}
              placeholder={t("fields.choose")}
              options={view.supplies.map(({ id, label }) => ({ value: id, label }))}
              errors={errorsOf("supply")}
            />
            <TextField field={field("meter")} label={t("fields.meter")} optionalText={t("fields.optional")} />
            <TextField field={field("from", "date")} label={t("fields.from")} errors={errorsOf("from")} />
            <TextField field={field("to", "date")} label={t("fields.to")} errors={errorsOf("to")} />
            <Lines lines={lines.period} />
            <TextField
              field={{ ...field("quantity"), inputMode: "decimal" }}
              label={t("fields.quantity")}
              errors={errorsOf("quantity")}
            />
            <SelectField
              field={field("unit")}
              label={t("fields.unit")}
              placeholder={t("fields.choose")}
              options={view.units.map(({ id, label }) => ({ value: id, label }))}
              errors={errorsOf("unit")}
            />
            <Lines lines={lines.quantity} />
          </div>
          <CheckboxField
            field={{ id: `bill-${index}-out`, name: partName(index, "out"), defaultChecked: isLeftOut }}
            label={t("fields.out")}
          />
        </div>
      </details>
      <input type="hidden" name={partName(index, "origin")} value={origin} />
    </Card>
  );
}

/** The lines of the bill that the figures above them come from. */
function Lines({ lines }: { lines: string[] }) {
  const { t } = useTranslation("bills");
  if (lines.length === 0) return null;
  return (
    <div className="text-small text-ink-2 sm:col-span-2">
      <p>{t("bills.lines", { count: lines.length })}</p>
      {lines.map((line) => (
        <q key={line} className="block wrap-anywhere">
          {line}
        </q>
      ))}
    </div>
  );
}

function Asked({ bill: { asked, isRead, faults } }: { bill: BillView }) {
  const { t } = useTranslation("bills");
  const open = asked.filter(({ what }) =>
    what === "period" ? faults.from || faults.to : what === "supply" ? faults.supply : faults.quantity,
  );
  if (!isRead && Object.keys(faults).length > 0) return <p className="text-ink-2">{t("bills.unread")}</p>;
  if (open.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5 text-ink-2">
      {open.map((each) => (
        <li key={`${each.what} ${each.why}`}>{askText(t, each)}</li>
      ))}
    </ul>
  );
}

function askText(t: TFunction<"bills">, { what, why }: BillView["asked"][number]): string {
  if (what === "sign") return t("asks.sign");
  if (what === "supply") return t(why === "several" ? "asks.supply.several" : "asks.supply.missing");
  return t(`asks.${what}.${why === "credit" ? "several" : why}`);
}
