import { type PDFContext, PDFDocument } from "@cantoo/pdf-lib";
import type { PaperBlock, SheetReport } from "../blocks";
import { drawCover, drawHead } from "./cover";
import { blockPieces, type Mark } from "./draw-blocks";
import { type LeftOut, shorter } from "./fit";
import { Flow, heightOf, type Piece } from "./flow";
import { embedPicture, type Picture } from "./picture";
import { BOTTOM, MARGIN, PAGE, type Sheet, WIDTH } from "./sheet";
import { Tag } from "./tags";
import { layLine, layText, type Style } from "./text";
import { drawTrust, heightOfTrust } from "./trust";
import { heading, paragraph, STYLES } from "./words";
import { type WriteMore, writeFile } from "./write-file";

export { makeSlides } from "./make-slides";

/** What a file says besides the report itself. */
export interface FileMore extends WriteMore {
  /** For the footer: the page and the number of pages, and the code of the report's proof, empty for none. */
  pageOf: (page: number, pages: number) => string;
  code: string;
  /** What a file says where it leaves something out. */
  left: LeftOut;
  /** The pictures in it, by their URLs in the page. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The summary alone, on one page. */
  isSummary?: boolean;
  /** In place of a report's parts, what a file of one page shows: the first of these that fits. */
  ways?: readonly (readonly PaperBlock[])[];
}

/** A report as a PDF, with its result as embedded data. */
export async function makeFile(report: SheetReport, more: FileMore): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const pictures = await embedPictures(file.context, more.pictures);
  const { flow, root, marks } = layOut(report, more, pictures);
  for (const sheet of flow.sheets) drawFoot(sheet, flow.sheets.length, report, more);
  const { name: title, language, cover } = report;
  const about = { title, language, author: cover.company, subject: `${cover.title}, ${cover.subtitle}` };
  return writeFile(file, { sheets: flow.sheets, root, marks }, about, more);
}

/** Below this share of the last page, its lines look lost. */
const LONELY = 0.3;
/** How much of the usual space stands above things: less, until the last page is not needed, or more, until it is well begun. */
const SPREADS = [0.75, 0.5, 1.3, 1.7, 2.2];

/**
 * The pages of a file. A report with a limit of pages is laid out anew with less of what a company adds, until it keeps to it, and one whose
 * last page has a few lines only, with other spaces.
 */
function layOut(report: SheetReport, { isSummary, ways, left }: FileMore, pictures: ReadonlyMap<string, Picture>) {
  const most = report.maxPages ?? Number.POSITIVE_INFINITY;
  const alone = ways ? closer(ways) : isSummary ? summaryWays(report).map((blocks) => ({ blocks, spread: 1 })) : null;
  const lay = (shown: SheetReport, spread = 1) => {
    const [flow, root] = [new Flow(spread), new Tag("Document")];
    const marks = alone
      ? layAlone(flow, root, shown, alone, { pictures, isLow: ways !== undefined })
      : layReport(flow, root, shown, pictures);
    return { shown, flow, root, marks };
  };
  let laid = lay(report);
  for (const shown of shorter(report, left)) {
    if (laid.flow.sheets.length <= most) break;
    laid = lay(shown);
  }
  const { shown, flow } = laid;
  if (alone || flow.fill >= LONELY) return laid;
  const others = SPREADS.map((spread) => lay(shown, spread));
  return others.find(({ flow: { sheets, fill } }) => sheets.length <= flow.sheets.length && fill >= LONELY) ?? laid;
}

/** The blocks of the summary, with less and less beside them. Without its next steps any summary fits a page. */
function summaryWays({ parts }: SheetReport): PaperBlock[][] {
  const blocksOf = (part: string) => parts.find(({ id }) => id === part)?.blocks ?? [];
  // The scale of the level, which the whole report has on its cover.
  const scale = blocksOf("maturity").filter(({ type }) => type === "figure");
  const said = blocksOf("summary");
  const short = said.filter(({ type }) => type !== "lead");
  return [[...scale, ...said], [...scale, ...short], short, short.filter(({ type }) => type !== "steps")];
}

/** Blocks for a page of their own, and how much of the usual space stands above them. */
interface Way {
  blocks: readonly PaperBlock[];
  spread: number;
}

/** Each of these with less and less space, before the next. */
const closer = (ways: readonly (readonly PaperBlock[])[]): Way[] =>
  ways.flatMap((blocks) => [1, 0.75, 0.5, 0.3].map((spread) => ({ blocks, spread })));

