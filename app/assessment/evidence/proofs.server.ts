import { asc, eq, sql } from "drizzle-orm";
import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { pointsOf } from "~/assessment/answers/rules/answers";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { copyFiles } from "~/assessment/evidence/copy-files.server";
import { PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { canBeProven, isProofOf, proofEntry, proofFieldName } from "~/assessment/evidence/rules/proofs";
import { MAX_COMMENTS_BYTES } from "~/assessment/teamwork/rules/comments";
import { dayIn } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { inMinutes } from "~/foundation/web/wait";
import { BODY_LIMIT } from "~/platform/body.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { countUse } from "~/platform/rate-limit.server";
import { dropPhotographs, fileNameFrom, joinPhotographs } from "./photographs.server";
import { assembleDocuments, documentStatements, type EvidenceDocument } from "./queries.server";
import { type FileProblem, type Received, receiveFiles } from "./receive-files.server";
import { UPLOADS_PER_USER, uploadKey } from "./save-document.server";
import { dropFiles, fileLimits, type StoredFile } from "./store-file.server";
import { documentFiles, documentLinks, documents } from "./tables";
import { deleteDocument, writeDocument } from "./write-document.server";

/** A file of a document that is linked to a question. */
export interface ProofRow {
  questionId: string;
  id: string;
  fileName: string;
  size: number;
  pages: number;
  /** Whether its document is about this question alone. */
  isOwn: boolean;
}

/** A batch statement that reads the files of documents linked to questions, oldest first. */
export const proofsQuery = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({
      questionId: documentLinks.subject,
      id: documentFiles.id,
      fileName: documentFiles.fileName,
      size: documentFiles.size,
      pages: documentFiles.pages,
      isOwn:
        sql`(select count(*) from ${documentLinks} as "all_links" where "all_links"."document_id" = ${documents.id}) = 1`
          .mapWith(Boolean)
          .as("is_own"),
    })
    .from(documents)
    .innerJoin(documentLinks, eq(documentLinks.documentId, documents.id))
    .innerJoin(documentFiles, eq(documentFiles.documentId, documents.id))
    .where(eq(documents.assessmentId, assessmentId))
    .orderBy(asc(documentFiles.uploadedAt), asc(documentFiles.fileName)),
);

/** A file that proved the same question in the assessment whose answers the draft began with. */
export interface FormerProof extends StoredFile {
  questionId: string;
}

/** A batch statement that reads those files, oldest first; none for a draft that began empty. */
export const formerProofsQuery = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({
      questionId: documentLinks.subject,
      id: documentFiles.id,
      fileName: documentFiles.fileName,
      size: documentFiles.size,
      sha256: documentFiles.sha256,
      pages: documentFiles.pages,
    })
    .from(documents)
    .innerJoin(documentLinks, eq(documentLinks.documentId, documents.id))
    .innerJoin(documentFiles, eq(documentFiles.documentId, documents.id))
    .where(
      sql`${documents.assessmentId} = (select ${assessments.carriedFrom} from ${assessments} where ${assessments.id} = ${assessmentId} and ${assessments.state} = 'draft')`,
    )
    .orderBy(asc(documentFiles.uploadedAt), asc(documentFiles.fileName)),
);

/** What was wrong with the files for a question. */
export interface ProofProblem {
  questionId: string;
  files: FileProblem[];
  /** About all of its files. "notYes": the question is not answered with what they would prove. */
  reason: "none" | "notYes" | "gone" | "quota" | "tooManyFiles" | "tooManyDocuments" | null;
  /** Minutes to wait after too many uploads; 0 if there is no wait. */
  minutes: number;
}

const problemOf = (questionId: string, reason: ProofProblem["reason"], minutes = 0): ProofProblem => ({
  questionId,
  files: [],
  reason,
  minutes,
});

/** The questions of a section that can be proven. */
const provable = (place: SectionLocation) => place.section.questions.filter((question) => canBeProven(place, question));

/** The files of a form with answers, by question; they wait for `keepProofs` or `dropProofs`. */
export interface ReceivedProofs extends Received {
  /** Minutes until the user may upload again, if they have sent too much; then no file was taken. */
  minutes: number;
}

/**
 * Reads a section's form with the files of its questions. Files are taken only if `place` is a section that the user may answer. Throws as
 * `receiveFiles` does.
 */
export async function receiveProofs(
  ctx: Context,
  user: CurrentUser,
  request: Request,
  place: SectionLocation | null,
): Promise<ReceivedProofs> {
  const names = new Set(place ? provable(place).map(({ id }) => proofFieldName(id)) : []);
  let minutes: number | null = null;
  const roomOf = async (field: string) => {
    if (!names.has(field)) return null;
    if (minutes === null) {
      const limit = await countUse(ctx, uploadKey(user), UPLOADS_PER_USER);
      minutes = limit.ok ? 0 : inMinutes(limit.retryAfterSeconds);
    }
    return minutes > 0 ? null : fileLimits(ctx).filesPerDocument;
  };
  const received = await receiveFiles(ctx, request, user.companyId, {
    types: PDF_OR_PHOTOGRAPH,
    roomOf,
    keepsGood: true,
    textBytes: BODY_LIMIT + MAX_COMMENTS_BYTES,
  });
  return { ...received, minutes: minutes ?? 0 };
}

/** Deletes files that came with a form and are not kept. */
export async function dropProofs(ctx: Context, user: CurrentUser, { files, photographs }: Received): Promise<void> {
  await dropFiles(ctx, user.companyId, files);
  await dropPhotographs(ctx, photographs);
}

