import { beforeEach, describe, expect, it } from "vitest";
import { answersFolder, LostAnswersError } from "~/assessment/answers/file.server";
import { moveOldAnswers } from "~/assessment/answers/move-old.server";
import { answersOf } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { readAnswers } from "~/assessment/answers/stored.server";
import { sweepAnswers } from "~/assessment/answers/sweep-files.server";
import { findLandingFacts } from "~/assessment/drafts/carried.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { results } from "~/foundation/tables/results";
import { startAssessment } from "~/improvement/plan/start.server";
import { type Context, createContext } from "~/platform/context";
import { packDocuments } from "~/results/results/pack-documents.server";
import { submitAssessment } from "~/results/results/submit.server";
import { anonymiseAssessments } from "~/upkeep/privacy/anonymise.server";
import { eraseAssessments } from "~/upkeep/privacy/erase-rows.server";
import { deleteFilesOf } from "~/upkeep/privacy/files.server";
import { deleteOldAssessments } from "~/upkeep/privacy/retention.server";
import { putAnswersBack } from "../support/answer-files";
import { given } from "../support/answers";
import { change, createFaultyContext, interrupted, rowsOf } from "../support/database";
import { keysIn, tappedFiles } from "../support/files";
import { takeSnapshot } from "../support/snapshot";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  testEnv,
  withoutQueue,
} from "../support/worker";

const DAY = 24 * 60 * 60_000;
/** Answers to every required question, and to one more. */
const ANSWERS = 83;
const START = Date.UTC(2026, 2, 10, 12);
let now: number;
let ctx: Context;
let owner: CurrentUser;
/** Two submissions of one company, the second a day after the first. */
let older: string;
let newer: string;

beforeEach(async () => {
  await change("delete from companies");
  for (const key of await keysIn("answers/")) await testEnv.FILES.delete(key);
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
  owner = await registerCompany(ctx);
  older = await complete(20);
  now += DAY;
  newer = await complete(40);
  now = START + 7.5 * DAY;
});

const told = given("water.assess.options", ["other"], { other: "a well behind the works" });

async function complete(yes: number): Promise<string> {
  const id = await completeDraft(ctx, owner, yes);
  await saveAnswers(ctx, owner, id, [told]);
  expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
  return id;
}

const again = (env = testEnv) => withoutQueue(createContext(env, () => now));

/** The answers of an assessment as any reader gets them, in a fresh context. */
async function read(id: string): Promise<string> {
  const fresh = again();
  const [stored] = await answersOf(fresh, id);
  return JSON.stringify([...(await readAnswers(fresh, stored))]);
}

const stateOf = async (id: string) => {
  const [row] = await rowsOf<{ file: string | null; rows: number; optional: number | null }>(
    "select answers_file as file, answered_optional as optional, (select count(*) from answers where assessment_id = id) as rows from assessments where id = ?",
    id,
  );
  return row;
};

const folder = () => answersFolder(owner.companyId);

async function erase(by = ctx) {
  expect(await eraseAssessments(by, owner.companyId)).toBe(true);
  expect(await deleteFilesOf(by, owner, "company")).toBe(true);
}

async function expectNothingLeft() {
  expect(await keysIn(folder())).toEqual([]);
  for (const id of [older, newer]) expect(await stateOf(id)).toEqual({ file: null, rows: 0, optional: null });
}

