import { useTranslation } from "react-i18next";
import type { ScoredDimension, TopicRow } from "~/results/results/scores-view";
import { cx } from "~/ui/cx";
import { LevelChip } from "~/ui/scale";
import { ScoreBar } from "./score-bar";
import { ScoreName } from "./score-name";

const HEAD = "px-3 pb-2 text-start text-small font-semibold text-ink-3 first:ps-7 last:pe-7";
// On a phone, a level that does not fit beside a long word goes below it.
const ROW = "flex flex-wrap items-center gap-x-3 border-b border-line px-5 py-3.5 sm:table-row sm:p-0";
const CELL = "sm:table-cell sm:px-3 sm:py-3 sm:align-middle sm:first:ps-7 sm:last:pe-7";

/** Every indicator with its score, its peers' score and its level, by dimension. On a phone each row becomes a small block. */
export function IndicatorTable({
  labelledBy,
  path,
  dimensions,
  hasPeers,
}: {
  labelledBy: string;
  /** The path of the results, where each score can be traced. */
  path?: string;
  dimensions: ScoredDimension[];
  hasPeers: boolean;
}) {
  const { t } = useTranslation("results");
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: another display than a table's takes its roles away
    <table role="table" aria-labelledby={labelledBy} className="block w-full border-collapse tabular-nums sm:table">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line-strong">
          <th role="columnheader" scope="col" className={HEAD}>
            {t("columns.indicator")}
          </th>
          <td role="cell" className="sm:w-1/3 lg:w-2/5" />
          <th role="columnheader" scope="col" className={cx(HEAD, "text-end")}>
            {t("columns.own")}
          </th>
          {hasPeers ? (
            <th role="columnheader" scope="col" className={cx(HEAD, "text-end")}>
              {t("columns.peers")}
            </th>
          ) : null}
          <th role="columnheader" scope="col" className={HEAD}>
            {t("columns.level")}
          </th>
        </tr>
      </thead>
      {dimensions.map((dimension) => (
        <tbody key={dimension.id} role="rowgroup" className="keep block sm:table-row-group">
          <tr role="row" className="block border-b border-line bg-sunk sm:table-row">
            {/* biome-ignore lint/a11y/useSemanticElements: it is that element, for a group of rows */}
            <th
              role="rowheader"
              scope="rowgroup"
              colSpan={hasPeers ? 5 : 4}
              className="block px-5 py-2 text-start text-small font-semibold sm:table-cell sm:px-7"
            >
              {dimension.name}
            </th>
          </tr>
          {dimension.topics.map((topic) => (
            <IndicatorRow key={topic.id} path={path} topic={topic} hasPeers={hasPeers} />
          ))}
        </tbody>
      ))}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: the same
  );
}

function IndicatorRow({
  path,
  topic: { id, name, own, peers, level },
  hasPeers,
}: {
  path?: string;
  topic: TopicRow;
  hasPeers: boolean;
}) {
  const { t } = useTranslation("results");
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: another display than a table's takes its roles away
    <tr role="row" className={ROW}>
      <th
        role="rowheader"
        scope="row"
        className={cx(CELL, "flex-[1_1_min-content] wrap-break-word text-start font-normal")}
      >
        <ScoreName path={path} subject={id} name={name} />
      </th>
      <td role="cell" aria-hidden="true" className={cx(CELL, "order-1 basis-full mt-2 mb-1")}>
        <ScoreBar percent={own.percent} peers={peers?.percent ?? null} level={level.id} />
      </td>
      <td role="cell" className={cx(CELL, "order-2 flex-1 font-semibold sm:text-end")}>
        <span className="sm:hidden">{t("source.you", { percent: own.whole })}</span>
        <span className="max-sm:hidden">{own.whole}</span>
      </td>
      {hasPeers ? (
        <td role="cell" className={cx(CELL, "order-2 text-end text-ink-2")}>
          {peers ? (
            <>
              <span className="sm:hidden">{t("source.peersBar", { percent: peers.whole })}</span>
              <span className="max-sm:hidden">{peers.whole}</span>
            </>
          ) : null}
        </td>
      ) : null}
      <td role="cell" className={cx(CELL, "ms-auto")}>
        <LevelChip level={level.id} name={level.name} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: the same
  );
}
