import { inLines } from "~/results/figures/measure";
import type { Picture, Slide } from "./deck";

/** A slide of 16:9 and what it is divided into, in points. */
export const SLIDE = { width: 960, height: 540, side: 48, top: 36, foot: 64 } as const;
export const INNER = SLIDE.width - 2 * SLIDE.side;
/** Between the picture and what is beside it, and between things below each other. */
export const GAP = 24;
/** The code for a camera, with what is beside it. */
export const QR = 96;
export const LEGEND = 18;

const HEADLINES = [36, 32, 28, 24, 22];
const LEAST_HEADLINE = 20;
const MAX_HEADLINE_LINES = 2;
/** Nobody at the end of the table reads less than eighteen. What does not fit even so becomes smaller, so that nothing is cut. */
const BODIES = [32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10];
/** A picture is drawn smaller only where letters as small as this would not do. */
const SMALL = 14;
const SCALES = [1, 0.85, 0.7, 0.55, 0.4];
/** What is less than the rest: how large beside it, and the least. */
const QUIET = { share: 0.75, least: 18 };

export const HEADLINE_LEADING = 1.15;
export const LEADING = 1.3;
/** Of the box of what the board is asked. */
export const PAD = 16;
/** In front of a step. */
export const NUMBER = 44;
export const STEP_GAP = 14;
export const FACT_GAP = 8;

/** The sizes of a slide's letters, in points. */
export interface Sizes {
  headline: number;
  body: number;
  quiet: number;
  /** How large the picture is, of its own size. */
  picture: number;
}

/** A picture with room for words beside it. */
export const isBeside = ({ picture, ...words }: Slide) =>
  picture !== null && picture.width <= INNER - GAP - 200 && hasWords(words);

const hasWords = ({ facts, steps, text, asked }: Omit<Slide, "picture">) =>
  facts.length > 0 || steps.length > 0 || text !== "" || asked !== null;

/** How wide the words of a slide are, and what is asked, which stands beside steps. */
export function widthsOf(slide: Slide): { words: number; asked: number } {
  const room = slide.picture && isBeside(slide) ? INNER - slide.picture.width - GAP : INNER;
  const asked = slide.steps.length > 0 && slide.asked ? 320 : room;
  return { words: asked < room ? room - asked - GAP : room, asked };
}

/** The largest letters with which everything on a slide has room. */
export function fitSlide(slide: Slide): Sizes {
  const headline = headlineSize(slide.headline);
  const room = roomBelow(slide, headline);
  const sizes = SCALES.flatMap((picture) =>
    BODIES.filter((body) => picture < 1 || body >= SMALL).map(
      (body): Sizes => ({ headline, body, quiet: Math.min(body, Math.max(QUIET.least, body * QUIET.share)), picture }),
    ),
  );
  const last = { headline, body: 10, quiet: 10, picture: 0.4 };
  return sizes.find((each) => heightOf(slide, each) <= room) ?? last;
}

const headlineSize = (headline: string): number =>
  HEADLINES.find((size) => inLines(headline, INNER, size).length <= MAX_HEADLINE_LINES) ?? LEAST_HEADLINE;

/** Where the headline ends. */
const headlineEnd = ({ headline }: Slide, size: number) =>
  SLIDE.top + inLines(headline, INNER, size).length * size * HEADLINE_LEADING + GAP;

/** The height that a headline leaves to everything else. */
const roomBelow = (slide: Slide, headline: number) => SLIDE.height - SLIDE.foot - headlineEnd(slide, headline);

/** The same before there is a picture, which is as high as that. */
export function roomFor(headline: string): number {
  const slide = { headline } as Slide;
  return roomBelow(slide, headlineSize(headline));
}

function heightOf(slide: Slide, sizes: Sizes): number {
  const { picture, alerts } = slide;
  const { words, asked } = widthsOf(slide);
  const beside = slide.steps.length > 0 && slide.asked !== null;
  const own = stack([wordsHeight(slide, sizes, words), beside ? 0 : askedHeight(slide, sizes, asked)]);
  const text = beside ? Math.max(own, askedHeight(slide, sizes, asked)) : own;
  const drawn = picture ? pictureHeight(picture, sizes.picture) : 0;
  const above = stack(alerts.map((alert) => linesOf(alert, INNER - 2 * PAD, sizes.quiet) * sizes.quiet * LEADING + 8));
  return stack([above, isBeside(slide) ? Math.max(text, drawn) : stack([drawn, text])]);
}

/** The height of things below each other, of which some may be nothing. */
function stack(heights: readonly number[]): number {
  const there = heights.filter((height) => height > 0);
  return there.reduce((sum, height) => sum + height, 0) + Math.max(0, there.length - 1) * GAP;
}

export const pictureHeight = ({ drawing, width, legend }: Picture, scale: number) =>
  (drawing.height * width * scale) / drawing.width +
  (legend.length > 0 ? 12 + legendRows(legend, width) * LEGEND * LEADING : 0);

/** Names that do not fit beside each other have a line each. */
const legendRows = (legend: Picture["legend"], width: number) =>
  legend.reduce((sum, { name }) => sum + linesOf(name, width - LEGEND - 8, LEGEND), 0);

const linesOf = (text: string, width: number, size: number) => inLines(text, width, size).length;

function wordsHeight({ facts, steps, text, isChecked }: Slide, { body, quiet }: Sizes, width: number): number {
  const said = (words: string, size: number, room = width) => linesOf(words, room, size) * size * LEADING;
  const told = facts.map(({ term, fact }) => said(term, quiet) + said(fact, body) + FACT_GAP);
  const done = steps.map(({ title, note }) => {
    const room = width - NUMBER;
    return said(title, body, room) + (note ? said(note, quiet, room) : 0) + STEP_GAP;
  });
  return stack([
    told.reduce((sum, height) => sum + height, 0),
    done.reduce((sum, height) => sum + height, 0),
    text ? said(text, body) : 0,
    isChecked ? QR : 0,
  ]);
}

function askedHeight({ asked }: Slide, { body }: Sizes, width: number): number {
  if (!asked) return 0;
  const lines = [asked.title, ...asked.items].map((each) => linesOf(each, width - 2 * PAD - body, body));
  return lines.reduce((sum, count) => sum + count * body * LEADING + 6, 2 * PAD);
}
