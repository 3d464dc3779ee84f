import { and, eq, sql } from "drizzle-orm";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { actions } from "~/assessment/evidence/action-tables";
import { copyFiles } from "~/assessment/evidence/copy-files.server";
import { NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import { documentFiles, documentLinks, documents } from "~/assessment/evidence/tables";
import { writeDocument } from "~/assessment/evidence/write-document.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** The most files that one start copies; each may have ten megabytes. */
const MAX_FILES = 10;

/**
 * Gives a draft copies of what proves, in the plan, the practices that it proposes: a supporting document for each, linked to its question.
 * A question that has a document already gets none, so it can run again. A copy that fails is left out: its question still links to the
 * plan, where the proof stays.
 */
export async function carryProofs(ctx: Context, user: CurrentUser, draftId: string): Promise<void> {
  const isProposed = and(
    eq(answers.assessmentId, draftId),
    eq(answers.unconfirmed, "from-plan"),
    eq(actions.companyId, user.companyId),
    sql`not exists (select 1 from ${documentLinks} join ${documents} as "own" on "own"."id" = ${documentLinks.documentId} where "own"."assessment_id" = ${draftId} and ${documentLinks.subject} = ${actions.questionId})`,
  );
  const isOf = and(
    eq(actions.questionId, answers.questionId),
    sql`${actions.kind} = (select ${assessments.kind} from ${assessments} where ${assessments.id} = ${draftId})`,
  );
  const [[assessment], own, named] = await runTogether(ctx.db, [
    ctx.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.id, draftId), eq(assessments.companyId, user.companyId))),
    ctx.db
      .select({
        questionId: actions.questionId,
        id: sql<string>`${actions.fileId}`.as("file_id"),
        fileName: sql<string>`${actions.fileName}`.as("file_name"),
        size: sql<number>`${actions.fileSize}`.as("file_size"),
        sha256: sql<string>`${actions.fileHash}`.as("file_hash"),
        pages: sql<number>`${actions.filePages}`.as("file_pages"),
      })
      .from(answers)
      .innerJoin(actions, isOf)
      .where(and(isProposed, sql`${actions.fileId} is not null`))
      .limit(MAX_FILES),
    ctx.db
      .select({
        questionId: actions.questionId,
        id: documentFiles.id,
        fileName: documentFiles.fileName,
        size: documentFiles.size,
        sha256: documentFiles.sha256,
        pages: documentFiles.pages,
      })
      .from(answers)
      .innerJoin(actions, isOf)
      .innerJoin(documentFiles, eq(documentFiles.documentId, actions.documentId))
      .where(and(isProposed, eq(documentFiles.companyId, user.companyId)))
      .limit(MAX_FILES),
  ]);
  const found = [...own, ...named].slice(0, MAX_FILES);
  if (!assessment || found.length === 0) return;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  const opened = { assessment, catalogue, answers: new Map(), documents: [] };
  for (const questionId of new Set(found.map((file) => file.questionId))) {
    const placed = findQuestion(catalogue, questionId);
    if (!placed) continue;
    const files = await copyFiles(
      ctx,
      user.companyId,
      found.filter((file) => file.questionId === questionId),
    );
    if (files.length === 0) continue;
    const title = titleOf(placed.question)[user.language];
    const entry = {
      dimension: placed.dimension.id,
      name: title.slice(0, NAME_LIMIT),
      description: title,
      issuedOn: null,
      expiresOn: null,
      links: [questionId],
    };
    const written = await writeDocument(ctx, user, opened, {
      documentId: null,
      entry,
      files,
      removed: [],
      isFirst: true,
    });
    if (!written.ok) ctx.log("proof-not-carried", { assessmentId: draftId, reason: written.reason });
  }
}
