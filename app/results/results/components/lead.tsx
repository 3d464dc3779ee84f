import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";
import { longDate, wholePercent } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { ReportProfile } from "~/results/results/profile.server";
import { OVERALL } from "~/results/results/score-trace";
import type { ScoresView } from "~/results/results/scores-view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { LevelScale } from "~/ui/scale";
import { ScoreName } from "./score-name";

type Former = NonNullable<ReportProfile["previousResult"]> & { on: string };

/** The previous result that a report's profile names; null for the first. */
export const formerOf = ({ previousSubmissionOn: on, previousResult }: ReportProfile): Former | null =>
  on !== null && previousResult ? { ...previousResult, on } : null;

/** The answer in one sentence and one figure, with the exact figures in a disclosure. */
export function Lead({
  view,
  path,
  text,
  news,
  action,
  figures,
  former,
}: {
  view: ScoresView;
  /** The path of the results, where each score can be traced. */
  path?: string;
  /** What the level is based on, in a sentence or two. */
  text: string;
  /** What is new, above the answer. */
  news?: ReactNode;
  /** The button below it. */
  action?: ReactNode;
  /** Shown beside the exact figure, as terms and descriptions. */
  figures?: ReactNode;
  /** The company's previous result of this kind, for the company itself. */
  former?: Former | null;
}) {
  const { t } = useTranslation("results");
  const { level, own, peers, basis } = view;
  return (
    <Card as="section" className="flex flex-col p-5 sm:p-7 sm:pb-4">
      {news}
      <h2 className="text-display">{t("lead.title", { level: level.name })}</h2>
      <p className="mt-2 max-w-measure text-lead text-ink-2">
        {former ? <Since former={former} own={own} path={path} /> : null}
        {[useWeakest(view), text].filter(Boolean).join(" ")}
      </p>
      {action}
      <div className="mt-auto pt-6">
        <div className="mb-3 flex flex-wrap items-end gap-x-5">
          <p className="font-serif text-figure font-semibold tracking-tight tabular-nums">{own.whole}</p>
          <p className="pb-1 text-ink-2 tabular-nums">
            {peers && basis.kind !== "none" ? t(`peers.${basis.kind}`, { percent: peers.whole }) : t("peers.none")}
          </p>
        </div>
        <LevelScale
          steps={view.scale}
          currentId={level.id}
          percent={own.percent}
          label={t("lead.scale", { level: level.name, percent: own.whole })}
        />
        <Disclosure summary={t("lead.details")} tone="quiet">
          <dl className="grid max-w-measure gap-3">
            <div>
              <dt className="text-small text-ink-3">{t("lead.overall")}</dt>
              <dd className="font-semibold text-ink tabular-nums">{own.exact}</dd>
            </div>
            {figures}
          </dl>
          {path === undefined ? null : (
            <p className="mt-3 print:hidden">
              <ScoreName path={path} subject={OVERALL} name={t("trace.link")} />
            </p>
          )}
        </Disclosure>
      </div>
    </Card>
  );
}

/** What the former result was, and the way to what has changed since. */
function Since({ former, own, path }: { former: Former; own: ScoresView["own"]; path: string | undefined }) {
  const { t } = useTranslation(["results", "common"]);
  const language = useLanguage();
  const difference = Math.round(own.percent) - Math.round(former.score / 100);
  const way = difference > 0 ? "up" : difference < 0 ? "down" : "same";
  const said = {
    date: longDate(former.on, language),
    level: t(`common:levels.${former.level}`),
    percent: wholePercent(former.score, language),
  };
  return (
    <>
      <strong className="text-ink">{t(`lead.${way}`, said)}</strong>{" "}
      {path ? <a href={withQuery(path, "since=all#since")}>{t("lead.changes")}</a> : null}
      <br />
    </>
  );
}

/** The dimension that is far below the whole, or else the lowest ones, in a sentence; empty if all are equal. */
function useWeakest({ behind, weakest }: ScoresView): string {
  const { t } = useTranslation("results");
  if (behind) {
    return t("lead.behind", { dimension: behind.name, percent: behind.own.whole, low: behind.level.name });
  }
  return weakest ? t("lead.weakest", weakest) : "";
}
