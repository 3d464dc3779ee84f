import { toLetters } from "./bytes";
import { cleanGif } from "./gif";
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

/** Largest file of a picture, in bytes. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
/** A file of a few bytes can claim any size, and whoever shows it has to make room for it. */
const MOST_PIXELS = { side: 8192, all: 25_000_000 } as const;

/** The kinds of picture that are taken, with the ending of their file's name and the type they are served with. */
export const PICTURE_TYPES = {
  jpeg: { ending: "jpg", mime: "image/jpeg" },
  png: { ending: "png", mime: "image/png" },
  webp: { ending: "webp", mime: "image/webp" },
  gif: { ending: "gif", mime: "image/gif" },
} as const;
export type PictureType = keyof typeof PICTURE_TYPES;

/** How a file of that kind begins, as Latin letters. */
const MAGIC: Record<PictureType, RegExp> = {
  jpeg: /^ÿØÿ/,
  png: /^\P{ASCII}PNG\r\n.\n/u,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8[79]a/,
};

/** What kind of picture a file is by its first bytes, or null. Its name and the type it claims do not matter. */
export function findPictureType(bytes: Uint8Array): PictureType | null {
  const head = toLetters(bytes.subarray(0, 12));
  const types = Object.keys(MAGIC) as PictureType[];
  return types.find((type) => MAGIC[type].test(head)) ?? null;
}

/** The type to serve a stored picture with, by the ending of its name; null for any other name. */
export function pictureMime(name: string): string | null {
  const [, ending] = /^[\w-]{22}\.([a-z]+)$/.exec(name) ?? [];
  return Object.values(PICTURE_TYPES).find((type) => type.ending === ending)?.mime ?? null;
}

/** Whether a picture of this width and height, in pixels, is small enough to be shown. */
export function hasRoomFor({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) <= MOST_PIXELS.side && width * height <= MOST_PIXELS.all;
}

/**
 * The picture without what is not the picture: where and when it was taken, by whom and with what, comments, and whatever
 * hides behind its end. Null when it is not whole, or is made of more pieces than a picture has.
 */
export function cleanPicture(bytes: Uint8Array, type: PictureType): Uint8Array | null {
  switch (type) {
    case "jpeg":
      return cleanJpeg(bytes);
    case "png":
      return cleanPng(bytes);
    case "webp":
      return cleanWebp(bytes);
    case "gif":
      return cleanGif(bytes);
  }
}
