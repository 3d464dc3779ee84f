import { describe, expect, it } from "vitest";
import { openAssessmentWith } from "~/assessment/answers/queries.server";
import { formStatements } from "~/assessment/form/load-page.server";
import { addComment, deleteComment } from "~/assessment/teamwork/comments.server";
import { commentsQuery } from "~/assessment/teamwork/queries.server";
import { assignTopic } from "~/assessment/teamwork/topics.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { createContext } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, createFaultyContext, interrupted } from "../support/database";
import { byBoth, notificationsOf, notifiedDataOf } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const QUESTION = "water.assess.1";
const MINUTE = 60_000;

/** An owner who has answered everything, with a contributor and a viewer. */
async function team() {
  const owner = await registerCompany(ctx);
  const contributor = await colleagueOf(ctx, owner, "contributor");
  const viewer = await colleagueOf(ctx, owner, "viewer");
  return { owner, contributor, viewer, id: await completeDraft(ctx, owner, 40) };
}

const say = (user: CurrentUser, id: string, text = "See the bill of May", questionId = QUESTION, inMinutes = 0) =>
  addComment({ ...ctx, clock: () => Date.now() + inMinutes * MINUTE }, user, id, { questionId, text });

async function said(user: CurrentUser, id: string) {
  const opened = await openAssessmentWith(ctx, user, id, "read", [commentsQuery(ctx, id, QUESTION)] as const);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.also[0];
}

const told = async (user: CurrentUser) =>
  (await notificationsOf(user)).filter((each) => each.startsWith("comment-added"));

describe("commenting on a question", () => {
  it("is allowed to users who may answer; all users of the company read the comments in their order", async () => {
    const { owner, contributor, viewer, id } = await team();
    expect(await say(contributor, id, " Which month?\r\nMay? ")).toMatchObject({ ok: true });
    expect(await say(owner, id, "<b>May</b>", QUESTION, 1)).toMatchObject({ ok: true });
    expect((await said(viewer, id)).map(({ author, text }) => [author, text])).toEqual([
      [contributor.username, "Which month?\nMay?"],
      [owner.username, "<b>May</b>"],
    ]);
    const [, , counts] = await runTogether(ctx.db, formStatements(ctx, id));
    expect(counts).toEqual([{ questionId: QUESTION, count: 2 }]);
  });

  it("is refused to viewers and other companies, for an unknown question, and with no text or too much text", async () => {
    const { owner, viewer, id } = await team();
    const stranger = await registerCompany(ctx);
    expect(await say(viewer, id)).toEqual({ ok: false, reason: "forbidden" });
    expect(await say(stranger, id)).toEqual({ ok: false, reason: "not-found" });
    expect(await say(owner, "nothing")).toEqual({ ok: false, reason: "not-found" });
    expect(await say(owner, id, "x", "water.assess.99")).toEqual({ ok: false, reason: "not-found" });
    expect(await say(owner, id, "  ")).toEqual({ ok: false, reason: "missing" });
    expect(await say(owner, id, "x".repeat(2001))).toEqual({ ok: false, reason: "too-long" });
    expect(await said(owner, id)).toEqual([]);
  });

  it("is closed by the submission, even at the last moment", async () => {
    const { owner, contributor, id } = await team();
    const env = interrupted('insert into "outbox"', () => submitAssessment(ctx, owner, id));
    const late = addComment(withoutQueue(createContext(env)), contributor, id, { questionId: QUESTION, text: "Late" });
    expect(await late).toEqual({ ok: false, reason: "completed" });
    expect(await say(owner, id)).toEqual({ ok: false, reason: "completed" });
    expect([await said(owner, id), await told(owner)]).toEqual([[], []]);
  });

  it("stops at 200 comments on a question, however many come at once", async () => {
    const { owner, id } = await team();
    const rows = JSON.stringify(Array.from({ length: 199 }, (_, index) => `${id}-${index}`));
    await change("insert into comments select value, ?, ?, ?, 'x', 1 from json_each(?)", id, QUESTION, owner.id, rows);
    const verdicts = await Promise.all([1, 2, 3].map((number) => say(owner, id, `Bill ${number}`)));
    expect(verdicts.map((verdict) => (verdict.ok ? "added" : verdict.reason)).sort()).toEqual([
      "added",
      "full",
      "full",
    ]);
    expect(await said(owner, id)).toHaveLength(200);
    expect(await say(owner, id, "x", "water.assess.2")).toMatchObject({ ok: true });
  });

  it("creates one comment however often the same text is sent within five minutes, and notifies once", async () => {
    const { owner, contributor, id } = await team();
    const verdicts = await Promise.all([1, 2, 3].map(() => say(contributor, id)));
    const ids = verdicts.map((verdict) => (verdict.ok ? verdict.commentId : verdict.reason));
    expect([new Set(ids).size, (await said(owner, id)).map((comment) => comment.id)]).toEqual([1, [ids[0]]]);
    expect(await say(contributor, id, " See the bill of May\n", QUESTION, 4)).toEqual(verdicts[0]);
    expect(await told(owner)).toEqual(byBoth("comment-added"));
    // Different words, another author, another question or another time make a different comment.
    await say(contributor, id, "See the bill of June");
    await say(owner, id);
    await say(contributor, id, undefined, "water.assess.2");
    await say(contributor, id, undefined, QUESTION, 6);
    expect(await said(owner, id)).toHaveLength(4);
  });

  it("is limited to 60 an hour, and the refusal gives the time to wait", async () => {
    const { owner, id } = await team();
    await change(
      "insert into rate_limits (key, count, resets_at) values (?, 60, ?)",
      `comments/${owner.id}`,
      Date.now() + 5 * MINUTE,
    );
    const verdict = await say(owner, id);
    expect(verdict).toMatchObject({ ok: false, reason: "too-many-requests" });
    expect(verdict).toHaveProperty("retryAfterSeconds", 300);
  });

  it("leaves nothing half done when a statement fails", async () => {
    const { owner, contributor, id } = await team();
    for (let at = 1; ; at += 1) {
      const { ctx: faulty, sent } = createFaultyContext(at, "fail");
      const given = { questionId: QUESTION, text: "x" };
      const failure = await addComment(withoutQueue(faulty), contributor, id, given).catch((error: unknown) => error);
      if (sent() < at) {
        expect(failure).toMatchObject({ ok: true });
        break;
      }
      expect(failure).toBeInstanceOf(Error);
      expect([await said(owner, id), await told(owner)]).toEqual([[], []]);
    }
    expect(await told(owner)).toEqual(byBoth("comment-added"));
  });

  it("leaves no comment once the account of its author is erased", async () => {
    const { owner, contributor, id } = await team();
    await say(contributor, id);
    await eraseRows(ctx, contributor, "account");
    expect(await said(owner, id)).toEqual([]);
  });
});

