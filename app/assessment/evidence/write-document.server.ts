import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { draftGuard, isDraft } from "~/assessment/answers/draft-guard.server";
import {
  type DocumentEntry,
  documentDimensions,
  linkSubjects,
  MAX_DOCUMENTS,
} from "~/assessment/evidence/rules/documents";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import {
  insertRows,
  isForeignKeyViolation,
  isGuardViolation,
  isListed,
  runTogether,
  type Statement,
} from "~/platform/d1/client";
import type { OpenedDocuments } from "./queries.server";
import { dropFiles, fileLimits, idsWithRow, type StoredFile, usedBytes } from "./store-file.server";
import { documentFiles, documentLinks, documents } from "./tables";

export interface DocumentChange {
  /** The document to change; null for a new one. */
  documentId: string | null;
  /** Null leaves the entry unchanged. */
  entry: DocumentEntry | null;
  /** Files already in R2; they get their rows here. */
  files: StoredFile[];
  /** Ids of files to remove. */
  removed: string[];
  /** A new document is written only if none of the assessment is linked to one of its subjects yet; else the reason is "links". */
  isFirst?: boolean;
}

export type WriteVerdict =
  | { ok: true; documentId: string }
  | {
      ok: false;
      reason: "not-found" | "completed" | "quota" | "too-many-files" | "too-many-documents" | "dimension" | "links";
    };

/**
 * Adds or changes a document in one batch, all or nothing. A file that gets no row is deleted from R2, as is a file
 * whose row is deleted. The caller has opened the documents for changing.
 */
export async function writeDocument(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedDocuments,
  change: DocumentChange,
): Promise<WriteVerdict> {
  const former = opened.documents.find(({ id }) => id === change.documentId);
  const doomed = former?.files.filter(({ id }) => change.removed.includes(id)) ?? [];
  const removed = doomed.map(({ id }) => id);
  const invalid = change.documentId !== null && !former ? "not-found" : findInvalidField(opened, change.entry);
  const verdict: WriteVerdict = invalid
    ? { ok: false, reason: invalid }
    : await tryWrite(ctx, user, opened.assessment.id, { ...change, removed });
  await dropFiles(ctx, user.companyId, verdict.ok ? doomed : change.files);
  return verdict;
}

function findInvalidField({ catalogue }: OpenedDocuments, entry: DocumentEntry | null): "dimension" | "links" | null {
  if (!entry) return null;
  if (!documentDimensions(catalogue).some(({ id }) => id === entry.dimension)) return "dimension";
  const subjects = linkSubjects(catalogue);
  return entry.links.every((id) => subjects.has(id)) ? null : "links";
}

async function tryWrite(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  { documentId, entry, files, removed, isFirst = false }: DocumentChange,
): Promise<WriteVerdict> {
  const id = documentId ?? ctx.ids.create();
  const now = ctx.clock();
  const limits = fileLimits(ctx);
  const added = files.reduce((total, { size }) => total + size, 0);
  const linked = linkedTo(assessmentId, isFirst ? (entry?.links ?? []) : []);
  const hasRoom = sql`not ${linked} and (${added} = 0 or ${usedBytes(user.companyId)} + ${added} <= ${limits.bytesPerCompany})
      and (select count(*) from ${documentFiles} where ${documentFiles.documentId} = ${id}) + ${files.length} <= ${limits.filesPerDocument}
      and (${documentId !== null ? 1 : 0} or (select count(*) from ${documents}
        where ${documents.assessmentId} = ${assessmentId}) < ${MAX_DOCUMENTS})`;
  const guard = draftGuard(assessmentId, hasRoom);
  // Also NULL if another user has deleted the document in the meantime.
  const touched = sql<number>`(select ${now} where exists (select 1 from ${documents} where ${documents.id} = ${id}))`;
  const { links = [], ...told } = entry ?? {};
  const write: Statement =
    entry && documentId === null
      ? ctx.db.insert(documents).values({
          id,
          assessmentId: guard,
          dimension: entry.dimension,
          name: entry.name,
          description: entry.description,
          issuedOn: entry.issuedOn,
          expiresOn: entry.expiresOn,
          createdBy: user.id,
          createdAt: now,
          updatedAt: now,
        })
      : ctx.db
          .update(documents)
          .set({ ...told, assessmentId: guard, updatedAt: now })
          .where(and(eq(documents.id, id), eq(documents.assessmentId, assessmentId)));
  const rest: Statement[] = [
    ...(entry ? [ctx.db.delete(documentLinks).where(eq(documentLinks.documentId, id))] : []),
    ...insertRows(
      ctx.db,
      documentLinks,
      [...new Set(links)].map((subject) => ({ documentId: id, subject })),
    ),
    ...files.map((file) =>
      ctx.db.insert(documentFiles).values({ ...file, documentId: id, companyId: user.companyId, uploadedAt: now }),
    ),
    ctx.db.update(assessments).set({ updatedAt: touched }).where(eq(assessments.id, assessmentId)),
  ];
  const gone = ctx.db
    .delete(documentFiles)
    .where(and(eq(documentFiles.documentId, id), isListed(documentFiles.id, removed)));
  try {
    await runTogether(ctx.db, [gone, write, ...rest]);
    return { ok: true, documentId: id };
  } catch (error) {
    if (isGuardViolation(error, "documents.assessment_id")) {
      return whyNot(ctx, user, assessmentId, { id, linked, files: files.length, added, isNew: documentId === null });
    }
    if (isGuardViolation(error, "assessments.updated_at") || isForeignKeyViolation(error))
      return { ok: false, reason: "not-found" };
    // The write may have succeeded even though the response was lost. Then its files are in use, and the removed ones are not.
    const known = await idsWithRow(ctx, [...files.map((file) => file.id), ...removed]);
    const hasArrived = files.length > 0 ? files.every((file) => known.has(file.id)) : removed.length > known.size;
    if (hasArrived) return { ok: true, documentId: id };
    await dropFiles(ctx, user.companyId, files);
    throw error;
  }
}

