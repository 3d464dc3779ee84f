import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { questionItemSchema } from "~/assessment/answers/contract";
import { listOf } from "~/foundation/api/envelope";
import type { Context } from "~/platform/context";
import { change, createTappedContext, rowsOf } from "../../support/database";
import { publish, withdrawAll } from "../../support/publish";
import { createTestContext } from "../../support/worker";
import { answerAll, call, signUp, start, take } from "./client";

const PATHS = ["questions/resync/", "api/questions/resync/"];
const words = (text: string) => ({ en: text, fr: `${text} (fr)`, ms: `${text} (ms)` });

let ctx: Context;
let token: string;

beforeAll(async () => {
  ctx = createTestContext();
  token = (await signUp(ctx)).token;
});
afterEach(withdrawAll);

const resync = (path: string, id: string, by = token, on = ctx) => call(on, "POST", path + id, { token: by });
const versionOf = async (id: string) =>
  (await rowsOf<{ v: string }>("select catalogue_version as v from assessments where id = ?", ctx.ids.resolve(id)))[0]
    ?.v;

describe.each(PATHS)("POST %s", (path) => {
  it("moves a draft to the newest questions and returns them all, with the answers that are kept", async () => {
    const id = await start(ctx, token);
    const item = (question: string, answer: string) => ({ id: `${id}.${question}`, answer: [answer] });
    const data = [item("water.assess.1", "Yes"), item("water.assess.2", "No")];
    expect((await call(ctx, "POST", "users/questions/answer", { token, body: { data } })).status).toBe(200);
    const version = await publish({
      "water.assess.1": (question) => ({ ...question, text: words("Do you know your water?") }),
      "water.assess.2": (question) => ({ ...question, id: "water.assess.9" }),
    });
    const answer = await resync(path, id);
    expect(answer.body).toMatchObject({ statusCode: 200, message: "Questions resynced successfully" });
    const { count, list } = take(listOf(questionItemSchema), answer);
    expect(list).toHaveLength(count);
    const found = (question: string) => list.find(({ _id }) => _id === `${id}.${question}`);
    expect(found("water.assess.1")).toMatchObject({
      answer: ["Yes"],
      questionId: { question: "Do you know your water?", question_French: "Do you know your water? (fr)" },
    });
    expect(found("water.assess.2")).toBeUndefined();
    expect(found("water.assess.9")).toMatchObject({ answer: [] });
    expect(await versionOf(id)).toBe(version);
    // A second call has nothing to do, which is not an error.
    expect((await resync(path, id)).status).toBe(200);
  });

  it("answers with the contract's messages when a draft cannot be resynced", async () => {
    const id = await start(ctx, token);
    const missing = { statusCode: 404, message: "Assessment not found. Please refresh the page." };
    const stranger = (await signUp(ctx)).token;
    expect((await resync(path, id, stranger)).body).toMatchObject(missing);
    expect((await resync(path, ctx.ids.create())).body).toMatchObject(missing);
    expect((await resync(path, "nothing")).body).toMatchObject(missing);
    const again = { statusCode: 401, message: "Authentication failed. Please log in again." };
    expect((await resync(path, id, "not-a-token")).body).toMatchObject(again);
    const anonymous = await call(ctx, "POST", path + id);
    expect(anonymous.status).toBe(401);

    const viewer = await signUp(ctx);
    const theirs = await start(ctx, viewer.token);
    await change("update users set role = 'viewer' where id = ?", viewer.user._id);
    expect((await resync(path, theirs, viewer.token)).status).toBe(403);

    await answerAll(ctx, token, id, () => "Yes");
    await call(ctx, "PATCH", "users/submission/end", { token, body: { SubmissionId: id } });
    expect((await resync(path, id)).status).toBe(409);
  });

  it("reports a server error when the database fails, and changes nothing", async () => {
    const id = await start(ctx, token);
    const before = await versionOf(id);
    await publish({ "waste.assess.1": () => null });
    const faulty = createTappedContext((query) =>
      query.startsWith('update "assessments" set "catalogue_version"') ? "fail" : "run",
    );
    const answer = await resync(path, id, token, faulty);
    expect(answer.body).toMatchObject({ statusCode: 500, message: "Server error. Please try again later." });
    expect(await versionOf(id)).toBe(before);
  });
});
