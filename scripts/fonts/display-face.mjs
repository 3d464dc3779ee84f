import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "../lib/run.mjs";

/** Where the face of headings and large figures is kept, as pages fetch it. */
export const DISPLAY_FACE = join(ROOT, "app/fonts/newsreader.woff2");

/** With the axes of weight and optical size. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
);

/** What English, French and Malay are written with, and what stands between words and figures. Anything else is the fallback's. */
export const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ",
  ..."‘’“”«»–—…·•−×°€©\u00a0\u202f\u2011",
].join("");

/** Of the names in the font: whose it is, its licence, and where that stands. */
export const LICENCE_NAMES = [0, 13, 14];

/**
 * One cut of Newsreader (SIL Open Font License 1.1, no reserved name) as WOFF2: size and weight pinned to those of headings,
 * and only `CHARACTERS`. The same bytes each time.
 */
export async function cutDisplayFace() {
  return subsetFont(await readFile(SOURCE), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { opsz: 36, wght: 500 },
    keepFeatures: ["kern", "liga", "lnum", "tnum"],
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
  });
}
