import { imageSize } from "image-size";
import { hasRoomFor, MAX_PICTURE_BYTES, type PictureRefusal, type PictureType } from "~/core/picture";
import { cleanPicture, findPictureType } from "./clean-picture";

type InspectVerdict =
  | { ok: true; type: PictureType; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: PictureRefusal };

/** Judges a file by its content, and returns the picture in it without private data. Sizes in bytes. */
export function inspectPicture(bytes: Uint8Array, maxBytes = MAX_PICTURE_BYTES): InspectVerdict {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (bytes.length > maxBytes) return { ok: false, reason: "too-big" };
  const type = findPictureType(bytes);
  if (!type) return { ok: false, reason: "type" };
  const clean = cleanPicture(bytes, type);
  if (!clean) return { ok: false, reason: "broken" };
  // Measures what is stored, not what was sent: the library trusts the lengths inside and does not know fill bytes.
  const size = measure(clean);
  if (!size) return { ok: false, reason: "broken" };
  return hasRoomFor(size) ? { ok: true, type, bytes: clean } : { ok: false, reason: "pixels" };
}

function measure(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