/** SQL condition: a document of the assessment is linked to one of these subjects. */
const linkedTo = (assessmentId: string, subjects: readonly string[]) =>
  sql`exists (select 1 from ${documentLinks} join ${documents} as "linked" on "linked"."id" = ${documentLinks.documentId} where "linked"."assessment_id" = ${assessmentId} and ${isListed(documentLinks.subject, subjects)})`;

async function whyNot(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  asked: { id: string; linked: SQL; files: number; added: number; isNew: boolean },
): Promise<WriteVerdict> {
  const [[draft], [used], [held], [known]] = await runTogether(ctx.db, [
    ctx.db
      .select({ isLinked: sql`${asked.linked}`.mapWith(Boolean).as("is_linked") })
      .from(assessments)
      .where(isDraft(assessmentId)),
    ctx.db
      .select({ bytes: usedBytes(user.companyId).mapWith(Number).as("bytes") })
      .from(companies)
      .where(eq(companies.id, user.companyId)),
    ctx.db.select({ files: count() }).from(documentFiles).where(eq(documentFiles.documentId, asked.id)),
    ctx.db.select({ documents: count() }).from(documents).where(eq(documents.assessmentId, assessmentId)),
  ]);
  const limits = fileLimits(ctx);
  if (!draft) return { ok: false, reason: "completed" };
  if (draft.isLinked) return { ok: false, reason: "links" };
  if (asked.isNew && (known?.documents ?? 0) >= MAX_DOCUMENTS) return { ok: false, reason: "too-many-documents" };
  const isFull = asked.added > 0 && (used?.bytes ?? 0) + asked.added > limits.bytesPerCompany;
  if (isFull) return { ok: false, reason: "quota" };
  // Another user has added files, or has since removed what was in the way; in that case trying again helps.
  return { ok: false, reason: (held?.files ?? 0) > 0 ? "too-many-files" : "quota" };
}

/** Deletes a document with its files. Does nothing once the assessment is submitted. */
export async function deleteDocument(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedDocuments,
  documentId: string,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "completed" }> {
  const assessmentId = opened.assessment.id;
  const former = opened.documents.find(({ id }) => id === documentId);
  if (!former) return { ok: false, reason: "not-found" };
  const draft = ctx.db.select({ id: assessments.id }).from(assessments).where(isDraft(assessmentId));
  const deletion = runTogether(ctx.db, [
    ctx.db
      .select({ id: documentFiles.id, fileName: documentFiles.fileName, pages: documentFiles.pages })
      .from(documentFiles)
      .where(eq(documentFiles.documentId, documentId)),
    ctx.db
      .delete(documents)
      .where(and(eq(documents.id, documentId), eq(documents.assessmentId, draftGuard(assessmentId))))
      .returning({ id: documents.id }),
    draft,
  ]);
  const answer = await deletion.catch(async (error: unknown) => {
    // The delete may have succeeded even though the response was lost. Then nothing else would ever delete its files.
    const left = await ctx.db.select({ id: documents.id }).from(documents).where(eq(documents.id, documentId));
    if (left.length > 0) throw error;
    return null;
  });
  if (answer) {
    const [, deleted, drafts] = answer;
    if (drafts.length === 0) return { ok: false, reason: "completed" };
    if (deleted.length === 0) return { ok: false, reason: "not-found" };
  }
  await dropFiles(ctx, user.companyId, answer?.[0] ?? former.files);
  return { ok: true };
}
