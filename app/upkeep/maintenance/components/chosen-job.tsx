import { useTranslation } from "react-i18next";
import { UTC } from "~/core/days/days";
import { formatMoment } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/table";
import type { JobView, RunView } from "../job-list.server";
import { Every, LastRun, NextRun, State } from "./job-facts";

/** A job with its facts, and its latest runs that left something to say. */
export function ChosenJob({ job, runs, now }: { job: JobView; runs: RunView[]; now: number }) {
  const { t } = useTranslation("operations");
  const facts = [
    ["often", <Every key="often" job={job} />],
    ["lastRun", <LastRun key="lastRun" job={job} now={now} />],
    ["nextRun", job.lateSince === null ? <NextRun key="nextRun" job={job} now={now} /> : null],
    ["state", <State key="state" job={job} />],
  ] as const;
  const caption = t("jobs.runs", { name: t(`jobs.names.${job.name}`) });
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2>{caption}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="text-small text-ink-3">{t(`jobs.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Runs caption={caption} runs={runs} />
    </section>
  );
}

function Runs({ caption, runs }: { caption: string; runs: RunView[] }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const columns = (["started", "took", "outcome", "did"] as const).map((key) => ({
    key,
    header: t(`jobs.columns.${key}`),
  }));
  return (
    <Card>
      <Table
        caption={caption}
        captionHidden
        isStacked={runs.length > 0 ? "lines" : false}
        empty={t("jobs.quiet")}
        columns={columns}
        rows={runs.map((run) => ({
          key: run.id,
          cells: {
            started: <span className="whitespace-nowrap">{formatMoment(run.startedAt, language, UTC)}</span>,
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
  if (error !== null) return <span className="font-mono text-small wrap-anywhere">{error}</span>;
  const parts = Object.entries(did).flatMap(([key, count]) => {
    const kind = KINDS.find((known) => known === key);
    if (count === 0) return [];
    return kind ? t(`jobs.did.${kind}`, { count }) : `${key}: ${count}`;
  });
  return parts.length > 0 ? parts.join(", ") : t("jobs.nothing");
}
