import { eq } from "drizzle-orm";
import { PDF_ONLY } from "~/assessment/evidence/rules/file-types";
import type { TextKey } from "~/foundation/api/texts.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import { countUse } from "~/platform/rate-limit.server";
import { openDocuments } from "./queries.server";
import { type FileProblem, receiveFiles } from "./receive-files.server";
import { UPLOADS_PER_USER, uploadKey } from "./save-document.server";
import { documentSchema } from "./schema";
import { dropFiles } from "./store-file.server";
import { documents } from "./tables";
import { writeDocument } from "./write-document.server";

type Gone = { ok: false; reason: "not-found" | "forbidden" | "completed" | "incomplete" };
type Full = { ok: false; reason: "quota" | "too-many-files" | "too-many-documents" };

export type CreateVerdict =
  | { ok: true; documentId: string }
  | Gone
  | Full
  | { ok: false; reason: "invalid"; errors: Record<string, TextKey> };

/** Adds a document without files: the first step of the API. */
export async function createDocument(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  given: unknown,
): Promise<CreateVerdict> {
  const opened = await openDocuments(ctx, user, assessmentId, "change");
  if (!opened.ok) return opened;
  const parsed = documentSchema.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? "name"), `evidence:${message}`]);
    return { ok: false, reason: "invalid", errors: Object.fromEntries(errors) };
  }
  const change = { documentId: null, entry: parsed.data, files: [], removed: [] };
  const verdict = await writeDocument(ctx, user, opened, change);
  if (verdict.ok) return verdict;
  if (verdict.reason === "dimension") return invalidCall({ dimension: "evidence:errors.dimension" });
  if (verdict.reason === "links") return invalidCall({ links: "evidence:errors.links" });
  return { ok: false, reason: verdict.reason };
}

const invalidCall = (errors: Record<string, TextKey>) => ({ ok: false, reason: "invalid", errors }) as const;

export type UploadVerdict =
  | { ok: true; documentId: string; files: number }
  | Gone
  | Full
  | { ok: false; reason: "malformed" | "too-large" | "no-file" }
  | { ok: false; reason: "unknown-field"; field: string }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number }
  | { ok: false; reason: "invalid"; errors: Record<string, TextKey> }
  /** The first rejected file. None of the files is kept. */
  | { ok: false; reason: "file"; file: FileProblem };

/**
 * Adds files to a document, all or none: the second step of the API. Without `named`, the document's id is a form field
 * before the files. The document is opened before the first file is stored.
 */
export async function uploadFiles(
  ctx: Context,
  user: CurrentUser,
  named: string | undefined,
  request: Request,
): Promise<UploadVerdict> {
  let opened = named === undefined ? null : await openDocument(ctx, user, named);
  if (opened && !opened.ok) return opened;
  const limit = await countUse(ctx, uploadKey(user), UPLOADS_PER_USER);
  if (!limit.ok) return limit;
  const open = async (fields: URLSearchParams) => {
    opened ??= await openDocument(ctx, user, fields.get("id"));
    return opened.ok && unknownIn(fields) === undefined;
  };
  try {
    const received = await receiveFiles(ctx, request, user.companyId, { types: PDF_ONLY, mayTake: open });
    await open(received.fields);
    if (!opened?.ok) return opened ?? invalidCall({ id: "evidence:api.document" });
    const { files, problems } = received;
    const field = unknownIn(received.fields);
    if (field !== undefined) {
      await dropFiles(ctx, user.companyId, files);
      return { ok: false, reason: "unknown-field", field };
    }
    const [file] = problems;
    if (file) return { ok: false, reason: "file", file };
    if (files.length === 0) return { ok: false, reason: "no-file" };
    const { documentId } = opened;
    const change = { documentId, entry: null, files, removed: [] };
    const verdict = await writeDocument(ctx, user, opened, change);
    if (verdict.ok) return { ok: true, documentId, files: files.length };
    const { reason } = verdict;
    return { ok: false, reason: reason === "dimension" || reason === "links" ? "not-found" : reason };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { ok: false, reason: "too-large" };
    if (error instanceof MultipartError) return { ok: false, reason: "malformed" };
    throw error;
  }
}

/** The name of an unexpected field in an upload, if any. */
const unknownIn = (fields: URLSearchParams) => [...fields.keys()].find((name) => name !== "id");

/** The documents of an assessment, opened by the id of one of them. */
async function openDocument(ctx: Context, user: CurrentUser, documentId: string | null) {
  if (!documentId) return invalidCall({ id: "evidence:api.document" });
  const [document] = await ctx.db
    .select({ assessmentId: documents.assessmentId })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (!document) return { ok: false, reason: "not-found" } as const;
  const opened = await openDocuments(ctx, user, document.assessmentId, "change");
  return opened.ok ? { ...opened, documentId } : opened;
}
