import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "~/platform/context";
import { rowsOf } from "../../support/database";
import { pdfFile } from "../../support/evidence";
import { smallPdf } from "../../support/pdfs";
import {
  anyAnswers,
  dimensionsOf,
  type ProgressItem,
  questionsOf,
  startProgress,
  unlock,
} from "../../support/progress-calls";
import { createTestContext, withoutQueue } from "../../support/worker";
import { call, clientOf, dataOf, signUp, take } from "./client";

const GHG = "ghg-emissions-reduction";
const BUSINESS = "business-strategy-integration";

let ctx: Context;
let token: string;
let userId: string;
let readiness: string;
let draft: string;

beforeAll(async () => {
  ctx = withoutQueue(createTestContext());
  const signedUp = await signUp(ctx, { company: "Mzansi Bakery" });
  [token, userId] = [signedUp.token, signedUp.user._id];
});

const get = (path: string, by = token) => call(ctx, "GET", path, { token: by });
const send = (data: unknown, by = token) =>
  call(ctx, "POST", "ProGress/questions/answer", { token: by, body: { data } });
const end = (body: object, by = token) => call(ctx, "PATCH", "ProGress/submission/end", { token: by, body });
const itemOf = async (dimension: string, question: string): Promise<ProgressItem> => {
  const found = (await questionsOf(ctx, token, draft, dimension)).find((item) => item.questionId._id === question);
  if (!found) throw new Error(`No question ${question}`);
  return found;
};
const stored = () =>
  rowsOf("select question_id, value, revision from answers where assessment_id = ? order by 1", ctx.ids.resolve(draft));

