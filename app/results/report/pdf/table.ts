import type { Level } from "~/core/level";
import type { NamedLevel, Table } from "../blocks";
import { MAX, type Piece } from "./flow";
import { MARGIN, type Sheet, WIDTH } from "./sheet";
import type { Tag } from "./tags";
import { type Line, layLine, layText, type Style, widthOf } from "./text";
import { STYLES } from "./words";

const PAD_X = 5;
const PAD_Y = { usual: 4.5, dense: 1.2 };
/** How the cells of a table are set. */
const cellOf = ({ isDense }: Pick<Table, "isDense">): Style =>
  isDense ? { ...STYLES.fine, leading: 10.6, paint: "ink" } : STYLES.cell;
const padOf = ({ isDense }: Pick<Table, "isDense">) => (isDense ? PAD_Y.dense : PAD_Y.usual);
const DIAL = 8;
/** The most width that a column of words asks for when the page's width is shared out. */
const MAX_NATURAL = { usual: 300, narrow: 90 };

/** The content of a cell, laid out. */
interface Box {
  tag: Tag;
  lines: Line[];
  style: Style;
  x: number;
  width: number;
  isFigure?: boolean;
  level?: NamedLevel;
  href?: string;
  text: string;
  /** A note below it. */
  note?: Line[];
}

const NOTE: Style = { ...STYLES.cell, paint: "ink-3" };

/** How many rows and titles stay with the head of a table. At its end, two stay together. */
const WITH_HEAD = 3;

/** A table whose head is repeated at the top of each page that it continues on, and whose rows stay whole. No row is left alone. */
export function tablePieces(parent: Tag, table: Table): Piece[] {
  const tag = parent.add("Table", { summary: table.caption });
  const headers = [...(table.groupColumn ? [{ header: table.groupColumn }] : []), ...table.columns];
  const columns = shareOut(table);
  const pad = padOf(table);
  const head = headPiece(tag, headers, columns, pad, table.head);
  const pieces: Piece[] = [{ ...head, before: 8, sticks: true }];
  const redrawn = headPiece(null, headers, columns, pad, table.head);
  const below = (piece: Piece): Piece => ({ ...piece, head: redrawn });
  const isEmpty = table.groups.every(({ rows }) => rows.length === 0);
  for (const group of table.groups) {
    if (group.title && !table.groupColumn) pieces.push(below(titlePiece(tag, group.title, headers.length, pad)));
    const rows = group.rows.map((row, index) => {
      const line = tag.add("TR");
      const title = table.groupColumn && index === 0 ? (group.title ?? "") : null;
      return boxesOf(table, line, row, columns, title, group.rows.length);
    });
    const drawn = rows.flatMap((boxes) => rowPieces(boxes, WIDTH, pad));
    // A group beside its title stays whole.
    pieces.push(
      ...drawn.map((piece, index) =>
        below(table.groupColumn && index < drawn.length - 1 ? { ...piece, sticks: true } : piece),
      ),
    );
  }
  if (isEmpty) {
    const cell = tag.add("TR").add("TD", { columns: headers.length });
    const style = { ...STYLES.cell, paint: "ink-3" as const };
    const lines = layText(table.empty, style, WIDTH - 2 * PAD_X);
    pieces.push(...rowPieces([{ tag: cell, lines, style, x: MARGIN.side + PAD_X, width: WIDTH, text: table.empty }]));
  }
  const isKept = (index: number) => index < WITH_HEAD || index === pieces.length - 2;
  return pieces.map((piece, index) =>
    isKept(index) && index < pieces.length - 1 ? { ...piece, sticks: true } : piece,
  );
}

interface Column {
  x: number;
  width: number;
}

/**
 * Shares the page's width out among the columns: figures and short words get what they need, the others a share by the length of their
 * text.
 */
