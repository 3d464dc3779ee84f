import { inflateSync } from "node:zlib";
import { JpegEmbedder, type PDFContext, type PDFRef, PngEmbedder } from "@cantoo/pdf-lib";
import { imageSize } from "image-size";

/** A picture in the file, with its size as displayed, and its orientation (Exif, 1 to 8). */
export interface Picture {
  ref: PDFRef;
  width: number;
  height: number;
  orientation: number;
}

/** The library unpacks a PNG pixel by pixel. A PNG with more pixels, or with more data, does not fit into a Worker. */
const MAX = { pixels: 4_000_000, unpacked: 36_000_000 } as const;

/** Puts a stored picture into the file; null for a kind that files cannot contain: WebP, GIF, CMYK. */
export async function embedPicture(context: PDFContext, bytes: Uint8Array): Promise<Picture | null> {
  try {
    const { type, orientation = 1, ...stored } = imageSize(bytes);
    const embedder =
      type === "jpg"
        ? await openJpeg(bytes)
        : type === "png" && isSmall(bytes, stored)
          ? await PngEmbedder.for(bytes)
          : null;
    if (!embedder) return null;
    const { width, height } = embedder;
    const size = orientation > 4 ? { width: height, height: width } : { width, height };
    return { ref: await embedder.embedIntoContext(context), ...size, orientation };
  } catch {
    return null;
  }
}

async function openJpeg(bytes: Uint8Array): Promise<JpegEmbedder | null> {
  const jpeg = await JpegEmbedder.for(bytes);
  return jpeg.bitsPerComponent === 8 && String(jpeg.colorSpace) !== "DeviceCMYK" ? jpeg : null;
}

/** Whether a PNG is small enough. Throws if more is packed into it than its pixels need. */
function isSmall(png: Uint8Array, { width, height }: { width: number; height: number }): boolean {
  if (width * height > MAX.pixels) return false;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const packed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at))
    if (Buffer.from(png.subarray(at + 4, at + 8)).toString("latin1") === "IDAT")
      packed.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  inflateSync(Buffer.concat(packed), { maxOutputLength: MAX.unpacked });
  return true;
}
