import { Drawn } from "~/results/figures/drawn";
import { drawTarget } from "~/results/results/target-drawing";
import type { DrawnTarget } from "~/results/results/target-view";

/** The line to a target and the entered emissions, for phones and for wider pages, each no wider than it is drawn. */
export function TargetFigure({ target, ...words }: { label: string; goal: string; target: DrawnTarget }) {
  return (
    <>
      <div className="max-w-74 sm:hidden">
        <Drawn drawing={drawTarget(target, words, "narrow")} />
      </div>
      <div className="max-w-155 max-sm:hidden">
        <Drawn drawing={drawTarget(target, words, "wide")} />
      </div>
    </>
  );
}
