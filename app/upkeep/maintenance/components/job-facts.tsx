import { useTranslation } from "react-i18next";
import { momentOf, timeAgo, timeAhead } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { useReader } from "~/i18n/use-reader";
import type { JobView } from "../job-list.server";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const UNITS = [
  ["day", "days", 24 * 60 * MINUTE],
  ["hour", "hours", 60 * MINUTE],
  ["minute", "minutes", MINUTE],
] as const;

/** A time as time gone by or to come, with the exact one for who points at it. */
function At({ time, now }: { time: number; now: number }) {
  const reader = useReader();
  const said = time > now ? timeAhead(Math.ceil((time - now) / SECOND), reader.language) : timeAgo(time, now, reader);
  return (
    <time dateTime={new Date(time).toISOString()} title={momentOf(time, reader.language)} className="whitespace-nowrap">
      {said}
    </time>
  );
}

/** How often a job runs. */
export function Every({ job: { everyMs } }: { job: JobView }) {
  const { t } = useTranslation("operations");
  const [one, many, size] = UNITS.find(([, , each]) => everyMs >= each) ?? ["minute", "minutes", MINUTE];
  const count = Math.round(everyMs / size);
  return (
    <span className="whitespace-nowrap">
      {count === 1 ? t(`jobs.every.${one}`) : t(`jobs.every.${many}`, { count })}
    </span>
  );
}

/** How a job stands. */
export function State({ job: { failures, lateSince, hasMore } }: { job: JobView }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  if (failures === 0 && lateSince === null) {
    return hasMore ? (
      <span className="font-semibold text-attention">{t("jobs.more")}</span>
    ) : (
      <span className="whitespace-nowrap">{t("jobs.fine")}</span>
    );
  }
  return (
    <>
      {failures > 0 ? (
        <span className="block font-semibold text-danger">{t("jobs.failing", { count: failures })}</span>
      ) : null}
      {lateSince === null ? null : (
        <span className="block font-semibold text-attention">
          {t("jobs.late", { moment: momentOf(lateSince, language) })}
        </span>
      )}
    </>
  );
}

export function LastRun({ job: { lastRunAt }, now }: { job: JobView; now: number }) {
  const { t } = useTranslation("operations");
  return lastRunAt === null ? (
    <span className="whitespace-nowrap">{t("jobs.never")}</span>
  ) : (
    <At time={lastRunAt} now={now} />
  );
}

/** When a job that is not late runs next. */
export function NextRun({ job: { nextAt }, now }: { job: JobView; now: number }) {
  const { t } = useTranslation("operations");
  return nextAt === null || nextAt <= now ? (
    <span className="whitespace-nowrap">{t("jobs.atOnce")}</span>
  ) : (
    <At time={nextAt} now={now} />
  );
}
