import type { Block, NamedLevel, PaperBlock } from "../blocks";
import { amountPieces, factPieces, goalPieces, listPieces, scorePieces, signaturePiece, stepPieces } from "./cards";
import { figurePiece } from "./figure";
import { heightOf, MAX, type Piece } from "./flow";
import { panelPieces } from "./panels";
import type { Picture } from "./picture";
import { MARGIN, type Sheet, WIDTH } from "./sheet";
import { tablePieces } from "./table";
import type { Tag } from "./tags";
import { layText, widthOf } from "./text";
import { heading, MEASURE, paragraph, STYLES } from "./words";

/** A place that a reader can jump to. */
export interface Mark {
  title: string;
  sheet: number;
  /** Points from the top of the page. */
  y: number;
  below: Mark[];
}

/** Where blocks are drawn. */
export interface DrawTarget {
  tag: Tag;
  /** The level of these blocks' headings. */
  level: 3 | 4;
  marks: Mark[];
  /** By their URLs in the page. A picture that no file can contain is missing. */
  pictures: ReadonlyMap<string, Picture>;
}

/** The pieces of blocks, one below the other. A note stays with the end of what it is about. */
export function blockPieces(blocks: readonly PaperBlock[], place: DrawTarget): Piece[] {
  return blocks.flatMap((block, index) => {
    const pieces = piecesOf(block, place);
    const last = pieces.at(-1);
    if (!last || blocks[index + 1]?.type !== "note") return pieces;
    return [...pieces.slice(0, -1), { ...last, sticks: true as const }];
  });
}

function piecesOf(block: PaperBlock, place: DrawTarget): Piece[] {
  const { tag, level } = place;
  switch (block.type) {
    case "lead":
      return paragraph(tag.add("P"), block.text, STYLES.lead, MARGIN.side, MEASURE, 6);
    case "text":
      return paragraph(tag.add("P"), block.text, STYLES.text, MARGIN.side, MEASURE, 6);
    case "note":
      return paragraph(tag.add("P"), block.text, STYLES.note, MARGIN.side, MEASURE, 5);
    case "heading":
      return [
        level === 3
          ? heading(tag.add("H3"), block.text, STYLES.heading, MARGIN.side, WIDTH, 9)
          : heading(tag.add("H4"), block.text, STYLES.small, MARGIN.side, WIDTH, 9),
      ];
    case "figure":
      return [figurePiece(tag.add("Figure", { alt: altOf(block) }), block.drawing, block.legend)];
    case "scores":
      return scorePieces(tag, block.cards);
    case "steps":
      return stepPieces(tag, block.steps);
    case "facts":
      return factPieces(tag, block.facts);
    case "lists":
      return listPieces(tag, block.lists);
    case "card":
      return cardPieces(block, place);
    case "goals":
      return goalPieces(tag, block.goals);
    case "amounts":
      return amountPieces(tag, block.amounts);
    case "numbers":
      return amountPieces(tag, block.numbers, 4);
    case "panels":
      return panelPieces(tag, block.panels);
    case "signature":
      return [signaturePiece(tag, block.mark, block.text, place.pictures)];
    case "table":
      return tablePieces(tag, block);
  }
}

const altOf = ({ drawing, legend = [] }: Extract<Block, { type: "figure" }>) =>
  [drawing.label, ...(drawing.label.includes(legend[0]?.name ?? "") ? [] : legend.map(({ name }) => name))].join(", ");

const DIAL = 9;
/** The last points of a card that stay together on a page. */
const TAIL = 90;

/**
 * A card under its own title and rule. The title stays with the first lines, and the whole card stays together if it takes less than an
 * eighth of a page.
 */
function cardPieces({ title, level, blocks }: Extract<Block, { type: "card" }>, place: DrawTarget): Piece[] {
  const { tag, marks } = place;
  const section = tag.add("Sect");
  const [name, chip] = [section.add("H3"), section.add("P")];
  const width = WIDTH - widthOf(level.name, STYLES.strong) - DIAL - 25;
  const lines = layText(title, STYLES.heading, width);
  const head: Piece = {
    height: 10 + lines.length * STYLES.heading.leading + 2,
    before: 14,
    sticks: true,
    draw: (sheet, y) => {
      marks.push({ title, sheet: sheet.number, y, below: [] });
      sheet.artifact(() => sheet.rule(MARGIN.side, y + 1, WIDTH, "line-strong", 2));
      sheet.tagged(name, () => sheet.lines(lines, MARGIN.side, y + 10, STYLES.heading));
      sheet.tagged(chip, () => drawLevel(sheet, level, y + 12));
    },
  };
  const body = blockPieces(blocks, { ...place, tag: section, level: 4 });
  let left = heightOf(body);
  const isSmall = left < MAX.height / 8;
  return [
    head,
    ...body.map((piece, index) => {
      left -= piece.height + (piece.before ?? 0);
      return index < body.length - 1 && (isSmall || left < TAIL) ? { ...piece, sticks: true as const } : piece;
    }),
  ];
}

/** A level at the page's right edge. */
function drawLevel(sheet: Sheet, level: NamedLevel, y: number): void {
  const lines = layText(level.name, STYLES.strong, WIDTH);
  const end = MARGIN.side + WIDTH;
  sheet.dial(level.id, end - (lines[0]?.width ?? 0) - DIAL - 5, y + (STYLES.strong.leading - DIAL) / 2, DIAL);
  sheet.lines(lines, 0, y, STYLES.strong, end);
}
