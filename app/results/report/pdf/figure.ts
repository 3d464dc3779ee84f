import { drawSvgPath, rgb, setLineWidth } from "@cantoo/pdf-lib";
import type { Drawing, Paint, Shape } from "~/results/figures/drawing";
import { colourOf } from "./colours";
import { MAX, type Piece } from "./flow";
import { figure, MARGIN, type Sheet, WIDTH } from "./sheet";
import type { Tag } from "./tags";
import { layText, type Style, widthOf } from "./text";
import { STYLES } from "./words";

/** Points per unit of a figure, which makes its letters as large as those of the text around it. */
const UNIT = 0.62;
const SWATCH = 7;
const BETWEEN = 16;

/** A figure with its legend below it, as paths of the same geometry that a page draws as SVG. */
export function figurePiece(tag: Tag, drawing: Drawing, legend: readonly { name: string; paint: Paint }[] = []): Piece {
  const rows = legendRows(legend);
  const below = rows.length > 0 ? 6 + rows.length * STYLES.note.leading : 0;
  const unit = Math.min(UNIT, WIDTH / drawing.width, (MAX.height - below) / drawing.height);
  return {
    height: drawing.height * unit + below,
    before: 8,
    draw: (sheet, y) =>
      sheet.tagged(tag, () => {
        drawFigure(sheet, drawing, MARGIN.side, y, unit);
        drawLegend(sheet, rows, y + drawing.height * unit + 6);
      }),
  };
}

type Row = { name: string; paint: Paint; x: number }[];

function legendRows(legend: readonly { name: string; paint: Paint }[]): Row[] {
  const rows: Row[] = [];
  let x = 0;
  for (const { name, paint } of legend) {
    const width = SWATCH + 5 + widthOf(name, STYLES.note);
    if (rows.length === 0 || (x > 0 && x + width > WIDTH)) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ name, paint, x });
    x += width + BETWEEN;
  }
  return rows;
}

function drawLegend(sheet: Sheet, rows: readonly Row[], top: number): void {
  for (const [index, row] of rows.entries()) {
    const y = top + index * STYLES.note.leading;
    for (const { name, paint, x } of row) {
      const left = MARGIN.side + x;
      sheet.rectangle(left, y + (STYLES.note.leading - SWATCH) / 2, SWATCH, SWATCH, paint, 1.2);
      sheet.lines(layText(name, STYLES.note, WIDTH).slice(0, 1), left + SWATCH + 5, y, STYLES.note);
    }
  }
}

/** Draws a figure from its upper left corner, with `unit` points per unit. */
export function drawFigure(sheet: Sheet, { shapes }: Drawing, left: number, top: number, unit: number): void {
  for (const shape of shapes) drawShape(sheet, shape, left, top, unit);
}

function drawShape(sheet: Sheet, shape: Shape, left: number, top: number, unit: number): void {
  switch (shape.is) {
    case "rect": {
      const [x, y] = [left + shape.x * unit, top + shape.y * unit];
      sheet.rectangle(x, y, shape.width * unit, shape.height * unit, shape.paint, (shape.radius ?? 0) * unit);
      return;
    }
    case "line": {
      const [from, to] = [shape.from, shape.to].map(([x, y]) =>
        [left + x * unit, sheet.size.height - top - y * unit].map(figure).join(" "),
      );
      sheet.operators.push(`${colourOf(shape.paint)} RG ${figure(shape.width * unit)} w ${from} m ${to} l S`);
      return;
    }
    case "path":
      drawPath(sheet, shape.d, { ...shape, left, top, unit });
      return;
    case "text": {
      const size = shape.size * unit;
      const style: Style = { chain: shape.bold ? "bold" : "sans", size, leading: size, paint: shape.paint };
      const [line] = layText(shape.text, style, Number.POSITIVE_INFINITY);
      if (!line) return;
      const before = { start: 0, middle: line.width / 2, end: line.width }[shape.anchor];
      sheet.line(line, left + shape.at[0] * unit - before, top + shape.at[1] * unit, style);
    }
  }
}

interface PathAt {
  paint: Paint;
  width?: number;
  dashes?: readonly [number, number];
  left: number;
  top: number;
  unit: number;
}

/** Draws an SVG path, filled or as a line of a width in its own units. */
export function drawPath(sheet: Sheet, d: string, { paint, width, dashes, left, top, unit }: PathAt): void {
  const [red = 0, green = 0, blue = 0] = colourOf(paint).split(" ").map(Number);
  const colour = rgb(red, green, blue);
  const operators = drawSvgPath(d, {
    x: left,
    y: sheet.size.height - top,
    scale: unit,
    ...(width
      ? { color: undefined, borderColor: colour, borderWidth: width }
      : { color: colour, borderColor: undefined, borderWidth: 0 }),
    borderDashArray: dashes ? [...dashes] : undefined,
  });
  sheet.operators.push(...operators.map(String), String(setLineWidth(1)));
}
