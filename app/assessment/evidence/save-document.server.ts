import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FileType, PDF_ONLY } from "~/assessment/evidence/rules/file-types";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { bringsParts } from "~/platform/body.server";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import { countUse } from "~/platform/rate-limit.server";
import type { OpenedDocuments } from "./queries.server";
import { type FileProblem, type Received, receiveFiles } from "./receive-files.server";
import { documentSchema } from "./schema";
import { dropFiles } from "./store-file.server";
import { writeDocument } from "./write-document.server";

/** Forms with files per user; each form may contain several files. */
export const UPLOADS_PER_USER = { max: 60, windowMs: 60 * 60_000 };

export const uploadKey = (user: CurrentUser) => `evidence/user/${user.id}`;

/** Whether the request carries a document form, and not just a command. */
export const bringsDocument = bringsParts;

type FormReason = "files" | "quota" | "tooManyFiles" | "tooManyDocuments" | "tooLarge";

export type SaveDocumentVerdict =
  | { ok: true; documentId: string }
  | { ok: false; reason: "completed" | "not-found" | "malformed" }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number }
  | {
      ok: false;
      reason: "invalid";
      /** Null if the form could not be read completely. */
      submission: Submission<unknown, string[]> | null;
      fieldErrors: Record<string, string[]>;
      files: FileProblem[];
      problem: FormReason | null;
    };

/**
 * Saves a document form with its files, all or nothing; on failure no file is left. `documentId` is the document to
 * change, `taken` the file types that the form accepts.
 */
export async function saveDocument(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedDocuments,
  request: Request,
  documentId: string | null,
  taken: readonly FileType[] = PDF_ONLY,
): Promise<SaveDocumentVerdict> {
  const limit = await countUse(ctx, uploadKey(user), UPLOADS_PER_USER);
  if (!limit.ok) return limit;
  const received = await receive(ctx, user, request, taken);
  if (received === "too-large") return refuse(null, "tooLarge");
  if (received === "malformed") return { ok: false, reason: received };
  const { fields, files, problems } = received;
  const submission = parseWithZod(fields, { schema: documentSchema });
  const former = opened.documents.find(({ id }) => id === documentId);
  const removed = fields.getAll("remove");
  const kept = former?.files.filter(({ id }) => !removed.includes(id)).length ?? 0;
  const problem = kept + files.length + problems.length === 0 ? "files" : null;
  if (submission.status !== "success" || problem || problems.length > 0) {
    await dropFiles(ctx, user.companyId, files);
    return refuse(submission, problem, {}, problems);
  }
  const verdict = await writeDocument(ctx, user, opened, { documentId, entry: submission.value, files, removed });
  if (verdict.ok) return verdict;
  switch (verdict.reason) {
    case "dimension":
      return refuse(submission, null, { dimension: ["errors.dimension"] });
    case "links":
      return refuse(submission, null, { links: ["errors.links"] });
    case "quota":
      return refuse(submission, "quota");
    case "too-many-files":
      return refuse(submission, "tooManyFiles");
    case "too-many-documents":
      return refuse(submission, "tooManyDocuments");
    default:
      return { ok: false, reason: verdict.reason };
  }
}

function refuse(
  submission: Submission<unknown, string[]> | null,
  problem: FormReason | null,
  fieldErrors: Record<string, string[]> = {},
  files: FileProblem[] = [],
): SaveDocumentVerdict {
  return { ok: false, reason: "invalid", submission, problem, fieldErrors, files };
}

async function receive(
  ctx: Context,
  user: CurrentUser,
  request: Request,
  taken: readonly FileType[],
): Promise<Received | "too-large" | "malformed"> {
  try {
    return await receiveFiles(ctx, request, user.companyId, taken);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return "too-large";
    if (error instanceof MultipartError) return "malformed";
    throw error;
  }
}
