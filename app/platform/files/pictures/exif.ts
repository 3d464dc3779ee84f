const LITTLE = 0x4949;
const ORIENTATION = 0x0112;
const ENTRY_LENGTH = 12;

/** The orientation of a picture (1 to 8), by the TIFF header and the first directory of an Exif block; 1 if it does not say. */
export function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 8) return 1;
  const isLittle = view.getUint16(0) === LITTLE;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const first = directory + 2;
  const end = Math.min(first + view.getUint16(directory, isLittle) * ENTRY_LENGTH, view.byteLength);
  for (let at = first; at + ENTRY_LENGTH <= end; at += ENTRY_LENGTH) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation <= 8 ? Math.max(orientation, 1) : 1;
  }
  return 1;
}

/** An Exif block that contains only the orientation. */
export function exifOf(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([...new TextEncoder().encode("Exif\0\0"), ...tiff]);
}