describe("answers of an assessment that was submitted a week ago", () => {
  it("are stored in a file named by the hash of its content, and are read as before", async () => {
    const before = await read(older);
    expect(JSON.parse(before)).toHaveLength(ANSWERS);
    expect(await moveOldAnswers(ctx, null)).toEqual({ did: { moved: 1, failed: 0 }, cursor: null });
    const state = await stateOf(older);
    expect(state).toMatchObject({ rows: 0, optional: 1 });
    expect(await keysIn(folder())).toEqual([state?.file]);
    expect(await read(older)).toBe(before);

    const object = await testEnv.FILES.get(state?.file ?? "");
    const text = await new Response(object?.body.pipeThrough(new DecompressionStream("gzip"))).text();
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    expect(state?.file).toMatch(new RegExp(`^answers/${owner.companyId}/${older}/[\\w-]{6}\\.[\\w-]{20}\\.gz$`));
    expect(state?.file).toContain(`.${Buffer.from(hash).toString("base64url").slice(0, 20)}.`);
    expect(JSON.parse(text)).toMatchObject({ version: 1, assessment: older });
    expect(await moveOldAnswers(ctx, null)).toEqual({ did: { moved: 0, failed: 0 }, cursor: null });
  });

  it("stay rows until they are as old as configured", async () => {
    const before = await read(newer);
    now = START + 7 * DAY - 1;
    expect(await moveOldAnswers(ctx, null)).toMatchObject({ did: { moved: 0 } });
    const sooner = withoutQueue(createContext({ ...testEnv, ANSWERS_MOVE_AFTER_DAYS: "6" }, () => now));
    expect(await moveOldAnswers(sooner, null)).toMatchObject({ did: { moved: 1 } });
    now = START + 8 * DAY;
    expect(await moveOldAnswers(again(), null)).toMatchObject({ did: { moved: 1 } });
    for (const id of [older, newer]) expect(await stateOf(id)).toMatchObject({ rows: 0 });
    expect(await read(newer)).toBe(before);
  });

  it("move though a draft began with them, which then still says how many it has from them", async () => {
    const reader = await reloadUser(ctx, owner.email);
    const started = await startAssessment(ctx, reader, { source: "last" });
    const id = started.ok ? started.assessmentId : "";
    const told = async () => (await findLandingFacts(again(), reader, id)).carried;
    const before = await told();
    expect(before).toMatchObject({ count: ANSWERS, open: ANSWERS });
    now = START + 8 * DAY;
    expect(await moveOldAnswers(again(), null)).toMatchObject({ did: { moved: 2 } });
    expect(await told()).toEqual(before);
  });

  it("move a hundred per run, which continues where the previous one stopped", async () => {
    for (const [table, key] of Object.entries({ assessments: "id", answers: "assessment_id" })) {
      const columns = await rowsOf<{ name: string }>(`select name from pragma_table_info('${table}')`);
      const copied = columns.map(({ name }) => (name === key ? "'old-' || n.value" : `t.${name}`)).join(", ");
      const numbers = "with recursive n(value) as (select 1 union all select value + 1 from n where value < 130)";
      await change(`insert into ${table} ${numbers} select ${copied} from n, ${table} t where t.${key} = ?`, older);
    }
    const first = await moveOldAnswers(ctx, null);
    expect(first.did).toEqual({ moved: 100, failed: 0 });
    expect(first.cursor).not.toBeNull();
    expect(await moveOldAnswers(ctx, first.cursor)).toEqual({ did: { moved: 31, failed: 0 }, cursor: null });
    expect(await keysIn(folder())).toHaveLength(131);
    expect(await rowsOf("select distinct assessment_id as id from answers")).toEqual([{ id: newer }]);
  });

  it("survive a fault at any statement, and a later run moves them", async () => {
    const before = await read(older);
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        await change("update assessments set answers_file = null where id = ?", newer);
        const { ctx: faulty, sent } = createFaultyContext(at, fate, () => now);
        await moveOldAnswers(withoutQueue(faulty), null).catch(() => {});
        expect(await read(older), `${fate} at statement ${at}`).toBe(before);
        await moveOldAnswers(again(), null);
        expect(await read(older)).toBe(before);
        const { file, rows } = (await stateOf(older)) ?? {};
        expect([rows, file === null]).toEqual([0, false]);
        await putAnswersBack(older);
        if (sent() < at) break;
      }
    }
    // The interrupted run has left unreferenced files.
    now = Date.now() + 2 * DAY;
    await sweepAnswers(ctx, null);
    expect(await keysIn(folder())).toEqual([]);
    expect(await read(older)).toBe(before);
  });

  it("survive any R2 fault, and keep their rows when the file is not as it was written", async () => {
    const before = await read(older);
    for (const fate of ["fail", "lose"] as const) {
      for (const broken of ["put", "get"] as const) {
        const files = tappedFiles((call) => (call === broken ? fate : "run"));
        expect(await moveOldAnswers({ ...again(), files }, null)).toMatchObject({ did: { moved: 0, failed: 1 } });
        expect(await stateOf(older)).toMatchObject({ file: null, rows: ANSWERS });
        expect(await read(older)).toBe(before);
      }
    }
    const put = async (key: string) => testEnv.FILES.put(key, "something else");
    const get = (key: string) => testEnv.FILES.get(key);
    const files = { put, get } as unknown as R2Bucket;
    expect(await moveOldAnswers({ ...again(), files }, null)).toMatchObject({ did: { moved: 0, failed: 1 } });
    expect(await moveOldAnswers(again(), null)).toMatchObject({ did: { moved: 1 } });
    expect(await read(older)).toBe(before);
  });

  it("move once when two runs do it at once, into one file", async () => {
    const before = await read(older);
    const runs = await Promise.all([moveOldAnswers(again(), null), moveOldAnswers(again(), null)]);
    expect(runs.map(({ did }) => did.moved).sort()).toEqual([0, 1]);
    expect(await keysIn(folder())).toEqual([(await stateOf(older))?.file]);
    expect(await read(older)).toBe(before);
    // The other case: one run overtakes the other at the last moment.
    await putAnswersBack(older);
    const overtaken = again(interrupted('update "assessments"', () => moveOldAnswers(again(), null)));
    expect(await moveOldAnswers(overtaken, null)).toMatchObject({ did: { moved: 0, failed: 0 } });
    expect(await read(older)).toBe(before);
  });

  it("are erased with their company, whichever of erasure and move comes first", async () => {
    const overtaken = again(interrupted('update "assessments"', () => erase()));
    expect(await moveOldAnswers(overtaken, null)).toMatchObject({ did: { moved: 0 } });
    await expectNothingLeft();
  });

  it("are erased with their company when they move during the erasure", async () => {
    await erase(again(interrupted('update "results"', () => moveOldAnswers(again(), null))));
    await expectNothingLeft();
  });

  it("leave nothing but figures in a packed result that is erased, even if it is packed during the erasure", async () => {
    const documents = () => ctx.db.select({ document: results.document }).from(results);
    const before = (await documents()).map(({ document }) => JSON.parse(document));
    expect(before[0].missing.length).toBeGreaterThan(10);
    now = START + 8 * DAY;
    expect(await packDocuments(again(), null)).toMatchObject({ did: { packed: 2 } });
    expect((await documents()).map(({ document }) => JSON.parse(document))).toEqual(before);
    await change("update results set document = ? where assessment_id = ?", JSON.stringify(before[0]), older);
    const overtaken = again(interrupted('update "results"', () => packDocuments(again(), null)));
    await expect(eraseAssessments(overtaken, owner.companyId)).rejects.toThrow("NOT NULL");
    await erase();
    const figures = before.map(({ missing: _, ...kept }) => ({ ...kept, nextSteps: null }));
    expect((await documents()).map(({ document }) => JSON.parse(document))).toEqual(figures);
  });

  it("are erased with their company once they have moved", async () => {
    await moveOldAnswers(ctx, null);
    await erase();
    await expectNothingLeft();
  });

  it("stay complete while a user submits or starts with the last ones", async () => {
    const before = await read(older);
    const user = await reloadUser(ctx, owner.email);
    let newest = "";
    let begun: Awaited<ReturnType<typeof startAssessment>> | undefined;
    const overtaken = again(
      interrupted('update "assessments"', async () => {
        newest = await complete(60);
        begun = await startAssessment(again(), user, { source: "last" });
      }),
    );
    expect(await moveOldAnswers(overtaken, null)).toMatchObject({ did: { moved: 1 } });
    expect(await read(older)).toBe(before);
    expect(await stateOf(newest)).toMatchObject({ file: null, rows: ANSWERS });
    expect(await stateOf(begun?.ok ? begun.assessmentId : "")).toMatchObject({ rows: ANSWERS });
  });

  it("are not shown in part: a missing or damaged file is reported as lost", async () => {
    await moveOldAnswers(ctx, null);
    const { file } = (await stateOf(older)) ?? {};
    const bytes = new Uint8Array((await (await testEnv.FILES.get(file ?? ""))?.arrayBuffer()) ?? []);
    await testEnv.FILES.put(file ?? "", bytes.slice(0, -20));
    await expect(read(older)).rejects.toThrow(LostAnswersError);
    await testEnv.FILES.put(file ?? "", "");
    await expect(read(older)).rejects.toThrow(LostAnswersError);
    await testEnv.FILES.delete(file ?? "");
    await expect(read(older)).rejects.toThrow(LostAnswersError);
    // An unresponsive R2 is a different case.
    const deaf = { ...again(), files: tappedFiles(() => "fail") };
    const [stored] = await answersOf(deaf, older);
    await expect(readAnswers(deaf, stored)).rejects.toThrow("no answer");
  });
});

