import { and, asc, eq, exists, getTableColumns, isNotNull, or } from "drizzle-orm";
import { answersOf } from "~/assessment/answers/queries.server";
import { wordsOf } from "~/assessment/answers/rules/answers";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { readAnswers } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, findTopic } from "~/assessment/catalogue/rules/lookup";
import { documentFiles, documentLinks, documents } from "~/assessment/evidence/tables";
import { comments, topicWork } from "~/assessment/teamwork/tables";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { assessments } from "~/foundation/tables/assessments";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { credentialText } from "~/results/proof/file.server";
import { shareReadings, shares } from "~/results/share/tables";
import { proofs } from "~/results/tables/proofs";
import { scores } from "~/results/tables/results";
import { approvals, reportReviews, signatures } from "~/results/tables/reviews";
import type { Scope } from "~/upkeep/privacy/rules/access";
import type { ExportedUser } from "./export-zip.server";

const PAGE = 50;

interface ExportedScore {
  name: string;
  correct: number;
  total: number;
  percent: number;
  level: string;
}

/** An assessment in the reader's language, for a copy of their data. Times are ISO 8601. */
export interface ExportedAssessment {
  id: string;
  kind: string;
  state: string;
  questionnaire: string;
  startedByYou: boolean;
  startedAt: string;
  updatedAt: string;
  completedAt: string | null;
  /** Null for a draft, and for users other than the company's owner. */
  scores: ExportedScore[] | null;
  answers: {
    dimension: string;
    topic: string;
    section: string;
    question: string;
    answers: string[];
    otherText: string | null;
    answeredByYou: boolean;
    answeredAt: string;
  }[];
  comments: { question: string; text: string; writtenByYou: boolean; writtenAt: string }[];
  topics: {
    topic: string;
    assignedToYou: boolean;
    dueOn: string | null;
    state: string | null;
    stateAsOf: string | null;
  }[];
  /** The company's supporting documents; the files themselves are in the same archive. */
  documents: ExportedDocument[];
  /** The named approver of the report, and the signature, whose image is among the files. At most one of each. */
  approvals: { name: string; designation: string; date: string }[];
  /** The credentials issued for it, each as JSON text. */
  proofs: { code: string; document: string }[];
  signatures: {
    way: string;
    typed: string | null;
    file: string | null;
    reportHash: string;
    signedByYou: boolean;
    signedAt: string;
  }[];
  /** Links to the report, which only a company's owner creates, with the number of browsers that opened them each day. */
  links: {
    id: string;
    recipient: string;
    parts: string[];
    language: string;
    asksWord: boolean;
    madeByYou: boolean;
    madeAt: string;
    expiresAt: string;
    endedAt: string | null;
    readings: { day: string; readers: number; lastAt: string }[];
  }[];
  /** When the user read through or approved the report. */
  yourReviews: { kind: string; at: string }[];
}

interface ExportedDocument {
  dimension: string;
  name: string;
  description: string;
  issuedOn: string | null;
  expiresOn: string | null;
  evidenceFor: string[];
  addedByYou: boolean;
  addedAt: string;
  files: { name: string; bytes: number; sha256: string; uploadedAt: string }[];
}

/**
 * The assessments of a copy, oldest first, one at a time: all of the company's, or those the user contributed to, with the
 * answers the user gave.
 */
export async function* assessmentsOf(
  ctx: Context,
  user: ExportedUser,
  scope: Scope,
): AsyncGenerator<ExportedAssessment> {
  const given = ctx.db
    .select({ id: answers.questionId })
    .from(answers)
    .where(and(eq(answers.assessmentId, assessments.id), eq(answers.answeredBy, user.id)));
  const said = ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.assessmentId, assessments.id), eq(comments.authorId, user.id)));
  const whose =
    scope === "company"
      ? undefined
      : or(eq(assessments.startedBy, user.id), exists(given), exists(said), isNotNull(assessments.answersFile));
  for (let offset = 0; ; offset += PAGE) {
    const page = await ctx.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.companyId, user.companyId), whose))
      .orderBy(asc(assessments.createdAt))
      .limit(PAGE)
      .offset(offset);
    for (const assessment of page) {
      const exported = await inWords(ctx, user, scope, assessment);
      // If the answers have moved to a file, only the file shows whether the user contributed.
      const isTheirs = exported.startedByYou || exported.answers.length > 0 || exported.comments.length > 0;
      if (scope === "company" || isTheirs) yield exported;
    }
    if (page.length < PAGE) return;
  }
}

