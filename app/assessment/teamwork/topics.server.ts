import { and, eq, sql } from "drizzle-orm";
import { draftGuard } from "~/assessment/answers/draft-guard.server";
import { type OpenedAssessment, openAssessmentWith } from "~/assessment/answers/queries.server";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { type DueOnVerdict, judgeDueOn } from "~/assessment/deadlines/rules/deadline";
import { decideTeamwork, type TopicRights, topicRights } from "~/assessment/teamwork/rules/access";
import { answeredUntil, type TopicState, topicStateOf } from "~/assessment/teamwork/rules/topics";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { notifyAssignment, notifyReturn, notifyTopicReady, type TopicEvent } from "./notify.server";
import { type NamedTopicWork, topicWorkQuery } from "./queries.server";
import { topicWork } from "./tables";

/** Limit on how often a company may assign topics in a day; each assignment may send a mail. */
const ASSIGNMENTS = { max: 200, windowMs: 24 * 60 * 60_000 };

type Gone = { ok: false; reason: "not-found" | "forbidden" | "completed" };

type DueOnProblem = Extract<DueOnVerdict, { ok: false }>["reason"];

export type AssignVerdict =
  | { ok: true }
  | Gone
  | { ok: false; reason: "unknown-assignee" | Exclude<DueOnProblem, "missing"> }
  | Extract<LimitVerdict, { ok: false }>;

/** Sets a topic's assignee and due date, or clears those that are empty. Notifies a new assignee. */
export async function assignTopic(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  { topicId, ...given }: { topicId: string; assigneeId: string; dueOn: string },
): Promise<AssignVerdict> {
  const opened = await openTopic(ctx, user, assessmentId, topicId, "assign");
  if (!opened.ok) return opened;
  const { topic, work } = opened;
  const { kind } = opened.assessment;
  const assigneeId = given.assigneeId.trim() || null;
  const dueOn = given.dueOn.trim() || null;
  // A date already in the past stays until a user changes it.
  const judged =
    dueOn === null || dueOn === work?.dueOn ? { ok: true as const } : judgeDueOn(dueOn, ctx.clock(), user.timeZone);
  if (!judged.ok) return { ok: false, reason: judged.reason === "missing" ? "invalid" : judged.reason };
  const limit = await countUse(ctx, `topics/${user.companyId}`, ASSIGNMENTS);
  if (!limit.ok) return limit;

  const isColleague = sql`exists (select 1 from ${users} where ${users.id} = ${assigneeId} and ${users.companyId} = ${user.companyId} and ${users.role} <> 'viewer' and ${users.erasedAt} is null and (${users.deletionDueAt} is null or ${users.deletionDueAt} > ${ctx.clock()}))`;
  const draftId = draftGuard(assessmentId, assigneeId === null ? undefined : isColleague);
  const isNews = sql`not exists (select 1 from ${topicWork} where ${isOf(assessmentId, topicId)} and ${topicWork.assigneeId} is ${assigneeId} and ${topicWork.dueOn} is ${dueOn})`;
  const done = await runTogether(ctx.db, [
    notifyAssignment(ctx, user, { assessmentId, kind, topic, assigneeId, dueOn, isNews }),
    ctx.db
      .insert(topicWork)
      .values({ assessmentId: draftId, topicId, assigneeId, dueOn })
      .onConflictDoUpdate({ target: [topicWork.assessmentId, topicWork.topicId], set: { assigneeId, dueOn } }),
  ]).catch(guardGone("topic_work.assessment_id"));
  if (!done) {
    const again = await openTopic(ctx, user, assessmentId, topicId, "assign");
    return again.ok ? { ok: false, reason: "unknown-assignee" } : again;
  }
  await sendAll(ctx, done[0]);
  return { ok: true };
}

/** The marks on a topic: ready for review, reviewed, or sent back for more work. */
export type TopicMark = keyof TopicRights;

export type MarkVerdict =
  | { ok: true }
  | Gone
  /** Some required questions are unanswered. */
  | { ok: false; reason: "open-questions" }
  /** Another user has answered or marked the topic in the meantime. */
  | { ok: false; reason: "changed" };

/**
 * Sets a mark on a topic. `seen` is the `stateAt` shown to the user: a review applies to the answers the reviewer saw, or not at all.
 * Setting the current mark again changes nothing and notifies no one.
 */
