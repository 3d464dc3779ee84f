import { imageSize } from "image-size";
import { joinBytes } from "./bytes";
import { orientationIn } from "./exif";

/** A picture as a PDF contains it: its streams, each with the entries of its dictionary, and how it lies. */
export interface PdfPicture {
  /** Pixels, as stored. */
  width: number;
  height: number;
  /** The orientation of Exif, 1 to 8. */
  orientation: number;
  image: PdfStream;
  /** How opaque each pixel is, if the picture says so. */
  mask: PdfStream | null;
}

interface PdfStream {
  entries: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a PDF needs of a cleaned JPEG or PNG. Null if it cannot take the picture as it is stored, or its data are not complete. */
export async function pictureForPdf(
  bytes: Uint8Array<ArrayBuffer>,
  type: "jpeg" | "png",
  maxBytes: number,
): Promise<PdfPicture | null> {
  return type === "jpeg" ? jpegForPdf(bytes) : pngForPdf(bytes, maxBytes);
}

const head = (width: number, height: number, bits: number, colours: string) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${bits} /ColorSpace ${colours}`;

const FRAMES = [0xc0, 0xc1, 0xc2];
const APP1 = 0xe1;
const APP14 = 0xee;
const JPEG_COLOURS: Record<number, string> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" };

/** The file goes into the PDF as it is. `cleanJpeg` has left nothing but whole segments. */
function jpegForPdf(bytes: Uint8Array<ArrayBuffer>): PdfPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation = 1;
  let isAdobe = false;
  for (let at = 2; at + 10 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === APP1) orientation = orientationIn(bytes.subarray(at + 10));
    if (marker === APP14) isAdobe = true;
    if (!FRAMES.includes(marker)) continue;
    const [bits, height, width] = [bytes[at + 4], view.getUint16(at + 5), view.getUint16(at + 7)];
    const colours = JPEG_COLOURS[bytes[at + 9] ?? 0];
    if (bits !== 8 || !colours) return null;
    // Adobe's programs store the four colours of print the other way round.
    const turned = isAdobe && colours === "/DeviceCMYK" ? " /Decode [1 0 1 0 1 0 1 0]" : "";
    const entries = `${head(width, height, bits, colours)}${turned} /Filter /DCTDecode`;
    return { width, height, orientation, image: { entries, bytes }, mask: null };
  }
  return null;
}

/** Channels of each colour type of PNG (third edition, 11.2.1): grey, colours, palette; and with opacity, of which one is that. */
const CHANNELS: Record<number, { all: number; isMasked: boolean }> = {
  0: { all: 1, isMasked: false },
  2: { all: 3, isMasked: false },
  3: { all: 1, isMasked: false },
  4: { all: 2, isMasked: true },
  6: { all: 4, isMasked: true },
};
const SIGNATURE_LENGTH = 8;

/**
 * A PDF reads the rows of a PNG as they are, without opacity. Each byte of a row is written relative to the same channel of its neighbours,
 * so the opacity can be taken out of the rows, into a picture of its own, without decoding either.
 */
async function pngForPdf(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<PdfPicture | null> {
  const { width = 0, height = 0 } = imageSize(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let palette: Uint8Array = new Uint8Array();
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const content = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "IDAT") data.push(content);
    if (name === "PLTE") palette = content;
  }
  const [bits = 0, colour = -1, , , interlaced = 1] = bytes.subarray(SIGNATURE_LENGTH + 16);
  const channels = CHANNELS[colour];
  if (!channels || interlaced !== 0) return null;
  const rowBytes = 1 + Math.ceil((width * channels.all * bits) / 8);
  const shown = channels.all - (channels.isMasked ? 1 : 0);
  const hex = Buffer.from(palette).toString("hex");
  const colours =
    colour === 3
      ? `[/Indexed /DeviceRGB ${Math.floor(palette.length / 3) - 1} <${hex}>]`
      : shown === 1
        ? "/DeviceGray"
        : "/DeviceRGB";
  const streamOf = (ofColours: string, count: number, packed: Uint8Array<ArrayBuffer>): PdfStream => ({
    entries: `${head(width, height, bits, ofColours)} /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${count} /BitsPerComponent ${bits} /Columns ${width} >>`,
    bytes: packed,
  });
  const base = { width, height, orientation: 1 };
  const packed = joinBytes(data);
  if (!channels.isMasked) {
    const isWhole = await readRows(packed, rowBytes, height, async () => {});
    return isWhole ? { ...base, image: streamOf(colours, shown, packed), mask: null } : null;
  }
  const [image, mask] = [openPacker(maxBytes), openPacker(maxBytes)];
  const size = bits / 8;
  const pixel = channels.all * size;
  const isWhole = await readRows(packed, rowBytes, height, async (row) => {
    const ofImage = new Uint8Array(1 + width * shown * size);
    const ofMask = new Uint8Array(1 + width * size);
    ofImage[0] = ofMask[0] = row[0] ?? 0;
    for (let column = 0, from = 1; column < width; column += 1, from += pixel) {
      for (let at = 0; at < shown * size; at += 1) ofImage[1 + column * shown * size + at] = row[from + at] ?? 0;
      for (let at = 0; at < size; at += 1) ofMask[1 + column * size + at] = row[from + shown * size + at] ?? 0;
    }
    await Promise.all([image.add(ofImage), mask.add(ofMask)]);
  });
  const [imageBytes, maskBytes] = await Promise.all([image.end(), mask.end()]);
  if (!isWhole || !imageBytes || !maskBytes) return null;
  return {
    ...base,
    image: streamOf(colours, shown, imageBytes),
    mask: streamOf("/DeviceGray", 1, maskBytes),
  };
}

/** Unpacks the rows of a picture, one at a time. Whether there are as many as it claims. */
async function readRows(
  packed: Uint8Array<ArrayBuffer>,
  rowBytes: number,
  height: number,
  take: (row: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const reader = new Response(packed).body?.pipeThrough(new DecompressionStream("deflate")).getReader();
  const row = new Uint8Array(rowBytes);
  let [filled, rows] = [0, 0];
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      for (let at = 0; at < read.value.length; ) {
        const piece = read.value.subarray(at, at + rowBytes - filled);
        row.set(piece, filled);
        at += piece.length;
        filled += piece.length;
        if (filled < rowBytes) continue;
        filled = 0;
        rows += 1;
        if (rows > height) {
          await reader?.cancel();
          return false;
        }
        await take(row);
      }
    }
  } catch {
    return false;
  }
  return rows === height;
}

/** Packs bytes as they come. `end` returns null if they have become more than `most`. */
function openPacker(most: number) {
  const { readable, writable } = new CompressionStream("deflate");
  const writer = writable.getWriter();
  const parts: Uint8Array[] = [];
  let size = 0;
  const collected = (async () => {
    const reader = readable.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size <= most) parts.push(read.value);
    }
  })();
  return {
    add: (bytes: Uint8Array<ArrayBuffer>) => writer.write(bytes),
    end: async () => {
      await writer.close();
      await collected;
      return size <= most ? joinBytes(parts) : null;
    },
  };
}