describe("a file of answers", () => {
  it("is deleted a day after it was written when no assessment refers to it, and kept when one does", async () => {
    await moveOldAnswers(ctx, null);
    const { file } = (await stateOf(older)) ?? {};
    const orphans = [`${folder()}${older}/x.y.json.gz`, `${folder()}gone/x.y.json.gz`, "answers/odd"];
    for (const key of orphans) await testEnv.FILES.put(key, "x");
    now = Date.now();
    expect(await sweepAnswers(ctx, null)).toMatchObject({ did: { deleted: 0 } });
    now += 2 * DAY;
    expect(await sweepAnswers(ctx, null)).toEqual({ did: { deleted: 3 }, cursor: null });
    expect(await keysIn("answers/")).toEqual([file]);
  });

  it("becomes rows without any personal trace when its assessment is anonymised, wherever a statement fails", async () => {
    await moveOldAnswers(ctx, null);
    const { file } = (await stateOf(older)) ?? {};
    const bytes = (await (await testEnv.FILES.get(file ?? ""))?.arrayBuffer()) ?? "";
    const snapshot = await takeSnapshot();
    now = Date.UTC(2031, 2, 10, 12);
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        await snapshot.restore();
        await testEnv.FILES.put(file ?? "", bytes);
        const { ctx: faulty, sent } = createFaultyContext(at, fate, () => now);
        await anonymiseAssessments(withoutQueue(faulty), null).catch(() => {});
        await Promise.all([anonymiseAssessments(again(), null), anonymiseAssessments(again(), null)]);
        const where = `${fate} at ${at}`;
        const rows = await rowsOf<Record<string, unknown>>(
          "select a.* from answers a join assessments s on s.id = a.assessment_id join companies c on c.id = s.company_id where c.erased_at is not null",
        );
        expect(rows.length, where).toBe(ANSWERS);
        for (const trace of ["a well", owner.id, older]) expect(JSON.stringify(rows), where).not.toContain(trace);
        expect(
          rows.find((row) => row.question_id === told.questionId),
          where,
        ).toMatchObject({
          value: '{"options":["other"]}',
          answered_by: "",
          is_answered: 1,
          is_required: 0,
          answered_at: START,
        });
        expect(await rowsOf("select id from assessments where answers_file is not null"), where).toEqual([]);
        if (sent() < at) break;
      }
    }
    await snapshot.drop();
    const later = withoutQueue(createTestContext(() => Date.now() + 2 * DAY));
    await sweepAnswers(later, null);
    expect(await keysIn("answers/")).toEqual([]);
  }, 30_000);

  it("is not carried over when answers move while their assessment is anonymised", async () => {
    now = Date.UTC(2031, 2, 10, 12);
    const overtaken = again(interrupted('insert into "companies"', () => moveOldAnswers(again(), null)));
    expect(await anonymiseAssessments(overtaken, null)).toMatchObject({ did: { anonymised: 1 } });
    expect(await stateOf(older)).toMatchObject({ rows: 0 });
    await anonymiseAssessments(again(), null);
    expect(await stateOf(older)).toBeUndefined();
    expect(await keysIn(`${folder()}${older}/`)).toEqual([]);
  });

  it("that is lost does not delay the anonymisation of its assessment", async () => {
    await moveOldAnswers(ctx, null);
    await testEnv.FILES.delete((await keysIn(folder()))[0] ?? "");
    now = Date.UTC(2031, 2, 10, 12);
    expect(await anonymiseAssessments(again(), null)).toMatchObject({ did: { anonymised: 1 } });
    expect(await stateOf(older)).toBeUndefined();
  });

  it("is deleted with its assessment after seven years", async () => {
    await moveOldAnswers(ctx, null);
    now = Date.UTC(2033, 2, 10, 12);
    expect(await deleteOldAssessments(again())).toMatchObject({ did: { deleted: 1 } });
    expect(await keysIn(folder())).toEqual([]);
    expect(await stateOf(older)).toBeUndefined();
  });
});
