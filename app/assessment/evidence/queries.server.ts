import { and, asc, eq, type Placeholder, sql } from "drizzle-orm";
import { noteReading } from "~/assessment/answers/associated.server";
import { type AssessmentRow, answersOf } from "~/assessment/answers/queries.server";
import { pointsOf } from "~/assessment/answers/rules/answers";
import { firstOpenSection } from "~/assessment/answers/rules/completion";
import { readAnswers, type StoredAnswer, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { decideEvidenceChange, mayReadEvidence } from "~/assessment/evidence/rules/access";
import type { DocumentEntry } from "~/assessment/evidence/rules/documents";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { memberships } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { type Database, fromJson, inQuery, runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { documentFiles, documentLinks, documents } from "./tables";

export interface EvidenceFile {
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  pages: number;
  /** Hex. */
  sha256: string;
}

/** A supporting document with its files, oldest first, and the ids of the topics and questions it is evidence for. */
export interface EvidenceDocument extends DocumentEntry {
  id: string;
  files: EvidenceFile[];
}

/** The batch statements that read the documents of an assessment; `assembleDocuments` combines their rows. */
export function documentStatements(ctx: Context, assessmentId: string) {
  const { db } = ctx;
  return [ownDocuments(db, { assessmentId }), ownFiles(db, { assessmentId }), ownLinks(db, { assessmentId })] as const;
}

const idsOf = (db: Database, assessmentId: Placeholder) =>
  db.select({ id: documents.id }).from(documents).where(eq(documents.assessmentId, assessmentId));

const ownDocuments = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({
      id: documents.id,
      dimension: documents.dimension,
      name: documents.name,
      description: documents.description,
      issuedOn: documents.issuedOn,
      expiresOn: documents.expiresOn,
    })
    .from(documents)
    .where(eq(documents.assessmentId, assessmentId))
    .orderBy(asc(documents.createdAt)),
);

const ownFiles = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({
      documentId: documentFiles.documentId,
      id: documentFiles.id,
      fileName: documentFiles.fileName,
      size: documentFiles.size,
      pages: documentFiles.pages,
      sha256: documentFiles.sha256,
    })
    .from(documentFiles)
    .where(inQuery(documentFiles.documentId, idsOf(db, assessmentId)))
    .orderBy(asc(documentFiles.documentId), asc(documentFiles.uploadedAt)),
);

const ownLinks = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select()
    .from(documentLinks)
    .where(inQuery(documentLinks.documentId, idsOf(db, assessmentId))),
);

/** A batch statement that reads the subjects that documents are linked to, and only the answers to those questions. */
export function linkedAnswers(ctx: Context, assessmentId: string) {
  return answersWithDocuments(ctx.db, { assessmentId });
}

const answersWithDocuments = preparedQuery(["assessmentId"], (db, { assessmentId }) => {
  const linked = db
    .select({ subject: documentLinks.subject })
    .from(documentLinks)
    .where(inQuery(documentLinks.documentId, idsOf(db, assessmentId)));
  return db
    .select({
      subjects: sql`(select json_group_array(distinct "subject") from ${linked})`
        .mapWith(fromJson<string[]>)
        .as("subjects"),
      ...storedColumns(inQuery(answers.questionId, linked)),
    })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
});

/** The linked required questions whose answers give a point. */
export async function affirmedOf(
  ctx: Context,
  catalogue: Catalogue,
  [found]: Awaited<ReturnType<typeof linkedAnswers>>,
): Promise<Set<string>> {
  const asked = (found?.subjects ?? []).flatMap((subject) => findQuestion(catalogue, subject)?.question ?? []);
  const required = asked.filter(({ isRequired }) => isRequired);
  const given = required.length > 0 ? await readAnswers(ctx, found) : new Map<string, StoredAnswer>();
  const affirmed = required.filter((question) => pointsOf(question, given.get(question.id)?.value ?? null) > 0);
  return new Set(affirmed.map(({ id }) => id));
}

type Statements = ReturnType<typeof documentStatements>;
type Rows<N extends 0 | 1 | 2> = Awaited<Statements[N]>;

export function assembleDocuments(entries: Rows<0>, files: Rows<1>, links: Rows<2>): EvidenceDocument[] {
  return entries.map((entry) => ({
    ...entry,
    files: files.filter(({ documentId }) => documentId === entry.id).map(({ documentId: _, ...file }) => file),
    links: links.filter(({ documentId }) => documentId === entry.id).map(({ subject }) => subject),
  }));
}

export interface OpenedDocuments {
  assessment: AssessmentRow;
  catalogue: Catalogue;
  answers: Map<string, StoredAnswer>;
  documents: EvidenceDocument[];
}

export type DocumentsVerdict =
  | ({ ok: true } & OpenedDocuments)
  | { ok: false; reason: "not-found" | "forbidden" | "completed" | "incomplete" };

/**
 * The documents of an assessment, for reading or for changing. Changing requires that every required question is
 * answered and that the assessment is not submitted. One round trip while the catalogue is cached.
 */
export async function openDocuments(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  action: "read" | "change",
): Promise<DocumentsVerdict> {
  const owner = ctx.db.select({ id: assessments.companyId }).from(assessments).where(eq(assessments.id, assessmentId));
  const reads = sql`${action} = 'read' and ${assessments.id} = ${assessmentId} and ${assessments.state} = 'completed'`;
  const [[assessment], [stored], membership, , ...rows] = await runTogether(ctx.db, [
    ctx.db.select().from(assessments).where(eq(assessments.id, assessmentId)),
    answersOf(ctx, assessmentId),
    ctx.db
      .select({ companyId: memberships.companyId })
      .from(memberships)
      .where(
        and(
          inQuery(memberships.companyId, owner),
          eq(memberships.corporateId, user.companyId),
          eq(memberships.scope, "full"),
          isCorporateStill,
        ),
      ),
    noteReading(ctx, user, "documents", reads),
    ...documentStatements(ctx, assessmentId),
  ]);
  if (!assessment) return { ok: false, reason: "not-found" };
  if (action === "read" && !mayReadEvidence(user, assessment, membership.length > 0)) {
    return { ok: false, reason: "not-found" };
  }
  const verdict = action === "change" ? decideEvidenceChange(user, assessment) : ({ ok: true } as const);
  if (!verdict.ok) return verdict;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  const given = await readAnswers(ctx, stored);
  if (action === "change" && firstOpenSection(catalogue, given)) return { ok: false, reason: "incomplete" };
  return { ok: true, assessment, catalogue, answers: given, documents: assembleDocuments(...rows) };
}
