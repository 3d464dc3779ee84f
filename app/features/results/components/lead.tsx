import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/features/results/view";
import { Card } from "~/ui/card";
import { LevelChip, LevelScale } from "~/ui/scale";

/** The answer in one sentence and one figure, then the level of each dimension and the methodology index. */
export function Lead({ view }: { view: ResultsView }) {
  const { t } = useTranslation("results");
  const { level, own, peers, practices, next, basis, index } = view;
  return (
    <>
      <Card as="section" className="grid items-center gap-x-12 gap-y-7 p-5 sm:p-9 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1>{t("lead.title", { level: level.name })}</h1>
          <p className="mt-3 max-w-[46ch] text-lead text-ink-2">
            {t("lead.practices", { count: practices.inPlace, of: practices.of })}{" "}
            {next ? t("lead.next", { count: next.practices, level: next.level, topics: next.topics }) : t("lead.top")}
          </p>
        </div>
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-2">
            <p className="font-serif text-figure font-semibold tracking-tight tabular-nums">{own.whole}</p>
            <p className="pb-1 text-ink-2 tabular-nums">
              <span className="block font-semibold text-ink">
                {peers && basis.kind !== "none" ? t(`peers.${basis.kind}`, { percent: peers.whole }) : t("peers.none")}
              </span>
              {t("lead.exact", { percent: own.exact })}
            </p>
          </div>
          <LevelScale
            steps={view.scale}
            currentId={level.id}
            percent={own.percent}
            label={t("lead.scale", { level: level.name, percent: own.exact })}
          />
        </div>
      </Card>
      <h2 className="sr-only">{t("dimensions")}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {view.dimensions.map((dimension) => (
          <Card key={dimension.id} as="li" className="p-5">
            <h3 className="font-sans text-body font-normal tracking-normal text-ink-2">{dimension.name}</h3>
            <div className="mt-1 flex items-center justify-between gap-x-4 gap-y-2 sm:max-lg:flex-col sm:max-lg:items-start">
              <p className="font-serif text-display font-semibold tabular-nums">{dimension.own.whole}</p>
              <LevelChip level={dimension.level.id} name={dimension.level.name} />
            </div>
            <PeerDistance points={dimension.aheadOfPeers} />
          </Card>
        ))}
      </ul>
      <aside
        aria-labelledby="index"
        className="keep mt-4 grid items-center gap-x-8 gap-y-3 rounded-card border border-line bg-sunk px-5 py-4 sm:grid-cols-[auto_1fr]"
      >
        <div>
          <h2 id="index" className="font-sans text-body font-normal tracking-normal text-ink-2">
            {t("index.title")}
          </h2>
          <p className="mt-0.5 font-semibold tabular-nums">
            {index.own.exact} · {t(`index.bands.${index.band}`)}
          </p>
        </div>
        <p className="max-w-measure text-small text-ink-2">{t("index.text")}</p>
      </aside>
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
