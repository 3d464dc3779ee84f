import { getTableName } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { READINESS } from "~/core/kinds/kind";
import { JOBS } from "~/entries/jobs";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { getResults } from "~/results/results/queries.server";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { anonymiseAssessments } from "~/upkeep/privacy/anonymise.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/upkeep/privacy/retention.server";
import { TABLES } from "~/upkeep/privacy/table-rules.server";
import { given } from "../support/answers";
import { plantCanaries } from "../support/canaries";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const START = Date.UTC(2026, 2, 10, 12);
const yearsOn = (years: number) => Date.UTC(2026 + years, 2, 10, 12);
let now: number;
let ctx: Context;
beforeEach(async () => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
  for (const table of ["companies", "jobs"]) await change(`delete from ${table}`);
});

const told = given("water.assess.options", ["other"], { other: "a well behind the works" });

async function complete(user: CurrentUser, yes = 40): Promise<string> {
  const id = await completeDraft(ctx, user, yes);
  await saveAnswers(ctx, user, id, [told]);
  expect(await submitAndCount(ctx, user, id)).toEqual({ ok: true });
  return id;
}

/** A supporting document of an assessment, with a file in R2. */
async function attach({ companyId, id: userId }: CurrentUser, assessmentId: string): Promise<string> {
  const [id, key] = [`of-${assessmentId}`, `evidence/${companyId}/of-${assessmentId}.pdf`];
  await testEnv.FILES.put(key, "%PDF");
  await change(
    "insert into documents values (?, ?, 'environmental', 'Permit', '', null, null, ?, 1, 1)",
    id,
    assessmentId,
    userId,
  );
  await change("insert into document_files values (?, ?, ?, 'permit.pdf', 4, '', 1, 1)", id, id, companyId);
  return key;
}
const hasFile = async (key: string) => (await testEnv.FILES.head(key)) !== null;

const anonymous = () =>
  rowsOf<{ id: string; companyId: string; userId: string }>(
    "select a.id, a.company_id as companyId, a.started_by as userId from assessments a join companies c on c.id = a.company_id where c.erased_at is not null order by a.completed_at",
  );