describe("the users notified of a comment", () => {
  it("are those who answered, commented or look after the topic, but not its author or any others", async () => {
    const { owner, contributor, viewer, id } = await team();
    const stranger = await registerCompany(ctx);
    await say(contributor, id);
    expect(await told(owner)).toEqual(byBoth("comment-added"));
    expect(await notifiedDataOf(owner, "comment-added")).toEqual({
      assessmentId: id,
      kind: "readiness",
      topicId: "water",
      topicEn: "Water",
      topicFr: "Eau",
      topicMs: "Air",
      questionId: QUESTION,
    });
    await say(owner, id);
    expect(await told(contributor)).toEqual(byBoth("comment-added"));
    for (const user of [viewer, stranger]) expect(await told(user)).toEqual([]);
  });

  it("include a topic's assignee who has not commented yet", async () => {
    const { owner, contributor, id } = await team();
    await assignTopic(ctx, owner, id, { topicId: "water", assigneeId: contributor.id, dueOn: "" });
    await say(owner, id);
    expect(await told(contributor)).toEqual(byBoth("comment-added"));
  });

  it("get one email in 30 minutes per question for many comments in a row, and a bell entry for each", async () => {
    const { owner, contributor, id } = await team();
    const sent = async () => {
      const all = await told(owner);
      return [all.filter((each) => each.endsWith("email")).length, all.filter((each) => each.endsWith("inApp")).length];
    };
    const all = await Promise.all([1, 2, 3].map((number) => say(contributor, id, `Bill ${number}`)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await sent()).toEqual([1, 3]);
    await say(contributor, id, "x", QUESTION, 29);
    expect(await sent()).toEqual([1, 4]);
    await say(contributor, id, "x", "water.assess.2", 29);
    expect(await sent()).toEqual([2, 5]);
    await say(contributor, id, "y", QUESTION, 31);
    expect(await sent()).toEqual([3, 6]);
  });
});

describe("deleting a comment", () => {
  it("is allowed to its author and the owner, and changes nothing the second time", async () => {
    const { owner, contributor, viewer, id } = await team();
    const stranger = await registerCompany(ctx);
    const add = async (user: CurrentUser) => {
      const done = await say(user, id);
      return done.ok ? done.commentId : "";
    };
    const [mine, theirs] = [await add(contributor), await add(owner)];
    expect(await deleteComment(ctx, stranger, id, mine)).toEqual({ ok: false, reason: "not-found" });
    expect(await deleteComment(ctx, viewer, id, mine)).toEqual({ ok: false, reason: "forbidden" });
    expect(await deleteComment(ctx, contributor, id, theirs)).toEqual({ ok: false, reason: "forbidden" });
    expect(await said(owner, id)).toHaveLength(2);
    expect(await deleteComment(ctx, owner, id, mine)).toEqual({ ok: true });
    expect(await deleteComment(ctx, contributor, id, mine)).toEqual({ ok: true });
    expect((await said(owner, id)).map((comment) => comment.id)).toEqual([theirs]);
    // The id of another assessment's comment deletes nothing.
    const other = await completeDraft(ctx, stranger, 40);
    expect(await deleteComment(ctx, stranger, other, theirs)).toEqual({ ok: true });
    await submitAssessment(ctx, owner, id);
    expect(await deleteComment(ctx, owner, id, theirs)).toEqual({ ok: false, reason: "completed" });
    expect(await said(owner, id)).toHaveLength(1);
  });
});