function shareOut({ columns, groupColumn, groups }: Table): Column[] {
  const rows = groups.flatMap((group) => group.rows);
  const words = [
    ...(groupColumn ? [[groupColumn, ...groups.map(({ title = "" }) => title)]] : []),
    ...columns.map(({ header }, index) => [header, ...rows.map((row) => textOf(row[index] ?? ""))]),
  ];
  const needs = words.map((texts, index) => {
    const column = columns[index - (groupColumn ? 1 : 0)];
    const isLevel = rows.some((row) => isNamedLevel(row[index - (groupColumn ? 1 : 0)] ?? ""));
    const more = 2 * PAD_X + (isLevel ? DIAL + 5 : 0);
    const natural = Math.max(...texts.map((text, at) => widthOf(text, at === 0 ? STYLES.head : STYLES.cell))) + more;
    const longest = texts.flatMap((text) => text.split(/\s/)).map((word) => widthOf(word, STYLES.strong));
    const isFixed = Boolean(column?.isFigure || column?.isShort || isLevel);
    const least = Math.min(WIDTH / words.length, Math.max(...longest) + more);
    return {
      least: isFixed ? Math.min(natural, WIDTH / 3) : least,
      natural: Math.min(natural, column?.isNarrow ? MAX_NATURAL.narrow : MAX_NATURAL.usual),
      isFixed,
    };
  });
  const least = needs.reduce((sum, each) => sum + each.least, 0);
  const wishes = needs.map(({ isFixed, natural, least: own }) => (isFixed ? 0 : Math.max(1, natural - own)));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  let x = MARGIN.side;
  return needs.map((need, index) => {
    const share = wished > 0 ? (wishes[index] ?? 0) / wished : 1 / needs.length;
    const width = need.least + (WIDTH - least) * share;
    x += width;
    return { x: x - width, width };
  });
}

function headPiece(
  table: Tag | null,
  headers: { header: string; isFigure?: true }[],
  columns: Column[],
  pad: number,
  level?: Level,
): Piece {
  const style: Style = level ? { ...STYLES.head, paint: "on-accent" } : STYLES.head;
  const row = table?.add("TR");
  const boxes = headers.map(({ header, isFigure }, index) => {
    const { x, width } = columns[index] ?? { x: MARGIN.side, width: WIDTH };
    const tag = row?.add("TH", { scope: "Column" });
    return { tag, x, width, isFigure, lines: layText(header, style, width - 2 * PAD_X) };
  });
  const height = Math.max(...boxes.map(({ lines }) => lines.length)) * STYLES.head.leading + 2 * pad;
  return {
    height,
    draw: (sheet, y) => {
      const ground = () => level && sheet.rectangle(MARGIN.side, y, WIDTH, height, level);
      if (table) sheet.artifact(ground);
      else ground();
      for (const { tag, x, width, isFigure, lines } of boxes) {
        const end = isFigure ? x + width - PAD_X : undefined;
        const draw = () => sheet.lines(lines, x + PAD_X, y + pad, style, end);
        if (tag) sheet.tagged(tag, draw);
        else draw();
      }
      const rule = () => sheet.rule(MARGIN.side, y + height, WIDTH, "line-strong", 1);
      if (table) sheet.artifact(rule);
      else rule();
    },
  };
}

/** The title of a group above its rows, which it stays with. */
function titlePiece(table: Tag, title: string, columns: number, pad: number): Piece {
  const tag = table.add("TR").add("TH", { scope: "Row", columns });
  const lines = layText(title, STYLES.strong, WIDTH - 2 * PAD_X);
  const height = lines.length * STYLES.strong.leading + 2 * pad;
  return {
    height,
    sticks: true,
    draw: (sheet, y) => {
      sheet.artifact(() => sheet.rectangle(MARGIN.side, y, WIDTH, height, "sunk"));
      sheet.tagged(tag, () => sheet.lines(lines, MARGIN.side + PAD_X, y + pad, STYLES.strong));
    },
  };
}

