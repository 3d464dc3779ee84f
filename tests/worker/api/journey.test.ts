import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { questionItemSchema, sectionSchema } from "~/assessment/answers/contract";
import type { Context } from "~/platform/context";
import { summarySchema } from "~/results/results/contract";
import { submissionSchema } from "~/results/results/submission-contract";
import { submitAssessment } from "~/results/results/submit.server";
import { countYesterdaysPeers } from "../../support/peers";
import { completeDraft, createTestContext, registerCompany } from "../../support/worker";
import { answerAll, call, signUp, start, take } from "./client";

const submissions = z.object({ count: z.number(), list: z.array(submissionSchema) });

let ctx: Context;
let token: string;
let submissionId: string;

beforeAll(async () => {
  ctx = createTestContext();
  token = (await signUp(ctx, { company: "Mzansi Bakery" })).token;
  submissionId = await start(ctx, token);
});

const get = (path: string) => call(ctx, "GET", path, { token });

describe("the API, from a company's sign-up to its summary", () => {
  it("lists dimensions and indicators with nothing completed", async () => {
    const dimensions = await get(`dimension/list?submissionId=${submissionId}&limit=100&offset=0&filter=Active`);
    expect(dimensions.body).toMatchObject({
      statusCode: 200,
      data: {
        count: 4,
        list: [
          { name: "Demographics", isOnSummary: false, isCompleted: "false" },
          { name: "Environment", name_French: "Environnement", name_Malay: "Alam Sekitar", isOnSummary: true },
          { name: "Social", text_Malay: expect.any(String) },
          { name: "Governance", isCompleted: "false" },
        ],
      },
    });
    const indicators = await get(`indicator?offset=1&limit=1&filter=Active&submissionId=${submissionId}`);
    expect(indicators.body.data).toMatchObject({
      count: 9,
      list: [
        {
          _id: "climate-action",
          name: "Climate Action",
          name_Malay: "Tindakan Iklim",
          requiredText: expect.any(String),
          dimension: { _id: "environment", name: "Environment" },
          isCompleted: "false",
          questions: 10,
          completed: false,
          inProgress: false,
        },
      ],
    });
  });

  it("accepts answers as labels in any language and as option ids, and returns them in the reader's language", async () => {
    const path = `users/sectionQuestions/list?indicator=water&submissionId=${submissionId}&filter=Active`;
    const [section] = take(z.array(sectionSchema), await get(path));
    expect(section).toMatchObject({
      section: { name: "Assess", name_French: "Évaluer" },
      sectionId: { name: "Assess" },
      questions: [
        {
          answer: [],
          answerFrench: [],
          isOptional: false,
          questionId: {
            question: expect.any(String),
            question_French: expect.any(String),
            isOptional: false,
            options: [{ ans: "Yes" }, { ans: "No" }],
            options_French: [{ ans_French: "Oui" }, { ans_French: "Non" }],
          },
        },
        { isOptional: false },
        { isOptional: true },
      ],
    });
    const [first, second, optional] = section?.questions ?? [];
    const data = [
      { id: first?._id, answer: ["Oui"] },
      { id: second?._id, answer: "no", otherAnswer: null },
      {
        id: optional?._id,
        answer: ["a1", "Lain-lain", "Semakan undang-undang, permit dan piawaian yang terpakai"],
        otherAnswer: " A river walk ",
      },
    ];
    const saved = await call(ctx, "POST", "users/questions/answer", { token, body: { data } });
    expect(saved.body).toMatchObject({
      statusCode: 200,
      message: "Section saved successfully",
      data: { message: "Section saved successfully" },
    });
    const [after] = take(z.array(sectionSchema), await get(path));
    expect(
      after?.questions.map(({ answer, answerFrench, otherAnswer }) => [answer, answerFrench, otherAnswer]),
    ).toEqual([
      [["Yes"], ["Oui"], null],
      [["No"], ["Non"], null],
      [
        ["Discussed by the owner, management or board", "Reviewed applicable laws, permits and standards", "Other"],
        expect.arrayContaining(["Autre"]),
        "A river walk",
      ],
    ]);
  });

  it("lists an indicator's questions one page at a time", async () => {
    const page = await get(`users/questions/list?indicatorId=water&submissionId=${submissionId}&offset=2&limit=2`);
    const { count, list } = take(z.object({ count: z.number(), list: z.array(questionItemSchema) }), page);
    expect(count).toBe(15);
    expect(list.map((item) => [item.sectionId.name, item.isOptional])).toEqual([
      ["Assess", true],
      ["Learn", false],
    ]);
  });

  it("does not end an incomplete submission", async () => {
    const answer = await call(ctx, "PATCH", "users/submission/end", { token, body: { SubmissionId: submissionId } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      statusCode: 422,
      message: "Please complete all questions before proceeding",
      errorMessage: "Please complete all questions before proceeding",
      errors: { SubmissionId: ["Please complete all questions before proceeding"] },
    });
    const summary = await get(`users/submission/summery?SubmissionId=${submissionId}`);
    expect(summary.status).toBe(409);
  });

  it("ends a complete submission once and shows its summary", async () => {
    // Two demographic questions, then 80 scored ones: 34 of 40 environment, none of the others.
    expect(await answerAll(ctx, token, submissionId, (index) => (index < 36 ? "Yes" : "No"))).toBe(82);
    const body = { SubmissionId: submissionId };
    const ended = await call(ctx, "PATCH", "users/submission/end", { token, body });
    expect(ended.body).toMatchObject({ statusCode: 200, data: { message: "Your assessment is submitted" } });
    expect((await call(ctx, "PATCH", "users/submission/end", { token, body })).status).toBe(409);

    const answer = await get(`users/submission/summery?SubmissionId=${submissionId}`);
    const summary = take(summarySchema, answer);
    expect(summary.esgPerformance).toMatchObject({
      leval: "Intermediate",
      correct: 34,
      total: 80,
      data: { leval_French: "Intermédiaire", leval_Malay: "Pertengahan" },
    });
    expect(summary.esgPerformance.data.esgDescription).toContain("Mzansi Bakery");
    expect(summary.esgPerformance.data.esgDescription_Malay).not.toContain("SME X");
    expect(summary.dimensions).toMatchObject([
      { dimension: "Environment", correct: 34, total: 40, scorePercent: 85, leval: "Leader", completed: true },
      { dimension: "Social", dimension_French: "Social", scorePercent: 0, leval: "Laggard" },
      { dimension: "Governance", performance: { leval_Malay: "Ketinggalan", action: expect.any(String) } },
    ]);
    expect(summary.indicaters).toHaveLength(8);
    expect(summary.indicaters[0]).toMatchObject({
      name: "Climate Action",
      name_Malay: "Tindakan Iklim",
      correct: 10,
      total: 10,
      leval: "Leader",
      industryScore: null,
      dimension: { _id: "environment", name: "Environment", color: expect.stringMatching(/^#/) },
    });
    expect(summary.profile).toMatchObject({
      company: "Mzansi Bakery",
      companyReg: "2015/123456/07",
      state: "Gauteng",
      country: "South Africa",
      city: "Johannesburg",
      industry: { name: "Accommodation and food service", name_Malay: "Penginapan dan perkhidmatan makanan" },
      joinedAccessCode: [],
      mobileNo: "+27821234567",
    });
    expect(summary.lastSubmissionDate).toBeNull();
    const water = summary.optionalQuestions[1]?.questons.find(({ indicater }) => indicater === "Water");
    expect(water?.questions[0]?.answer).toContain("Other");
    expect(summary.requiredQuestions[1]?.questons[0]?.questions[0]).toMatchObject({
      questionId: { question: expect.any(String), question_French: expect.any(String) },
      answer: ["Yes"],
    });
  });

  it("refuses answers to a completed submission and keeps the old ones", async () => {
    const path = `users/sectionQuestions/list?indicator=water&submissionId=${submissionId}`;
    const [before] = take(z.array(sectionSchema), await get(path));
    const body = { data: [{ id: before?.questions[0]?._id, answer: ["No"] }] };
    const saved = await call(ctx, "POST", "users/questions/answer", { token, body });
    expect(saved.status).toBe(409);
    expect(saved.body.message).toBe("This assessment has already been submitted");
    const [after] = take(z.array(sectionSchema), await get(path));
    expect(after).toEqual(before);
  });

  it("lists submissions, newest first, with the date of the one before", async () => {
    const draftId = await start(ctx, token);
    const all = take(submissions, await get("users/submissions/list?offset=0&limit=10"));
    expect(all).toMatchObject({
      count: 2,
      list: [
        { _id: draftId, isDraft: true, title: "Readiness Assessment", description: "In Progress: 0% answered" },
        { _id: submissionId, isDraft: false, description: "Completed: Intermediate, 42.50%", leval: "Intermediate" },
      ],
    });
    const second = take(submissions, await get("users/submissions/list?offset=1&limit=1"));
    expect(second).toMatchObject({ count: 2, list: [{ _id: submissionId }] });
    expect(take(submissions, await get("users/submissions/latest")).list[0]?._id).toBe(draftId);

    await answerAll(ctx, token, draftId, () => "Yes");
    await call(ctx, "PATCH", "users/submission/end", { token, body: { SubmissionId: draftId } });
    const summary = take(summarySchema, await get(`users/submission/summery?SubmissionId=${draftId}`));
    expect(summary.esgPerformance.leval).toBe("Leader");
    expect(Date.parse(summary.lastSubmissionDate ?? "")).toBeLessThanOrEqual(Date.parse(summary.profile.updatedAt));
  });

  it("accepts the plain id of a submission as well as the sealed one", async () => {
    const plainId = ctx.ids.resolve(submissionId) ?? "";
    expect(plainId).not.toBe(submissionId);
    expect((await get(`users/submission/summery?SubmissionId=${plainId}`)).status).toBe(200);
  });

  it("returns the peers' mean once six confirmed companies of the industry have completed theirs", async () => {
    for (let peer = 0; peer < 6; peer += 1) {
      const user = await registerCompany(ctx, { industry: "hospitality" });
      expect((await submitAssessment(ctx, user, await completeDraft(ctx, user, 40))).ok).toBe(true);
    }
    await countYesterdaysPeers(ctx);
    const summary = take(summarySchema, await get(`users/submission/summery?SubmissionId=${submissionId}`));
    expect(summary.indicaters.map(({ industryScore }) => industryScore)).toEqual([100, 100, 100, 100, 0, 0, 0, 0]);
  });
});