/**
 * Keeps the files of a section's form with their questions, as far as these are answered with Yes, and returns what was wrong. `opened` is the
 * draft with the answers as they are now, open for answering. `asked` is the question whose files the user has just asked to add.
 */
export async function keepProofs(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  place: SectionLocation,
  received: ReceivedProofs,
  asked: string | null = null,
): Promise<ProofProblem[]> {
  const { files, photographs, problems, minutes } = received;
  if (minutes > 0) return [problemOf(asked ?? provable(place)[0]?.id ?? "", null, minutes)];
  const isEmpty = files.length + photographs.length === 0;
  const own = isEmpty ? [] : await readDocuments(ctx, opened.assessment.id);
  const found: ProofProblem[] = [];
  for (const question of provable(place)) {
    const ofQuestion = { field: proofFieldName(question.id) };
    const isHere = ({ field }: { field: string }) => field === ofQuestion.field;
    const given = { files: files.filter(isHere), photographs: photographs.filter(isHere) };
    const wrong = problems.filter(isHere);
    const count = given.files.length + given.photographs.length;
    const isNone = count + wrong.length === 0;
    if (isNone && asked !== question.id) continue;
    const reason = isNone
      ? "none"
      : count > 0
        ? await keepProof(ctx, user, { opened, place, question, own }, given)
        : null;
    if (reason || wrong.length > 0) found.push({ ...problemOf(question.id, reason), files: wrong });
  }
  return found;
}

interface Proven {
  opened: OpenedAssessment;
  place: SectionLocation;
  question: Question;
  /** The draft's documents. */
  own: EvidenceDocument[];
  /** Its files are kept only if it has none, also by then. */
  isFirst?: boolean;
}

/** Whether the question is answered with what files would prove. */
const isProvenBy = ({ answers }: OpenedAssessment, question: Question) =>
  pointsOf(question, answers.get(question.id)?.value ?? null) > 0;

async function keepProof(
  ctx: Context,
  user: CurrentUser,
  { opened, place, question, own, isFirst = false }: Proven,
  given: Pick<Received, "files" | "photographs">,
): Promise<ProofProblem["reason"]> {
  const { language, timeZone, companyId } = user;
  if (!isProvenBy(opened, question)) {
    await dropFiles(ctx, companyId, given.files);
    await dropPhotographs(ctx, given.photographs);
    return "notYes";
  }
  const document = own.find((each) => isProofOf(question.id, each));
  const name = fileNameFrom(`${titleOf(question)[language]} ${dayIn(ctx.clock(), timeZone)}`);
  const names = document?.files.map(({ fileName }) => fileName);
  const joined = await joinPhotographs(ctx, companyId, given.photographs, name, names);
  const files = [...given.files.map(({ field: _, ...file }) => file), ...joined];
  const entry = document ? null : proofEntry(place, question, language);
  const change = { documentId: document?.id ?? null, entry, files, removed: [], isFirst };
  const verdict = await writeDocument(ctx, user, { ...opened, documents: own }, change);
  if (verdict.ok) return null;
  switch (verdict.reason) {
    case "links":
      // It was pressed twice.
      return null;
    case "quota":
      return "quota";
    case "too-many-documents":
      return "tooManyDocuments";
    case "too-many-files":
      return "tooManyFiles";
    default:
      // Submitted, or the document was deleted, while the files arrived.
      return "notYes";
  }
}

/**
 * Keeps copies of the files that proved a question in the last assessment, if it is answered with Yes and has none yet. Returns what was
 * wrong; null if nothing was.
 */
export async function reuseProofs(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  place: SectionLocation,
  questionId: string,
): Promise<ProofProblem | null> {
  const question = provable(place).find(({ id }) => id === questionId);
  if (!question) return null;
  const assessmentId = opened.assessment.id;
  const [former, own] = await Promise.all([
    formerProofsQuery(ctx.db, { assessmentId }),
    readDocuments(ctx, assessmentId),
  ]);
  const found = former.filter((file) => file.questionId === questionId).slice(0, fileLimits(ctx).filesPerDocument);
  if (found.length === 0 || own.some((each) => each.links.includes(questionId))) return null;
  if (!isProvenBy(opened, question)) return problemOf(questionId, "notYes");
  const limit = await countUse(ctx, uploadKey(user), UPLOADS_PER_USER);
  if (!limit.ok) return problemOf(questionId, null, inMinutes(limit.retryAfterSeconds));
  const files = await copyFiles(ctx, user.companyId, found);
  if (files.length === 0) return problemOf(questionId, "gone");
  const given = { files: files.map((file) => ({ ...file, field: proofFieldName(questionId) })), photographs: [] };
  const reason = await keepProof(ctx, user, { opened, place, question, own, isFirst: true }, given);
  return reason && problemOf(questionId, reason);
}

/** Removes a file that is kept with a question, and its document if that has no other. Returns the question. */
export async function removeProof(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  fileId: string,
): Promise<string | null> {
  const own = await readDocuments(ctx, opened.assessment.id);
  const document = own.find(({ files }) => files.some(({ id }) => id === fileId));
  const [questionId = null] = document?.links ?? [];
  if (!document || questionId === null || !isProofOf(questionId, document)) return null;
  const about = { ...opened, documents: own };
  if (document.files.length === 1) await deleteDocument(ctx, user, about, document.id);
  else await writeDocument(ctx, user, about, { documentId: document.id, entry: null, files: [], removed: [fileId] });
  return questionId;
}

async function readDocuments(ctx: Context, assessmentId: string): Promise<EvidenceDocument[]> {
  return assembleDocuments(...(await runTogether(ctx.db, documentStatements(ctx, assessmentId))));
}
