import { along, type Drawing, type Paint, round, type Shape } from "~/results/figures/drawing";
import { inLines, widestOf } from "~/results/figures/measure";

/** A row of a slide: a bar, and a mark where it is compared with. */
export interface SlideRow {
  name: string;
  percent: number;
  text: string;
  paint: Paint;
  mark: { percent: number; text: string } | null;
}

const LETTERS = 18;
const LINE = 21;
const BOLD = 20;
const GAP = 16;
const MARK = 4;
/** The greatest height of a row, and the width of its name. */
const MAX = { row: 64, name: 400 };

/** Rows of bars with letters that a room can read: each has its figures at its end, below what they are (`heads`). */
export function drawRows(
  label: string,
  rows: readonly SlideRow[],
  heads: { own: string; mark: string },
  { width, height }: { width: number; height: number },
): Drawing {
  const hasMarks = rows.some(({ mark }) => mark !== null);
  const marks = rows.map(({ mark }) => mark?.text ?? "");
  const [own, other] = [
    widestOf([heads.own, ...rows.map(({ text }) => text)], BOLD, true),
    hasMarks ? widestOf([heads.mark, ...marks], LETTERS) : 0,
  ];
  const longest = widestOf(
    rows.map(({ name }) => name),
    LETTERS,
  );
  const left = Math.min(longest, MAX.name, width / 2) + GAP;
  const ends = { other: width, own: width - (hasMarks ? other + GAP : 0) };
  const right = ends.own - own - GAP;
  const head = LINE + 8;
  const row = Math.min(MAX.row, (height - head) / Math.max(1, rows.length));
  const bar = Math.min(30, row * 0.55);
  const write = (text: string, x: number, y: number, more: Partial<Extract<Shape, { is: "text" }>> = {}): Shape => ({
    is: "text",
    at: [round(x), round(y)],
    text,
    size: LETTERS,
    paint: "ink",
    anchor: "end",
    ...more,
  });
  const shapes = rows.flatMap(({ name, percent, text, paint, mark }, index): Shape[] => {
    const middle = head + (index + 0.5) * row;
    const lines = inLines(name, left - GAP, LETTERS);
    const end = along(percent, left, right);
    const at = mark && along(mark.percent, left, right);
    return [
      ...lines.map((line, at) => write(line, left - GAP, middle + 6.5 + (at - (lines.length - 1) / 2) * LINE)),
      { is: "rect", x: left, y: middle - bar / 2, width: right - left, height: bar, radius: 3, paint: "line" },
      { is: "rect", x: left, y: middle - bar / 2, width: Math.max(3, end - left), height: bar, radius: 3, paint },
      ...(at === null
        ? []
        : [markAt(at, middle, bar), write(mark?.text ?? "", ends.other, middle + 6.5, { paint: "ink-2" })]),
      write(text, ends.own, middle + 7, { size: BOLD, bold: true }),
    ];
  });
  return {
    width,
    height: round(head + rows.length * row),
    label,
    shapes: [
      write(heads.own, ends.own, LETTERS, { paint: "ink-2" }),
      ...(hasMarks ? [write(heads.mark, ends.other, LETTERS, { paint: "ink-2" })] : []),
      ...shapes,
    ],
  };
}

const markAt = (x: number, middle: number, bar: number): Shape => ({
  is: "rect",
  x: round(x - MARK / 2),
  y: middle - bar / 2 - 4,
  width: MARK,
  height: bar + 8,
  radius: 2,
  paint: "ink",
});
