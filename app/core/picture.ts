/** Largest picture file, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** A file of a few bytes can claim any size, and every program that shows it has to make room for that. */
const MAX_PIXELS = { side: 8192, all: 25_000_000 } as const;

/** The accepted picture types, each with its file extension and the MIME type it is served with. */
export const PICTURE_TYPES = {
  jpeg: { ending: "jpg", mime: "image/jpeg" },
  png: { ending: "png", mime: "image/png" },
  webp: { ending: "webp", mime: "image/webp" },
  gif: { ending: "gif", mime: "image/gif" },
} as const;
export type PictureType = keyof typeof PICTURE_TYPES;

export type PictureRefusal = "empty" | "too-big" | "type" | "broken" | "pixels";

/** The MIME type of a stored picture, by its file extension; null for any other name. */
export function pictureMime(name: string): string | null {
  const [, ending] = /^[\w-]{22}\.([a-z]+)$/.exec(name) ?? [];
  return Object.values(PICTURE_TYPES).find((type) => type.ending === ending)?.mime ?? null;
}

/** Whether a picture of this width and height, in pixels, is small enough to show. */
export function hasRoomFor({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) <= MAX_PIXELS.side && width * height <= MAX_PIXELS.all;
}
