import { createHash } from "node:crypto";
import type { PHOTOGRAPHS } from "~/assessment/evidence/rules/file-types";
import type { Context } from "~/platform/context";
import { openChunks } from "~/platform/files/multipart.server";
import { type PlacedPicture, planPdf } from "~/platform/files/pdf/pictures-pdf";
import { pictureForPdf } from "~/platform/files/pictures/for-pdf";
import { errorMessage } from "~/platform/log";
import type { FileVerdict } from "./inspect-file.server";
import { arrivalKey, dropFiles, evidenceKey, fileLimits, type StoredFile } from "./store-file.server";

/** A photograph that waits in R2, as an orphan, to become a page of a PDF. Its bytes are those of the picture and then of its mask. */
export interface Photograph {
  key: string;
  picture: PlacedPicture;
}

type Judged = Extract<FileVerdict, { ok: true }>;

/** Puts a cleaned picture into R2 as a PDF will contain it. Null if a PDF cannot. */
export async function keepPhotograph(
  ctx: Context,
  companyId: string,
  { bytes, type }: Pick<Judged, "bytes" | "type">,
): Promise<Photograph | null> {
  const found = await pictureForPdf(bytes, type as (typeof PHOTOGRAPHS)[number], fileLimits(ctx).bytesPerFile);
  if (!found) return null;
  const { image, mask, ...lies } = found;
  const key = arrivalKey(ctx, companyId);
  await ctx.files.put(key, mask ? new Blob([image.bytes, mask.bytes]) : image.bytes);
  const sizeOf = ({ entries, bytes }: typeof image) => ({ entries, size: bytes.length });
  return { key, picture: { ...lies, image: sizeOf(image), mask: mask && sizeOf(mask) } };
}

/** Deletes photographs that wait. A failed deletion is retried by `sweepOrphans`. */
export async function dropPhotographs(ctx: Context, photographs: readonly Photograph[]): Promise<void> {
  if (photographs.length === 0) return;
  await ctx.files
    .delete(photographs.map(({ key }) => key))
    .catch((error: unknown) => ctx.log("evidence-not-dropped", { error: errorMessage(error) }));
}

/**
 * Makes one PDF of the photographs, a page each in their order, or several where one would be larger than a file may be. `names` are those in
 * use; a further PDF gets a number. The photographs no longer wait afterwards. The caller must give the files rows or drop them.
 */
export async function joinPhotographs(
  ctx: Context,
  companyId: string,
  photographs: readonly Photograph[],
  name: string,
  names: readonly string[] = [],
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  try {
    for (const group of groupBySize(photographs, fileLimits(ctx).bytesPerFile)) {
      const fileName = freeName(name, [...names, ...files.map((file) => file.fileName)]);
      files.push(await writePdf(ctx, companyId, group, fileName));
    }
    return files;
  } catch (error) {
    await dropFiles(ctx, companyId, files);
    throw error;
  } finally {
    await dropPhotographs(ctx, photographs);
  }
}

/** Signs that the name of a file must not have, on some computer. */
const UNSAFE = /[/\\<>"|*?:\s]+/g;
/** Leaves room for an ending and a number. */
const NAME_LIMIT = 135;

/** A text as the name of a file, without ending. */
export const fileNameFrom = (text: string) => text.replaceAll(UNSAFE, " ").trim().slice(0, NAME_LIMIT) || "document";

function groupBySize(photographs: readonly Photograph[], most: number): Photograph[][] {
  const groups: Photograph[][] = [];
  for (const photograph of photographs) {
    const last = groups.at(-1);
    if (last && sizeOf([...last, photograph]) <= most) last.push(photograph);
    else groups.push([photograph]);
  }
  return groups;
}

const sizeOf = (photographs: Photograph[]) => planPdf(photographs.map(({ picture }) => picture)).size;

/** The name with the ending of a PDF, numbered if it is in use. */
function freeName(name: string, used: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const found = number === 1 ? `${name}.pdf` : `${name} (${number}).pdf`;
    if (!used.includes(found)) return found;
  }
}

/** Writes a PDF from R2 into R2. Nothing but a chunk of it is in memory. */
async function writePdf(
  ctx: Context,
  companyId: string,
  photographs: readonly Photograph[],
  fileName: string,
): Promise<StoredFile> {
  const { size, pieces } = planPdf(photographs.map(({ picture }) => picture));
  const file = { id: ctx.ids.create(), fileName, size, pages: photographs.length };
  const { readable, writable } = new FixedLengthStream(size);
  const stored = ctx.files.put(evidenceKey(companyId, file), readable, {
    httpMetadata: { contentType: "application/pdf" },
  });
  const writer = writable.getWriter();
  const hash = createHash("sha256");
  const write = async (bytes: Uint8Array) => {
    hash.update(bytes);
    // The runtime may still use a chunk after the write when the buffer is filled again.
    await writer.write(bytes.slice());
  };
  const copy = async () => {
    for (const piece of pieces) {
      if ("text" in piece) await write(piece.text);
      else await copyStream(ctx, photographs[piece.picture] as Photograph, piece.stream, write);
    }
    await writer.close();
  };
  try {
    await Promise.all([
      stored,
      copy().catch((error: unknown) => writer.abort(error).then(() => Promise.reject(error))),
    ]);
  } catch (error) {
    await dropFiles(ctx, companyId, [file]);
    throw error;
  }
  return { ...file, sha256: hash.digest("hex") };
}

async function copyStream(
  ctx: Context,
  { key, picture: { image, mask } }: Photograph,
  stream: "image" | "mask",
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const range =
    stream === "image" ? { offset: 0, length: image.size } : { offset: image.size, length: mask?.size ?? 0 };
  const found = await ctx.files.get(key, { range });
  if (!found) throw new Error("A photograph that waits is not where it was put");
  const chunks = openChunks(found.body);
  for (let left = range.length; left > 0; ) {
    const chunk = await chunks.next(left);
    if (!chunk) throw new Error("A photograph that waits is not what it was");
    left -= chunk.length;
    await write(chunk);
  }
  chunks.release();
}
