import type { Cover, SheetReport } from "../blocks";
import { scorePieces } from "./cards";
import { drawFigure, drawPath } from "./figure";
import { heightOf } from "./flow";
import { BOTTOM, MARGIN, PAGE, type Sheet, WIDTH } from "./sheet";
import type { Tag } from "./tags";
import { layText, type Style } from "./text";
import { drawTrust, heightOfTrust } from "./trust";
import { STYLES } from "./words";

/** The product's mark as pages draw it (ui/icons), in a square of 32. */
const MARK = {
  ring: "M26.3 12.4A12.2 12.2 0 1 1 19.6 5.7",
  north: "M28.6 3.4L12.2 14.2L17.8 19.8Z",
  south: "M7.6 24.4L12.2 14.2L17.8 19.8Z",
};
const NAME: Style = { chain: "serif", size: 20, leading: 24, paint: "ink" };
const KICKER: Style = { chain: "sans", size: 11, leading: 16, paint: "ink-2" };
const LEVEL: Style = { chain: "serif", size: 30, leading: 36, paint: "ink" };
/** The sizes of a company's name, and the most lines that it takes: a longer one is set smaller. */
const USUAL = { sizes: [32, 26, 20, 15, 11], lines: 3 };
const LOW = { sizes: [26, 20, 15, 11], lines: 2 };

const FATE: Style = { chain: "bold", size: 11, leading: 16, paint: "ink" };
/** Background colours for what has become of a report. */
const GROUNDS = { withdrawn: "danger-soft", newer: "attention-soft" } as const;

/** Draws what has become of the report above everything else. Returns how far that moves the rest down, in points. */
function drawStatus(sheet: Sheet, document: Tag, standing: SheetReport["standing"]): number {
  let y = 30;
  for (const { state, text } of standing) {
    const lines = layText(text, FATE, WIDTH - 24);
    const height = lines.length * FATE.leading + 12;
    sheet.artifact(() => sheet.rectangle(MARGIN.side, y, WIDTH, height, GROUNDS[state], 4));
    sheet.tagged(document.add("P"), () => sheet.lines(lines, MARGIN.side + 12, y + 6, FATE));
    y += height + 6;
  }
  return standing.length > 0 ? y - 30 : 0;
}

/**
 * What is drawn above everything else on a first page: the mark, what the report is called, and its company. Returns where that ends. A low
 * head leaves more of the page to the rest.
 */
export function drawHead(
  sheet: Sheet,
  document: Tag,
  { cover, standing }: Pick<SheetReport, "cover" | "standing">,
  isLow = false,
): number {
  const down = drawStatus(sheet, document, standing) - (isLow ? 14 : 0);
  const section = document.add("Sect");
  const { side } = MARGIN;
  sheet.artifact(() => {
    const at = { left: side, top: 44 + down, unit: 1 };
    drawPath(sheet, MARK.ring, { ...at, paint: "accent", width: 2.6 });
    drawPath(sheet, MARK.north, { ...at, paint: "needle" });
    drawPath(sheet, MARK.south, { ...at, paint: "accent" });
  });
  sheet.tagged(section.add("P"), () => sheet.lines(layText("Kompas", NAME, WIDTH), side + 42, 48 + down, NAME));
  const y = say(sheet, section.add("H1"), cover.title, KICKER, (isLow ? 86 : 98) + down);
  const name = companyStyle(cover.company, isLow ? LOW : USUAL);
  const below = say(sheet, section.add("P"), cover.company, name, y + 2);
  return say(sheet, section.add("P"), `${cover.subtitle} · ${cover.submitted}`, KICKER, below + 4);
}

/** Writes lines at the page's margin, or in its middle. Returns where they end. */
function say(sheet: Sheet, tag: Tag, text: string, style: Style, y: number, isCentred = false): number {
  const lines = layText(text, style, WIDTH);
  sheet.tagged(tag, () => {
    for (const [index, line] of lines.entries()) {
      const x = isCentred ? (PAGE.width - line.width) / 2 : MARGIN.side;
      sheet.lines([line], x, y + index * style.leading, style);
    }
  });
  return y + lines.length * style.leading;
}

/**
 * The first page: what has become of the report, its company, the level on its scale, a card for each score, and how to check it. Without
 * the result it has neither level nor scores.
 */
export function drawCover(sheet: Sheet, document: Tag, report: SheetReport): void {
  const { cover } = report;
  const y = drawHead(sheet, document, report);
  const trust = BOTTOM - heightOfTrust(report);
  if ("figure" in cover) drawResult(sheet, document, cover, y, trust);
  drawTrust(sheet, document, report, trust);
}

/** The level on its scale and the scores, between two heights of the page. */
function drawResult(sheet: Sheet, document: Tag, cover: Cover, from: number, to: number): void {
  const section = document.add("Sect");
  const pieces = scorePieces(document.add("Sect"), cover.cards);
  const top = to - 20 - heightOf(pieces);
  const unit = Math.min(0.74, 340 / cover.figure.width);
  const height = cover.figure.height * unit;
  const words = LEVEL.leading + STYLES.lead.leading + 6;
  const middle = from + Math.max(16, (top - from - height - words) / 2);
  const left = (PAGE.width - cover.figure.width * unit) / 2;
  const figure = section.add("Figure", { alt: cover.figure.label });
  sheet.tagged(figure, () => drawFigure(sheet, cover.figure, left, middle, unit));
  const y = say(sheet, section.add("P"), cover.level, LEVEL, middle + height + 6, true);
  say(sheet, section.add("P"), cover.reached, STYLES.lead, y, true);
  let at = top;
  for (const [index, piece] of pieces.entries()) {
    at += index > 0 ? (piece.before ?? 0) : 0;
    piece.draw(sheet, at);
    at += piece.height;
  }
}

function companyStyle(company: string, { sizes, lines }: typeof USUAL): Style {
  const styles = sizes.map((size): Style => ({ ...STYLES.company, size, leading: Math.round(size * 1.2) }));
  return styles.find((style) => layText(company, style, WIDTH).length <= lines) ?? STYLES.text;
}
