import { and, eq, not, sql } from "drizzle-orm";
import { draftGuard } from "~/assessment/answers/draft-guard.server";
import { type OpenedAssessment, openAssessment } from "~/assessment/answers/queries.server";
import { hasAnswer } from "~/assessment/answers/rules/answers";
import {
  type CatalogueChanges,
  type ChangedQuestion,
  compareCatalogues,
  questionsOf,
} from "~/assessment/answers/rules/changes";
import { answers } from "~/assessment/answers/tables";
import { answeredRequired } from "~/assessment/answers/tellings.server";
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
  /** The newest published questionnaire, to which the draft would move. */
  newest: Catalogue;
  changes: CatalogueChanges;
  isCurrent: boolean;
}

type Refusal = { ok: false; reason: "not-found" | "forbidden" | "completed" };

/** What a resync would do to a draft, for whoever may answer it. */
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

/** What the reader had before them when they said yes. */
export interface SeenPlan {
  revision: number;
  version: string;
}

export type ResyncVerdict =
  | { ok: true; changed: boolean }
  | Refusal
  /** Somebody else has just moved the draft. */
  | { ok: false; reason: "in-progress" }
  /** What was `seen` is no longer what would happen; the reader has to be asked again. */
  | { ok: false; reason: "changed-meanwhile" }
  | { ok: false; reason: "busy" };

const TRIES = 3;

/**
 * Moves a draft to the newest published questionnaire, whole or not at all: answers that fit stay, those to other words wait
 * for confirmation, the rest goes, with what pointed to it. Nothing is written where the draft is there already. Without
 * `seen` it is done whatever has been saved in between.
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

/** The whole move. Its first statement fails the batch once the draft is not what the plan was made for. */
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
    // A page that still shows the former words must not confirm the answer to the new ones: it meets a later revision.
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

/** Ids of what the move writes. */
function listsOf({ catalogue, newest, changes, answers: given }: ResyncPlan) {
  const asked = questionsOf(newest);
  const linkable = linkSubjects(newest);
  const flagged = changes.changed.filter((question) => question.changes.includes("required"));
  const idOf = ({ after }: ChangedQuestion) => after.question.id;
  const places = [...changes.added, ...changes.changed.map(({ after }) => after)];
  const lost = changes.dropped.flatMap(({ after }) => after ?? []);
  return {
    // An answer that was taken back is not told of, but its row goes too.
    dropped: [
      ...changes.dropped.map(({ questionId }) => questionId),
      ...[...given.keys()].filter((questionId) => !asked.has(questionId)),
    ],
    toConfirm: changes.changed.filter(({ fate }) => fate === "confirm").map(idOf),
    // What asks for more than it did.
    unanswered: changes.changed
      .filter(({ after, answer }) => answer && !hasAnswer(after.question, answer.value))
      .map(idOf),
    flagged: flagged.map(idOf),
    required: flagged.filter(({ after }) => after.question.isRequired).map(idOf),
    unlinked: [...linkSubjects(catalogue)].filter((subject) => !linkable.has(subject)),
    topics: newest.dimensions.flatMap((dimension) => dimension.topics.map((topic) => topic.id)),
    // What somebody has said of a topic was said of the questions it had.
    touched: [...new Set([...places, ...lost].map(({ topic }) => topic.id))],
  };
}