describe("a Progress Assessment through the API", () => {
  it("starts only after a Readiness Assessment is completed, and the refusal before that says so", async () => {
    const locked = await call(ctx, "POST", "ProGress/submission/start", { token });
    expect([locked.status, locked.body.message]).toEqual([
      403,
      "A Progress Assessment opens once you have completed a Readiness Assessment",
    ]);
    readiness = await unlock(ctx, token);
    draft = await startProgress(ctx, token);
    expect(
      take(z.object({ count: z.number(), list: z.array(z.looseObject({})) }), await get("ProGress/submission/list")),
    ).toMatchObject({
      count: 1,
      list: [{ _id: draft, isDraft: true, title: "Progress Assessment" }],
    });
    expect((await get("users/submissions/list")).body.data).toMatchObject({ count: 1, list: [{ _id: readiness }] });
  });

  it("lists its dimensions, with and without a submission id", async () => {
    const names = ["Demographics", "Climate Governance", "GHG Emissions Reduction", "Business Strategy Integration"];
    for (const path of [
      "ProGress-dimension?filter=Active",
      "ProGress-dimension/list?filter=Active&limit=20&offset=0",
      `ProGress-dimension/list?submissionId=${draft}`,
    ]) {
      const { body } = await get(path);
      expect(body.data).toMatchObject({ count: 4, list: names.map((name) => ({ name, isCompleted: "false" })) });
    }
  });

  it("returns each question as one of the contract's four types", async () => {
    const policy = await itemOf("climate-governance", "climate-governance.policy");
    expect(policy).toMatchObject({
      answer: [],
      yesAnswers: [],
      isOptional: false,
      sectionId: { name: expect.any(String), description: expect.any(String), description_Malay: expect.any(String) },
      questionId: {
        questionType: "radio",
        options: [{ ans: "Yes" }, { ans: "No" }],
        isMultiStatement: false,
        toolTip: expect.stringMatching(/./),
      },
    });
    expect(policy.questionId.yes_options.length).toBeGreaterThan(3);
    const measures = await itemOf("climate-governance", "climate-governance.measures");
    expect(measures.questionId).toMatchObject({
      questionType: "checkbox",
      isMultiStatement: true,
      statements: { length: 4 },
    });
    expect(measures.answer).toEqual({});
    expect((await itemOf(GHG, `${GHG}.base-year`)).questionId).toMatchObject({
      questionType: "input",
      calculationFormula: "",
    });
    const scope1 = await itemOf(GHG, `${GHG}.scope-1`);
    expect(scope1.questionId.questionType).toBe("calculation");
    for (const { token: name } of scope1.questionId.calculationTokens)
      expect(scope1.questionId.calculationFormula).toContain(name);
  });

  it("accepts and returns the follow-up of a Yes, several statements, a text and a figure", async () => {
    const ids = { policy: "climate-governance.policy", measures: "climate-governance.measures" };
    const [policy, measures] = await Promise.all([
      itemOf("climate-governance", ids.policy),
      itemOf("climate-governance", ids.measures),
    ]);
    const [first, second] = measures.questionId.statements;
    const kind = policy.questionId.yes_options[0];
    const data = [
      {
        id: policy._id,
        answer: "",
        answerMalay: ["Ya"],
        yesAnswersMalay: [policy.questionId.yes_options_Malay[0]?.ans_Malay],
      },
      { id: measures._id, answer: { [first?.statement ?? ""]: ["In place"], [second?._id ?? ""]: ["not-yet"] } },
      { id: `${draft}.${GHG}.base-year`, answer: "2020" },
      { id: `${draft}.${GHG}.target` },
      { id: `${draft}.${GHG}.scope-2`, answer: 44.125 },
    ];
    const saved = await send(data);
    expect(saved.body).toMatchObject({
      statusCode: 200,
      data: { message: "Your answers are saved", changed: 4 },
    });
    expect(await itemOf("climate-governance", ids.policy)).toMatchObject({
      answer: ["Yes"],
      answerMalay: ["Ya"],
      yesAnswers: [kind?.ans],
    });
    expect((await itemOf("climate-governance", ids.measures)).answer).toEqual({
      [first?.statement ?? ""]: ["In place"],
      [second?.statement ?? ""]: ["Not yet"],
    });
    expect((await itemOf(GHG, `${GHG}.base-year`)).answer).toBe("2020");
    expect((await itemOf(GHG, `${GHG}.scope-2`)).answer).toEqual(
      expect.arrayContaining(["44.13", "reported_t=44.125"]),
    );
  });

  it("returns an overview of the draft's progress and of its answered questions", async () => {
    const params = { query: { SubmissionId: draft } };
    const overview = await dataOf(clientOf(ctx, token).GET("/api/ProGress/submission/overview", { params }));
    expect(overview).toMatchObject({ isDraft: true, scorePercent: expect.stringMatching(/^[1-9]\d?\.00$/) });
    const [governance, , business] = overview.dimensionScoring;
    const required = async (dimension: string) =>
      (await questionsOf(ctx, token, draft, dimension)).filter(({ isOptional }) => !isOptional).length;
    expect(governance).toMatchObject({ name: "Climate Governance", total: await required("climate-governance") });
    expect(governance?.correct).toBeGreaterThan(0);
    expect(business).toMatchObject({ correct: 0, total: await required(BUSINESS), industryScore: null });
    const policy = overview.questionAnswers.find(({ _id }) => _id === "climate-governance.policy");
    expect(policy).toMatchObject({ question: expect.stringMatching(/./), answer: ["Yes"] });
    expect(overview.questionAnswers.filter(({ _id }) => _id.startsWith(BUSINESS))).toEqual([]);
  });

  it("recalculates a total from its tokens", async () => {
    const scope1 = await itemOf(GHG, `${GHG}.scope-1`);
    const [diesel] = scope1.questionId.calculationTokens;
    const wrong = await send([{ id: scope1._id, answer: ["1", `${diesel?.token}=10000`] }]);
    expect(wrong.status).toBe(200);
    const given = (await itemOf(GHG, `${GHG}.scope-1`)).answer;
    expect(given).toEqual(expect.arrayContaining([expect.stringMatching(/^2[67]\.\d\d$/), `${diesel?.token}=10000`]));
  });

  it("accepts twelve months of an input, returns them with the year's sum, and accepts the returned list unchanged", async () => {
    const id = `${draft}.${GHG}.scope-1`;
    const before = (await itemOf(GHG, `${GHG}.scope-1`)).answer;
    const months = ["diesel_litre_months=800.125;810;;790;0;;;;;;;1000", "petrol_us-gallon_months=10;20"];
    const rest = ["year=2025", "lpg_cylinder-14=3"];
    expect((await send([{ id, answer: [...rest, ...months] }])).status).toBe(200);
    const listed = async () => [(await itemOf(GHG, `${GHG}.scope-1`)).answer].flat();
    const given = await listed();
    expect(given).toEqual([
      expect.stringMatching(/^\d\.\d\d$|^\d\d\.\d\d$/),
      "year=2025",
      "diesel_litre=3400.125",
      "diesel_litre_months=800.125;810;;790;0;;;;;;;1000",
      "petrol_us-gallon=30",
      "petrol_us-gallon_months=10;20;;;;;;;;;;",
      "lpg_cylinder-14=3",
    ]);
    const kept = await stored();
    expect((await send([{ id, answer: given }])).body.data).toMatchObject({ changed: 0 });
    expect(await stored()).toEqual(kept);

    const summed = ["year=2025", "diesel_litre=3400.125", "petrol_us-gallon=30", "lpg_cylinder-14=3"];
    expect((await send([{ id, answer: summed }])).body.data).toMatchObject({ changed: 1 });
    const year = await listed();
    expect([year[0], year]).toEqual([given[0], expect.not.arrayContaining([expect.stringContaining("_months")])]);
    expect((await send([{ id, answer: before }])).status).toBe(200);
  });

  it.each([
    ["a sum that is not that of its months", ["diesel_litre=10", "diesel_litre_months=1;2"]],
    ["a thirteenth month", [`diesel_litre_months=${Array(13).fill("1").join(";")}`]],
    ["a month that is no figure", ["diesel_litre_months=1;1e999"]],
    ["a month that can be read two ways", ["diesel_litre_months=1;1,234"]],
    ["months of one unit beside the year in another", ["diesel_litre_months=1;2", "diesel_us-gallon=3"]],
    ["one input twice", ["diesel_litre=1", "diesel_litre=2"]],
    ["months of nothing that is known", ["peat_kg_months=1;2"]],
    ["months without a unit that is known", ["diesel_barrel_months=1;2"]],
  ])("refuses %s", async (_, answer) => {
    const before = await stored();
    const refused = await send([{ id: `${draft}.${GHG}.scope-1`, answer }]);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["data.0"]]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ["no items", [], "No answers to submit", "data"],
    [
      "nothing filled",
      [
        ["policy", []],
        ["measures", {}],
        ["policy", ""],
      ],
      "Please provide at least one answer before submitting",
      "data",
    ],
    [
      "an unknown option",
      [
        ["policy", ["Yes"]],
        ["policy", ["Perhaps"]],
      ],
      "This answer is not one of the question's options",
      "data.1",
    ],
    [
      "an unknown question",
      [
        ["policy", ["Yes"]],
        ["policies", ["Yes"]],
      ],
      "This question is not known",
      "data.1",
    ],
  ])("saves nothing when it is sent %s", async (_, items, message, field) => {
    const before = await stored();
    const answer = await send(
      items.map(([question, given]) => ({ id: `${draft}.climate-governance.${question}`, answer: given })),
    );
    expect([answer.status, answer.body.message, Object.keys(answer.body.errors ?? {})]).toEqual([
      422,
      message,
      [field],
    ]);
    expect(await stored()).toEqual(before);
  });

  const NO_FIGURE = "Please write a figure with the digits 0 to 9, such as 1250 or 12.5";
  it.each([
    ["1e999", NO_FIGURE],
    ["1.234,5,6", NO_FIGURE],
    ["٣", NO_FIGURE],
    ["=1+1", NO_FIGURE],
    ["-1", "This figure is too low for this field"],
    ["10".repeat(15), "This figure is too high for this field"],
  ])("refuses the figure %s and names its position: %s", async (figure, words) => {
    const before = await stored();
    const data = [
      { id: `${draft}.climate-governance.policy`, answer: ["No"] },
      { id: `${draft}.${GHG}.scope-1`, answer: figure },
    ];
    const answer = await send(data);
    expect([answer.status, answer.body.errors]).toEqual([422, { "data.1": [words] }]);
    expect(await stored()).toEqual(before);
  });

  it("accepts a custom emission factor with its source, and returns both", async () => {
    const id = `${draft}.${GHG}.scope-1`;
    const before = (await itemOf(GHG, `${GHG}.scope-1`))?.answer;
    const own = ["diesel_litre=1000", "diesel_own=2.516", "diesel_note=Supplier: 1 l = 2.516 kg"];
    expect((await send([{ id, answer: own }])).status).toBe(200);
    const given = (await itemOf(GHG, `${GHG}.scope-1`))?.answer;
    expect(given).toEqual(["2.52", expect.stringMatching(/^year=/), ...own]);
    const noteless = await send([{ id, answer: own.slice(0, 2) }]);
    expect([noteless.status, Object.keys(noteless.body.errors ?? {})]).toEqual([422, ["data.0"]]);
    expect((await itemOf(GHG, `${GHG}.scope-1`))?.answer).toEqual(given);
    expect((await send([{ id, answer: before }])).status).toBe(200);
  });

  it("counts a Yes in the demographics only with its follow-up answer", async () => {
    const id = `${draft}.demographics.export`;
    expect((await send([{ id, answer: ["Yes"] }])).body.message).toBe(
      "Please provide at least one answer before submitting",
    );
    expect((await send([{ id, yesAnswers: ["asean"] }])).status).toBe(200);
    expect(await itemOf("demographics", "demographics.export")).toMatchObject({
      answer: ["Yes"],
      yesAnswers: ["ASEAN countries"],
    });
  });

  it("ends with the answers in the body, which are validated first, and accepts documents before that", async () => {
    const open = await end({ SubmissionId: draft });
    expect([open.status, open.body.message]).toEqual([422, "Please complete all questions before proceeding"]);
    const entry = {
      submissionId: draft,
      proGress_Dimension: GHG,
      name: "Fuel receipts",
      description: "All of the year",
    };
    const early = await call(ctx, "POST", "ProGress/submission/document", { token, body: entry });
    expect([early.status, early.body.message]).toEqual([
      422,
      "All Questions need to be answered before upload documents",
    ]);

    const data = await anyAnswers(ctx, token, draft);
    const before = await stored();
    const wrong = await end({ SubmissionId: draft, data: [...data, { id: `${draft}.nothing`, answer: ["Yes"] }] });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, [`data.${data.length}`]]);
    const other = await end({ SubmissionId: readiness, data });
    expect(other.status).toBe(422);
    expect(await stored()).toEqual(before);

    expect((await send(data)).status).toBe(200);
    await addDocument(entry);
    const ended = await end({ SubmissionId: draft, data });
    expect(ended.body).toMatchObject({
      statusCode: 200,
      data: { message: "Your assessment is submitted", isDraft: false },
    });
    expect((await end({ SubmissionId: draft })).status).toBe(409);
    expect((await send(data)).status).toBe(409);
  });

  async function addDocument(entry: {
    submissionId: string;
    proGress_Dimension: string;
    name: string;
    description: string;
  }) {
    const nowhere = await call(ctx, "POST", "ProGress/submission/document", {
      token,
      body: { ...entry, proGress_Dimension: "demographics" },
    });
    expect(nowhere.body.errors).toEqual({ proGress_Dimension: ["Dimension is required"] });
    const client = clientOf(ctx, token);
    const { _id: id } = await dataOf(client.POST("/api/ProGress/submission/document", { body: entry }));
    const upload = (path: string, files: File[]) => {
      const form = new FormData();
      for (const file of files) form.append("files", file);
      return call(ctx, "PATCH", `${path}?id=${id}`, { token, rawBody: form });
    };
    // The document does not exist for the call of the other kind.
    expect((await upload("users/submission/document/upload", [pdfFile(smallPdf())])).status).toBe(404);
    const none = await upload("ProGress/submission/files/upload", []);
    expect([none.status, none.body.message]).toEqual([422, "At least one PDF is required"]);
    const done = await upload("ProGress/submission/files/upload", [pdfFile(smallPdf())]);
    expect([done.status, done.body.message]).toEqual([200, "Document uploaded successfully"]);
    const [document] = await dataOf(
      client.GET("/api/ProGress/submission/documents", { params: { query: { SubmissionId: draft } } }),
    );
    expect(document).toMatchObject({
      _id: id,
      proGress_Dimension: { _id: GHG, name: "GHG Emissions Reduction" },
      files: [expect.stringContaining("/files/")],
    });
    const asBytes = { body: document?.references[0] ?? { path: "" }, parseAs: "arrayBuffer" } as const;
    const file = await client.POST("/api/assessments/regular/documents", asBytes);
    expect(new Uint8Array(file.data ?? new ArrayBuffer(0))).toEqual(smallPdf());
  }
});

