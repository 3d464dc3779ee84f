import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import { type ComeBackView, deadlinePath } from "../view";

/** A line with the date of the next assessment, or the wish that there were one, and where the company's own is set. */
export function ComeBackLine({ view: { kind, date, canSet } }: { view: ComeBackView }) {
  const { t } = useTranslation("deadlines");
  return (
    <>
      <div className="flex min-w-0 grow basis-60 items-start gap-3 py-2">
        <Icon name="calendar" className={cx("mt-0.5 shrink-0", date?.isTime ? "text-attention" : "text-ink-3")} />
        <p className="min-w-0 wrap-anywhere">
          {date ? (
            <>
              <span className="text-ink-2">
                {date.by === null ? t("next.label") : t("next.askedLabel", { company: date.by })}
              </span>{" "}
              <time dateTime={date.dueOn} className="font-semibold">
                {date.date}
              </time>{" "}
              <span
                className={cx("inline-block text-small", date.isTime ? "font-semibold text-attention" : "text-ink-3")}
              >
                ({awayOf(date.daysLeft)})
              </span>
            </>
          ) : (
            t("next.none")
          )}
        </p>
      </div>
      {canSet ? (
        <a href={deadlinePath("next", kind)} className="inline-flex min-h-11 items-center font-semibold">
          {date?.by === null ? t("change") : t("set")}
        </a>
      ) : null}
    </>
  );

  function awayOf(days: number | null): string {
    if (days === null) return t("over");
    return days === 0 ? t("next.today") : t("left", { count: days });
  }
}

/** The same as a strip of its own, with what else is about the years. */
export function ComeBackStrip({ view, children }: { view: ComeBackView; children?: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-surface px-5 py-1.5 print:hidden sm:px-7">
      <ComeBackLine view={view} />
      {children}
    </div>
  );
}
