import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FileType, PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { fillIn, stemOf } from "~/assessment/evidence/rules/filling";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { bringsParts } from "~/platform/body.server";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import { countUse } from "~/platform/rate-limit.server";
import { type KeptFile, openFiles, sealFiles } from "./kept-files.server";
import { fileNameFrom, joinPhotographs } from "./photographs.server";
import type { OpenedDocuments } from "./queries.server";
import { type FileProblem, type Received, receiveFiles } from "./receive-files.server";
import { documentSchema } from "./schema";
import { fileLimits, type StoredFile } from "./store-file.server";
import { writeDocument } from "./write-document.server";

/** Forms with files per user; each form may contain several files. */
export const UPLOADS_PER_USER = { max: 120, windowMs: 60 * 60_000 };

export const uploadKey = (user: CurrentUser) => `evidence/user/${user.id}`;

/** Whether the request carries a form that may bring files, and not just a command. */
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
      /** Values of the form that differ from those judged. */
      typed: Record<string, string | string[]>;
      fieldErrors: Record<string, string[]>;
      files: FileProblem[];
      problem: FormReason | null;
      /** Files that have passed and need not be chosen again. */
      kept: KeptFile[];
    };

/**
 * Saves a document form with its files, all or nothing. If it is refused, the files that passed wait for the form to come again.
 * `documentId` is the document to change, `taken` the file types that the form accepts.
 */
export async function saveDocument(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedDocuments,
  request: Request,
  documentId: string | null,
  taken: readonly FileType[] = PDF_OR_PHOTOGRAPH,
): Promise<SaveDocumentVerdict> {
  const limit = await countUse(ctx, uploadKey(user), UPLOADS_PER_USER);
  if (!limit.ok) return limit;
  const received = await receive(ctx, user, request, taken);
  if (received === "too-large") return refuse(null, "tooLarge");
  if (received === "malformed") return { ok: false, reason: received };
  const { fields, problems } = received;
  const former = opened.documents.find(({ id }) => id === documentId);
  const removed = fields.getAll("remove");
  const left = former?.files.filter(({ id }) => !removed.includes(id)) ?? [];
  const named = stemOf(fields.get("name")?.trim() || (received.photographs[0]?.fileName ?? ""));
  const names = left.map(({ fileName }) => fileName);
  const photographs = await joinPhotographs(ctx, user.companyId, received.photographs, fileNameFrom(named), names);
  const files = [
    ...(await openFiles(ctx, user, fields.getAll("kept"))),
    ...received.files.map(asStored),
    ...photographs,
  ];
  const ofFiles = [...files.map(({ fileName }) => fileName), ...names];
  const submission = parseWithZod(fillIn(opened.catalogue, fields, ofFiles, user.language), { schema: documentSchema });
  const count = left.length + files.length;
  const { filesPerDocument } = fileLimits(ctx);
  const problem = count + problems.length === 0 ? "files" : count > filesPerDocument ? "tooManyFiles" : null;
  if (submission.status !== "success" || problem || problems.length > 0) {
    return { ...refuse(submission, problem, {}, problems, await sealFiles(ctx, user, files)), typed: typedIn(fields) };
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
  kept: KeptFile[] = [],
): Extract<SaveDocumentVerdict, { reason: "invalid" }> {
  return { ok: false, reason: "invalid", submission, typed: {}, problem, fieldErrors, files, kept };
}

const asStored = ({ field: _, ...file }: Received["files"][number]): StoredFile => file;

/** What the user chose, where `fillIn` may have put what follows from it. */
const typedIn = (fields: URLSearchParams) => ({
  dimension: fields.get("dimension") ?? "",
  links: fields.getAll("links"),
});

async function receive(
  ctx: Context,
  user: CurrentUser,
  request: Request,
  taken: readonly FileType[],
): Promise<Received | "too-large" | "malformed"> {
  try {
    return await receiveFiles(ctx, request, user.companyId, { types: taken, keepsGood: true });
  } catch (error) {
    if (error instanceof BodyTooLargeError) return "too-large";
    if (error instanceof MultipartError) return "malformed";
    throw error;
  }
}