function boxesOf(
  table: Table,
  row: Tag,
  cells: Table["groups"][number]["rows"][number],
  columns: Column[],
  title: string | null,
  rows: number,
): Box[] {
  const { columns: said, groupColumn } = table;
  const usual = cellOf(table);
  const boxAt = (index: number, tag: Tag, text: string, style: Style, more: Partial<Box> = {}): Box => {
    const { x, width } = columns[index] ?? { x: MARGIN.side, width: WIDTH };
    const inner = width - 2 * PAD_X - (more.level ? DIAL + 5 : 0);
    return { tag, style, text, x: x + PAD_X, width: inner, lines: layText(text, style, inner), ...more };
  };
  const beside = title === null ? [] : [boxAt(0, row.add("TH", { scope: "Row", rows }), title, STYLES.strong)];
  const shown = cells.map((cell, index) => {
    const tag = index === 0 ? row.add("TH", { scope: "Row" }) : row.add("TD");
    const at = index + (groupColumn ? 1 : 0);
    const text = textOf(cell);
    if (isNamedLevel(cell)) return boxAt(at, tag, text, usual, { level: cell });
    if (typeof cell === "string") {
      const box = boxAt(at, tag, text, usual, { isFigure: said[index]?.isFigure });
      // The list of documents has their whole names.
      return said[index]?.isOfDocuments ? { ...box, lines: [layNamed(text, usual, box.width)] } : box;
    }
    const set: Style = cell.isStrong ? { ...usual, chain: "bold" } : usual;
    const style: Style = cell.href === null ? set : { ...set, paint: "accent" };
    const box = boxAt(at, tag, cell.text, style, cell.href === null ? {} : { href: cell.href });
    return cell.note ? { ...box, note: layText(cell.note, NOTE, box.width) } : box;
  });
  return [...beside, ...shown];
}

/** A row with a line below it. A row that no page has room for is cut between two lines. */
function rowPieces(boxes: readonly Box[], width = WIDTH, pad = PAD_Y.usual): Piece[] {
  const most = Math.floor((MAX.height * 0.8) / STYLES.cell.leading);
  const count = Math.max(1, ...boxes.map(({ lines, note = [] }) => lines.length + note.length));
  const cuts = Array.from({ length: Math.ceil(count / most) }, (_, index) => index * most);
  return cuts.map((from) => {
    const parts = boxes.map((box) => cutBox(box, from, from + most));
    const height = Math.max(...parts.map(heightOfBox)) + 2 * pad;
    return {
      height,
      draw: (sheet, y) => {
        for (const part of parts) if (part.lines.length > 0 || from === 0) drawBox(sheet, part, y + pad);
        if (from + most >= count) sheet.artifact(() => sheet.rule(MARGIN.side, y + height, width));
      },
    };
  });
}

const heightOfBox = ({ lines, note = [], style }: Box) => lines.length * style.leading + note.length * NOTE.leading;

/** A range of a box's lines, with its note's lines after its own. */
function cutBox(box: Box, from: number, to: number): Box {
  const own = box.lines.length;
  const note = box.note?.slice(Math.max(0, from - own), Math.max(0, to - own));
  return { ...box, lines: box.lines.slice(from, to), note };
}

function drawBox(sheet: Sheet, box: Box, y: number): void {
  const { tag, lines, note = [], style, x, width, isFigure, level, href, text } = box;
  const height = lines.length * style.leading;
  drawWords();
  if (note.length > 0) sheet.tagged(tag, () => sheet.lines(note, x, y + height, NOTE));

  function drawWords() {
    if (href) {
      const link = tag.add("Link");
      sheet.tagged(link, () => sheet.lines(lines, x, y, style));
      sheet.link(link, x, y, Math.min(width, Math.max(...lines.map((line) => line.width))), height, { href, text });
      return;
    }
    sheet.tagged(tag, () => {
      if (level) sheet.dial(level.id, x, y + (style.leading - DIAL) / 2, DIAL);
      sheet.lines(lines, level ? x + DIAL + 5 : x, y, style, isFigure ? x + width : undefined);
    });
  }
}

/** A name on one line, cut if need be, with the number of others behind it. */
function layNamed(text: string, style: Style, width: number): Line {
  const [more = ""] = / \+\d+$/.exec(text) ?? [];
  let name = text.slice(0, text.length - more.length);
  if (widthOf(text, style) <= width) return layLine(text, style, width);
  while (name.length > 1 && widthOf(`${name}…${more}`, style) > width) name = name.slice(0, -1);
  return layLine(`${name}…${more}`, style, width);
}

type CellShown = Table["groups"][number]["rows"][number][number];

const textOf = (cell: CellShown) => (typeof cell === "string" ? cell : "text" in cell ? cell.text : cell.name);

const isNamedLevel = (cell: CellShown): cell is NamedLevel => typeof cell === "object" && !("text" in cell);
