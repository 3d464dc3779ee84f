import { imageSize } from "image-size";
import {
  cleanPicture,
  findPictureType,
  hasRoomFor,
  MOST_PICTURE_BYTES,
  type PictureType,
} from "~/domain/pictures/picture";

export type PictureRefusal = "empty" | "too-big" | "type" | "broken" | "pixels";
type InspectVerdict = { ok: true; type: PictureType; bytes: Uint8Array } | { ok: false; reason: PictureRefusal };

/** Judges a file by its content, and gives the picture in it without what is private. */
export function inspectPicture(bytes: Uint8Array): InspectVerdict {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > MOST_PICTURE_BYTES) return { ok: false, reason: "too-big" };
  const type = findPictureType(bytes);
  if (!type) return { ok: false, reason: "type" };
  // Whole before it is measured: the measuring trusts the lengths inside.
  if (!cleanPicture(bytes, type)) return { ok: false, reason: "broken" };
  const size = measure(bytes);
  if (!size) return { ok: false, reason: "broken" };
  if (!hasRoomFor(size)) return { ok: false, reason: "pixels" };
  const clean = cleanPicture(bytes, type, size.orientation);
  return clean ? { ok: true, type, bytes: clean } : { ok: false, reason: "broken" };
}

function measure(bytes: Uint8Array): { width: number; height: number; orientation?: number } | null {
  try {
    const { width, height, orientation } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height, orientation } : null;
  } catch {
    return null;
  }
}
