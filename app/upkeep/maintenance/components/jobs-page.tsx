import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { momentOf, timeAgo, timeAhead } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { useReader } from "~/i18n/use-reader";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/table";
import type { AlertView } from "~/upkeep/watching/alerts.server";
import { AlertList } from "~/upkeep/watching/components/alert-list";
import type { JobName, JobView, RunView } from "../job-list.server";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const UNITS = [
  ["day", "days", 24 * 60 * MINUTE],
  ["hour", "hours", 60 * MINUTE],
  ["minute", "minutes", MINUTE],
] as const;

const COLUMNS = ["name", "often", "lastRun", "nextRun", "state"] as const;

interface JobsPageProps {
  jobs: JobView[];
  /** The job whose runs are shown. */
  chosen: JobName | null;
  runs: RunView[];
  alerts: AlertView[];
  /** When the page was rendered. */
  now: number;
}

/** The alerts, and the scheduled jobs, those that fail first; of one of them also the latest runs. */
export function JobsPage({ jobs, chosen, runs, alerts, now }: JobsPageProps) {
  const { t } = useTranslation("operations");
  const hasErrors = jobs.some(({ error }) => error !== null);
  const columns = [...COLUMNS, ...(hasErrors ? (["error"] as const) : [])].map((key) => ({
    key,
    header: t(`jobs.${key}`),
  }));
  return (
    <AdminPage current="jobs" title={t("jobs.title")} lead={t("jobs.lead")}>
      <AlertList alerts={alerts} />
      {chosen ? <Runs name={t(`jobs.names.${chosen}`)} runs={runs} /> : null}
      <Card>
        <Table
          caption={t("jobs.title")}
          captionHidden
          isStacked="lines"
          columns={columns}
          rows={jobs.map((job) => {
            const isDue = job.nextAt === null || job.nextAt <= now;
            return {
              key: job.name,
              cells: {
                name: (
                  <a
                    href={`/admin/jobs?job=${job.name}`}
                    aria-current={job.name === chosen ? "true" : undefined}
                    className="inline-flex min-h-11 items-center font-semibold lg:min-h-0"
                  >
                    {t(`jobs.names.${job.name}`)}
                  </a>
                ),
                often: (
                  <span className="whitespace-nowrap">
                    <Every job={job} />
                  </span>
                ),
                lastRun: job.lastRunAt === null ? t("jobs.never") : <At time={job.lastRunAt} now={now} />,
                nextRun: isDue ? t("jobs.atOnce") : <At time={job.nextAt ?? now} now={now} />,
                state: <State job={job} />,
                error: job.error ? <span className="break-words font-mono text-small">{job.error}</span> : null,
              },
            };
          })}
        />
      </Card>
    </AdminPage>
  );
}

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

function Every({ job: { everyMs } }: { job: JobView }) {
  const { t } = useTranslation("operations");
  const [one, many, size] = UNITS.find(([, , each]) => everyMs >= each) ?? ["minute", "minutes", MINUTE];
  const count = Math.round(everyMs / size);
  return count === 1 ? t(`jobs.every.${one}`) : t(`jobs.every.${many}`, { count });
}

function State({ job: { failures, hasMore } }: { job: JobView }) {
  const { t } = useTranslation("operations");
  if (failures > 0) return <span className="font-semibold text-danger">{t("jobs.failing", { count: failures })}</span>;
  if (hasMore) return <span className="font-semibold text-attention">{t("jobs.more")}</span>;
  return <span className="whitespace-nowrap">{t("jobs.fine")}</span>;
}

/** The latest runs of a job that left something to say. */
function Runs({ name, runs }: { name: string; runs: RunView[] }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const columns = (["started", "took", "outcome", "did"] as const).map((key) => ({
    key,
    header: t(`jobs.columns.${key}`),
  }));
  const caption = t("jobs.runs", { name });
  return (
    <section>
      <h2 className="mb-3">{caption}</h2>
      <Card>
        <Table
          caption={caption}
          captionHidden
          empty={t("jobs.quiet")}
          columns={columns}
          rows={runs.map((run) => ({
            key: run.id,
            cells: {
              started: momentOf(run.startedAt, language),
              took: t("jobs.seconds", { seconds: ((run.endedAt - run.startedAt) / 1000).toFixed(1) }),
              outcome: (
                <span className={cx(run.outcome === "failed" && "font-semibold text-danger")}>
                  {t(`jobs.outcomes.${run.outcome}`)}
                </span>
              ),
              did: <Did run={run} />,
            },
          }))}
        />
      </Card>
    </section>
  );
}

const KINDS = [
  "sent",
  "deleted",
  "erased",
  "anonymised",
  "written",
  "reminders",
  "handedOver",
  "resealed",
  "left",
  "unreadable",
  "mayGo",
] as const;

function Did({ run: { did, error } }: { run: RunView }) {
  const { t } = useTranslation("operations");
  if (error !== null) return <span className="break-words font-mono text-small">{error}</span>;
  const parts = Object.entries(did).flatMap(([key, count]) => {
    const kind = KINDS.find((known) => known === key);
    if (count === 0) return [];
    return kind ? t(`jobs.did.${kind}`, { count }) : `${key}: ${count}`;
  });
  return parts.length > 0 ? parts.join(", ") : t("jobs.nothing");
}
