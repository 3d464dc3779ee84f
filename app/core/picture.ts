/** Largest file of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** A file of a few bytes can claim any size, and whoever shows it has to make room for it. */
const MAX_PIXELS = { side: 8192, all: 25_000_000 } as const;

/** The kinds of picture that are taken, with the ending of their file's name and the type they are served with. */
export const PICTURE_TYPES = {
  jpeg: { ending: "jpg", mime: "image/jpeg" },
  png: { ending: "png", mime: "image/png" },
  webp: { ending: "webp", mime: "image/webp" },
  gif: { ending: "gif", mime: "image/gif" },
} as const;
export type PictureType = keyof typeof PICTURE_TYPES;

export type PictureRefusal = "empty" | "too-big" | "type" | "broken" | "pixels";

/** The type to serve a stored picture with, by the ending of its name; null for any other name. */
export function pictureMime(name: string): string | null {
  const [, ending] = /^[\w-]{22}\.([a-z]+)$/.exec(name) ?? [];
  return Object.values(PICTURE_TYPES).find((type) => type.ending === ending)?.mime ?? null;
}

/** Whether a picture of this width and height, in pixels, is small enough to be shown. */
export function hasRoomFor({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) <= MAX_PIXELS.side && width * height <= MAX_PIXELS.all;
}
