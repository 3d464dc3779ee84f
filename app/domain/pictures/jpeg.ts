import { joinBytes, toLetters } from "./bytes";

const [START, END, SCAN, APP0, APP2, APP14, APP15, COMMENT] = [0xd8, 0xd9, 0xda, 0xe0, 0xe2, 0xee, 0xef, 0xfe];

/**
 * A JPEG file without Exif, XMP, comments and whatever follows its end; colour profiles stay, and so does the orientation,
 * without which a photograph would lie on its side. Null when its segments (ITU-T T.81, annex B) do not lead to an end.
 */
export function cleanJpeg(bytes: Uint8Array, orientation = 1): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [new Uint8Array([0xff, START]), ...(orientation > 1 && orientation <= 8 ? [exifOf(orientation)] : [])];
  let hasScan = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any marker may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(new Uint8Array([0xff, END]));
      return hasScan ? joinBytes(parts) : null;
    }
    if (at + 4 > bytes.length) return null;
    const length = view.getUint16(at + 2);
    const next = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    if (marker === SCAN) hasScan = true;
    if (belongs(marker, bytes.subarray(at + 4, at + 2 + length))) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

/** Whether a segment is part of the picture: its header, tables, scans, and what says how its colours are meant. */
function belongs(marker: number, content: Uint8Array): boolean {
  if (marker === APP2) return toLetters(content.subarray(0, 12)) === "ICC_PROFILE\0";
  if (marker === APP0 || marker === APP14) return true;
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
}

/** Where the entropy-coded data that begins there ends: at the next marker that is not a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isData = code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** An Exif segment that says nothing but which way up the picture is. */
function exifOf(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const content = [...new TextEncoder().encode("Exif\0\0"), ...tiff];
  return new Uint8Array([0xff, 0xe1, 0, content.length + 2, ...content]);
}
