import type { Piece } from "./flow";
import type { Tag } from "./tags";
import { layText, type Style } from "./text";

/** How the text of a report is set. */
export const STYLES = {
  company: { chain: "serif", size: 32, leading: 38, paint: "ink" },
  title: { chain: "serif", size: 21, leading: 27, paint: "ink" },
  heading: { chain: "serif", size: 13.5, leading: 18, paint: "ink" },
  small: { chain: "bold", size: 9.5, leading: 14, paint: "ink" },
  lead: { chain: "sans", size: 11.5, leading: 17, paint: "ink-2" },
  text: { chain: "sans", size: 9.5, leading: 14.2, paint: "ink" },
  quiet: { chain: "sans", size: 9, leading: 13, paint: "ink-2" },
  fine: { chain: "sans", size: 8.2, leading: 11.4, paint: "ink-2" },
  note: { chain: "sans", size: 8.2, leading: 11.8, paint: "ink-3" },
  cell: { chain: "sans", size: 8.8, leading: 12.4, paint: "ink" },
  head: { chain: "bold", size: 8.5, leading: 12, paint: "ink-2" },
  strong: { chain: "bold", size: 8.8, leading: 12.4, paint: "ink" },
} as const satisfies Record<string, Style>;

/** The greatest width of running text, in points; longer lines are hard to read. */
export const MEASURE = 460;

/** A paragraph. At least two of its lines stay together at the end of a page, and at the beginning of the next. */
export function paragraph(tag: Tag, text: string, style: Style, x: number, width: number, before: number): Piece[] {
  const lines = layText(text, style, width);
  return lines.map((line, index) => ({
    height: style.leading,
    ...(index === 0 ? { before } : {}),
    ...(lines.length > 1 && (index === 0 || index === lines.length - 2) ? { sticks: true as const } : {}),
    draw: (sheet, y) => sheet.tagged(tag, () => sheet.lines([line], x, y, style)),
  }));
}

/** A heading, which stays with what follows it. */
export function heading(tag: Tag, text: string, style: Style, x: number, width: number, before: number): Piece {
  const lines = layText(text, style, width);
  return {
    height: lines.length * style.leading + style.leading * 0.25,
    before,
    sticks: true,
    draw: (sheet, y) => sheet.tagged(tag, () => sheet.lines(lines, x, y, style)),
  };
}
