import { beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../support/database";
import { listCalls } from "../../support/described";
import { pdfFile } from "../../support/evidence";
import { smallPdf } from "../../support/pdfs";
import { createTestContext, testEnv, withoutQueue } from "../../support/worker";
import { answerAll, call, clientOf, dataOf, signUp, start } from "./client";

/** An unknown field is refused by name, because its sender believes that it has an effect. */
const ctx = withoutQueue(createTestContext());
let token: string;
let submissionId: string;
beforeAll(async () => {
  ({ token } = await signUp(ctx, {}, { "Accept-Language": "en" }));
  submissionId = await start(ctx, token);
});

const UNKNOWN = (name: string) => [`The field “${name}” is not known`];

it("every call that takes JSON refuses an unknown field, and so does every call that takes no body", async () => {
  const taking = (await listCalls(ctx)).filter(({ method }) => method !== "GET");
  let asked = 0;
  for (const { method, path } of taking) {
    // These calls take files.
    if (/upload|verify$/.test(path)) continue;
    asked += 1;
    const body = { surprise: 1, __proto_: {} };
    const to = path.replace("/api/", "").replaceAll(/\{\w+\}/g, "x");
    const answer = await call(ctx, method, to, { token, body });
    expect([path, answer.status]).toEqual([path, 422]);
    expect(answer.body.errors, path).toMatchObject({ surprise: UNKNOWN("surprise"), __proto_: UNKNOWN("__proto_") });
  }
  expect(asked).toBeGreaterThan(20);
});

it("the refusal names __proto__ and constructor like any unknown field, in the caller's language", async () => {
  const answer = await call(ctx, "POST", "users/language", {
    token,
    rawBody: '{"language":"English","__proto__":{"a":1},"constructor":2}',
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(["__proto__", "constructor"]);
  const french = await call(ctx, "POST", "auth/forgotpassword", {
    body: { email: "x@example.com", repatcheResponse: "x", locale: "fr" },
    headers: { "Accept-Language": "fr" },
  });
  expect(french.body.message).toBe("Le champ «\u00a0locale\u00a0» n’est pas connu");
});

it("the refusal gives the path of a nested unknown field, and the call changes nothing", async () => {
  const entry = `${submissionId}.water.assess.1`;
  const data = [
    { id: entry, answer: ["yes"] },
    { id: entry, answer: ["yes"], comment: "Seen" },
  ];
  const answers = await call(ctx, "POST", "users/questions/answer", { token, body: { data } });
  expect([answers.status, answers.body.errors]).toEqual([422, { "data.1.comment": UNKNOWN("comment") }]);
  expect(await rowsOf("select 1 as one from answers")).toEqual([]);
  const approvedBy = { name: "Amina", desigantion: "Director", date: "2026-01-31", phone: "1" };
  const approval = await call(ctx, "PATCH", "ProGress/submission/approvel", {
    token,
    body: { submissionId, approvedBy },
  });
  expect(approval.body.errors).toEqual({ "approvedBy.phone": UNKNOWN("phone") });
  const NEWSLETTER = { enabled: true, email: true, inApp: true, sms: true };
  const body = { NEWSLETTER, NONSENSE: { email: true, inApp: true } };
  const choices = await call(ctx, "PUT", "notifications/preferences", { token, body });
  expect(choices.body.errors).toEqual({ "NEWSLETTER.sms": UNKNOWN("sms"), NONSENSE: UNKNOWN("NONSENSE") });
});

it.each(["", "{}"])("a call that takes no body accepts '%s' declared as JSON", async (rawBody) => {
  const headers = { "Content-Type": "application/json" };
  expect((await call(ctx, "PATCH", "notifications/read", { token, headers, rawBody })).status).toBe(200);
  expect((await call(ctx, "POST", "auth/logout", { headers, rawBody })).status).toBe(401);
});

it("the unused fields that clients of the contract send with a file reference are accepted", async () => {
  const body = { path: "files/none.pdf", filename: "Water.pdf", mimetype: "application/pdf" };
  expect((await call(ctx, "POST", "assessments/regular/documents", { token, body })).status).toBe(404);
});

describe("a form with files", () => {
  const formOf = (...parts: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return form;
  };

  it.each([
    ["before its files", (file: File) => formOf(["surprise", "1"], ["file", file])],
    ["after them", (file: File) => formOf(["file", file], ["surprise", "1"])],
  ])("refuses an unknown field %s, and keeps none of the files", async (_where, fill) => {
    await answerAll(ctx, token, submissionId, () => "Yes");
    const entry = { submissionId, dimension: "environment", name: "Water meter log", description: "Every month" };
    const { id } = await dataOf(clientOf(ctx, token).POST("/api/users/submission/document", { body: entry }));
    const rawBody = fill(pdfFile(smallPdf()));
    const answer = await call(ctx, "PATCH", `users/submission/document/upload?id=${id}`, { token, rawBody });
    expect([answer.status, answer.body.errors]).toEqual([422, { surprise: UNKNOWN("surprise") }]);
    expect(await rowsOf("select 1 as one from document_files")).toEqual([]);
    expect((await testEnv.FILES.list()).objects).toEqual([]);
  });

  it.each(["users/upload/:me", "ProGress/submission/approvelsign/upload?id=x"])(
    "sent to %s is refused for an unknown field",
    async (path) => {
      const { id } = await dataOf(clientOf(ctx, token).GET("/api/users/me"));
      const rawBody = formOf(["file", new File(["x"], "me.png")], ["surprise", "1"]);
      const answer = await call(ctx, "PATCH", path.replace(":me", id), { token, rawBody });
      expect([answer.status, answer.body.errors]).toEqual([422, { surprise: UNKNOWN("surprise") }]);
    },
  );
});
