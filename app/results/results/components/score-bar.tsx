import type { Level } from "~/core/level";
import { CHART_COLOURS, LEVEL_COLOURS } from "~/results/figures/charts/colours";

/** A score of 0 to 100 as a bar in its level's colour, crossed by the peers' mark. The figures are beside it in words. */
export function ScoreBar({ percent, peers, level }: { percent: number; peers: number | null; level: Level }) {
  return (
    <svg aria-hidden="true" className="block h-6 w-full overflow-visible" height="24">
      <rect className="fill-sunk" y="3" width="100%" height="18" rx="4" />
      <rect fill={LEVEL_COLOURS[level]} y="3" width={`${percent}%`} height="18" rx="4" />
      {peers === null ? null : (
        <svg x={`${peers}%`} overflow="visible" aria-hidden="true">
          <rect
            className="stroke-surface"
            fill={CHART_COLOURS.ink}
            x="-2"
            width="4"
            height="24"
            rx="2"
            strokeWidth="1.5"
          />
        </svg>
      )}
    </svg>
  );
}
