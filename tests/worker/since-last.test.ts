import { beforeAll, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { given } from "../support/answers";
import { change } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { anotherProgress, completeProgress } from "../support/progress-results";
import { publish, withdrawAll } from "../support/publish";
import { createTestContext, requiredAnswers, withoutQueue } from "../support/worker";

let now = Date.now() - 60 * 60_000;
/** Each assessment is completed some time after the previous one. */
const ctx = withoutQueue(createTestContext(() => (now += 60_000)));

let user: CurrentUser;
let progress: string;

beforeAll(async () => {
  ({ user, id: progress } = await completeProgress(ctx, false));
});

/** The part of a results page that says what has changed, without markup; empty if there is none. */
async function since(kind: "readiness" | "progress", id: string, reader = user): Promise<string> {
  const page = await visit(`${assessmentPaths(kind, ctx.ids.seal(id)).results}?since=all`, {
    cookie: await cookieOf(ctx, reader.id),
  });
  expect(page.status).toBe(200);
  const [, part = ""] = /<section id="since"(.*?)<\/section>/s.exec(await page.text()) ?? [];
  return part.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

async function readiness(yes: number): Promise<string> {
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  const extra = given("water.assess.options", ["a1"]);
  const answers = [...requiredAnswers(yes), ...(yes === 42 ? [extra] : [])];
  expect(await saveAnswers(ctx, user, started.assessmentId, answers)).toMatchObject({ ok: true });
  expect(await submitAssessment(ctx, user, started.assessmentId)).toEqual({ ok: true });
  return started.assessmentId;
}

it("every result but the first shows its changes since the one before and none later, in the reader's language", async () => {
  const [first, better] = [user.latest.readiness ?? "", await readiness(42)];
  expect(await since("readiness", first)).toBe("");
  const unasked = await visit(assessmentPaths("readiness", ctx.ids.seal(better)).results, {
    cookie: await cookieOf(ctx, user.id),
  });
  expect(await unasked.text()).toMatch(/href="[^"]*\?since=all#since"/);
  const text = await since("readiness", better);
  expect(text).toContain("2 answers improved · 1 answered for the first time.");
  expect(text).toMatch(/Improved Then No Now Yes/);
  expect(text).toMatch(/Answered for the first time Then no answer Now /);

  const same = await readiness(40);
  await change("update answers set value = '{\"options\":[\"a1\"]}' where question_id = 'water.assess.options'");
  expect(await since("readiness", same)).toContain("2 answers got worse");
  await change("update users set language = 'ms' where id = ?", user.id);
  expect(await since("readiness", same)).toContain("2 jawapan merosot");
  await change("update users set language = 'en' where id = ?", user.id);
});

it("the comparison tells a newer questionnaire's questions from those that the former one already asked", async () => {
  const [gone, worded] = ["water.assess.1", "water.assess.2"];
  await publish({
    [gone]: () => null,
    [worded]: (question) => ({ ...question, text: { en: "Otherwise?", fr: "Autrement ?", ms: "Lain?" } }),
  });
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  const answers = requiredAnswers(0).filter(({ questionId }) => questionId !== gone);
  expect(await saveAnswers(ctx, user, started.assessmentId, answers)).toMatchObject({ ok: true });
  expect(await submitAssessment(ctx, user, started.assessmentId)).toEqual({ ok: true });
  const text = await since("readiness", started.assessmentId);
  expect(text).toContain("1 no longer asked");
  expect(text).toContain("No longer asked Then Yes Now no answer");
  expect(text).toMatch(/Otherwise\? Got worse Then Yes Now No The question has since been reworded/);
  await withdrawAll();
});

it("climate assessments are compared only with each other", async () => {
  expect(await since("progress", progress)).toBe("");
  const next = await anotherProgress(ctx, user, []);
  expect(await since("progress", next)).toMatch(/\d+ answers improved/);
  expect(await since("progress", await anotherProgress(ctx, user, []))).toContain("Every answer is the same");
});
