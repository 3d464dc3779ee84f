import { beforeAll, expect, it } from "vitest";
import { register } from "~/account/sign-up/register.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { storeRequestedFigures } from "~/assessment/key-figures/store-progress.server";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { startAssessment } from "~/improvement/plan/start.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { ownerEmail } from "../../scripts/demo/accounts.mjs";
import type { DemoCompany } from "../../scripts/demo/companies";
import { ensureFigures } from "../../scripts/demo/key-figures";
import { MEMBERS } from "../../scripts/demo/members";
import { addMembers } from "../../scripts/demo/members-in-bulk";
import { answersTo, climateAnswersTo } from "../../scripts/demo/plans";
import { expectExactCells } from "../support/cells";
import { change, rowsOf } from "../support/database";
import { requestFrom } from "../support/pages";
import { registerCorporate } from "../support/people";
import { submitAndCount } from "../support/submit";
import { createTestContext, reloadUser, withoutQueue } from "../support/worker";

const HOUR = 60 * 60 * 1000;
const TODAY = Date.UTC(2026, 10, 23, 12);
const timeOf = (days: number) => TODAY - days * 24 * HOUR;

let now = TODAY;
const ctx = withoutQueue(createTestContext(() => now));
let corporate: Awaited<ReturnType<typeof registerCorporate>>;

/** One with both results, one with a climate draft, one with a draft, and one that has started nothing. */
const isOf = (readiness: number, progress: number, drafts: number) => (member: DemoCompany) => {
  const parts = [...member.assessments, ...(member.progress ?? [])];
  return (
    member.assessments.length === readiness &&
    member.progress?.length === progress &&
    parts.filter(({ sections }) => sections !== undefined).length === drafts
  );
};
const chosen = [isOf(1, 1, 0), isOf(1, 1, 1), isOf(1, 0, 1), isOf(0, 0, 0)].flatMap(
  (isChosen) => MEMBERS.find(isChosen) ?? [],
);

/** The same company created through the use cases, at the same times. */
async function addByUseCases(member: DemoCompany): Promise<void> {
  const email = ownerEmail(member.key);
  now = timeOf(Math.max(0, ...member.assessments.map(({ daysAgo }) => daysAgo)) + 2);
  const { name, registration, address, jobTitle, revenue, state, ...same } = member;
  const company = { company: name, companyReg: registration, companyLocation: address, companySize: revenue };
  const registered = await register(ctx, {
    ...same,
    ...company,
    email,
    state,
    designation: jobTitle,
    mobileCountry: member.country,
    passwordHash: "-",
    accessCode: member.figures ? undefined : corporate.code,
    network: null,
  });
  expect(registered).toMatchObject({ ok: true });
  await change("update users set email_confirmed_at = ? where email = ?", now, email);
  if (member.figures)
    await joinByCode(ctx, await reloadUser(ctx, email), corporate.code, requestFrom(), { sharesFigures: true });
  for (const kind of [READINESS, PROGRESS] as const) {
    const catalogue = await getCurrentCatalogue(ctx, kind);
    for (const plan of (kind === READINESS ? member.assessments : member.progress) ?? []) {
      now = timeOf(plan.daysAgo);
      const user = await reloadUser(ctx, email);
      const started = await startAssessment(ctx, user, { kind });
      if (!started.ok) throw new Error(started.reason);
      const answers =
        "yes" in plan
          ? answersTo(catalogue, member, plan, "programme-supplier")
          : climateAnswersTo(catalogue, member, plan);
      now += HOUR;
      expect(await saveAnswers(ctx, user, started.assessmentId, answers)).toMatchObject({ ok: true });
      now += HOUR;
      if (plan.sections === undefined)
        expect(await submitAndCount(ctx, user, started.assessmentId)).toEqual({ ok: true });
    }
  }
  await storeRequestedFigures(ctx, null);
  if (member.figures)
    await ensureFigures(ctx, await reloadUser(ctx, email), member.figures.year, member.figures.values);
}

/** A company's tables, each with the condition that selects its rows. */
const ASSESSMENTS = "select id from assessments where company_id = :id";
const TABLES: Record<string, string> = {
  companies: "id = :id",
  users: "company_id = :id",
  memberships: "company_id = :id",
  consents: "company_id = :id",
  member_standings: "company_id = :id",
  assessments: "company_id = :id",
  answers: `assessment_id in (${ASSESSMENTS})`,
  results: "company_id = :id",
  scores: `assessment_id in (${ASSESSMENTS})`,
  latest_results: "company_id = :id",
  contributions: `assessment_id in (${ASSESSMENTS})`,
  key_figure_years: "company_id = :id",
  key_figure_saves: "company_id = :id",
  shared_figures: "company_id = :id",
  proof_requests: `assessment_id in (${ASSESSMENTS})`,
};

/** All rows of the company with this address, in a stable order, without what differs from run to run. */
async function rowsOfCompany(email: string): Promise<Record<string, string[]>> {
  const [company] = await rowsOf<{ id: string }>("select company_id as id from users where email = ?", email);
  const found: Record<string, string[]> = {};
  for (const [table, where] of Object.entries(TABLES)) {
    const rows = await rowsOf<Record<string, unknown>>(
      `select * from ${table} where ${where.replace(":id", `'${company?.id}'`)}`,
    );
    found[table] = rows.map((row) => JSON.stringify(row, leaveOutIds)).sort();
  }
  return found;
}

const IDS = /^(id|token|email|password_hash|(started|answered|entered)_by|(company|assessment|user|owner)_id)$/;
const leaveOutIds = (key: string, value: unknown) => (IDS.test(key) ? undefined : value);

beforeAll(async () => {
  corporate = await registerCorporate(ctx);
  const network = { corporateId: corporate.companyId, code: corporate.code, passwordHash: "-", timeOf };
  await addMembers(ctx, network, chosen);
  // Adding them twice changes nothing.
  await addMembers(ctx, network, chosen);
});

it("demo members are counted as they would have been by their submissions", async () => {
  expect(chosen).toHaveLength(4);
  // Each of the two populations has at least thirty cells.
  expect(await expectExactCells(ctx)).toBeGreaterThan(60);
});

it.each(chosen.map((member) => [member.name, member] as const))(
  "demo members have the same rows as the use cases would leave: %s",
  async (_, member) => {
    const email = ownerEmail(member.key);
    const inBulk = await rowsOfCompany(email);
    expect(Object.values(inBulk).flat().length).toBeGreaterThanOrEqual(5);
    await change("update users set email = 'bulk-' || email where email = ?", email);
    await addByUseCases(member);
    expect(await rowsOfCompany(email)).toEqual(inBulk);
    await expectExactCells(ctx);
  },
);