const countOf = async (table: string) => (await rowsOf<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n;

describe("an assessment that was completed five years ago", () => {
  it("is detached from its company, and keeps nothing that leads back to the company or a person", async () => {
    const owner = await registerCompany(ctx, { industry: "construction" });
    const id = await complete(owner);
    const file = await attach(owner, id);
    await change("insert into report_reviews values (?, ?, 'approved', 1)", id, owner.id);
    const planted = await plantCanaries(
      { name: "owner", userId: owner.id, companyId: owner.companyId, assessmentId: id },
      ["companies", "users", "assessments", "answers", "results"],
    );
    expect(planted.length).toBeGreaterThan(10);

    now = yearsOn(5) - 1;
    expect(await anonymiseAssessments(ctx, null)).toEqual({ did: { anonymised: 0 }, cursor: null });
    expect(await hasFile(file)).toBe(true);
    now += 1;
    expect(await anonymiseAssessments(ctx, null)).toEqual({ did: { anonymised: 1 }, cursor: null });

    const [left] = await anonymous();
    if (!left) throw new Error("nothing was left for statistics");
    const rows = JSON.stringify([
      await rowsOf("select * from companies where id = ?", left.companyId),
      await rowsOf("select * from users where company_id = ?", left.companyId),
      await rowsOf("select * from assessments where id = ?", left.id),
      await rowsOf("select * from results where assessment_id = ?", left.id),
      await rowsOf("select * from answers where assessment_id = ?", left.id),
      await rowsOf("select * from scores where assessment_id = ?", left.id),
    ]);
    for (const trace of ["canary", "a well", owner.id, owner.companyId, id, owner.email, "Long Street"]) {
      expect(rows, trace).not.toContain(trace);
    }
    // The former id, which may be known from a message of those years, leads to nothing.
    expect(JSON.stringify(await dumpDatabase({ without: ["outbox"] })).includes(id)).toBe(false);
    expect(await hasFile(file)).toBe(false);
    for (const { table, isAnonymised } of TABLES.filter(({ whose }) => whose === "assessment")) {
      expect((await countOf(getTableName(table))) !== 0, getTableName(table)).toBe(isAnonymised);
    }
    expect(await getResults(ctx, owner, left.id, READINESS)).toEqual({ ok: false, reason: "not-found" });

    // What statistics need.
    expect(
      await rowsOf(
        `select r.score, r.industry_id as industry, c.industry_id as now, c.country_id as country, c.state_id as state,
           r.country_id as country_then, r.state_id as state_then, r.revenue_band as band
         from results r join companies c on c.id = r.company_id where r.assessment_id = ?`,
        left.id,
      ),
    ).toEqual([
      {
        score: 5000,
        industry: "construction",
        now: "construction",
        country: "ZA",
        state: "ZA",
        country_then: "ZA",
        state_then: "ZA",
        band: "",
      },
    ]);
    expect(await rowsOf("select count(*) as n from scores where assessment_id = ?", left.id)).toEqual([{ n: 12 }]);
    expect(
      await rowsOf(
        "select value ->> '$.options' as options, value ->> '$.other' as text, answered_by as who from answers where assessment_id = ? and question_id = ?",
        left.id,
        told.questionId,
      ),
    ).toEqual([{ options: '["other"]', text: null, who: "" }]);
    // The company itself and its people are unchanged.
    expect(await rowsOf("select erased_at from companies where id = ?", owner.companyId)).toEqual([
      { erased_at: null },
    ]);
    expect(await rowsOf("select company_id, assessment_id from latest_results")).toEqual([
      { company_id: left.companyId, assessment_id: left.id },
    ]);
  });

  it("is anonymised once, by a run that continues where the former one stopped, and skips what is done", async () => {
    const owner = await registerCompany(ctx);
    const model = await complete(owner);
    await change(
      `with recursive N(n) as (select 1 union all select n + 1 from N where n < 119)
       insert into assessments (id, company_id, started_by, kind, catalogue_version, state, created_at, updated_at, completed_at)
       select 'copy' || n, company_id, started_by, kind, catalogue_version, state, 1, 1, completed_at + n / 40 from N, assessments where id = ?`,
      model,
    );
    await change(
      "insert into results (assessment_id, company_id, industry_id, method_version, level, score, document) select a.id, r.company_id, industry_id, method_version, level, score, document from assessments a, results r where a.id like 'copy%'",
    );
    now = yearsOn(5) + 1000;
    let cursor: string | null = null;
    const did = [];
    do {
      const result = await anonymiseAssessments(ctx, cursor);
      did.push(result.did.anonymised);
      cursor = result.cursor;
    } while (cursor !== null);
    expect(did).toEqual([50, 50, 20]);
    expect(await anonymous()).toHaveLength(120);
    const dump = await dumpDatabase();
    expect(await anonymiseAssessments(ctx, null)).toEqual({ did: { anonymised: 0 }, cursor: null });
    expect(await dumpDatabase()).toEqual(dump);
  });

  it("is anonymised fully or not at all, whichever statement fails or loses its answer, and by one of two runs", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        now = START;
        await change("delete from companies");
        await complete(await registerCompany(ctx));
        now = yearsOn(5);
        const { ctx: faulty, sent } = createFaultyContext(at, fate, () => now);
        await anonymiseAssessments(faulty, null).catch(() => {});
        await Promise.all([anonymiseAssessments(ctx, null), anonymiseAssessments(ctx, null)]);
        const where = `${fate} at ${at}`;
        expect(await anonymous(), where).toHaveLength(1);
        expect([await countOf("assessments"), await countOf("companies"), await countOf("users")], where).toEqual([
          1, 2, 2,
        ]);
        if (sent() < at) break;
      }
    }
  }, 120_000);
});

