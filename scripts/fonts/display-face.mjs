import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "../lib/run.mjs";

/** The font of headings and large figures, as pages fetch it. */
export const DISPLAY_FACE = join(ROOT, "app/fonts/newsreader.woff2");

/** Has the weight and optical size axes. */
const SOURCE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
);

/** The characters of English, French and Malay, and those between words and figures. All others use the fallback font. */
export const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ",
  ..."‘’“”«»–—…·•−×°€©\u00a0\u202f\u2011",
].join("");

/** The name ids of copyright, licence and licence URL in the font. */
export const LICENCE_NAMES = [0, 13, 14];

/**
 * One subset of Newsreader (SIL Open Font License 1.1, no reserved name) as WOFF2: optical size and weight pinned to those of
 * headings, with only `CHARACTERS`. The output is reproducible byte for byte.
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
