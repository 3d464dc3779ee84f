import { joinBytes, MAX_SEGMENTS, toLetters } from "./bytes";
import { exifOf, orientationIn } from "./exif";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Baseline, extended and progressive: the frames that browsers show and whose size can be measured. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Huffman and quantization tables, restart interval. */
const TABLES = [0xc4, 0xdb, 0xdd];

/**
 * A JPEG file without Exif, XMP, comments, fill bytes and anything after its end. Colour profiles stay, and so does the orientation,
 * without which a photograph would lie on its side. Null if its segments (ITU-T T.81, annex B) do not lead to an end, have more than one
 * frame, or include one that readers may understand differently.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [new Uint8Array([0xff, START])];
  let [hasFrame, hasScan, isTurned] = [false, false, false];
  let at = 2;
  for (let segments = 0; at + 1 < bytes.length && segments < MAX_SEGMENTS; segments += 1) {
    if (bytes[at] !== 0xff) return null;
    // Any marker may be preceded by fill bytes.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      parts.push(new Uint8Array([0xff, END]));
      return hasScan ? joinBytes(parts) : null;
    }
    if (at + 4 > bytes.length || !isKnown(marker)) return null;
    const length = view.getUint16(at + 2);
    const next = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    if (FRAMES.includes(marker)) {
      if (hasFrame) return null;
      hasFrame = true;
    }
    if (marker === SCAN) {
      if (!hasFrame) return null;
      hasScan = true;
    }
    const content = bytes.subarray(at + 4, at + 2 + length);
    if (belongs(marker, content)) parts.push(bytes.subarray(at, next));
    const orientation = marker === APP1 && !isTurned ? orientationOf(content) : 1;
    if (orientation > 1) {
      isTurned = true;
      const exif = exifOf(orientation);
      parts.push(new Uint8Array([0xff, APP1, 0, exif.length + 2]), exif);
    }
    at = next;
  }
  return null;
}

/** Whether every reader takes such a segment for one that gives its length, and none for a picture of another size. */
function isKnown(marker: number): boolean {
  const isPart = marker === SCAN || FRAMES.includes(marker) || TABLES.includes(marker);
  return isPart || (marker >= APP0 && marker <= APP15) || marker === COMMENT;
}

/** Whether a segment is part of the picture: its header, tables, scans, and the meaning of its colours. */
function belongs(marker: number, content: Uint8Array): boolean {
  if (marker === APP2) return toLetters(content.subarray(0, 12)) === "ICC_PROFILE\0";
  if (marker === APP0 || marker === APP14) return true;
  return marker < APP0;
}

/** The orientation that an APP1 segment gives; 1 if it is not Exif. */
function orientationOf(content: Uint8Array): number {
  return toLetters(content.subarray(0, 6)) === "Exif\0\0" ? orientationIn(content.subarray(6)) : 1;
}

/** Where the entropy-coded data that begins at `start` ends: at the next marker that is not a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    const isData = code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