describe("an assessment that was completed seven years ago", () => {
  it("is deleted, and its anonymous company with it", async () => {
    const [owner, other] = [await registerCompany(ctx), await registerCompany(ctx)];
    await complete(owner);
    now += 1000;
    await complete(other, 70);
    now = yearsOn(5);
    await runEveryJob(ctx);
    expect(await anonymous()).toHaveLength(1);
    now = yearsOn(7) - 1;
    await runEveryJob(ctx);
    expect(await countOf("assessments")).toBe(2);
    now += 1;
    await runEveryJob(ctx);
    expect(await countOf("assessments")).toBe(1);
    now += 1000;
    await runEveryJob(ctx);
    expect(await rowsOf("select id from companies order by id")).toEqual(
      [owner.companyId, other.companyId].sort().map((id) => ({ id })),
    );
    for (const table of ["assessments", "results", "scores", "answers"]) expect(await countOf(table), table).toBe(0);
  });

  it("is deleted with its files although it was never anonymised", async () => {
    const owner = await registerCompany(ctx);
    const file = await attach(owner, await complete(owner));
    now = yearsOn(7);
    expect(await deleteOldAssessments(ctx)).toEqual({ did: { deleted: 1 }, cursor: null });
    expect(await hasFile(file)).toBe(false);
    expect(await countOf("latest_results")).toBe(0);
  });

  it("is deleted once, whichever statement fails or loses its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        now = START;
        await change("delete from companies");
        const [owner, other] = [await registerCompany(ctx), await registerCompany(ctx)];
        await complete(owner);
        now += 1000;
        await complete(other, 60);
        now = yearsOn(7);
        const { ctx: faulty, sent } = createFaultyContext(at, fate, () => now);
        await deleteOldAssessments(faulty).catch(() => {});
        await Promise.all([deleteOldAssessments(ctx), deleteOldAssessments(ctx)]);
        expect(await countOf("assessments"), `${fate} at ${at}`).toBe(1);
        if (sent() < at) break;
      }
    }
  }, 120_000);
});

describe("a draft that has been untouched for five years", () => {
  it("is deleted with its answers and files, unless a user resumes it", async () => {
    const owner = await registerCompany(ctx);
    const [old, young] = [
      await completeDraft(ctx, owner, 10),
      await completeDraft(ctx, await registerCompany(ctx), 10),
    ];
    const [oldFile, youngFile] = [await attach(owner, old), await attach(owner, young)];
    now = yearsOn(5) - 1;
    await runDue(ctx, JOBS);
    expect(await countOf("assessments")).toBe(2);
    await change("update assessments set updated_at = ? where id = ?", now, young);
    now += 24 * 60 * 60_000;
    await runDue(ctx, JOBS);
    expect(await rowsOf("select id from assessments")).toEqual([{ id: young }]);
    expect(await rowsOf("select distinct assessment_id as id from answers")).toEqual([{ id: young }]);
    expect([await hasFile(oldFile), await hasFile(youngFile)]).toEqual([false, true]);
    expect(await rowsOf("select did from run_log where job = 'old-drafts'")).toEqual([{ did: '{"deleted":1}' }]);
  });

  it("is found in steps of limited size", async () => {
    const owner = await registerCompany(ctx);
    await change(
      `with recursive N(n) as (select 1 union all select n + 1 from N where n < 700)
       insert into assessments (id, company_id, started_by, kind, catalogue_version, state, created_at, updated_at)
       select printf('d%04d', n), ?1, ?2, 'readiness', 'x', 'draft', 1, iif(n % 5 = 0, 1, ?3) from N`,
      owner.companyId,
      owner.id,
      yearsOn(5),
    );
    now = yearsOn(5);
    const did = [];
    let cursor: string | null = null;
    do {
      const result = await deleteOldDrafts(ctx, cursor);
      did.push(result.did.deleted);
      cursor = result.cursor;
    } while (cursor !== null);
    expect(did).toEqual([50, 50, 40]);
    expect(await countOf("assessments")).toBe(560);
  });
});
