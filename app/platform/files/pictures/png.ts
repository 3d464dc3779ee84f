import { joinBytes, MAX_SEGMENTS, toLetters } from "./bytes";

const SIGNATURE_LENGTH = 8;
/** Texts, Exif and the time of the last change (PNG, third edition, 11.3). */
const PRIVATE = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME"];

/** A PNG file without texts, Exif and anything after its end. Null if its chunks do not lead from header to end. */
export function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let hasData = false;
  let at = SIGNATURE_LENGTH;
  for (let chunks = 0; at + 12 <= bytes.length && chunks < MAX_SEGMENTS; chunks += 1) {
    const next = at + 12 + view.getUint32(at);
    const name = toLetters(bytes.subarray(at + 4, at + 8));
    if (next > bytes.length || (at === SIGNATURE_LENGTH) !== (name === "IHDR")) return null;
    if (name === "IDAT") hasData = true;
    if (!PRIVATE.includes(name)) parts.push(bytes.subarray(at, next));
    if (name === "IEND") return hasData ? joinBytes(parts) : null;
    at = next;
  }
  return null;
}
