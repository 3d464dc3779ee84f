import type { Amount, Goal, NamedLevel, ScoreCard, SignatureMark } from "../blocks";
import type { Piece } from "./flow";
import type { Picture } from "./picture";
import { MARGIN, type Sheet, WIDTH } from "./sheet";
import type { Role, Tag } from "./tags";
import { type Line, layText, type Style, widthOf } from "./text";
import { paragraph, STYLES } from "./words";

const GAP = 12;
const PAD = 10;
const DIAL = 9;

/** A few lines in one style under a tag of their own, with the space above them. A level has its steps before them. */
interface Words {
  tag: Tag;
  lines: Line[];
  style: Style;
  before: number;
  level?: NamedLevel;
}

const heightOfAll = (words: readonly Words[]) =>
  words.reduce((sum, { lines, style, before }) => sum + before + lines.length * style.leading, 0);

function say(parent: Tag, role: Role, text: string, style: Style, width: number, before = 0): Words {
  return { tag: parent.add(role), lines: text ? layText(text, style, width) : [], style, before: text ? before : 0 };
}

function writeLevel(parent: Tag, level: NamedLevel, width: number, before: number): Words {
  return { ...say(parent, "P", level.name, STYLES.strong, width - DIAL - 5, before), level };
}

function drawAll(sheet: Sheet, all: readonly Words[], x: number, top: number): void {
  let y = top;
  for (const { tag, lines, style, before, level } of all) {
    y += before;
    if (lines.length === 0) continue;
    const at = y;
    sheet.tagged(tag, () => {
      if (level) sheet.dial(level.id, x, at + (style.leading - DIAL) / 2, DIAL);
      sheet.lines(lines, level ? x + DIAL + 5 : x, at, style);
    });
    y += lines.length * style.leading;
  }
}

/** Things side by side, `perRow` in a row, each row as high as its highest. */
export function inRows<T>(
  parent: Tag,
  things: readonly T[],
  perRow: number,
  lay: (
    item: Tag,
    thing: T,
    width: number,
    index: number,
  ) => { height: number; draw(sheet: Sheet, x: number, y: number, height: number): void },
  before: number,
): Piece[] {
  const list = parent.add("L");
  const width = (WIDTH - GAP * (perRow - 1)) / perRow;
  const laid = things.map((thing, index) => lay(list.add("LI"), thing, width, index));
  return Array.from({ length: Math.ceil(laid.length / perRow) }, (_, row) => {
    const cells = laid.slice(row * perRow, (row + 1) * perRow);
    const height = Math.max(...cells.map((cell) => cell.height));
    return {
      height,
      before: row === 0 ? before : GAP,
      draw: (sheet, y) => {
        for (const [index, cell] of cells.entries()) cell.draw(sheet, MARGIN.side + index * (width + GAP), y, height);
      },
    };
  });
}

const FIGURE: Style = { chain: "serif", size: 24, leading: 28, paint: "ink" };

/** Scores side by side, each with an edge in its level's colour. */
export function scorePieces(parent: Tag, cards: readonly ScoreCard[]): Piece[] {
  const lay = (item: Tag, { name, percent, peers, level, text }: ScoreCard, width: number) => {
    const [body, inner] = [item.add("LBody"), width - 2 * PAD];
    const words = [
      say(body, "P", name, STYLES.quiet, inner),
      say(body, "P", percent, FIGURE, inner, 2),
      writeLevel(body, level, inner, 2),
      say(body, "P", peers, STYLES.note, inner, 3),
      say(body, "P", text, STYLES.quiet, inner, 5),
    ];
    return {
      height: heightOfAll(words) + 2 * PAD + 2,
      draw: (sheet: Sheet, x: number, y: number, height: number) => {
        sheet.artifact(() => {
          sheet.frame(x, y, width, height, 5);
          sheet.rectangle(x, y, width, 3, level.id, 1.5);
        });
        drawAll(sheet, words, x + PAD, y + PAD + 2);
      },
    };
  };
  return inRows(parent, cards, Math.min(3, Math.max(1, cards.length)), lay, 8);
}

const NUMBER: Style = { chain: "serif", size: 16, leading: 20, paint: "accent" };

/** Numbered steps in two columns. */
export function stepPieces(parent: Tag, steps: readonly { title: string; text: string }[]): Piece[] {
  const lay = (item: Tag, { title, text }: { title: string; text: string }, width: number, index: number) => {
    const number = say(item, "Lbl", String(index + 1), NUMBER, 20);
    const body = item.add("LBody");
    const words = [say(body, "P", title, STYLES.small, width - 22), say(body, "P", text, STYLES.quiet, width - 22, 1)];
    return {
      height: heightOfAll(words),
      draw: (sheet: Sheet, x: number, y: number) => {
        drawAll(sheet, [number], x, y - 3);
        drawAll(sheet, words, x + 22, y);
      },
    };
  };
  return inRows(parent, steps, 2, lay, 6);
}

/** Facts with their terms, in four columns. */
export function factPieces(parent: Tag, facts: readonly { term: string; fact: string }[]): Piece[] {
  const lay = (item: Tag, { term, fact }: { term: string; fact: string }, width: number) => {
    const words = [say(item, "Lbl", term, STYLES.note, width), say(item, "LBody", fact, STYLES.text, width)];
    return {
      height: heightOfAll(words) + 5,
      draw: (sheet: Sheet, x: number, y: number, height: number) => {
        drawAll(sheet, words, x, y + 2);
        sheet.artifact(() => sheet.rule(x, y + height, width));
      },
    };
  };
  return inRows(parent, facts, 4, lay, 6).map((piece, index) => (index === 0 ? piece : { ...piece, before: 0 }));
}

