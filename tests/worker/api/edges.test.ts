import { z } from "@hono/zod-openapi";
import { beforeAll, describe, expect, it } from "vitest";
import { sectionSchema } from "~/assessment/answers/contract";
import { LANGUAGES } from "~/core/language";
import type { Context } from "~/platform/context";
import { cookieOf } from "../../support/pages";
import { createTestContext, testEnv } from "../../support/worker";
import { type Answer, call, preflight, signUp, start, take } from "./client";

let ctx: Context;
let token: string;
let submissionId: string;
let stranger: string;
let userId: string;

beforeAll(async () => {
  ctx = createTestContext();
  const { user, token: ours } = await signUp(ctx);
  [token, userId] = [ours, user._id];
  submissionId = await start(ctx, token);
  stranger = (await signUp(ctx)).token;
});

/** Expects a failure in its envelope. */
function expectFailure(answer: Answer, status: number, message: string | RegExp) {
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({
    statusCode: status,
    message: expect.stringMatching(message),
    errorMessage: answer.body.message,
    errors: expect.any(Object),
  });
  expect(answer.headers.get("Content-Type")).toContain("application/json");
}

const PROTECTED = [
  ["GET", "users/me"],
  ["GET", "dimension"],
  ["GET", "dimension/list"],
  ["GET", "indicator"],
  ["GET", "users/questions/list"],
  ["GET", "users/sectionQuestions/list"],
  ["POST", "users/questions/answer"],
  ["POST", "users/submission/create"],
  ["PATCH", "users/submission/end"],
  ["GET", "users/submissions/list"],
  ["GET", "users/submissions/latest"],
  ["GET", "users/submission/summery"],
  ["POST", "users/language"],
  ["GET", "ProGress-dimension/list"],
  ["GET", "ProGress/questions/list"],
  ["POST", "ProGress/questions/answer"],
  ["POST", "ProGress/submission/start"],
  ["PATCH", "ProGress/submission/end"],
  ["GET", "ProGress/submission/list"],
  ["GET", "ProGress/submission/summery"],
] as const;