async function inWords(
  ctx: Context,
  user: ExportedUser,
  scope: Scope,
  assessment: typeof assessments.$inferSelect,
): Promise<ExportedAssessment> {
  const mine = scope === "company" ? undefined : eq(documents.createdBy, user.id);
  const shown = ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.assessmentId, assessment.id), mine));
  const [[stored], scored, reviews, added, links, files, said, work, approved, signed, issued, shared, read] =
    await runTogether(ctx.db, [
      answersOf(ctx, assessment.id),
      ctx.db
        .select({
          subject: scores.subject,
          correct: scores.correct,
          total: scores.total,
          score: scores.score,
          level: scores.level,
        })
        .from(results)
        .innerJoin(scores, eq(scores.assessmentId, results.assessmentId))
        .where(eq(results.assessmentId, assessment.id)),
      ctx.db
        .select({ kind: reportReviews.kind, at: reportReviews.at })
        .from(reportReviews)
        .where(and(eq(reportReviews.assessmentId, assessment.id), eq(reportReviews.userId, user.id))),
      ctx.db.select().from(documents).where(inQuery(documents.id, shown)).orderBy(asc(documents.createdAt)),
      ctx.db.select().from(documentLinks).where(inQuery(documentLinks.documentId, shown)),
      ctx.db
        .select()
        .from(documentFiles)
        .where(inQuery(documentFiles.documentId, shown))
        .orderBy(asc(documentFiles.uploadedAt)),
      ctx.db
        .select()
        .from(comments)
        .where(
          and(
            eq(comments.assessmentId, assessment.id),
            scope === "company" ? undefined : eq(comments.authorId, user.id),
          ),
        )
        .orderBy(asc(comments.createdAt)),
      ctx.db
        .select()
        .from(topicWork)
        .where(
          and(
            eq(topicWork.assessmentId, assessment.id),
            scope === "company" ? undefined : eq(topicWork.assigneeId, user.id),
          ),
        ),
      ctx.db.select().from(approvals).where(eq(approvals.assessmentId, assessment.id)),
      ctx.db.select().from(signatures).where(eq(signatures.assessmentId, assessment.id)),
      ctx.db.select().from(proofs).where(eq(proofs.assessmentId, assessment.id)).orderBy(asc(proofs.number)),
      ctx.db.select().from(shares).where(eq(shares.assessmentId, assessment.id)).orderBy(asc(shares.createdAt)),
      ctx.db
        .select(getTableColumns(shareReadings))
        .from(shares)
        .innerJoin(shareReadings, eq(shareReadings.shareId, shares.id))
        .where(eq(shares.assessmentId, assessment.id)),
    ]);
  const isTheirs = ({ userId }: { userId: string }) => scope === "company" || userId === user.id;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  const given = [...(await readAnswers(ctx, stored))].filter(([, { answeredBy }]) => isTheirs({ userId: answeredBy }));
  const { language } = user;
  return {
    id: assessment.id,
    kind: assessment.kind,
    state: assessment.state,
    questionnaire: assessment.catalogueVersion,
    startedByYou: assessment.startedBy === user.id,
    startedAt: isoTime(assessment.createdAt),
    updatedAt: isoTime(assessment.updatedAt),
    completedAt: assessment.completedAt === null ? null : isoTime(assessment.completedAt),
    scores:
      scope === "account" || scored.length === 0
        ? null
        : scored.map(({ subject, correct, total, score, level }) => ({
            name: subjectName(catalogue, subject, language),
            correct,
            total,
            percent: score / 100,
            level: levelName(catalogue, level, language),
          })),
    answers: given.map(([questionId, answer]) => {
      const found = findQuestion(catalogue, questionId);
      return {
        dimension: found?.dimension.name[language] ?? "",
        topic: found?.topic.name[language] ?? "",
        section: found?.section.name[language] ?? "",
        question: found?.question.text[language] ?? questionId,
        answers: found ? wordsOf(found.question, withoutOther(answer.value), language) : [JSON.stringify(answer.value)],
        otherText: otherOf(answer.value),
        answeredByYou: answer.answeredBy === user.id,
        answeredAt: isoTime(answer.answeredAt),
      };
    }),
    comments: said.map((comment) => ({
      question: subjectName(catalogue, comment.questionId, language),
      text: comment.text,
      writtenByYou: comment.authorId === user.id,
      writtenAt: isoTime(comment.createdAt),
    })),
    topics: work.map(({ topicId, assigneeId, dueOn, state, stateAt }) => ({
      topic: subjectName(catalogue, topicId, language),
      assignedToYou: assigneeId === user.id,
      dueOn,
      state,
      stateAsOf: stateAt === null ? null : isoTime(stateAt),
    })),
    documents: added.map((document) => ({
      dimension: subjectName(catalogue, document.dimension, language),
      name: document.name,
      description: document.description,
      issuedOn: document.issuedOn,
      expiresOn: document.expiresOn,
      evidenceFor: links
        .filter(({ documentId }) => documentId === document.id)
        .map(({ subject }) => subjectName(catalogue, subject, language)),
      addedByYou: document.createdBy === user.id,
      addedAt: isoTime(document.createdAt),
      files: files
        .filter(({ documentId }) => documentId === document.id)
        .map(({ fileName, size, sha256, uploadedAt }) => ({
          name: fileName,
          bytes: size,
          sha256,
          uploadedAt: isoTime(uploadedAt),
        })),
    })),
    approvals: approved.filter(isTheirs).map(({ name, designation, date }) => ({ name, designation, date })),
    signatures: signed.filter(isTheirs).map(({ way, typed, file, reportHash, userId, at }) => ({
      way,
      typed,
      file,
      reportHash,
      signedByYou: userId === user.id,
      signedAt: isoTime(at),
    })),
    proofs:
      scope === "company"
        ? await Promise.all(
            issued.map(async (proof) => ({
              code: proof.code,
              document: await credentialText(ctx, { ...proof, companyId: assessment.companyId }),
            })),
          )
        : [],
    links: shared
      .filter(({ createdBy }) => isTheirs({ userId: createdBy }))
      .map(({ id, recipient, parts, language: inLanguage, wordHash, createdBy, createdAt, expiresAt, endedAt }) => ({
        id,
        recipient,
        parts,
        language: inLanguage,
        asksWord: wordHash !== null,
        madeByYou: createdBy === user.id,
        madeAt: isoTime(createdAt),
        expiresAt: isoTime(expiresAt),
        endedAt: endedAt === null ? null : isoTime(endedAt),
        readings: read
          .filter(({ shareId }) => shareId === id)
          .map(({ day, readers, lastAt }) => ({ day, readers, lastAt: isoTime(lastAt) })),
      })),
    yourReviews: reviews.map(({ kind, at }) => ({ kind, at: isoTime(at) })),
  };
}

/** A time in milliseconds as ISO 8601, UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

function subjectName(catalogue: Catalogue, subject: string, language: Language): string {
  const dimension = catalogue.dimensions.find(({ id }) => id === subject);
  const part = dimension ?? findTopic(catalogue, subject);
  return part?.name[language] ?? findQuestion(catalogue, subject)?.question.text[language] ?? subject;
}

function levelName(catalogue: Catalogue, level: Level, language: Language): string {
  return catalogue.levels[level].name[language];
}

/** The free text of an "Other" option, which has a column of its own. */
const otherOf = (value: AnswerValue | null) =>
  value && "options" in value
    ? [value.other, value.followUpOther].flatMap((words) => words ?? []).join("; ") || null
    : null;

const withoutOther = (value: AnswerValue | null) =>
  value && "options" in value ? ({ ...value, other: undefined, followUpOther: undefined } as AnswerValue) : value;
