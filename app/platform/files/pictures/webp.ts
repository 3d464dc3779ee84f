import { joinBytes, MAX_SEGMENTS, toLetters } from "./bytes";

const HEADER_LENGTH = 12;
/** The chunks that a WebP file needs to be shown, animated, and in its colours (WebP container specification). */
const NEEDED = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"];
const FRAMES = ["VP8 ", "VP8L", "ANMF"];
/** Flags of the extended header: Exif and XMP follow. */
const EXIF_AND_XMP = 0x0c;

/** A WebP file without Exif, XMP and anything after its end. Null if its chunks do not fill it. */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const parts: Uint8Array[] = [];
  let hasFrame = false;
  let at = HEADER_LENGTH;
  for (let chunks = 0; at + 8 <= end; chunks += 1) {
    if (chunks === MAX_SEGMENTS) return null;
    const name = toLetters(bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    // Chunks begin at even offsets; some writers leave out the last padding byte.
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    if (FRAMES.includes(name)) hasFrame = true;
    if (NEEDED.includes(name)) {
      const chunk = bytes.subarray(at, Math.min(next, end));
      parts.push(name === "VP8X" && size > 0 ? withoutFlags(chunk) : chunk);
    }
    at = next;
  }
  if (!hasFrame) return null;
  const clean = joinBytes([bytes.subarray(0, HEADER_LENGTH), ...parts]);
  new DataView(clean.buffer).setUint32(4, clean.length - 8, true);
  return clean;
}

function withoutFlags(header: Uint8Array): Uint8Array {
  const copy = header.slice();
  copy[8] = (copy[8] ?? 0) & ~EXIF_AND_XMP;
  return copy;
}
