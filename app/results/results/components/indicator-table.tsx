import { useTranslation } from "react-i18next";
import type { EvidenceView } from "~/results/results/evidence-view";
import type { ScoredDimension, TopicRow } from "~/results/results/scores-view";
import { cx } from "~/ui/cx";
import { LevelChip } from "~/ui/scale";
import { ScoreBar } from "./score-bar";
import { ScoreName } from "./score-name";

const HEAD = "px-3 pb-2 text-small font-semibold text-ink-3 first:ps-7 last:pe-7";
// On a phone, a level that does not fit beside a long word goes below it.
const ROW = "flex flex-wrap items-center gap-x-3 border-b border-line px-5 pb-2.5 sm:table-row sm:p-0";
const CELL = "sm:table-cell sm:px-3 sm:py-2 sm:align-middle sm:first:ps-7 sm:last:pe-7";

/** How many of the practices that are in place have a document behind them. */
interface Backed {
  count: number;
  of: number;
}

/**
 * Every dimension and its indicators, each with its score, its peers' score, its level and its evidence. On a phone each row becomes a
 * small block.
 */
export function IndicatorTable({
  labelledBy,
  path,
  dimensions,
  hasPeers,
  evidence,
}: {
  labelledBy: string;
  /** The path of the results, where each score can be traced. */
  path?: string;
  dimensions: ScoredDimension[];
  hasPeers: boolean;
  evidence?: EvidenceView["topics"];
}) {
  const { t } = useTranslation("results");
  const backedBy = (ids: string[]): Backed | null => {
    const meant = evidence?.filter(({ id }) => ids.includes(id));
    if (!meant) return null;
    const sum = (of: "yes" | "evidenced") => meant.reduce((all, topic) => all + topic[of], 0);
    return { count: sum("evidenced"), of: sum("yes") };
  };
  const columns = [
    ...(["own", ...(hasPeers ? (["peers"] as const) : [])] as const).map((name) => ({ name, isFigure: true })),
    { name: "level" as const, isFigure: false },
    ...(evidence ? [{ name: "evidence" as const, isFigure: true }] : []),
  ];
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: another display than a table's takes its roles away
    <table role="table" aria-labelledby={labelledBy} className="block w-full border-collapse tabular-nums sm:table">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line-strong">
          <th role="columnheader" scope="col" className={cx(HEAD, "text-start")}>
            {t("columns.indicator")}
          </th>
          <td role="cell" className="sm:w-1/5 lg:w-1/4" />
          {columns.map(({ name, isFigure }) => (
            <th key={name} role="columnheader" scope="col" className={cx(HEAD, isFigure ? "text-end" : "text-start")}>
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {dimensions.map((dimension) => (
        <tbody key={dimension.id} role="rowgroup" className="keep block sm:table-row-group">
          <Row
            path={path}
            row={dimension}
            hasPeers={hasPeers}
            backed={backedBy(dimension.topics.map(({ id }) => id))}
            isWhole
          />
          {dimension.topics.map((topic) => (
            <Row key={topic.id} path={path} row={topic} hasPeers={hasPeers} backed={backedBy([topic.id])} />
          ))}
        </tbody>
      ))}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: the same
  );
}

function Row({
  path,
  row: { id, name, own, peers, level },
  hasPeers,
  backed,
  isWhole = false,
}: {
  path?: string;
  row: TopicRow;
  hasPeers: boolean;
  /** Null if it is not shown. */
  backed: Backed | null;
  /** A dimension, above its indicators. */
  isWhole?: boolean;
}) {
  const { t } = useTranslation("results");
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: another display than a table's takes its roles away
    <tr role="row" className={cx(ROW, isWhole && "bg-sunk")}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is that element, for a group of rows too */}
      <th
        role="rowheader"
        scope={isWhole ? "rowgroup" : "row"}
        className={cx(
          CELL,
          "flex-[1_1_min-content] max-sm:py-2.5 wrap-break-word text-start",
          !isWhole && "font-normal",
        )}
      >
        <ScoreName path={path} subject={id} name={name} />
      </th>
      <td role="cell" aria-hidden="true" className={cx(CELL, "order-1 basis-full")}>
        {isWhole ? null : <ScoreBar percent={own.percent} peers={peers?.percent ?? null} level={level.id} />}
      </td>
      <td role="cell" className={cx(CELL, "order-2 font-semibold sm:text-end")}>
        <span className="text-small sm:hidden">{t("source.you", { percent: own.whole })}</span>
        <span className="max-sm:hidden">{own.whole}</span>
      </td>
      {hasPeers ? (
        <td role="cell" className={cx(CELL, "order-2 text-ink-2 sm:text-end")}>
          {peers ? (
            <>
              <span className="text-small sm:hidden">{t("source.peersBar", { percent: peers.whole })}</span>
              <span className="max-sm:hidden">{peers.whole}</span>
            </>
          ) : null}
        </td>
      ) : null}
      <td role="cell" className={cx(CELL, "max-sm:ms-auto")}>
        <LevelChip level={level.id} name={level.name} />
      </td>
      {backed ? (
        <td role="cell" className={cx(CELL, "order-2 text-small text-ink-2 sm:text-end")}>
          {backed.of === 0 ? (
            <span className="max-sm:hidden">–</span>
          ) : (
            <>
              <span className="sm:hidden">{t("source.backed", { ...backed })}</span>
              <span className="max-sm:hidden">{t("source.backedShort", { ...backed })}</span>
            </>
          )}
        </td>
      ) : null}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: the same
  );
}
