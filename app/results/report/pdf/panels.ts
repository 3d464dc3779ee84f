import type { Panel } from "../blocks";
import { inRows } from "./cards";
import type { Piece } from "./flow";
import type { Sheet } from "./sheet";
import type { Tag } from "./tags";
import { layLine, layText, type Style, widthOf } from "./text";
import { STYLES } from "./words";

const NAME: Style = { ...STYLES.cell, leading: 13.4 };
const FIGURE: Style = { ...STYLES.strong, leading: NAME.leading };
const NOTE: Style = { ...STYLES.note, leading: 11 };
const GAP = 8;
const DIAL = 8;

/** Short lists, two side by side. The words of the levels and the figures of a list stand below each other. */
export function panelPieces(parent: Tag, panels: readonly Panel[]): Piece[] {
  return inRows(parent, panels, 2, layPanel, 10);
}

function layPanel(item: Tag, { title, isCut, lines, note }: Panel, width: number) {
  const [label, body] = [item.add("Lbl"), item.add("LBody")];
  const widest = (texts: readonly string[], style: Style) => Math.max(0, ...texts.map((text) => widthOf(text, style)));
  const figures = widest(
    lines.map(({ figure }) => figure),
    FIGURE,
  );
  const words = widest(
    lines.flatMap(({ level }) => level?.name ?? []),
    NAME,
  );
  const levels = words > 0 ? words + DIAL + 5 + GAP : 0;
  const room = width - figures - GAP - levels;
  const rows = lines.map((line) => ({
    ...line,
    tag: body.add("P"),
    said: isCut ? [layLine(line.name, NAME, room)] : layText(line.name, NAME, room),
    value: layText(line.figure, FIGURE, width),
    below: line.note ? layText(line.note, NOTE, width) : [],
  }));
  const head = { lines: layText(title, STYLES.small, width), style: STYLES.small };
  const last = note ? { tag: body.add("P"), lines: layText(note, NOTE, width) } : null;
  const top = head.lines.length * head.style.leading + 5;
  const heightOfRow = ({ said, below }: (typeof rows)[number]) =>
    said.length * NAME.leading + below.length * NOTE.leading;
  const whole = rows.reduce((sum, row) => sum + heightOfRow(row), top);
  return {
    height: whole + (last ? 2 + last.lines.length * NOTE.leading : 0),
    draw: (sheet: Sheet, x: number, y: number) => {
      sheet.tagged(label, () => sheet.lines(head.lines, x, y, head.style));
      sheet.artifact(() => sheet.rule(x, y + top - 3, width, "line-strong"));
      let at = y + top;
      for (const row of rows) {
        const { tag, said, level, value, below } = row;
        sheet.tagged(tag, () => {
          sheet.lines(said, x, at, NAME);
          if (level) {
            const left = x + width - figures - levels;
            sheet.dial(level.id, left, at + (NAME.leading - DIAL) / 2, DIAL);
            sheet.lines(layText(level.name, NAME, width), left + DIAL + 5, at, NAME);
          }
          sheet.lines(value, x, at, FIGURE, x + width);
          sheet.lines(below, x, at + said.length * NAME.leading, NOTE);
        });
        at += heightOfRow(row);
      }
      if (last) sheet.tagged(last.tag, () => sheet.lines(last.lines, x, at + 2, NOTE));
    },
  };
}
