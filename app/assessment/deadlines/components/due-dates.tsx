import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import { type ComeBackView, type DueDatesView, type DueDateView, deadlinePath } from "../view";
import { ComeBackLine } from "./come-back";

interface Dates {
  dates: DueDatesView;
  next?: ComeBackView | null;
}

/** The due dates there are: the company's own, those that others ask for, and the next assessment's. */
export function DueDates({ dates: { kind, own, asked, canSet }, next }: Dates) {
  const { t } = useTranslation("deadlines");
  if (!own && asked.length === 0 && !next?.date) return null;
  return (
    <section
      id="dates"
      aria-label={t("heading")}
      className="scroll-mt-4 rounded-card border border-line bg-surface px-5 py-2"
    >
      <ul className="divide-y divide-line">
        {own ? (
          <li className="flex flex-wrap items-center gap-x-4">
            <DateLine label={t("ownLabel")} date={own} />
            {canSet ? (
              <a href={deadlinePath("own", kind)} className="ms-auto inline-flex min-h-11 items-center font-semibold">
                {t("change")}
              </a>
            ) : null}
          </li>
        ) : null}
        {asked.map((date) => (
          <li key={`${date.company} ${date.dueOn}`}>
            <DateLine label={t("asked", { company: date.company })} date={date} />
          </li>
        ))}
        {next?.date ? (
          <li className="flex flex-wrap items-center gap-x-4">
            <ComeBackLine view={next} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** Where the dates are set that the reader may set and that there are not. */
export function SetDates({ dates: { kind, own, canSet }, next }: Dates) {
  const { t } = useTranslation("deadlines");
  return (
    <>
      {canSet && !own ? (
        <a href={deadlinePath("own", kind)} className="inline-flex min-h-11 items-center">
          {t("own.set")}
        </a>
      ) : null}
      {next?.canSet && !next.date ? (
        <a href={deadlinePath("next", kind)} className="inline-flex min-h-11 items-center">
          {t("next.set")}
        </a>
      ) : null}
    </>
  );
}

function Line({ children, isMarked = false }: { children: React.ReactNode; isMarked?: boolean }) {
  return (
    <div className="flex min-w-0 items-start gap-3 py-2.5">
      <Icon name="calendar" className={cx("mt-0.5", isMarked ? "text-attention" : "text-ink-3")} />
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}

/** A date is marked from a week before, and once it is over. */
const NEAR_DAYS = 7;

function DateLine({ label, date }: { label: string; date: DueDateView }) {
  const isNear = date.daysLeft === null || date.daysLeft <= NEAR_DAYS;
  return (
    <Line isMarked={isNear}>
      <span className="text-ink-2">{label}</span>{" "}
      <time dateTime={date.dueOn} className="font-semibold">
        {date.date}
      </time>{" "}
      <span className={cx("inline-block text-small", isNear ? "font-semibold text-attention" : "text-ink-3")}>
        (<DaysLeft days={date.daysLeft} />)
      </span>
    </Line>
  );
}

/** The time left until a due date, in words. */
export function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation("deadlines");
  return days === null ? t("over") : days === 0 ? t("today") : t("left", { count: days });
}
