import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "../lib/run.mjs";
import { CHARACTERS, LICENCE_NAMES } from "./display-face.mjs";

/** The folder of the report files' fonts, which the Worker embeds. */
export const PAPER_FACES = join(ROOT, "app/results/report/pdf/cuts");

const require = createRequire(import.meta.url);
const SANS = dirname(require.resolve("@fontsource-variable/noto-sans/package.json"));
const SERIF = dirname(require.resolve("@fontsource-variable/newsreader/package.json"));
const sans = (script) => join(SANS, `files/noto-sans-${script}-wght-normal.woff2`);
const serif = (script) => join(SERIF, `files/newsreader-${script}-standard-normal.woff2`);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** The letters of our languages and of neighbouring ones, and the replacement character for missing glyphs. */
const LATIN = `${CHARACTERS}${range(0xa0, 0xff)}\u2010\u2022\u2030\u2039\u203a\u2122\u2191\u2193\ufffd`;
/** Latin letters of other languages of Europe, Africa and Asia, used in names. */
const MORE_LATIN = `${range(0x100, 0x17f)}${range(0x18f, 0x192)}${range(0x1cd, 0x1dc)}${range(0x218, 0x21b)}${range(0x253, 0x25b)}${range(0x1e80, 0x1e85)}${range(0x1e9e, 0x1e9e)}`;

const REGULAR = { wght: 400 };
const BOLD = { wght: 600 };
const HEADING = { opsz: 36, wght: 500 };

/** Each font: the package's file, the characters kept, and its position on the axes. */
const CUTS = {
  sans: [sans("latin"), LATIN, REGULAR],
  "sans-more": [sans("latin-ext"), MORE_LATIN, REGULAR],
  bold: [sans("latin"), LATIN, BOLD],
  "bold-more": [sans("latin-ext"), MORE_LATIN, BOLD],
  serif: [serif("latin"), LATIN, HEADING],
  "serif-more": [serif("latin-ext"), MORE_LATIN, HEADING],
  greek: [sans("greek"), range(0x370, 0x3ff), REGULAR],
  cyrillic: [sans("cyrillic"), `${range(0x400, 0x45f)}${range(0x490, 0x491)}\u2116`, REGULAR],
  vietnamese: [sans("vietnamese"), `${range(0x1a0, 0x1b0)}${range(0x1ea0, 0x1ef9)}\u20ab`, REGULAR],
};

export const FACE_NAMES = Object.keys(CUTS);

/** One font as TrueType, for embedding in a PDF (SIL Open Font License 1.1, no reserved names). Reproducible byte for byte. */
export async function cutPaperFace(name) {
  const [source, characters, variationAxes] = CUTS[name];
  return subsetFont(await readFile(source), characters, {
    targetFormat: "truetype",
    variationAxes,
    preserveNameIds: LICENCE_NAMES,
    keepFeatures: [],
    noHinting: true,
  });
}
