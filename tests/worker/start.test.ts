import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/features/account/session.server";
import { saveAnswers } from "~/features/assessment/save-answers.server";
import { startAssessment } from "~/features/assessment/start.server";
import { submitAssessment } from "~/features/assessment/submit.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, post } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const start = async (who = user) => {
  const started = await startAssessment(ctx, who);
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
};
const assessments = () => rowsOf<{ id: string }>("select id from assessments where company_id = ?", user.companyId);

describe("starting an assessment", () => {
  it("makes an empty draft of the newest questionnaire", async () => {
    const id = await start();
    expect(await rowsOf("select * from assessments where company_id = ?", user.companyId)).toEqual([
      {
        id,
        company_id: user.companyId,
        started_by: user.id,
        kind: "readiness",
        catalogue_version: "readiness-1",
        state: "draft",
        revision: 0,
        answered_required: 0,
        created_at: expect.any(Number),
        updated_at: expect.any(Number),
        completed_at: null,
        carried_from: null,
      },
    ]);
  });

  it("ten times at once makes one, also by the button of the page", async () => {
    const started = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(new Set(started).size).toBe(1);
    const cookie = await cookieOf(ctx, user.id);
    const answers = await Promise.all([1, 2].map(() => post("/user/history", {}, { cookie })));
    const ids = answers.map((answer) => ctx.ids.resolve(answer.headers.get("Location")?.slice(1) ?? ""));
    expect(ids).toEqual([started[0], started[0]]);
    expect(await assessments()).toEqual([{ id: started[0] }]);
  });

  it("makes another beside a draft with answers, a completed one and another company's", async () => {
    const stranger = await registerCompany(ctx);
    const theirs = await start(stranger);
    const first = await start();
    expect(first).not.toBe(theirs);
    const answer = { questionId: "water.assess.1", optionIds: ["yes"], otherText: null };
    expect((await saveAnswers(ctx, user, first, [answer])).ok).toBe(true);
    const second = await completeDraft(ctx, user, 40);
    expect((await submitAssessment(ctx, user, second)).ok).toBe(true);
    const third = await start();
    expect((await assessments()).map(({ id }) => id).sort()).toEqual([first, second, third].sort());
  });

  it("makes another beside an empty draft of an older questionnaire", async () => {
    const old = await start();
    await change("update assessments set catalogue_version = 'readiness-0' where id = ?", old);
    expect(await start()).not.toBe(old);
    await change("delete from assessments where id = ?", old);
  });
});
