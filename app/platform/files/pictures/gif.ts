import { joinBytes, MAX_SEGMENTS, toLetters } from "./bytes";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Application blocks that say how often an animation repeats; those of other applications carry texts. */
const LOOPS = ["NETSCAPE2.0", "ANIMEXTS1.0"];
const SCREEN_END = 13;

/**
 * A GIF file without comments, texts and anything after its end. Null if its blocks (GIF89a) do not lead to an end, are too many, or
 * include a frame larger than the screen that its header claims.
 */
export function cleanGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes.length < SCREEN_END) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  let at = SCREEN_END + coloursIn(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  let hasFrame = false;
  for (let blocks = 0; at < bytes.length && blocks < MAX_SEGMENTS; blocks += 1) {
    const start = at;
    const kind = bytes[at];
    if (kind === END) {
      parts.push(new Uint8Array([END]));
      return hasFrame ? joinBytes(parts) : null;
    }
    if (kind === EXTENSION) {
      at = endOfBlocks(bytes, at + 2);
      if (isNeeded(bytes, start)) parts.push(bytes.subarray(start, at));
    } else if (kind === IMAGE && at + 10 < bytes.length) {
      const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)];
      const [right, bottom] = [left + view.getUint16(at + 5, true), top + view.getUint16(at + 7, true)];
      if (right > width || bottom > height) return null;
      at = endOfBlocks(bytes, at + 10 + coloursIn(bytes[at + 9] ?? 0) + 1);
      hasFrame = true;
      parts.push(bytes.subarray(start, at));
    } else {
      return null;
    }
  }
  return null;
}

/** Bytes of the colour table that the flags announce. */
function coloursIn(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Where a series of sub-blocks ends. Each begins with its length, and an empty one closes the series. Past the file if none does. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function isNeeded(bytes: Uint8Array, start: number): boolean {
  const label = bytes[start + 1];
  if (label === APPLICATION) return LOOPS.includes(toLetters(bytes.subarray(start + 3, start + 14)));
  return label === CONTROL;
}
