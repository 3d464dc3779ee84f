import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { questionItemSchema, sectionSchema } from "~/assessment/answers/contract";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import { exportSchema } from "~/results/results/export-contract";
import { submitAssessment } from "~/results/results/submit.server";
import { given } from "../../support/answers";
import { rowsOf } from "../../support/database";
import { ORIGIN } from "../../support/pages";
import { registerCorporate } from "../../support/people";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../../support/worker";
import { call, take } from "./client";

let ctx: Context;
let member: { id: string; token: string; draft: string; completed: string };
let corporate: string;
let corporateId: string;

const tokenOf = async (userId: string) => (await issueTokens(ctx, new Request(ORIGIN), userId)).accessToken;

beforeAll(async () => {
  ctx = withoutQueue(createTestContext());
  const buyer = await registerCorporate(ctx);
  const owner = await registerCompany(ctx, { accessCode: buyer.code });
  const [draft, completed] = [await completeDraft(ctx, owner, 40), await completeDraft(ctx, owner, 40)];
  const market = given("company-profile.main-market", ["national"]);
  await saveAnswers(ctx, owner, completed, [market]);
  await submitAssessment(ctx, owner, completed);
  const token = await tokenOf(owner.id);
  member = { id: owner.id, token, draft: ctx.ids.seal(draft), completed: ctx.ids.seal(completed) };
  corporateId = buyer.id;
  corporate = await tokenOf(buyer.id);
});

const get = (path: string, token: string) => call(ctx, "GET", path, { token });

describe("the answers of a company, requested through one of its users", () => {
  it("are returned by section and as a paged list to a company that it has joined", async () => {
    const query = `submissionId=${member.completed}&userId=${member.id}`;
    const bySection = await get(
      `users/sectionQuestions/list/associated?indicator=water&filter=Active&${query}`,
      corporate,
    );
    const sections = take(z.array(sectionSchema), bySection);
    expect(sections.map(({ section }) => section.name)).toEqual(["Assess", "Learn", "Commit", "Measure", "Report"]);
    expect(sections[0]?.questions[0]).toMatchObject({ answer: ["Yes"], answerFrench: ["Oui"] });
    const page = await get(`users/questions/list/associated?indicatorId=water&offset=14&limit=5&${query}`, corporate);
    const list = take(z.object({ count: z.number(), list: z.array(questionItemSchema) }), page);
    expect([list.count, list.list.length, list.list[0]?.section.name]).toEqual([15, 1, "Report"]);
  });

  it("are refused for a draft, for a user of another company, and to a company that it has not joined", async () => {
    const path = "users/sectionQuestions/list/associated?indicator=water";
    const stranger = await registerCompany(ctx);
    const tries = [
      get(`${path}&submissionId=${member.draft}&userId=${member.id}`, corporate),
      get(`${path}&submissionId=${member.completed}&userId=${stranger.id}`, corporate),
      get(`${path}&submissionId=${member.completed}&userId=${member.id}`, await tokenOf(stranger.id)),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    expect((await get(`${path}&submissionId=${member.draft}&userId=${member.id}`, member.token)).status).toBe(200);
    const nameless = await get(`${path}&submissionId=${member.completed}`, corporate);
    expect([nameless.status, nameless.body.errors]).toEqual([422, { userId: ["Please send the user ID"] }]);
  });
});

describe("the export of a submission", () => {
  it("contains the company, where it sells, and every question with its answer", async () => {
    const own = take(exportSchema, await get(`users/submission/export?SubmissionId=${member.completed}`, member.token));
    expect(own.exportQuestion).toEqual({
      answer: ["National"],
      answerFrench: ["National"],
      answerMalay: ["Seluruh negara"],
    });
    expect(own.questions.map(({ dimension }) => dimension)).toEqual([
      "Demographics",
      "Environment",
      "Social",
      "Governance",
    ]);
    const answered = own.questions
      .flatMap(({ allQuestions }) => allQuestions)
      .flatMap(({ questions }) => questions)
      .flatMap(({ sectionQuestions }) => sectionQuestions);
    expect(answered).toHaveLength(130);
    expect(answered.filter(({ answer }) => answer.length > 0)).toHaveLength(83);
    expect(own.profile.joinedAccessCode).toHaveLength(1);
  });

  it("is available to a company that it is shared with, without the codes of others, and never for a draft", async () => {
    const path = `users/submission/export?userId=${member.id}&SubmissionId=`;
    const shared = take(exportSchema, await get(path + member.completed, corporate));
    expect([shared.profile.username, shared.profile.joinedAccessCode]).toEqual(["Nomsa", []]);
    expect((await get(path + member.draft, corporate)).status).toBe(404);
    expect((await get(`users/submission/export?SubmissionId=${member.draft}`, member.token)).status).toBe(409);
  });
});

describe("the result of a company that shares it", () => {
  it.each(["summery", "export"])(
    "is available by the submission alone at users/submission/%s, and the reading is recorded",
    async (call) => {
      const path = `users/submission/${call}?SubmissionId=`;
      const profile = z.object({ profile: z.object({ username: z.string(), joinedAccessCode: z.array(z.string()) }) });
      const read = take(profile, await get(path + member.completed, corporate));
      expect(read.profile).toEqual({ username: "Nomsa", joinedAccessCode: [] });
      const thing = call === "summery" ? "result" : "export";
      expect(
        await rowsOf("select thing from readings where user_id = ? and thing = ?", corporateId, thing),
      ).toHaveLength(1);
      const stranger = await registerCompany(ctx);
      expect((await get(path + member.completed, await tokenOf(stranger.id))).status).toBe(404);
      expect((await get(path + member.draft, corporate)).status).toBe(404);
      // A named user must belong to that company, for every caller.
      for (const token of [corporate, member.token]) {
        expect((await get(`${path}${member.completed}&userId=${member.id}`, token)).status).toBe(200);
        expect((await get(`${path}${member.completed}&userId=${stranger.id}`, token)).status).toBe(404);
      }
    },
  );
});
