import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OVERALL } from "~/results/results/score-trace";
import type { ScoresView } from "~/results/results/scores-view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { LevelChip, LevelScale } from "~/ui/scale";
import { ScoreName } from "./score-name";

/** The answer in one sentence and one figure, with the exact figures in a disclosure, then the level of each dimension. */
export function Lead({
  view,
  path,
  text,
  news,
  figures,
  children,
}: {
  view: ScoresView;
  /** The path of the results, where each score can be traced. */
  path?: string;
  /** What the level is based on, in a sentence or two. */
  text: string;
  /** What is new, above the answer. */
  news?: ReactNode;
  /** Shown beside the exact figure, as terms and descriptions. */
  figures?: ReactNode;
  /** What the level means. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("results");
  const { level, own, peers, basis, behind } = view;
  return (
    <>
      <Card as="section" className="p-5 sm:p-9 sm:pb-5">
        <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.1fr_1fr]">
          <div>
            {news}
            <h2 className="text-display">{t("lead.title", { level: level.name })}</h2>
            <p className="mt-3 max-w-[46ch] text-lead text-ink-2">
              {behind
                ? `${t("lead.behind", { dimension: behind.name, percent: behind.own.whole, low: behind.level.name })} `
                : null}
              {text}
            </p>
          </div>
          <div className="min-w-0">
            <div className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-2">
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
          </div>
        </div>
        {children}
        <div className="mt-3">
          <Disclosure summary={t("lead.details")} tone="quiet">
            <dl className="grid max-w-measure gap-3">
              <div>
                <dt className="text-small text-ink-3">{t("lead.overall")}</dt>
                <dd className="font-semibold text-ink tabular-nums">{own.exact}</dd>
              </div>
              {figures}
            </dl>
          </Disclosure>
        </div>
        {path === undefined ? null : (
          <p className="mt-3 print:hidden">
            <ScoreName path={path} subject={OVERALL} name={t("trace.link")} />
          </p>
        )}
      </Card>
      <h2 className="sr-only">{t("dimensions")}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {view.dimensions.map((dimension) => (
          <Card key={dimension.id} as="li" className="p-5">
            <h3 className="font-sans text-body font-normal tracking-normal text-ink-2">
              <ScoreName path={path} subject={dimension.id} name={dimension.name} />
            </h3>
            <div className="mt-1 flex items-center justify-between gap-x-4 gap-y-2 sm:max-lg:flex-col sm:max-lg:items-start">
              <p className="font-serif text-display font-semibold tabular-nums">{dimension.own.whole}</p>
              <LevelChip level={dimension.level.id} name={dimension.level.name} />
            </div>
            <PeerDistance points={dimension.aheadOfPeers} />
          </Card>
        ))}
      </ul>
    </>
  );
}

function PeerDistance({ points }: { points: number | null }) {
  const { t } = useTranslation("results");
  if (points === null) return null;
  const count = Math.abs(points);
  const text = points > 0 ? t("peers.ahead", { count }) : points < 0 ? t("peers.behind", { count }) : t("peers.level");
  return <p className="mt-1.5 text-small text-ink-3">{text}</p>;
}
