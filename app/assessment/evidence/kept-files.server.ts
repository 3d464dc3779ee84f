import { z } from "zod";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { dropFiles, evidenceFolder, evidenceKey, fileLimits, idsWithRow, type StoredFile } from "./store-file.server";

/** A file that has passed and waits in R2 for its form to be sent again, and the sealed text by which that names it. */
export interface KeptFile {
  fileName: string;
  token: string;
}

/** Long before the job that deletes files without a row (`sweepFolder`) finds it. */
const KEPT_MS = 12 * 60 * 60_000;

const sealed = z.object({
  companyId: z.string(),
  at: z.number(),
  file: z.object({ id: z.string(), fileName: z.string(), size: z.number(), sha256: z.string(), pages: z.number() }),
});

/** Room in R2 beyond a company's own for files that wait: the files of one form. */
const WAITING_BYTES = 64 * 1024 * 1024;

/** Seals files for the form that is shown again. If too many of the company's wait already, these are deleted instead. */
export async function sealFiles(ctx: Context, user: CurrentUser, files: readonly StoredFile[]): Promise<KeptFile[]> {
  if (files.length === 0) return [];
  const { objects, truncated } = await ctx.files.list({ prefix: evidenceFolder(user.companyId) });
  const bytes = objects.reduce((sum, { size }) => sum + size, 0);
  if (truncated || bytes > fileLimits(ctx).bytesPerCompany + WAITING_BYTES) {
    await dropFiles(ctx, user.companyId, [...files]);
    return [];
  }
  const seal = ({ id, fileName, size, sha256, pages }: StoredFile) =>
    ctx.box("upload").seal({ companyId: user.companyId, at: ctx.clock(), file: { id, fileName, size, sha256, pages } });
  return files.map((file) => ({ fileName: file.fileName, token: seal(file) }));
}

/** The files that a form names in this way, without those that a document has by now, or had and were deleted with it. */
export async function openFiles(ctx: Context, user: CurrentUser, tokens: readonly string[]): Promise<StoredFile[]> {
  const files = new Map<string, StoredFile>();
  for (const token of tokens.slice(0, 20)) {
    const opened = sealed.safeParse(ctx.box("upload").open(token));
    if (!opened.success) continue;
    const { companyId, at, file } = opened.data;
    if (companyId === user.companyId && at > ctx.clock() - KEPT_MS) files.set(file.id, file);
  }
  if (files.size === 0) return [];
  const known = await idsWithRow(ctx, [...files.keys()]);
  const waiting = [...files.values()].filter(({ id }) => !known.has(id));
  const there = await Promise.all(waiting.map((file) => ctx.files.head(evidenceKey(user.companyId, file))));
  return waiting.filter((_, index) => there[index]);
}
