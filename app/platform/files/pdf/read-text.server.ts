import { getDocument } from "unpdf/pdfjs";
import { parsePdf } from "./parse-pdf.server";
import { linesOf, type TextLine, type TextPiece } from "./text-lines";

export interface TextLimits {
  bytes: number;
  pages: number;
  /** Pieces of text on all pages together, and their letters. */
  pieces: number;
  letters: number;
  /** What a stream may inflate to, in bytes: pdf.js sets no limit. */
  stream: number;
}

/** A bill has a few pages of some hundred words each. */
const LIMITS: TextLimits = {
  bytes: 10 * 1024 * 1024,
  pages: 20,
  pieces: 20_000,
  letters: 200_000,
  stream: 16 * 1024 * 1024,
};

export type TextVerdict =
  | { ok: true; lines: TextLine[] }
  /** `no-text`: pages that are pictures. `too-much`: a limit; `broken`: pdf.js cannot read it, or a password is needed. */
  | { ok: false; reason: "no-text" | "too-much" | "broken" };

/** The text of a PDF, line by line. Pictures and scripts in it are not touched. */
export async function readText(bytes: Uint8Array, limits: TextLimits = LIMITS): Promise<TextVerdict> {
  if (bytes.length > limits.bytes) return { ok: false, reason: "too-much" };
  if (!parsePdf(bytes, { maxStream: limits.stream }).ok) return { ok: false, reason: "broken" };
  const task = getDocument({
    // pdf.js takes the buffer for itself.
    data: bytes.slice(),
    verbosity: 0,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
  });
  try {
    const file = await task.promise;
    if (file.numPages > limits.pages) return { ok: false, reason: "too-much" };
    const lines: TextLine[] = [];
    const left = { pieces: limits.pieces, letters: limits.letters };
    for (let page = 1; page <= file.numPages; page += 1) {
      const opened = await file.getPage(page);
      const pieces = await piecesOf(opened.streamTextContent() as ReadableStream<Chunk>, left);
      opened.cleanup();
      if (!pieces) return { ok: false, reason: "too-much" };
      lines.push(...linesOf(pieces, page));
    }
    return lines.length > 0 ? { ok: true, lines } : { ok: false, reason: "no-text" };
  } catch {
    return { ok: false, reason: "broken" };
  } finally {
    await task.destroy();
  }
}

interface Chunk {
  items: (TextPiece | { type: string })[];
}

/** Reads a page piece by piece, so that a page without end is left in its middle; null then. */
async function piecesOf(
  stream: ReadableStream<Chunk>,
  left: { pieces: number; letters: number },
): Promise<TextPiece[] | null> {
  const pieces: TextPiece[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items) {
      if (!("str" in item)) continue;
      left.pieces -= 1;
      left.letters -= item.str.length;
      pieces.push(item);
    }
    if (left.pieces < 0 || left.letters < 0) {
      await reader.cancel(new Error("too much")).catch(() => {});
      return null;
    }
  }
  return pieces;
}
