import { and, eq, not, sql } from "drizzle-orm";
import { draftGuard } from "~/assessment/answers/draft-guard.server";
import { answeredRequired } from "~/assessment/answers/notify.server";
import { type OpenedAssessment, openAssessment } from "~/assessment/answers/queries.server";
import { hasAnswer } from "~/assessment/answers/rules/answers";
import {
  type CatalogueChanges,
  type ChangedQuestion,
  compareCatalogues,
  questionsOf,
} from "~/assessment/answers/rules/changes";
import { answers } from "~/assessment/answers/tables";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { linkSubjects } from "~/assessment/evidence/rules/documents";
import { documentLinks, documents } from "~/assessment/evidence/tables";
import { topicWork } from "~/assessment/teamwork/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { guardGone, inQuery, isListed, runTogether, type Statement } from "~/platform/d1/client";

export interface ResyncPlan extends OpenedAssessment {
  /** The newest published questionnaire; the draft would move to it. */
  newest: Catalogue;
  changes: CatalogueChanges;
  isCurrent: boolean;
}

type Refusal = { ok: false; reason: "not-found" | "forbidden" | "completed" };

/** What a resync would do to a draft, if the user may answer it. */
export async function planResync(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<({ ok: true } & ResyncPlan) | Refusal> {
  const opened = await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;
  const newest = await getCurrentCatalogue(ctx, opened.assessment.kind);
  const isCurrent = newest.version === opened.assessment.catalogueVersion;
  return { ...opened, newest, changes: compareCatalogues(opened.catalogue, newest, opened.answers), isCurrent };
}

/** The plan that the user saw when confirming. */
export interface SeenPlan {
  revision: number;
  version: string;
}

export type ResyncVerdict =
  | { ok: true; changed: boolean }
  | Refusal
  /** Another request has just moved the draft. */
  | { ok: false; reason: "in-progress" }
  /** The plan differs from what was `seen`; the user must be asked again. */
  | { ok: false; reason: "changed-meanwhile" }
  | { ok: false; reason: "busy" };

const TRIES = 3;

/**
 * Moves a draft to the newest published questionnaire, all or nothing. Answers that fit stay, answers to a changed
 * wording must be confirmed, and the rest is deleted with the links to it. Nothing is written if the draft is already
 * there. Without `seen` the move ignores what has been saved in the meantime.
 */
export async function resyncQuestions(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  seen?: SeenPlan,
): Promise<ResyncVerdict> {
  let from: string | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const plan = await planResync(ctx, user, assessmentId);
    if (!plan.ok) return plan;
    if (plan.isCurrent) return from === null ? { ok: true, changed: false } : { ok: false, reason: "in-progress" };
    if (seen && (seen.revision !== plan.assessment.revision || seen.version !== plan.newest.version)) {
      return { ok: false, reason: "changed-meanwhile" };
    }
    from = plan.assessment.catalogueVersion;
    const done = await runTogether(ctx.db, resyncStatements(ctx, plan)).catch(
      guardGone("assessments.catalogue_version"),
    );
    if (!done) continue;
    ctx.log("assessment-resynced", { assessmentId, from, to: plan.newest.version });
    return { ok: true, changed: true };
  }
  return { ok: false, reason: "busy" };
}

/** The whole move. Its first statement fails the batch if the draft no longer matches the plan. */
function resyncStatements(ctx: Context, plan: ResyncPlan): [Statement, ...Statement[]] {
  const { assessment, newest } = plan;
  const { id, revision, catalogueVersion } = assessment;
  const { dropped, toConfirm, unanswered, flagged, required, unlinked, topics, touched } = listsOf(plan);
  const planned = draftGuard(
    id,
    and(eq(assessments.revision, revision), eq(assessments.catalogueVersion, catalogueVersion)),
  );
  const own = ctx.db.select({ id: documents.id }).from(documents).where(eq(documents.assessmentId, id));
  const ofDraft = eq(answers.assessmentId, id);
  const workOfDraft = eq(topicWork.assessmentId, id);
  return [
    ctx.db
      .update(assessments)
      .set({
        catalogueVersion: sql`(select ${newest.version} where exists ${planned})`,
        revision: revision + 1,
        updatedAt: ctx.clock(),
      })
      .where(eq(assessments.id, id)),
    ctx.db.delete(answers).where(and(ofDraft, isListed(answers.questionId, dropped))),
    // A page with the old wording must not confirm the answer to the new one, so the revision grows.
    ctx.db
      .update(answers)
      .set({ unconfirmed: sql`coalesce(${answers.unconfirmed}, 'reset')`, revision: sql`${answers.revision} + 1` })
      .where(and(ofDraft, isListed(answers.questionId, toConfirm))),
    ctx.db
      .update(answers)
      .set({ isAnswered: false })
      .where(and(ofDraft, isListed(answers.questionId, unanswered))),
    ctx.db
      .update(answers)
      .set({ isRequired: isListed(answers.questionId, required) })
      .where(and(ofDraft, isListed(answers.questionId, flagged))),
    ctx.db
      .delete(documentLinks)
      .where(and(inQuery(documentLinks.documentId, own), isListed(documentLinks.subject, unlinked))),
    ctx.db.delete(topicWork).where(and(workOfDraft, not(isListed(topicWork.topicId, topics)))),
    ctx.db
      .update(topicWork)
      .set({ state: null, stateBy: null, stateAt: null })
      .where(and(workOfDraft, isListed(topicWork.topicId, touched))),
    ctx.db
      .update(assessments)
      .set({ answeredRequired: answeredRequired(id) })
      .where(eq(assessments.id, id)),
  ];
}

/** The ids that each statement of the move affects. */
function listsOf({ catalogue, newest, changes, answers: given }: ResyncPlan) {
  const asked = questionsOf(newest);
  const linkable = linkSubjects(newest);
  const flagged = changes.changed.filter((question) => question.changes.includes("required"));
  const idOf = ({ after }: ChangedQuestion) => after.question.id;
  const places = [...changes.added, ...changes.changed.map(({ after }) => after)];
  const lost = changes.dropped.flatMap(({ after }) => after ?? []);
  return {
    // An answer that was taken back is not listed as dropped, but its row is deleted too.
    dropped: [
      ...changes.dropped.map(({ questionId }) => questionId),
      ...[...given.keys()].filter((questionId) => !asked.has(questionId)),
    ],
    toConfirm: changes.changed.filter(({ fate }) => fate === "confirm").map(idOf),
    // Questions that now ask for more, so that the answer is no longer complete.
    unanswered: changes.changed
      .filter(({ after, answer }) => answer && !hasAnswer(after.question, answer.value))
      .map(idOf),
    flagged: flagged.map(idOf),
    required: flagged.filter(({ after }) => after.question.isRequired).map(idOf),
    unlinked: [...linkSubjects(catalogue)].filter((subject) => !linkable.has(subject)),
    topics: newest.dimensions.flatMap((dimension) => dimension.topics.map((topic) => topic.id)),
    // A topic's state referred to its old questions.
    touched: [...new Set([...places, ...lost].map(({ topic }) => topic.id))],
  };
}
