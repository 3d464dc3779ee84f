import { beforeAll, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { resyncQuestions } from "~/assessment/drafts/resync.server";
import { readResult } from "~/assessment/kinds/kinds";
import { type AssessmentPaths, assessmentPaths } from "~/core/addresses/assessment";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { PROGRESS_QUESTIONNAIRE } from "../support/progress-questionnaire";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  withoutQueue,
} from "../support/worker";
import { call } from "./api/client";

const ctx = withoutQueue(createTestContext());
const bodyOf = { intent: "submit" };

describe("an assessment requested at an address of another kind", () => {
  const found: Record<string, string> = {};
  let user: CurrentUser;
  let cookie: string;

  beforeAll(async () => {
    user = await registerCompany(ctx);
    found.completed = await completeDraft(ctx, user, 40);
    await submitAssessment(ctx, user, found.completed);
    found.draft = await completeDraft(ctx, user, 20);
    cookie = await cookieOf(ctx, user.id);
  });
  const pathsOf = (state: string) => assessmentPaths("readiness", ctx.ids.seal(found[state] ?? ""));
  const listPages = (paths: AssessmentPaths) => {
    const { form, view, results, documents, complete, points, resync, review, topics, workbook, workbookFile, act } =
      paths;
    const asked = [act("reset"), act("clear"), act("fresh"), paths.comments("water.assess.options")];
    return [form, view, results, documents, complete, points, resync, review, topics, workbook, workbookFile, ...asked];
  };
  const completedId = () => ctx.ids.seal(found.completed ?? "");
  const setKind = (kind: string) =>
    change("update assessments set kind = ? where company_id = ?", kind, user.companyId);

  it.each(["draft", "completed"])("is not found by any page for a %s one", async (state) => {
    const statuses = async () =>
      Promise.all(listPages(pathsOf(state)).map(async (path) => (await visit(path, { cookie })).status));
    await setKind("progress");
    expect(new Set(await statuses())).toEqual(new Set([404]));
    await setKind("readiness");
    expect(await statuses()).not.toContain(404);
  });

  it("is not found at the second kind's addresses while it is of the first kind", async () => {
    for (const path of listPages(assessmentPaths("progress", completedId())))
      expect([path, (await visit(path, { cookie })).status]).toEqual([path, 404]);
  });

  it("cannot be changed by any form", async () => {
    const { form, autosave, results, documents, complete, resync, topics, act } = pathsOf("draft");
    const before = await rowsOf("select * from assessments where company_id = ?", user.companyId);
    await setKind("progress");
    for (const path of [
      form,
      autosave,
      results,
      documents,
      complete,
      resync,
      topics,
      act("reset"),
      act("clear"),
      act("fresh"),
    ]) {
      expect([path, (await post(path, bodyOf, { cookie })).status]).toEqual([path, 404]);
    }
    await setKind("readiness");
    expect(await rowsOf("select * from assessments where company_id = ?", user.companyId)).toEqual(before);
  });

  it("is not found by the API calls of the first kind", async () => {
    const token = (await issueTokens(ctx, new Request(ORIGIN), user.id)).accessToken;
    const ask = async () =>
      (await call(ctx, "GET", `users/submission/summery?SubmissionId=${completedId()}`, { token })).status;
    await setKind("progress");
    expect(await ask()).toBe(404);
    await setKind("readiness");
    expect(await ask()).toBe(200);
  });

  it("opens at its own kind's address through a resume link of either kind", async () => {
    const resumed = await visit(pathsOf("draft").resume.replace("/assessment", "/progress/assessment"), { cookie });
    expect(resumed.headers.get("Location")).toBe(pathsOf("draft").form);
  });
});

describe("a second kind", () => {
  it("needs only its questionnaire and its rules: it opens, is answered, resynced and completed beside the first", async () => {
    const { version, kind } = PROGRESS_QUESTIONNAIRE;
    const publish = (document: object, name: string, at: number) =>
      change(
        "insert into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)",
        name,
        kind,
        JSON.stringify(document),
        at,
      );
    await publish(PROGRESS_QUESTIONNAIRE, version, 1);
    const { email } = await registerCompany(ctx);
    const newcomer = await reloadUser(ctx, email);
    expect(await startAssessment(ctx, newcomer, { kind })).toEqual({ ok: false, reason: "locked" });
    const first = await completeDraft(ctx, newcomer, 64);
    await submitAssessment(ctx, newcomer, first);

    const user = await reloadUser(ctx, email);
    const started = await startAssessment(ctx, user, { kind });
    if (!started.ok) throw new Error(started.reason);
    const { assessmentId } = started;
    await publish({ ...PROGRESS_QUESTIONNAIRE, version: "progress-test-2" }, "progress-test-2", 2);
    expect(await resyncQuestions(ctx, user, assessmentId)).toEqual({ ok: true, changed: true });
    const opened = await openAssessment(ctx, { ...user, expectedKind: kind }, assessmentId, "answer");
    expect(opened).toMatchObject({ assessment: { kind, catalogueVersion: "progress-test-2" } });
    await saveAnswers(ctx, user, assessmentId, requiredAnswers(64));
    expect(await submitAssessment(ctx, user, assessmentId)).toEqual({ ok: true });

    const levels = "select kind, method_version, level, score from results where company_id = ? order by kind desc";
    expect(await rowsOf(levels, user.companyId)).toEqual([
      { kind: "readiness", method_version: "readiness-method-1", level: "leader", score: 8000 },
      { kind: "progress", method_version: "progress-method-1", level: "advanced", score: 8000 },
    ]);
    const [stored] = await rowsOf<{ document: string }>(
      "select document from results where assessment_id = ?",
      assessmentId,
    );
    const { result, counters } = readResult("progress", stored?.document ?? "");
    expect(result.overall).toMatchObject({ correct: 64, level: "advanced" });
    expect(counters).toEqual({ "level.advanced": 1 });
    const latest = "select kind, assessment_id as id from latest_results where company_id = ? order by kind desc";
    expect(await rowsOf(latest, user.companyId)).toEqual([
      { kind: "readiness", id: first },
      { kind: "progress", id: assessmentId },
    ]);
  });
});