/** Figures with what they measure, three in a row unless more are asked for. */
export function amountPieces(parent: Tag, amounts: readonly Amount[], perRow = 3): Piece[] {
  const lay = (item: Tag, { name, figure, unit, text }: Amount, width: number) => {
    const label = say(item, "Lbl", name, STYLES.small, width);
    const body = item.add("LBody");
    const style: Style = unit === null ? { ...FIGURE, paint: "ink-3" } : FIGURE;
    const words = [
      label,
      say(body, "P", figure, style, width, 1),
      say(body, "P", unit ?? "", STYLES.note, width),
      say(body, "P", text, STYLES.note, width, 3),
    ];
    return { height: heightOfAll(words), draw: (sheet: Sheet, x: number, y: number) => drawAll(sheet, words, x, y) };
  };
  return inRows(parent, amounts, perRow, lay, 8);
}

const SIGNED = 260;
const NAME_AT = 40;
const SIGNATURE: Style = { chain: "serif", size: 18, leading: 22, paint: "ink" };

/** As on the page: 150 × 88 CSS pixels, 96 to the inch. */
const PICTURE = { width: 112.5, height: 66 } as const;

/** A signature above its line, or the line alone for a pen. A picture that the file cannot contain is described in words. */
export function signaturePiece(
  parent: Tag,
  mark: SignatureMark | null,
  text: string,
  pictures: ReadonlyMap<string, Picture>,
): Piece {
  const picture = mark !== null && "picture" in mark ? pictures.get(mark.picture) : undefined;
  if (picture && mark !== null && "picture" in mark) return picturePiece(parent, picture, mark.label, text);
  const said = mark === null ? "" : "typed" in mark ? mark.typed : mark.label;
  const style = mark !== null && "picture" in mark ? STYLES.quiet : SIGNATURE;
  const name = say(parent, "P", said, style, SIGNED);
  const below = say(parent, "P", text, STYLES.note, WIDTH, 4);
  const top = Math.max(0, NAME_AT - heightOfAll([name]));
  const line = top + heightOfAll([name]) + 3;
  return {
    height: line + heightOfAll([below]),
    before: 8,
    draw: (sheet, y) => {
      drawAll(sheet, [name], MARGIN.side, y + top);
      sheet.artifact(() => sheet.rule(MARGIN.side, y + line, SIGNED, "line-strong"));
      drawAll(sheet, [below], MARGIN.side, y + line);
    },
  };
}

function picturePiece(parent: Tag, picture: Picture, label: string, text: string): Piece {
  const shown = parent.add("Figure", { alt: label });
  const below = say(parent, "P", text, STYLES.note, WIDTH, 4);
  const scale = Math.min(PICTURE.width / picture.width, PICTURE.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const line = height + 6;
  return {
    height: line + heightOfAll([below]),
    before: 8,
    draw: (sheet, y) => {
      sheet.tagged(shown, () => sheet.picture(picture, MARGIN.side, y, width, height));
      sheet.artifact(() => sheet.rule(MARGIN.side, y + line, SIGNED, "line-strong"));
      drawAll(sheet, [below], MARGIN.side, y + line);
    },
  };
}

/** Lists, each a paragraph under its title. */
export function listPieces(parent: Tag, lists: readonly { title: string; items: readonly string[] }[]): Piece[] {
  const list = parent.add("L");
  return lists.flatMap(({ title, items }) => {
    const item = list.add("LI");
    const head = paragraph(item.add("Lbl"), title, STYLES.strong, MARGIN.side, WIDTH, 5);
    return [
      ...head.map((piece) => ({ ...piece, sticks: true as const })),
      ...paragraph(item.add("LBody"), items.join(" · "), STYLES.fine, MARGIN.side, WIDTH, 0),
    ];
  });
}

const BADGE = 22;

/** Goals in two columns, each with its number, what the company does for it, and the score behind that. */
export function goalPieces(parent: Tag, goals: readonly Goal[]): Piece[] {
  const lay = (item: Tag, { number, title, targets, text, score, level }: Goal, width: number) => {
    const [badge, body] = [say(item, "Lbl", String(number), { ...NUMBER, size: 12 }, BADGE), item.add("LBody")];
    const inner = width - BADGE - 8;
    const beside = inner - widthOf(level.name, STYLES.strong) - DIAL - 13;
    const head = [say(body, "P", title, STYLES.small, inner), say(body, "P", targets, STYLES.note, beside)];
    const chip = writeLevel(body, level, inner, 0);
    const words = [say(body, "P", text, STYLES.fine, width), say(body, "P", score, STYLES.note, width, 1)];
    const top = Math.max(BADGE, heightOfAll(head)) + 3;
    return {
      height: top + heightOfAll(words),
      draw: (sheet: Sheet, x: number, y: number) => {
        const [line] = badge.lines;
        sheet.artifact(() => sheet.rectangle(x, y, BADGE, BADGE, "accent-soft", 4));
        drawAll(sheet, [badge], x + (BADGE - (line?.width ?? 0)) / 2, y + (BADGE - NUMBER.leading) / 2);
        drawAll(sheet, head, x + BADGE + 8, y);
        drawAll(sheet, [chip], x + width - (chip.lines[0]?.width ?? 0) - DIAL - 5, y + heightOfAll(head.slice(0, 1)));
        drawAll(sheet, words, x, y + top);
      },
    };
  };
  return inRows(parent, goals, 2, lay, 8);
}
