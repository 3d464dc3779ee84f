import { deflateSync } from "node:zlib";
import {
  AFRelationship,
  type PDFContext,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import type { PaperBlock, SheetReport } from "../blocks";
import { drawCover, drawHead } from "./cover";
import { blockPieces, type Mark } from "./draw-blocks";
import type { Face } from "./faces";
import { type LeftOut, shorter } from "./fit";
import { Flow, heightOf, type Piece } from "./flow";
import { embedPicture, type Picture } from "./picture";
import { BOTTOM, MARGIN, PAGE, pictureName, type Sheet, WIDTH } from "./sheet";
import { type FileSigner, makeRoom, signPdf } from "./sign-pdf";
import { writeStructure } from "./structure";
import { Tag } from "./tags";
import { layLine, layText, type Style } from "./text";
import { drawTrust, heightOfTrust } from "./trust";
import { heading, paragraph, STYLES } from "./words";

/** What a file says besides the report itself. */
export interface FileMore {
  /** When it is made, in milliseconds since 1970. */
  now: number;
  /** Distinguishes the file from any other, in 32 hex digits. */
  id: string;
  /** For the footer: the page and the number of pages, and the code of the report's proof, empty for none. */
  pageOf: (page: number, pages: number) => string;
  code: string;
  /** The origin of links without a host. */
  origin: string;
  /** JSON files for machines, each with its name and description: the result, and its proof if there is one. */
  attached: { name: string; text: string; description: string; type: string }[];
  /** What a file says where it leaves something out. */
  left: LeftOut;
  /** The pictures in it, by their URLs in the page. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** What the file is signed with; null if nothing is proved. */
  signer: FileSigner | null;
  /** The summary alone, on one page. */
  isSummary?: boolean;
  /** In place of a report's parts, what a file of one page shows: the first of these that fits. */
  ways?: readonly (readonly PaperBlock[])[];
}

/** A report as a PDF: tagged, with an outline and the result as embedded data, and fit for archives (PDF/A-3u, ISO 19005-3). */
export async function makeFile(report: SheetReport, more: FileMore): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const pictures = await embedPictures(file.context, more.pictures);
  const { flow, root, marks } = layOut(report, more, pictures);
  for (const sheet of flow.sheets) drawFoot(sheet, flow.sheets.length, report, more);

  describe(file, report, more);
  const fonts = await embedFaces(file, flow.sheets);
  const { context } = file;
  const placed = flow.sheets.map((sheet) => {
    const page = file.addPage([PAGE.width, PAGE.height]);
    const used = [...sheet.faces].map((face) => [face.name, fonts.get(face)]);
    const shown = [...sheet.pictures].map((picture) => [pictureName(picture), picture.ref]);
    page.node.set(
      PDFName.of("Resources"),
      context.obj({
        Font: Object.fromEntries(used),
        ...(shown.length > 0 ? { XObject: Object.fromEntries(shown) } : {}),
      }),
    );
    page.node.set(PDFName.of("Contents"), context.register(streamOf(context, sheet.operators.join("\n"))));
    page.node.set(PDFName.of("StructParents"), context.obj(sheet.number));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    return { sheet, page: page.ref, node: page.node };
  });
  const links = placed.flatMap(({ sheet, page, node }) => {
    const own = sheet.links.map((link) => ({ link, tag: link.tag, ref: context.nextRef(), page }));
    if (own.length > 0) node.set(PDFName.of("Annots"), context.obj(own.map(({ ref }) => ref)));
    return own;
  });
  for (const [index, { link, tag, ref, page }] of links.entries()) {
    tag.kids.push({ page: flow.sheets.findIndex((sheet) => sheet.links.includes(link)), link: ref });
    const action = { S: "URI", URI: PDFString.of(new URL(link.href, more.origin).href) };
    context.assign(
      ref,
      context.obj({
        Type: "Annot",
        Subtype: "Link",
        Rect: link.box,
        Border: [0, 0, 0],
        F: 4,
        P: page,
        A: action,
        Contents: PDFHexString.fromText(link.text),
        StructParent: placed.length + index,
      }),
    );
  }
  file.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  file.catalog.set(PDFName.of("StructTreeRoot"), writeStructure(context, root, placed, links));
  file.catalog.set(
    PDFName.of("Outlines"),
    writeOutline(context, marks, (sheet) => placed[sheet]?.page),
  );
  file.catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
  if (more.signer) makeRoom(file, more.signer, wholeSecond(more.now));
  const options = { useObjectStreams: true, addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY };
  const bytes = await file.save(options);
  return more.signer ? signPdf(bytes, more.signer) : bytes;
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

const wholeSecond = (time: number) => new Date(Math.floor(time / 1000) * 1000);

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

function describe(file: PDFDocument, report: SheetReport, { now, id, attached }: FileMore): void {
  const at = wholeSecond(now);
  file.setTitle(report.name, { showInWindowTitleBar: true });
  file.setLanguage(report.language);
  file.setAuthor(report.cover.company);
  file.setSubject(`${report.cover.title}, ${report.cover.subtitle}`);
  file.setCreator("Kompas");
  file.setProducer("Kompas");
  file.setCreationDate(at);
  file.setModificationDate(at);
  const name = PDFHexString.of(id);
  file.context.trailerInfo.ID = file.context.obj([name, name]);
  file.convertToPDFA({ conformance: "3U" });
  for (const each of attached)
    void file.attach(new TextEncoder().encode(each.text), each.name, {
      mimeType: each.type,
      description: each.description,
      creationDate: at,
      modificationDate: at,
      afRelationship: AFRelationship.Data,
    });
}

async function embedPictures(context: PDFContext, pictures: ReadonlyMap<string, Uint8Array>) {
  const embedded = new Map<string, Picture>();
  for (const [path, bytes] of pictures) {
    const picture = await embedPicture(context, bytes);
    if (picture) embedded.set(path, picture);
  }
  return embedded;
}

/** Embeds the faces that the pages use, each whole: the build has already reduced them to our letters. */
async function embedFaces(file: PDFDocument, sheets: readonly Sheet[]): Promise<Map<Face, PDFRef>> {
  const used = new Set(sheets.flatMap(({ faces }) => [...faces]));
  const fonts = new Map<Face, PDFRef>();
  for (const face of used) {
    // Already parsed, to lay out its letters.
    file.registerFontkit({ create: () => face.font });
    const { ref } = await file.embedFont(face.bytes, { subset: false });
    fonts.set(face, ref);
  }
  return fonts;
}

/** The runtime compresses in a fraction of the time that the library's own code takes. */
function streamOf(context: PDFContext, text: string): PDFRawStream {
  const bytes = new Uint8Array(deflateSync(Buffer.from(text, "latin1")));
  return PDFRawStream.of(context.obj({ Filter: "FlateDecode", Length: bytes.length }), bytes);
}

function writeOutline(context: PDFContext, marks: readonly Mark[], pageOf: (sheet: number) => PDFRef | undefined) {
  const root = context.nextRef();
  const kids = writeMarks(marks, root);
  context.assign(root, context.obj({ Type: "Outlines", ...kids }));
  return root;

  function writeMarks(level: readonly Mark[], parent: PDFRef): Record<string, PDFRef | number> {
    const refs = level.map(() => context.nextRef());
    for (const [index, { title, sheet, y, below }] of level.entries()) {
      const [ref, prev, next] = [refs[index], refs[index - 1], refs[index + 1]];
      if (!ref) continue;
      const kids = below.length > 0 ? writeMarks(below, ref) : {};
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(title),
          Parent: parent,
          Dest: [pageOf(sheet) ?? null, "XYZ", null, PAGE.height - Math.max(0, y - 12), null],
          ...(prev ? { Prev: prev } : {}),
          ...(next ? { Next: next } : {}),
          ...kids,
          // Closed: the entries below are counted but not shown.
          ...(below.length > 0 ? { Count: -below.length } : {}),
        }),
      );
    }
    const [first, last] = [refs[0], refs.at(-1)];
    return first && last ? { First: first, Last: last, Count: level.length } : {};
  }
}