describe("the result of a Progress Assessment through the API", () => {
  const params = () => ({ query: { SubmissionId: draft } });
  const client = () => clientOf(ctx, token);

  it("has a summary with levels, points, plans and answers under the contract's keys", async () => {
    const summary = await dataOf(client().GET("/api/ProGress/submission/summery", { params: params() }));
    expect(summary.profile).toMatchObject({ company: "Mzansi Bakery", username: expect.any(String) });
    expect(summary.readinessLeval).toMatchObject({
      leval: "Leader",
      description: expect.stringContaining("Mzansi Bakery"),
    });
    expect(summary.ccptLevel).toMatchObject({
      leval: expect.stringMatching(/^[A-Z]/),
      leval_French: expect.any(String),
    });
    expect(summary.scorePercent).toMatch(/^\d{1,3}\.\d\d$/);
    expect(summary.dimensionScoring.map(({ name, total, industryScore }) => [name, total, industryScore])).toEqual([
      ["Climate Governance", 10, null],
      ["GHG Emissions Reduction", 10, null],
      ["Business Strategy Integration", 10, null],
    ]);
    const correct = summary.dimensionScoring.reduce((sum, each) => sum + each.correct, 0);
    expect(Number(summary.scorePercent)).toBeCloseTo((correct / 30) * 100, 1);
    expect(summary.actionPlans).toHaveLength(3);
    expect(summary.actionPlans[1]).toMatchObject({
      proGress_Dimension: { name: "GHG Emissions Reduction" },
      actionPlan: expect.stringMatching(/./),
      objective: expect.stringMatching(/./),
      resources_French: expect.stringMatching(/./),
      timeline_Malay: expect.stringMatching(/./),
    });
    expect(summary.questionAnswers.map((entry) => Object.keys(entry))).toEqual([
      ["Climate Governance"],
      ["GHG emissions reduction"],
      ["Business Strategy Integration"],
    ]);
    const [scope1, scope2, target] = summary.questionAnswers[1]?.["GHG emissions reduction"] ?? [];
    expect(scope1).toMatchObject({
      question: expect.stringContaining("Scope 1"),
      answer: [expect.stringMatching(/^\d+\.\d\d$/), expect.stringMatching(/^year=\d{4}$/), "diesel_litre=1000"],
    });
    expect(scope2?.question).toContain("Scope 2");
    expect(target).toMatchObject({ answer: ["Yes"], yesAnswers: [expect.any(String)] });
    expect(summary.questionAnswers[2]?.["Business Strategy Integration"]?.[0]).toMatchObject({
      yesAnswers: [expect.any(String)],
    });
    expect(summary.lastSubmissionDate).toBeNull();
  });

  it("is available as a short overview, and with every question for a table", async () => {
    const overview = await dataOf(client().GET("/api/ProGress/submission/overview", { params: params() }));
    const summary = await dataOf(client().GET("/api/ProGress/submission/summery", { params: params() }));
    expect([overview.isDraft, overview.dimensionScoring]).toEqual([false, summary.dimensionScoring]);
    expect(overview.questionAnswers).toEqual(summary.questionAnswers.flatMap((entry) => Object.values(entry).flat()));
    const whole = await dataOf(client().GET("/api/ProGress/submission/summeryWithQuestions", { params: params() }));
    expect(whole).toMatchObject(summary);
    expect(whole.exportQuestion.answer[0]).toBe("Yes");
    expect(whole.requiredQuestions.map(({ dimension }) => dimension)[0]).toBe("Demographics");
  });

  it("is separate from the Readiness result, and the calls of one kind do not find the other", async () => {
    const latest = await dataOf(client().GET("/api/ProGress/submission/latest"));
    expect(latest.list).toMatchObject([{ _id: draft, isDraft: false, leval: expect.any(String) }]);
    for (const path of ["summery", "summeryWithQuestions", "overview", "documents"])
      expect([path, (await get(`ProGress/submission/${path}?SubmissionId=${readiness}`)).status]).toEqual([path, 404]);
    for (const path of ["summery", "export", "documents"])
      expect([path, (await get(`users/submission/${path}?SubmissionId=${draft}`)).status]).toEqual([path, 404]);
    expect((await get(`dimension/list?submissionId=${draft}`)).status).toBe(404);
    expect((await get(`ProGress-dimension/list?submissionId=${readiness}`)).status).toBe(404);
    expect((await get(`ProGress/questions/list?submissionId=${draft}&proGress_Dimension=environment`)).status).toBe(
      404,
    );
    const nameless = await get(`ProGress/questions/list?submissionId=${draft}`);
    expect(nameless.body.errors).toEqual({ proGress_Dimension: ["Please send the dimension"] });
  });

  it("lists the company's answers when called with the id of one of its users", async () => {
    expect(await dimensionsOf(ctx, token, draft)).toHaveLength(4);
    const query = { submissionId: draft, proGress_Dimension: BUSINESS, userId };
    const own = await dataOf(client().GET("/api/ProGress/questions/list/associated", { params: { query } }));
    expect(own.list).toEqual(await questionsOf(ctx, token, draft, BUSINESS));
    const stranger = (await signUp(ctx)).token;
    for (const path of [
      `questions/list/associated?submissionId=${draft}&proGress_Dimension=${BUSINESS}&userId=${userId}`,
      `submission/summeryWithQuestions?SubmissionId=${draft}&userId=${userId}`,
    ])
      expect((await get(`ProGress/${path}`, stranger)).status).toBe(404);
  });
});
