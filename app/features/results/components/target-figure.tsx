import { Drawn } from "~/features/figures/drawn";
import { drawTarget, TARGET_SIZES } from "~/features/results/target-drawing";
import type { DrawnTarget } from "~/features/results/target-view";

/** The line to a target and the emissions that were entered, for phones and for wider pages. */
export function TargetFigure({ target, ...words }: { label: string; goal: string; target: DrawnTarget }) {
  return (
    <>
      <div className="sm:hidden" style={{ maxWidth: TARGET_SIZES.narrow.width }}>
        <Drawn drawing={drawTarget(target, words, "narrow")} />
      </div>
      <div className="max-sm:hidden" style={{ maxWidth: TARGET_SIZES.wide.width }}>
        <Drawn drawing={drawTarget(target, words, "wide")} />
      </div>
    </>
  );
}
