import { joinNames } from "~/i18n/format";
import { drawNarrowBars } from "~/results/figures/bars";
import type { TopicRow } from "~/results/results/scores-view";
import type { Picture } from "./deck";
import { drawRows, type SlideRow } from "./draw-rows";
import { INNER, LEADING, LEGEND, roomFor } from "./fit-slide";
import type { DeckScene } from "./scene";

/** Each row beside its peers, as far as they are shown. */
export function scoresPicture(scene: DeckScene, rows: readonly TopicRow[], headline: string): Picture {
  const { words } = scene;
  const drawn = rows.map(({ name, own, peers, level }): SlideRow => {
    const mark = peers && { percent: peers.percent, text: peers.whole };
    return { name, percent: own.percent, text: own.whole, paint: level.id, mark };
  });
  const heads = { own: words("scores.own"), mark: words("scores.peers") };
  return rowsPicture(scene, drawn, heads, { headline, below: 0 });
}

/** Rows as wide as the slide, which leave so much room to what is below them, and what a phone shows instead. */
export function rowsPicture(
  { language }: Pick<DeckScene, "language">,
  rows: readonly SlideRow[],
  heads: { own: string; mark: string },
  { headline, below }: { headline: string; below: number },
): Picture {
  const hasMarks = rows.some(({ mark }) => mark !== null);
  const label = rows
    .map(({ name, text, mark }) => {
      const figures = mark ? [text, `${heads.mark} ${mark.text}`] : [text];
      return `${name}: ${joinNames(figures, language)}`;
    })
    .join(". ");
  const bars = rows.map(({ name, percent, text, paint, mark }) => ({
    name,
    bars: [
      { percent, text, paint: hasMarks ? ("accent" as const) : paint },
      ...(mark ? [{ ...mark, paint: "peer" as const }] : []),
    ],
  }));
  const legend = hasMarks ? [{ name: heads.mark, paint: "ink" as const }] : [];
  const height = roomFor(headline) - below - (hasMarks ? 12 + LEGEND * LEADING : 0);
  return {
    drawing: drawRows(label, rows, heads, { width: INNER, height }),
    narrow: drawNarrowBars(label, bars),
    width: INNER,
    legend,
    narrowLegend: hasMarks
      ? [
          { name: heads.own, paint: "accent" },
          { name: heads.mark, paint: "peer" },
        ]
      : [],
  };
}