export async function markTopic(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  { topicId, mark, seen }: { topicId: string; mark: TopicMark; seen: number | null },
): Promise<MarkVerdict> {
  const opened = await openTopic(ctx, user, assessmentId, topicId, "mark");
  if (!opened.ok) return opened;
  const { topic, work, state } = opened;
  const rights = topicRights(user, { state, saidBy: work?.stateBy ?? null, isDraft: true });
  if (!rights[mark]) return refusalOf(mark, opened);
  const about = { assessmentId, kind: opened.assessment.kind, topic };
  return mark === "ready"
    ? markReady(ctx, user, about, answeredUntil(topic, opened.answers))
    : judgeReady(ctx, user, about, { work, seen, mark });
}

type Opened = Extract<Awaited<ReturnType<typeof openTopic>>, { ok: true }>;

function refusalOf(mark: TopicMark, { state }: Opened): MarkVerdict {
  const isSaid = state === "ready" || state === "reviewed";
  const isOpen = state === "in-progress" || state === "not-started";
  if (mark === "ready" && isOpen) return { ok: false, reason: "open-questions" };
  const isSoAlready = mark === "reviewed" ? state === "reviewed" : mark === "ready" && isSaid;
  if (isSoAlready) return { ok: true };
  return { ok: false, reason: isSaid ? "forbidden" : "changed" };
}

async function markReady(ctx: Context, user: CurrentUser, about: TopicEvent, until: number): Promise<MarkVerdict> {
  const { assessmentId, topic } = about;
  const said = { state: "ready" as const, stateBy: user.id, stateAt: until };
  const isNew = sql`(${topicWork.state} is null or ${topicWork.stateAt} < ${until})`;
  const isNews = sql`not exists (select 1 from ${topicWork} where ${isOf(assessmentId, topic.id)} and not ${isNew})`;
  const done = await runTogether(ctx.db, [
    notifyTopicReady(ctx, user, { ...about, isNews }),
    ctx.db
      .insert(topicWork)
      .values({ assessmentId: draftGuard(assessmentId), topicId: topic.id, ...said })
      .onConflictDoUpdate({ target: [topicWork.assessmentId, topicWork.topicId], set: said, setWhere: isNew }),
  ]).catch(guardGone("topic_work.assessment_id"));
  if (!done) return { ok: false, reason: "completed" };
  await sendAll(ctx, done[0]);
  return { ok: true };
}

/** Reviews a topic marked ready, or sends it back. Does nothing if the topic has changed since the user saw it. */
async function judgeReady(
  ctx: Context,
  user: CurrentUser,
  about: TopicEvent,
  { work, seen, mark }: Pick<Opened, "work"> & { seen: number | null; mark: "reviewed" | "back" },
): Promise<MarkVerdict> {
  const { assessmentId, topic } = about;
  if (!work || work.stateAt !== seen) return { ok: false, reason: "changed" };
  const isStill = sql`${isOf(assessmentId, topic.id)} and ${topicWork.state} = ${work.state} and ${topicWork.stateBy} is ${work.stateBy} and ${topicWork.stateAt} = ${work.stateAt} and exists ${draftGuard(assessmentId)}`;
  const update = (said: Partial<typeof topicWork.$inferInsert>) =>
    ctx.db.update(topicWork).set(said).where(isStill).returning({ topicId: topicWork.topicId });
  if (mark === "reviewed") {
    const [done] = await update({ state: "reviewed", stateBy: user.id });
    return done ? { ok: true } : { ok: false, reason: "changed" };
  }
  const isNews = sql`exists (select 1 from ${topicWork} where ${isStill})`;
  const people = [work.assigneeId, work.stateBy];
  const [told, [done]] = await runTogether(ctx.db, [
    notifyReturn(ctx, user, { ...about, people, isNews }),
    update({ state: null, stateBy: null, stateAt: null }),
  ]);
  await sendAll(ctx, told);
  return done ? { ok: true } : { ok: false, reason: "changed" };
}

/** Opens a topic of a draft with its work, if the user may do the action. */
async function openTopic(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  topicId: string,
  action: "assign" | "mark",
): Promise<(OpenedAssessment & { ok: true; topic: Topic; work: NamedTopicWork | null; state: TopicState }) | Gone> {
  const opened = await openAssessmentWith(ctx, user, assessmentId, "read", [topicWorkQuery(ctx, assessmentId)]);
  if (!opened.ok) return opened;
  const verdict = decideTeamwork(user, opened.assessment, action);
  if (!verdict.ok) return verdict;
  const topic = findTopic(opened.catalogue, topicId);
  if (!topic) return { ok: false, reason: "not-found" };
  const work = opened.also[0].find((each) => each.topicId === topicId) ?? null;
  const state = topicStateOf(topic, opened.answers, work);
  return { ...opened, topic, work, state };
}

const isOf = (assessmentId: string, topicId: string) =>
  and(eq(topicWork.assessmentId, assessmentId), eq(topicWork.topicId, topicId));