/** Lays the first of these blocks that fit on a page of their own, between its head, which can be low, and what says whether to trust it. */
function layAlone(
  flow: Flow,
  root: Tag,
  report: SheetReport,
  ways: readonly Way[],
  { pictures, isLow }: { pictures: ReadonlyMap<string, Picture>; isLow: boolean },
): Mark[] {
  const sheet = flow.begin();
  const [top, end] = [drawHead(sheet, root, report, isLow) + 8, BOTTOM - heightOfTrust(report)];
  const laid = ways.map(({ blocks, spread }) => {
    const tag = new Tag("Sect");
    const pieces = blockPieces(blocks, { tag, level: 3, marks: [], pictures });
    return { tag, pieces: pieces.map((piece) => ({ ...piece, before: (piece.before ?? 0) * spread })) };
  });
  const way = laid.find(({ pieces }) => heightOf(pieces) + top < end - 10) ?? laid[laid.length - 1];
  if (way) {
    root.kids.push(way.tag);
    flow.skipTo(top);
    flow.place(way.pieces);
  }
  drawTrust(sheet, root, report, end);
  return [{ title: report.cover.title, sheet: 0, y: 0, below: [] }];
}

/** Lays the report out on pages, and returns where its parts begin. */
function layReport(flow: Flow, root: Tag, report: SheetReport, pictures: ReadonlyMap<string, Picture>): Mark[] {
  const { cover, parts, copyright, proof } = report;
  drawCover(flow.begin(), root, report);
  flow.begin();
  const marks: Mark[] = [{ title: cover.title, sheet: 0, y: 0, below: [] }];
  let isFresh = true;
  /** Pieces not yet placed, because the end of the report stays with the last of them. */
  let held: Piece[] = [];
  for (const [index, { title, isPage, isKept, blocks }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (!isLast || isPage) held = placeAll(flow, held);
    if (isPage && !isFresh) flow.begin();
    const section = root.add("Sect");
    const mark: Mark = { title, sheet: 0, y: 0, below: [] };
    marks.push(mark);
    const head = heading(section.add("H2"), title, STYLES.title, MARGIN.side, WIDTH, 20);
    const body = blockPieces(blocks, { tag: section, level: 3, marks: mark.below, pictures });
    const pieces = [{ ...head, draw: (sheet: Sheet, y: number) => noteAndDraw(mark, head, sheet, y) }, ...body];
    held = isLast
      ? [...held.slice(0, -1), ...together([...held.slice(-1), ...pieces])]
      : isKept
        ? together(pieces)
        : pieces;
    isFresh = Boolean(isPage);
    if (isPage) {
      held = placeAll(flow, held);
      flow.begin();
    }
  }
  const last = (proof ? [proof.text, copyright] : [copyright]).flatMap((text) =>
    paragraph(root.add("P"), text, STYLES.note, MARGIN.side, WIDTH, 18),
  );
  // The last part and what is below it never have a page to themselves.
  placeAll(flow, [...held.slice(0, -1), ...together([...held.slice(-1), ...last])]);
  return marks;
}

function placeAll(flow: Flow, pieces: readonly Piece[]): Piece[] {
  flow.place(pieces);
  return [];
}

/** Pieces that each stay with the next one. */
const together = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (index < pieces.length - 1 ? { ...piece, sticks: true } : piece));

function noteAndDraw(mark: Mark, head: Piece, sheet: Sheet, y: number): void {
  mark.sheet = sheet.number;
  mark.y = y;
  head.draw(sheet, y);
}

const FOOT: Style = { ...STYLES.note, size: 7.6, leading: 10 };

/** The footer of a page, as an artifact: the report, the page, and where to check the report by its code. */
function drawFoot(sheet: Sheet, pages: number, { foot, proof }: SheetReport, { pageOf, code }: FileMore): void {
  const top = PAGE.height - 44;
  const lines = [
    [foot, pageOf(sheet.number + 1, pages)],
    [proof?.address ?? "", code],
  ];
  sheet.operators.push("/Artifact <</Type /Pagination /Subtype /Footer>> BDC");
  sheet.rule(MARGIN.side, top - 5, WIDTH);
  for (const [index, [left = "", right = ""]] of lines.entries()) {
    const y = top + index * FOOT.leading;
    const end = layText(right, FOOT, WIDTH);
    const width = WIDTH - (end[0]?.width ?? 0) - 20;
    if (left) sheet.lines([layLine(left, FOOT, width)], MARGIN.side, y, FOOT);
    sheet.lines(end, 0, y, FOOT, MARGIN.side + WIDTH);
  }
  sheet.operators.push("EMC");
}

async function embedPictures(context: PDFContext, pictures: ReadonlyMap<string, Uint8Array>) {
  const embedded = new Map<string, Picture>();
  for (const [path, bytes] of pictures) {
    const picture = await embedPicture(context, bytes);
    if (picture) embedded.set(path, picture);
  }
  return embedded;
}
