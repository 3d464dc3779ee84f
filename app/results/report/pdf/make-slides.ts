import { PDFDocument } from "@cantoo/pdf-lib";
import type { Deck, Picture, Slide } from "../slides/deck";
import {
  FACT_GAP,
  fitSlide,
  GAP,
  HEADLINE_LEADING,
  INNER,
  isBeside,
  LEADING,
  LEGEND,
  NUMBER,
  PAD,
  pictureHeight,
  QR,
  type Sizes,
  SLIDE,
  STEP_GAP,
  widthsOf,
} from "../slides/fit-slide";
import { drawFigure, drawPath } from "./figure";
import { Sheet } from "./sheet";
import { Tag } from "./tags";
import { layText, type Style, widthOf } from "./text";
import { type WriteMore, writeFile } from "./write-file";

const LEFT = SLIDE.side;
const SOURCE: Style = { chain: "sans", size: 12, leading: 15, paint: "ink-3" };
const FOOT: Style = { chain: "sans", size: 11, leading: 14, paint: "ink-3" };
const SWATCH = 12;

/** A deck as a PDF of five pages of 16:9, tagged, with a bookmark for each slide. */
export async function makeSlides(deck: Deck, more: Pick<WriteMore, "now" | "id" | "origin">): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const root = new Tag("Document");
  const sheets = deck.slides.map((slide, index) => {
    const sheet = new Sheet(index, SLIDE);
    drawSlide(sheet, root.add("Sect"), slide, deck);
    drawFoot(sheet, deck, slide.number);
    return sheet;
  });
  const marks = deck.slides.map(({ headline }, sheet) => ({ title: headline, sheet, y: 0, below: [] }));
  const { name: title, language, company: author, subtitle: subject } = deck;
  return writeFile(
    file,
    { sheets, root, marks },
    { title, language, author, subject },
    { ...more, attached: [], signer: null },
  );
}

/** Where something is written: under which tag, from which corner, and how wide. */
interface Column {
  sheet: Sheet;
  tag: Tag;
  x: number;
  width: number;
}

function drawSlide(sheet: Sheet, tag: Tag, slide: Slide, deck: Deck): void {
  const sizes = fitSlide(slide);
  const all: Column = { sheet, tag, x: LEFT, width: INNER };
  sheet.artifact(() => sheet.rectangle(0, 0, 12, SLIDE.height, "accent"));
  const { headline: size } = sizes;
  let y = write(all, sheet.number === 0 ? "H1" : "H2", slide.headline, SLIDE.top, {
    chain: "serif",
    size,
    leading: size * HEADLINE_LEADING,
    paint: "ink",
  });
  y += GAP;
  for (const alert of slide.alerts) y = drawAlert(all, alert, y, sizes) + 8;
  if (slide.alerts.length > 0) y += GAP - 8;
  const { picture } = slide;
  const widths = widthsOf(slide);
  if (picture) drawPicture({ ...all, width: picture.width }, picture, y, sizes.picture);
  const beside = picture && isBeside(slide) ? LEFT + picture.width + GAP : LEFT;
  if (picture && beside === LEFT) y += pictureHeight(picture, sizes.picture) + GAP;
  const below = drawWords({ ...all, x: beside, width: widths.words }, slide, deck, y, sizes);
  if (slide.asked) {
    const isAside = slide.steps.length > 0;
    const at = isAside ? { x: beside + widths.words + GAP, y } : { x: beside, y: below };
    drawAsked({ ...all, x: at.x, width: widths.asked }, slide.asked, at.y, sizes);
  }
  drawSource(all, slide);
}

/** Writes a text under a tag of its own. Returns where it ends. */
function write(
  { sheet, tag, x, width }: Column,
  role: "H1" | "H2" | "H3" | "P",
  text: string,
  y: number,
  style: Style,
) {
  const lines = layText(text, style, width);
  sheet.tagged(tag.add(role), () => sheet.lines(lines, x, y, style));
  return y + lines.length * style.leading;
}

const styleOf = (size: number, more: Partial<Style> = {}): Style => ({
  chain: "sans",
  size,
  leading: size * LEADING,
  paint: "ink",
  ...more,
});

function drawAlert(column: Column, alert: string, y: number, { quiet }: Sizes): number {
  const { sheet, x, width } = column;
  const style = styleOf(quiet, { chain: "bold" });
  const height = layText(alert, style, width - 2 * PAD).length * style.leading;
  sheet.artifact(() => sheet.rectangle(x, y - 2, width, height + 4, "danger-soft", 4));
  return write({ ...column, x: x + PAD, width: width - 2 * PAD }, "P", alert, y, style);
}

function drawPicture({ sheet, tag, x, width }: Column, picture: Picture, y: number, scale: number): void {
  const { drawing, legend } = picture;
  const unit = (width * scale) / drawing.width;
  const figure = tag.add("Figure", { alt: drawing.label });
  sheet.tagged(figure, () => drawFigure(sheet, drawing, x, y, unit));
  let at = y + drawing.height * unit + 12;
  const style = styleOf(LEGEND);
  for (const { name, paint } of legend) {
    const top = at + (style.leading - SWATCH) / 2;
    sheet.artifact(() => sheet.rectangle(x, top, SWATCH, SWATCH, paint, 2));
    at = write({ sheet, tag, x: x + LEGEND + 8, width: width - LEGEND - 8 }, "P", name, at, style);
  }
}

