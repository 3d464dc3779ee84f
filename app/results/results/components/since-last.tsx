import { useTranslation } from "react-i18next";
import type { AnswerChange } from "~/assessment/answers/rules/since";
import { withQuery } from "~/core/addresses/with-query";
import type { SinceCount, SinceRow, SinceView } from "~/results/results/since-view";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { ResultsPart } from "./part";

const LOOKS: Partial<Record<AnswerChange, string>> = {
  gained: "text-accent",
  lost: "text-danger",
  "taken-back": "text-attention",
};

/**
 * What has changed since the previous assessment, question by question, with one fold per topic. Until the reader asks for it, a link to
 * it.
 */
export function SinceLast({ since: { since, changes }, path }: { since: SinceView; path: string }) {
  const { t } = useTranslation("results");
  const say = useCounts();
  if (!changes) {
    return (
      <ResultsPart id="since" title={t("since.title")} aside={since} lead={t("since.before-that", { date: since })}>
        <ButtonLink href={withQuery(path, "since=all#since")} variant="secondary">
          {t("since.ask")}
        </ButtonLink>
      </ResultsPart>
    );
  }
  const { counts, topics } = changes;
  return (
    <ResultsPart
      id="since"
      title={t("since.title")}
      aside={since}
      lead={
        counts.length > 0 ? t("since.lead", { date: since, changes: say(counts) }) : t("since.none", { date: since })
      }
    >
      {topics.length > 0 ? (
        <Card className="divide-y divide-line">
          {topics.map(({ id, name, counts, rows }) => (
            <div key={id} className="px-5 py-2 sm:px-7">
              <Disclosure
                tone="quiet"
                summary={
                  <>
                    <span className="font-semibold text-ink">{name}</span>{" "}
                    <span className="text-small">({say(counts)})</span>
                  </>
                }
              >
                <ul className="grid gap-4 pb-2">
                  {rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
              </Disclosure>
            </div>
          ))}
        </Card>
      ) : null}
    </ResultsPart>
  );
}

function Row({ row: { question, change, before, after, isReworded } }: { row: SinceRow }) {
  const { t } = useTranslation("results");
  return (
    <li className="keep border-s-3 border-line-strong ps-3.5">
      <p className="max-w-measure text-ink">{question}</p>
      <p className={cx("mt-1 text-small font-semibold", LOOKS[change])}>{t(`since.change.${change}`)}</p>
      <dl className="mt-1 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
        {[
          { name: t("since.before"), said: before },
          { name: t("since.after"), said: after },
        ].map(({ name, said }) => (
          <div key={name} className="flex min-w-0 gap-x-2">
            <dt className="shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{said ?? t("since.nothing")}</dd>
          </div>
        ))}
      </dl>
      {isReworded ? <p className="mt-1 text-small text-attention">{t("since.reworded")}</p> : null}
    </li>
  );
}

/** The number of each change, on one line. */
function useCounts() {
  const { t } = useTranslation("results");
  return (counts: SinceCount[]) => counts.map(({ change, count }) => t(`since.count.${change}`, { count })).join(" · ");
}
