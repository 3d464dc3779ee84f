import { describe, expect, it } from "vitest";
import { openAssessmentWith } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import { colleaguesQuery, topicWorkQuery } from "~/assessment/teamwork/queries.server";
import { remindOfTopics } from "~/assessment/teamwork/remind.server";
import { topicStateOf } from "~/assessment/teamwork/rules/topics";
import { assignTopic, markTopic, type TopicMark } from "~/assessment/teamwork/topics.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { createContext } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { given } from "../support/answers";
import { change, createFaultyContext, interrupted, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { byBoth, notificationsOf, notifiedDataOf } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, requiredAnswers, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const WATER = requiredAnswers(80).filter(({ questionId }) => questionId.startsWith("water."));
const DAY = 86_400_000;

/** An owner with a contributor, a viewer, and a draft whose required questions are answered. */
async function team() {
  const owner = await registerCompany(ctx);
  const contributor = await colleagueOf(ctx, owner, "contributor");
  const viewer = await colleagueOf(ctx, owner, "viewer");
  return { owner, contributor, viewer, id: await completeDraft(ctx, owner, 40) };
}

const assign = (user: CurrentUser, id: string, assigneeId: string, dueOn = "") =>
  assignTopic(ctx, user, id, { topicId: "water", assigneeId, dueOn });

async function open(user: CurrentUser, id: string) {
  const opened = await openAssessmentWith(ctx, user, id, "read", [topicWorkQuery(ctx, id)] as const);
  if (!opened.ok) throw new Error(opened.reason);
  const topic = findTopic(newestReadiness, "water");
  if (!topic) throw new Error("No topic");
  const work = opened.also[0].find(({ topicId }) => topicId === "water") ?? null;
  return { work, state: topicStateOf(topic, opened.answers, work) };
}

const stateOf = async (user: CurrentUser, id: string) => (await open(user, id)).state;

/** Marks the topic in its current state. */
async function mark(user: CurrentUser, id: string, what: TopicMark) {
  const { work } = await open(user, id);
  return markTopic(ctx, user, id, { topicId: "water", mark: what, seen: work?.stateAt ?? null });
}

/** Changes an answer in the topic. */
const answer = (user: CurrentUser, id: string, option: "yes" | "no") =>
  saveAnswers(ctx, user, id, [given("water.assess.1", [option])]);

const told = async (user: CurrentUser) =>
  (await notificationsOf(user)).filter((each) => /^(topic|comment)-/.test(each));

describe("assigning a topic", () => {
  it("lets the owner choose any user of the company who may answer, and a date, and notifies that user once", async () => {
    const { owner, contributor, viewer, id } = await team();
    expect(await assign(owner, id, contributor.id, inDays(9))).toEqual({ ok: true });
    expect(await assign(owner, id, contributor.id, inDays(9))).toEqual({ ok: true });
    expect((await open(viewer, id)).work).toMatchObject({
      assigneeId: contributor.id,
      assignee: contributor.username,
      dueOn: inDays(9),
      state: null,
    });
    expect(await told(contributor)).toEqual(byBoth("topic-assigned"));
    expect(await notifiedDataOf(contributor, "topic-assigned")).toEqual({
      assessmentId: id,
      kind: "readiness",
      topicId: "water",
      topicEn: "Water",
      topicFr: "Eau",
      topicMs: "Air",
      dueOn: inDays(9),
    });
    for (const other of [owner, viewer]) expect(await told(other)).toEqual([]);
    expect(await assign(owner, id, contributor.id, inDays(10))).toEqual({ ok: true });
    expect(await told(contributor)).toHaveLength(4);
    expect(await assign(owner, id, "")).toEqual({ ok: true });
    expect((await open(owner, id)).work).toMatchObject({ assigneeId: null, dueOn: null });
    expect(await told(contributor)).toHaveLength(4);
    expect(await assign(owner, id, owner.id)).toEqual({ ok: true });
    expect(await told(owner)).toEqual([]);
  });

  it("is refused to any other user, for any other assignee, and on what is no topic or no draft", async () => {
    const { owner, contributor, viewer, id } = await team();
    const stranger = await registerCompany(ctx);
    for (const user of [contributor, viewer]) {
      expect(await assign(user, id, contributor.id)).toEqual({ ok: false, reason: "forbidden" });
    }
    expect(await assign(stranger, id, stranger.id)).toEqual({ ok: false, reason: "not-found" });
    for (const assignee of [viewer.id, stranger.id, "nobody"]) {
      expect(await assign(owner, id, assignee)).toEqual({ ok: false, reason: "unknown-assignee" });
    }
    expect(await assignTopic(ctx, owner, id, { topicId: "air", assigneeId: "", dueOn: "" })).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect((await open(owner, id)).work).toBeNull();
    await submitAssessment(ctx, owner, id);
    expect(await assign(owner, id, contributor.id)).toEqual({ ok: false, reason: "completed" });
    expect(await told(contributor)).toEqual([]);
  });

  it("accepts a real date that is not in the past; one that has passed stays until it is changed", async () => {
    const { owner, contributor, id } = await team();
    for (const [dueOn, reason] of [
      ["2026-02-30", "invalid"],
      ["soon", "invalid"],
      ["2001-01-01", "past"],
      ["2099-01-01", "too-far"],
    ] as const) {
      expect(await assign(owner, id, contributor.id, dueOn)).toEqual({ ok: false, reason });
    }
    await assign(owner, id, contributor.id, inDays(1));
    const later = { ...ctx, clock: () => Date.now() + 9 * DAY };
    const again = (dueOn: string) => assignTopic(later, owner, id, { topicId: "water", assigneeId: owner.id, dueOn });
    expect(await again(inDays(1))).toEqual({ ok: true });
    expect(await again(inDays(2))).toEqual({ ok: false, reason: "past" });
  });

  it("has no effect when the assessment is submitted, or the colleague leaves, at the last moment", async () => {
    const { owner, contributor, id } = await team();
    const atLast = (act: () => Promise<unknown>) =>
      assignTopic(withoutQueue(createContext(interrupted('insert into "outbox"', act))), owner, id, {
        topicId: "water",
        assigneeId: contributor.id,
        dueOn: "",
      });
    const leaves = () => change("update users set role = 'viewer' where id = ?", contributor.id);
    expect(await atLast(leaves)).toEqual({ ok: false, reason: "unknown-assignee" });
    await change("update users set role = 'contributor' where id = ?", contributor.id);
    expect(await atLast(() => submitAssessment(ctx, owner, id))).toEqual({ ok: false, reason: "completed" });
    expect([(await open(owner, id)).work, await told(contributor)]).toEqual([null, []]);
  });

  it("leaves nothing half done when a statement fails", async () => {
    const { owner, contributor, id } = await team();
    for (let at = 1; ; at += 1) {
      const { ctx: faulty, sent } = createFaultyContext(at, "fail");
      const given = { topicId: "water", assigneeId: contributor.id, dueOn: "" };
      const failure = await assignTopic(withoutQueue(faulty), owner, id, given).catch((error: unknown) => error);
      if (sent() < at) {
        expect(failure).toEqual({ ok: true });
        break;
      }
      expect(failure).toBeInstanceOf(Error);
      expect([(await open(owner, id)).work, await told(contributor)]).toEqual([null, []]);
    }
    expect(await told(contributor)).toEqual(byBoth("topic-assigned"));
  });

  it("is undone when the colleague's account is erased", async () => {
    const { owner, contributor, id } = await team();
    await assign(owner, id, contributor.id, inDays(3));
    await mark(contributor, id, "ready");
    await eraseRows(ctx, contributor, "account");
    expect((await open(owner, id)).work).toMatchObject({
      assigneeId: null,
      assignee: null,
      dueOn: inDays(3),
      saidBy: null,
    });
    const [people] = await ctx.db.batch([colleaguesQuery(ctx, owner)]);
    expect(people.map((each) => each.id)).toEqual([owner.id]);
  });

  it("is limited, and the refusal says when it can continue", async () => {
    const { owner, id } = await team();
    await change(
      "insert into rate_limits (key, count, resets_at) values (?, 200, ?)",
      `topics/${owner.companyId}`,
      Date.now() + 60_000,
    );
    expect(await assign(owner, id, owner.id)).toMatchObject({
      ok: false,
      reason: "too-many-requests",
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe("marking the state of a topic", () => {
  it("goes from ready to reviewed, and notifies the owner that the topic is ready", async () => {
    const { owner, contributor, viewer, id } = await team();
    expect(await mark(contributor, id, "ready")).toEqual({ ok: true });
    expect(await stateOf(viewer, id)).toBe("ready");
    expect(await told(owner)).toEqual(byBoth("topic-ready"));
    expect(await mark(contributor, id, "reviewed")).toEqual({ ok: false, reason: "forbidden" });
    expect(await mark(viewer, id, "reviewed")).toEqual({ ok: false, reason: "forbidden" });
    expect(await mark(owner, id, "reviewed")).toEqual({ ok: true });
    expect(await open(viewer, id)).toMatchObject({ state: "reviewed", work: { stateBy: owner.id } });
    expect(await mark(owner, id, "reviewed")).toEqual({ ok: true });
  });

  it("as reviewed is allowed to a colleague who did not mark it as ready", async () => {
    const { owner, contributor, id } = await team();
    await mark(owner, id, "ready");
    expect(await told(owner)).toEqual([]);
    expect(await mark(contributor, id, "reviewed")).toEqual({ ok: true });
    expect(await stateOf(owner, id)).toBe("reviewed");
    expect(await mark(contributor, id, "back")).toEqual({ ok: false, reason: "forbidden" });
  });

  it("is undone by an answer given later, and can be done again", async () => {
    const { owner, contributor, id } = await team();
    for (const [isReviewed, next] of [
      [false, "no"],
      [true, "yes"],
    ] as const) {
      await mark(contributor, id, "ready");
      if (isReviewed) await mark(owner, id, "reviewed");
      expect(await stateOf(owner, id)).toBe(isReviewed ? "reviewed" : "ready");
      await new Promise((resolve) => setTimeout(resolve, 5));
      await answer(contributor, id, next);
      expect(await stateOf(owner, id)).toBe("complete");
    }
    expect(await mark(contributor, id, "ready")).toEqual({ ok: true });
    expect(await stateOf(owner, id)).toBe("ready");
    expect((await told(owner)).length).toBe(6);
  });

  it("as reviewed is refused for answers that the user has not seen", async () => {
    const { owner, contributor, id } = await team();
    await mark(contributor, id, "ready");
    const seen = (await open(owner, id)).work?.stateAt ?? null;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await answer(contributor, id, "no");
    const review = () => markTopic(ctx, owner, id, { topicId: "water", mark: "reviewed", seen });
    expect(await review()).toEqual({ ok: false, reason: "changed" });
    await mark(contributor, id, "ready");
    expect(await review()).toEqual({ ok: false, reason: "changed" });
    expect(await mark(owner, id, "reviewed")).toEqual({ ok: true });
  });

  it("as ready requires an answer to every required question of the topic", async () => {
    const { owner, contributor, id } = await team();
    await saveAnswers(ctx, owner, id, [{ ...(WATER[0] ?? given("", [])), fields: [] }]);
    expect(await mark(contributor, id, "ready")).toEqual({ ok: false, reason: "open-questions" });
    expect(await told(owner)).toEqual([]);
  });

  it("as sent back notifies its assignee and the user who marked it as ready", async () => {
    const { owner, contributor, id } = await team();
    await assign(owner, id, contributor.id);
    await mark(contributor, id, "ready");
    expect(await mark(owner, id, "back")).toEqual({ ok: true });
    expect(await open(owner, id)).toMatchObject({
      state: "complete",
      work: { assigneeId: contributor.id, state: null },
    });
    expect(await told(contributor)).toEqual(byBoth("topic-assigned", "topic-sent-back"));
    // Repeating it requires no change.
    expect(await mark(contributor, id, "ready")).toEqual({ ok: true });
    expect((await told(owner)).length).toBe(4);
  });

  it("counts once when two users mark it as ready at once, and once when two judge it at once", async () => {
    const { owner, contributor, id } = await team();
    const both = await Promise.all([
      mark(contributor, id, "ready"),
      mark(contributor, id, "ready"),
      mark(owner, id, "ready"),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await told(owner)).toEqual((await open(owner, id)).work?.stateBy === owner.id ? [] : byBoth("topic-ready"));
    await change("update topic_work set state_by = ? where assessment_id = ?", contributor.id, id);
    const judged = await Promise.all([mark(owner, id, "back"), mark(owner, id, "reviewed")]);
    expect(judged.filter(({ ok }) => ok)).toHaveLength(1);
    const isBack = judged[0]?.ok === true;
    expect(await stateOf(owner, id)).toBe(isBack ? "complete" : "reviewed");
    expect(await told(contributor)).toEqual(isBack ? byBoth("topic-sent-back") : []);
  });

  it("has no effect when the assessment is submitted at the last moment, and nothing changes afterwards", async () => {
    const { owner, contributor, id } = await team();
    const env = interrupted('insert into "outbox"', () => submitAssessment(ctx, owner, id));
    const said = { topicId: "water", mark: "ready" as const, seen: null };
    expect(await markTopic(withoutQueue(createContext(env)), contributor, id, said)).toEqual({
      ok: false,
      reason: "completed",
    });
    expect((await open(owner, id)).work).toBeNull();
    expect(await mark(owner, id, "ready")).toEqual({ ok: false, reason: "completed" });
    expect(await told(owner)).toEqual([]);
  });

  it("is answered as not found for another company", async () => {
    const { id } = await team();
    const stranger = await registerCompany(ctx);
    const said = { topicId: "water", mark: "ready" as const, seen: null };
    expect(await markTopic(ctx, stranger, id, said)).toEqual({ ok: false, reason: "not-found" });
  });
});

describe("the reminder of a topic's due date", () => {
  it("goes once to the assignee, the day before, unless the topic is ready", async () => {
    const { owner, contributor, id } = await team();
    await assign(owner, id, contributor.id, inDays(3));
    const remind = (days: number) => remindOfTopics({ ...ctx, clock: () => Date.now() + days * DAY }, null);
    const count = async () => (await told(contributor)).filter((each) => each.startsWith("topic-due")).length;
    for (const [days, sent] of [
      [0, 0],
      [1, 0],
      [2, 2],
      [2, 2],
      [3, 2],
      [4, 2],
    ] as const) {
      await remind(days);
      expect(await count()).toBe(sent);
    }
    expect(await notifiedDataOf(contributor, "topic-due")).toEqual({
      assessmentId: id,
      kind: "readiness",
      topicId: "water",
      topicEn: "Water",
      topicFr: "Eau",
      topicMs: "Air",
      dueOn: inDays(3),
    });
    await assign(owner, id, contributor.id, inDays(6));
    await mark(contributor, id, "ready");
    await remind(5);
    expect(await count()).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await answer(owner, id, "no");
    await remind(5);
    expect(await count()).toBe(4);
  });

  it("is not sent for a completed assessment or to a viewer", async () => {
    const { owner, contributor, id } = await team();
    await assign(owner, id, contributor.id, inDays(3));
    await change("update users set role = 'viewer' where id = ?", contributor.id);
    const soon = { ...ctx, clock: () => Date.now() + 2 * DAY };
    await remindOfTopics(soon, null);
    await change("update users set role = 'contributor' where id = ?", contributor.id);
    await submitAssessment(ctx, owner, id);
    await remindOfTopics(soon, null);
    expect(await told(contributor)).toEqual(byBoth("topic-assigned"));
    expect(await rowsOf("select 1 from outbox where cause = 'topic-due' and user_id = ?", contributor.id)).toEqual([]);
  });
});
