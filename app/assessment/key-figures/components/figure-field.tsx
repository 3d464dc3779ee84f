import { useTranslation } from "react-i18next";
import { describeInvalid } from "~/assessment/answers/describe-invalid";
import { FIGURE_LIMIT, type FigureFault } from "~/assessment/key-figures/rules/value";
import { ASKED_FIELD, baseName, boxName, unknownName } from "~/assessment/key-figures/section-form";
import type { FigureView } from "~/assessment/key-figures/section-view";
import { useLanguage } from "~/i18n/use-language";
import { FieldError } from "~/ui/field";
import { Offer } from "./offer";

/** Returns a function that words a figure's fault. */
export function useFault(): (fault: FigureFault, written?: string) => string {
  const { t } = useTranslation("figures");
  const { t: say } = useTranslation("answering");
  const language = useLanguage();
  return (fault, written = "") =>
    fault === "not-whole" || fault === "not-a-year" || fault === "both"
      ? t(`faults.${fault}`)
      : describeInvalid(say, fault, written, language);
}

/** A figure: its box with the unit, the "not known" checkbox, and the values already known. */
export function FigureField({ figure, formerYear }: { figure: FigureView; formerYear: number }) {
  const { t } = useTranslation("figures");
  const faultWords = useFault();
  const { id, unit, isWhole, box, isUnknown, base, former, progress, offer, warnings, fault, theirs } = figure;
  const errors = fault ? [faultWords(fault, box)] : undefined;
  const describedBy = [
    `${id}-hint`,
    unit && `${id}-unit`,
    fault && `${id}-error`,
    (former || progress || theirs) && `${id}-known`,
    warnings.length > 0 && `${id}-asked`,
  ];
  return (
    <div className="grid gap-x-10 gap-y-3 md:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {t(`figures.${id}.name`)}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 max-w-measure text-ink-3">
          {t(`figures.${id}.hint`)}
        </p>
      </div>
      <div className="min-w-0">
        <FieldError id={id} errors={errors} />
        <div className="mt-1 flex items-center gap-3">
          <input
            id={id}
            name={boxName(id)}
            type="text"
            inputMode={isWhole ? "numeric" : "decimal"}
            defaultValue={box}
            maxLength={FIGURE_LIMIT}
            aria-describedby={describedBy.filter(Boolean).join(" ")}
            aria-invalid={fault ? true : undefined}
            className="control max-w-44 tabular-nums"
          />
          {unit ? <span id={`${id}-unit`}>{unit}</span> : null}
        </div>
        <input type="hidden" name={baseName(id)} value={base} />
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-small">
          <input
            type="checkbox"
            name={unknownName(id)}
            value="1"
            defaultChecked={isUnknown}
            aria-label={t("form.notKnownOf", { figure: t(`figures.${id}.name`) })}
            className="tick"
          />
          {t("form.notKnown")}
        </label>
        {former || progress || theirs ? (
          <div id={`${id}-known`} className="grid gap-1 text-small text-ink-2">
            {theirs ? <p className="font-semibold text-attention">{theirWords(theirs)}</p> : null}
            {former ? <p className="tabular-nums">{t("form.former", { year: formerYear, value: former })}</p> : null}
            {progress ? (
              <p>
                {t(progress.stands ? "form.progress" : "form.instead", {
                  value: progress.said,
                  date: progress.source.date,
                })}{" "}
                <a href={progress.source.href}>{t("form.toProgress")}</a>
              </p>
            ) : null}
          </div>
        ) : null}
        {offer ? <Offer name={id} offer={offer} /> : null}
        {warnings.length > 0 ? (
          <div id={`${id}-asked`} className="mt-2 rounded-s bg-attention-soft px-3 py-2 text-small text-attention">
            {warnings.map(({ check, than, other, sign }) => (
              <p key={sign}>
                {t(`checks.${check}`, { than, other })}
                <input type="hidden" name={ASKED_FIELD} value={sign} />
              </p>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );

  function theirWords({ name, said }: NonNullable<FigureView["theirs"]>): string {
    if (said === null) return t("form.theirsEmpty");
    return name === null ? t("form.theirsUnknown", { value: said }) : t("form.theirs", { name, value: said });
  }
}