describe("access to API calls", () => {
  it.each(PROTECTED)("through %s %s requires a token before anything else", async (method, path) => {
    const answer = await call(ctx, method, path, method === "GET" ? {} : { body: {} });
    expectFailure(answer, 401, "Please log in to continue");
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it("for another company neither shows, changes nor ends a submission, nor reveals that it exists", async () => {
    const entry = `${submissionId}.water.assess.1`;
    const before = await rowsOf(submissionId);
    for (const id of [submissionId, ctx.ids.resolve(submissionId) ?? "", ctx.ids.create(), "nothing"]) {
      const tries = [
        call(ctx, "GET", `dimension/list?submissionId=${id}`, { token: stranger }),
        call(ctx, "GET", `indicator?submissionId=${id}`, { token: stranger }),
        call(ctx, "GET", `users/questions/list?indicatorId=water&submissionId=${id}`, { token: stranger }),
        call(ctx, "GET", `users/sectionQuestions/list?indicator=water&submissionId=${id}`, { token: stranger }),
        call(ctx, "GET", `users/submission/summery?SubmissionId=${id}`, { token: stranger }),
        call(ctx, "PATCH", "users/submission/end", { token: stranger, body: { SubmissionId: id } }),
      ];
      for (const answer of await Promise.all(tries)) expectFailure(answer, 404, /^What you asked for does not exist/);
    }
    const body = { data: [{ id: entry, answer: ["Yes"] }] };
    expectFailure(await call(ctx, "POST", "users/questions/answer", { token: stranger, body }), 404, /does not exist/);
    const list = await call(ctx, "GET", "users/submissions/list", { token: stranger });
    expect(list.body.data).toEqual({ count: 0, list: [] });
    expect(await rowsOf(submissionId)).toEqual(before);
  });

  it("lets a viewer only read", async () => {
    const { user, token: viewer } = await signUp(ctx);
    const draft = await start(ctx, viewer);
    await testEnv.DB.prepare("update users set role = 'viewer' where id = ?").bind(user._id).run();
    expect((await call(ctx, "GET", `dimension/list?submissionId=${draft}`, { token: viewer })).status).toBe(200);
    const tries = [
      call(ctx, "POST", "users/submission/create", { token: viewer }),
      call(ctx, "PATCH", "users/submission/end", { token: viewer, body: { SubmissionId: draft } }),
      call(ctx, "POST", "users/questions/answer", {
        token: viewer,
        body: { data: [{ id: `${draft}.water.assess.1`, answer: ["Yes"] }] },
      }),
    ];
    for (const answer of await Promise.all(tries)) expectFailure(answer, 403, /role/);
  });
});

async function rowsOf(sealedId: string) {
  const id = ctx.ids.resolve(sealedId);
  const saved = await testEnv.DB.prepare("select * from answers where assessment_id = ?").bind(id).all();
  const own = await testEnv.DB.prepare("select * from assessments where id = ?").bind(id).all();
  return [saved.results, own.results];
}

describe("an API call with answers that do not fit", () => {
  const good = () => ({ id: `${submissionId}.waste.assess.1`, answer: ["Yes"] });
  const bad: [string, () => Record<string, unknown>, RegExp][] = [
    ["an unknown question", () => ({ id: `${submissionId}.waste.assess.9`, answer: ["Yes"] }), /question is not known/],
    ["an id that is none", () => ({ id: "waste.assess.1", answer: ["Yes"] }), /question is not known/],
    ["an id without a question", () => ({ id: submissionId, answer: ["Yes"] }), /question is not known/],
    ["no id", () => ({ answer: ["Yes"] }), /question is not known/],
    ["an unknown option", () => ({ ...good(), answer: ["Maybe"] }), /not one of the question's options/],
    ["no list of options", () => ({ ...good(), answer: { yes: true } }), /not one of the question's options/],
    ["statements for a choice", () => ({ ...good(), answer: { yes: ["Yes"] } }), /not one of the question's options/],
    ["two answers to yes or no", () => ({ ...good(), answer: ["Yes", "no"] }), /one answer only/],
    [
      "too long a text for Other",
      () => ({ id: `${submissionId}.waste.assess.options`, answer: ["Other"], otherAnswer: "x".repeat(201) }),
      /at most 200 characters/,
    ],
    [
      "another submission",
      () => ({ ...good(), id: `${ctx.ids.seal(ctx.ids.create())}.waste.assess.1` }),
      /same submission/,
    ],
  ];

  it.each(bad)("reports %s by its position and saves nothing", async (_, item, message) => {
    const before = await rowsOf(submissionId);
    const body = { data: [good(), good(), item()] };
    const answer = await call(ctx, "POST", "users/questions/answer", { token, body });
    expectFailure(answer, 422, message);
    expect(answer.body.errors).toEqual({ "data.2": [expect.stringMatching(message)] });
    expect(await rowsOf(submissionId)).toEqual(before);
  });

  it("is refused when it has no answers", async () => {
    for (const body of [{}, { data: [] }, { data: "Yes" }]) {
      expectFailure(await call(ctx, "POST", "users/questions/answer", { token, body }), 422, "No answers to submit");
    }
  });

  it("removes an answer when its list is empty", async () => {
    const entry = { id: `${submissionId}.waste.learn.1` };
    for (const answer of [["Yes"], []]) {
      const body = { data: [{ ...entry, answer }] };
      expect((await call(ctx, "POST", "users/questions/answer", { token, body })).status).toBe(200);
    }
    const path = `users/sectionQuestions/list?indicator=waste&submissionId=${submissionId}`;
    const sections = take(z.array(sectionSchema), await call(ctx, "GET", path, { token }));
    expect(sections[1]?.questions[0]?.answer).toEqual([]);
  });
});

describe("the option Other without its text", () => {
  it("does not count as an answer, and nothing of the call is saved", async () => {
    const data = [
      { id: `${submissionId}.waste.assess.1`, answer: ["Yes"] },
      { id: `${submissionId}.waste.assess.options`, answer: ["Other"] },
    ];
    for (const otherAnswer of [undefined, null, "", "  "]) {
      const body = { data: data.map((item) => ({ ...item, otherAnswer })) };
      const refused = await call(ctx, "POST", "users/questions/answer", { token, body });
      expect(refused.body.errors).toEqual({ "data.1": [expect.stringContaining("what “Other” means")] });
      expect(refused.status).toBe(422);
    }
    const path = `users/sectionQuestions/list?indicator=waste&submissionId=${submissionId}`;
    const [section] = take(z.array(sectionSchema), await call(ctx, "GET", path, { token }));
    expect(section?.questions.map(({ answer }) => answer)).toEqual([[], [], []]);
  });
});

describe("a revision that is sent with an answer", () => {
  const entry = () => ({ id: `${submissionId}.energy-efficiency.assess.1` });
  const other = () => ({ id: `${submissionId}.energy-efficiency.assess.2`, answer: ["Yes"] });
  const send = (...data: Record<string, unknown>[]) =>
    call(ctx, "POST", "users/questions/answer", { token, body: { data } });
  const listed = async () => {
    const path = `users/sectionQuestions/list?indicator=energy-efficiency&submissionId=${submissionId}`;
    const [section] = take(z.array(sectionSchema), await call(ctx, "GET", path, { token }));
    return section?.questions.slice(0, 2).map(({ answer, revision }) => ({ answer, revision }));
  };

  it("matches the one that the lists return, and lets the answer replace only that one", async () => {
    expect((await send({ ...entry(), answer: ["Yes"], revision: 0 })).status).toBe(200);
    expect(await listed()).toEqual([
      { answer: ["Yes"], revision: 1 },
      { answer: [], revision: 0 },
    ]);
    const stale = await send(other(), { ...entry(), answer: ["No"], revision: 0 });
    expectFailure(stale, 409, /answered this question in the meantime/);
    expect(stale.body.errors).toEqual({ "data.1": [expect.stringMatching(/in the meantime/)] });
    expect(await listed()).toEqual([
      { answer: ["Yes"], revision: 1 },
      { answer: [], revision: 0 },
    ]);
    expect((await send(other(), { ...entry(), answer: ["No"], revision: 1 })).status).toBe(200);
    // An answer equal to the stored one never conflicts; without a revision, the last write wins.
    expect((await send({ ...entry(), answer: ["No"], revision: 0 })).status).toBe(200);
    expect((await send({ ...entry(), answer: ["Yes"] })).status).toBe(200);
    expect(await listed()).toEqual([
      { answer: ["Yes"], revision: 3 },
      { answer: ["Yes"], revision: 1 },
    ]);
  });

  it("must be a whole number from 0", async () => {
    for (const revision of [-1, 1.5, "1", null]) {
      expectFailure(await send({ ...entry(), answer: ["No"], revision }), 422, "This value is not valid");
    }
  });
});

describe("the request handler of the API", () => {
  const path = "users/questions/answer";

  it("answers 404 to an unknown call", async () => {
    expectFailure(await call(ctx, "GET", "nothing"), 404, "This API address does not exist");
    expectFailure(
      await call(ctx, "GET", "users/submission/create/more", { token }),
      404,
      "This API address does not exist",
    );
  });

  it.each([
    ["POST", "users/submissions/list", "GET, HEAD, OPTIONS"],
    ["GET", "users/submission/create", "POST, OPTIONS"],
    ["DELETE", "auth/signin", "POST, OPTIONS"],
    ["POST", "notifications", "GET, DELETE, HEAD, OPTIONS"],
    ["PUT", "openapi.json", "GET, HEAD, OPTIONS"],
    ["DELETE", "notifications/abc/read", "PATCH, OPTIONS"],
  ])("answers 405 to %s %s, and names the allowed methods", async (method, path, allow) => {
    for (const caller of [{ token }, {}]) {
      const answer = await call(ctx, method, path, caller);
      expectFailure(answer, 405, "This page cannot do that");
      expect(answer.headers.get("Allow")).toBe(allow);
    }
  });

  it("answers 400 to malformed JSON", async () => {
    const headers = { "Content-Type": "application/json" };
    expectFailure(await call(ctx, "POST", path, { token, headers, rawBody: "{" }), 400, /not valid JSON/);
  });

  it("answers 415 to another content type", async () => {
    const headers = { "Content-Type": "text/plain" };
    expectFailure(await call(ctx, "POST", path, { token, headers, rawBody: "{}" }), 415, /cannot be read/);
  });

  it("answers 413 to a large body, even when streamed without its length", async () => {
    const headers = { "Content-Type": "application/json" };
    const large = JSON.stringify({ data: "x".repeat(65 * 1024) });
    const refused = await call(ctx, "POST", path, { token, headers, rawBody: large });
    expectFailure(refused, 413, /too large/);
    expect(refused.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const rawBody = new Blob([large]).stream();
    expectFailure(await call(ctx, "POST", path, { token, headers, rawBody }), 413, /too large/);
  });

  describe("calls from a page of another origin", () => {
    const Origin = "https://portal.example";

    it("are accepted with a bearer token, and the page can read the answer", async () => {
      const own = await call(ctx, "POST", "users/language", {
        token,
        body: { language: "English" },
        headers: { Origin },
      });
      expect([own.status, own.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
      expect(own.headers.get("Access-Control-Allow-Credentials")).toBeNull();
      const failed = await call(ctx, "GET", "users/me", { token: "x".repeat(43), headers: { Origin } });
      expect([failed.status, failed.headers.get("Access-Control-Allow-Origin")]).toEqual([401, "*"]);
      expect(failed.headers.get("Access-Control-Expose-Headers")).toContain("WWW-Authenticate");
    });

    it.each(["POST", "PATCH", "PUT", "DELETE"])(
      "get an answer to the browser's preflight question before %s",
      async (method) => {
        const asked = await preflight(ctx, "users/submission/end", {
          Origin,
          "Access-Control-Request-Method": method,
          "Access-Control-Request-Headers": "authorization,content-type",
        });
        expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
        expect(asked.headers.get("Access-Control-Allow-Methods")?.split(",")).toContain(method);
        expect(asked.headers.get("Access-Control-Allow-Headers")).toBe("authorization,content-type");
        expect(asked.headers.get("Access-Control-Allow-Credentials")).toBeNull();
      },
    );

    it("neither read nor set a cookie, not even at a sign-in", async () => {
      const Cookie = await cookieOf(ctx, userId);
      expect((await call(ctx, "GET", "users/me", { headers: { Origin, Cookie } })).status).toBe(401);
      const { answer } = await signUp(ctx, {}, { Origin, Cookie });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    });
  });

  it.each([
    ["in the query", "users/submission/end?SubmissionId=:id", undefined],
    ["in the body", "users/submission/end", { SubmissionId: ":id" }],
    ["in both, of which the body holds", "users/submission/end?SubmissionId=wrong", { SubmissionId: ":id" }],
  ])("accepts the submission's id %s", async (_, path, body) => {
    const draft = await start(ctx, token);
    const fill = (text: string) => text.replace(":id", draft);
    const answer = await call(ctx, "PATCH", fill(path), {
      token,
      body: body && JSON.parse(fill(JSON.stringify(body))),
    });
    // The draft is found, but a draft without answers cannot be submitted.
    expectFailure(answer, 422, "Please complete all questions before proceeding");
  });

  it("reports a submission id missing from both query and body", async () => {
    for (const body of [undefined, {}]) {
      expectFailure(
        await call(ctx, "PATCH", "users/submission/end", { token, body }),
        422,
        "Please send the submission ID",
      );
    }
  });

  it("answers 422 to parameters that are missing or out of range", async () => {
    const wrong = {
      "users/submissions/list?offset=-1": "offset",
      "users/submissions/list?limit=0": "limit",
      "users/submissions/list?limit=101": "limit",
      "users/submissions/list?limit=ten": "limit",
      "dimension/list": "submissionId",
      "users/questions/list?indicatorId=water": "submissionId",
      "users/submission/summery": "SubmissionId",
      "users/country/StateCity?type=Planet": "type",
    };
    for (const [call_, field] of Object.entries(wrong)) {
      const answer = await call(ctx, "GET", call_, { token });
      expect([call_, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([call_, 422, [field]]);
    }
  });

  it("answers 404 to an unknown indicator", async () => {
    const query = `indicator=fire&submissionId=${submissionId}`;
    expectFailure(await call(ctx, "GET", `users/sectionQuestions/list?${query}`, { token }), 404, /does not exist/);
  });

  it("reports an unknown call in the caller's language", async () => {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => {
        const answer = await call(ctx, "GET", "nothing", { headers: { "Accept-Language": language } });
        return answer.body.message;
      }),
    );
    expect(texts).toEqual(["This API address does not exist", "Cet appel n’existe pas", "Alamat API ini tidak wujud"]);
  });
});

describe("reference data", () => {
  const read = async (path: string, language = "en") =>
    take(
      z.object({ count: z.number(), list: z.array(z.object({ _id: z.string(), name: z.string() })) }),
      await call(ctx, "GET", path, { headers: { "Accept-Language": language } }),
    );

  it("includes countries, states and cities in the reader's language, without a token", async () => {
    const countries = await read("users/country/StateCity?type=Country", "fr");
    expect(countries.count).toBeGreaterThan(200);
    expect(countries.list).toHaveLength(countries.count);
    const home = countries.list.find(({ name }) => name === "Afrique du Sud");
    const states = await read(`users/country/StateCity?type=State&typeId=${home?._id}`);
    expect(states.list.map(({ name }) => name)).toContain("Gauteng");
    const gauteng = states.list.find(({ name }) => name === "Gauteng");
    const cities = await read(`users/country/StateCity?type=City&typeId=${gauteng?._id}&limit=3&offset=1`);
    expect(cities.list).toHaveLength(3);
    expect(cities.count).toBeGreaterThan(10);
  });

  it("includes the industries, in pages or all at once", async () => {
    const page = await read("industry?offset=20&limit=5&filter=Active");
    expect(page.count).toBe(22);
    expect(page.list).toHaveLength(2);
    expect((await read("industry?filter=Active&getAll=true")).list).toHaveLength(22);
  });
});

describe("the description of the API", () => {
  // The isolation table checks that the document names every call.
  it("names calls with their requests and answers", async () => {
    const answer = await call(ctx, "GET", "openapi.json");
    const document: unknown = answer.body;
    const paths = z
      .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(document).paths;
    const open = [
      ["GET", "auth/captcha"],
      ["POST", "auth/signup"],
      ["POST", "auth/signin"],
      ["POST", "auth/refresh"],
      ["POST", "auth/logout"],
      ["GET", "users/country/StateCity"],
      ["GET", "industry"],
    ];
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = [...open, ...PROTECTED].map(([method, path]) => `${method} /api/${path}`);
    expect(described).toEqual(expect.arrayContaining(expected));
    expect(paths["/api/users/questions/answer"]?.post).toMatchObject({
      security: [{ bearer: [] }, { companyToken: ["write-answers"] }],
      requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Answers" } } } },
      responses: { 200: expect.any(Object), 401: expect.any(Object), 422: expect.any(Object) },
    });
  });
});

describe("a database failure", () => {
  it("is answered with 500 in the envelope, reveals nothing of the fault and is logged", async () => {
    const events: string[] = [];
    const errors: unknown[] = [];
    const broken: Context = {
      ...createTestContext(),
      log: (event, fields) => {
        events.push(event);
        errors.push(fields?.error);
      },
      get db(): Context["db"] {
        throw new Error("no such table: secrets");
      },
    };
    const answer = await call(broken, "GET", "users/me", { token });
    expectFailure(answer, 500, /^Something went wrong!$/);
    expect(JSON.stringify(answer.body)).not.toContain("secrets");
    expect(events).toEqual(["request-failed"]);
    expect(errors).toEqual(["no such table: secrets"]);
  });
});