/** The words beside or below a picture. Returns where something below them begins. */
function drawWords(column: Column, slide: Slide, deck: Deck, top: number, { body, quiet }: Sizes): number {
  const { sheet, tag, x, width } = column;
  const { facts, steps, text, isChecked } = slide;
  const [plain, bold, soft] = [styleOf(body), styleOf(body, { chain: "bold" }), styleOf(quiet, { paint: "ink-2" })];
  let y = top;
  for (const { term, fact } of facts) {
    y = write(column, "P", term, y, soft);
    y = write(column, "P", fact, y, bold) + FACT_GAP;
  }
  if (facts.length > 0) y += GAP;
  const list = tag.add("L");
  for (const [index, { title, note }] of steps.entries()) {
    const item = list.add("LI");
    const number = styleOf(body * 1.3, { chain: "serif", leading: bold.leading, paint: "accent" });
    sheet.tagged(item.add("Lbl"), () => sheet.lines(layText(String(index + 1), number, NUMBER), x, y, number));
    const said = { ...column, tag: item.add("LBody"), x: x + NUMBER, width: width - NUMBER };
    y = write(said, "P", title, y, bold);
    if (note) y = write(said, "P", note, y, soft);
    y += STEP_GAP;
  }
  if (steps.length > 0) y += GAP;
  if (text) y = write(column, "P", text, y, plain) + GAP;
  if (isChecked) y = drawCheck(column, deck, y) + GAP;
  return y;
}

/** The code by which the report is checked, for a camera and for the eye. */
function drawCheck(column: Column, { proof }: Deck, y: number): number {
  if (!proof) return y;
  const { sheet, tag, x, width } = column;
  const { size, path } = proof.qr;
  sheet.artifact(() => sheet.rectangle(x, y, QR, QR, "paper", 3));
  const figure = tag.add("Figure", { alt: `${proof.text}: ${proof.link}` });
  sheet.tagged(figure, () => drawPath(sheet, path, { paint: "ink", left: x, top: y, unit: QR / size }));
  const said = { ...column, x: x + QR + 12, width: width - QR - 12 };
  const address = write(said, "P", proof.text, y, SOURCE);
  const style = styleOf(13, { chain: "bold", paint: "accent" });
  const lines = layText(proof.code, style, said.width);
  const link = tag.add("P").add("Link");
  sheet.tagged(link, () => sheet.lines(lines, said.x, address + 4, style));
  const height = lines.length * style.leading;
  const end = Math.max(...lines.map((line) => line.width));
  sheet.link(link, said.x, address + 4, end, height, { href: proof.link, text: proof.code });
  return Math.max(y + QR, address + 4 + height);
}

function drawAsked(column: Column, asked: NonNullable<Slide["asked"]>, top: number, { body }: Sizes): void {
  const { sheet, tag, x, width } = column;
  const [plain, bold] = [styleOf(body), styleOf(body, { chain: "bold", paint: "accent" })];
  const room = width - 2 * PAD - body;
  const laid = [asked.title, ...asked.items].map((each, index) => layText(each, index === 0 ? bold : plain, room));
  const height = laid.reduce((sum, lines) => sum + lines.length * plain.leading + 6, 2 * PAD - 6);
  sheet.artifact(() => sheet.rectangle(x, top, width, height, "accent-soft", 6));
  let y = write({ ...column, x: x + PAD, width: room }, "H3", asked.title, top + PAD, bold) + 6;
  const list = tag.add("L");
  for (const item of asked.items) {
    const entry = list.add("LI");
    sheet.tagged(entry.add("Lbl"), () => sheet.lines(layText("•", bold, body), x + PAD, y, bold));
    y = write({ ...column, tag: entry.add("LBody"), x: x + PAD + body, width: room }, "P", item, y, plain) + 6;
  }
}

/** Small, above the foot. */
function drawSource(column: Column, { source }: Slide): void {
  if (!source) return;
  const lines = layText(source, SOURCE, INNER).length;
  write(column, "P", source, SLIDE.height - 34 - lines * SOURCE.leading, SOURCE);
}

/** At the foot of a slide, as an artifact: what it is about, the code of its report, and the page. */
function drawFoot(sheet: Sheet, { foot, proof }: Deck, page: string): void {
  const y = SLIDE.height - 26;
  const end = layText([proof?.code, page].filter(Boolean).join(" · "), FOOT, INNER);
  const width = INNER - (end[0]?.width ?? 0) - 20;
  // A long name is set smaller, in two lines.
  const style = widthOf(foot, FOOT) <= width ? FOOT : { ...FOOT, size: 8, leading: 10 };
  sheet.operators.push("/Artifact <</Type /Pagination /Subtype /Footer>> BDC");
  sheet.rule(LEFT, y - 4, INNER);
  sheet.lines(layText(foot, style, width), LEFT, y, style);
  sheet.lines(end, 0, y, FOOT, LEFT + INNER);
  sheet.operators.push("EMC");
}
