import type { PictureType } from "~/core/picture";
import { toLetters } from "./bytes";
import { cleanGif } from "./gif";
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

/** How a file of each type begins, as Latin-1 text. */
const MAGIC: Record<PictureType, RegExp> = {
  jpeg: /^ÿØÿ/,
  png: /^\P{ASCII}PNG\r\n.\n/u,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
};
const CLEAN: Record<PictureType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | null> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
};

/** The type of a picture by its first bytes, or null. Its name and the type it claims do not matter. */
export function findPictureType(bytes: Uint8Array): PictureType | null {
  const head = toLetters(bytes.subarray(0, 12));
  const types = Object.keys(MAGIC) as PictureType[];
  return types.find((type) => MAGIC[type].test(head)) ?? null;
}

/**
 * The picture without metadata: where and when it was taken, who took it and with what, comments, and anything hidden behind its end. Null
 * if it is incomplete, or has more pieces than a picture has.
 */
export function cleanPicture(bytes: Uint8Array, type: PictureType): Uint8Array<ArrayBuffer> | null {
  return CLEAN[type](bytes);
}
