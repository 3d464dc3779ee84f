import { beforeAll, describe, expect, it } from "vitest";
import { yearPart } from "~/assessment/answers/rules/amounts";
import { REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import { MAIN } from "~/assessment/answers/rules/fields";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { readResult } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { countYesterdaysPeers } from "../support/peers";
import { progressAnswers } from "../support/progress-answers";
import { anotherProgress, completeProgress, completeReadiness } from "../support/progress-results";
import { publishProgress } from "../support/publish";
import { completeDraft, createTestContext, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

/** The answers of a company with a target about a year's diesel and electricity. */
function footprint(year: number, litres: number, kilowattHours: number): GivenAnswer[] {
  const worksheet = (questionId: string, input: string, amount: number): GivenAnswer => ({
    questionId,
    fields: [
      [REPORTING_YEAR, String(year)],
      [yearPart(input), String(amount)],
    ],
  });
  const plain = (questionId: string, figure: number): GivenAnswer => ({ questionId, fields: [[MAIN, String(figure)]] });
  return [
    worksheet(Q.scope1, "diesel", litres),
    worksheet(Q.scope2, "electricity", kilowattHours),
    plain(Q.baseYear, 2024),
    plain(Q.targetYear, 2030),
    plain(Q.targetPercent, 42),
  ];
}

const pathOf = (id: string) => assessmentPaths(PROGRESS, ctx.ids.seal(id)).results;
const words = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

describe("the results of a Progress Assessment", () => {
  let owner: CurrentUser;
  let id: string;
  let cookie: string;
  beforeAll(async () => {
    ({ user: owner, id } = await completeProgress(ctx, true));
    cookie = await cookieOf(ctx, owner.id);
  });

  it("are stored with the counters that analytics add up", async () => {
    const [stored] = await rowsOf<{ document: string }>("select document from results where assessment_id = ?", id);
    const { climate, counters } = readResult(PROGRESS, stored?.document ?? "");
    const [given] = await rowsOf<{ total: number }>(
      "select json_extract(value, '$.total') as total from answers where assessment_id = ? and question_id = ?",
      id,
      Q.scope1,
    );
    expect(climate).toMatchObject({ scope1: given?.total, baseYear: 2024 });
    expect(counters).toMatchObject({ "level.leader": 1, scope1Recorded: 1, scope2Recorded: 1, targetSet: 1 });
    expect(counters.scope1Kilograms).toBe(Math.round((given?.total ?? 0) * 1000));
  });

  it.each(LANGUAGES)("are shown completely, without a script, in every language (%s)", async (language) => {
    await change("update users set language = ? where id = ?", language, owner.id);
    const response = await visit(pathOf(id), { cookie });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]*type="application\/(ld\+)?json")/);
    const { climate, results } = resources[language];
    for (const part of [
      climate.report,
      climate.ghg.scope1,
      climate.certifications.title,
      climate.plan.title,
      climate.plan.timeline,
      climate.disclaimer,
      results.source.category,
      results.profile.noPrevious,
      owner.companyName,
      owner.email,
    ]) {
      expect(words(html)).toContain(words(part));
    }
    expect(html).not.toMatch(/SME X|DIMENSION X/);
    expect(html).toContain("bg-leader");
  });

  it("show peers for each focus area once five other companies have completed an assessment", async () => {
    await change("update users set language = 'en' where id = ?", owner.id);
    expect(await (await visit(pathOf(id), { cookie })).text()).toContain("Not enough companies yet");
    for (let company = 0; company < 5; company += 1) await completeProgress(ctx, false);
    await countYesterdaysPeers(ctx);
    const page = words(await (await visit(pathOf(id), { cookie })).text());
    expect(page).toMatch(/Peers in your industry: 10%/);
    // Each focus area and topic has its own.
    expect(page.match(/Peers \d+%/g)?.length).toBeGreaterThanOrEqual(3 + 10);
  });

  it("show how a footprint was calculated, its change since the base year, and the path to the target", async () => {
    const { user, id: first } = await completeProgress(ctx, true, "mining", footprint(2024, 10_000, 60_000));
    const later = await anotherProgress(ctx, user, footprint(2025, 8_000, 66_000));
    const session = await cookieOf(ctx, user.id);
    const then = words(await (await visit(pathOf(first), { cookie: session })).text());
    expect(then).toContain("10,000 litres × 2.66155 kg CO2e/L = 26,615.5 kg CO2e");
    expect(then).toMatch(/60,000 kWh × 0.906 kg CO2e\/kWh = 54,360 kg CO2e .* © Department of Forestry/);
    expect(then).toContain("2024 is the base year.");
    const now = words(await (await visit(pathOf(later), { cookie: session })).text());
    expect(now).toContain("Scope 1 and 2 emissions were 81.09 MTCO2e in 2025, 0.1% more than in 2024.");
    expect(now).toContain("Scope 1 26.62 21.29 −20% Scope 2 54.36 59.80 +10%");
    expect(now).toContain("Target: −42% by 2030, compared with 2024");
    expect(now).toContain("The target line allowed 75.31 MTCO2e in 2025. Emissions were 81.09: above the line.");
    const [stored] = await rowsOf<{ document: string }>("select document from results where assessment_id = ?", later);
    const kept = { year: 2025, baseYear: 2024, targetYear: 2030, targetPercent: 42 };
    expect(readResult(PROGRESS, stored?.document ?? "").climate).toMatchObject(kept);
  });

  it("appear beside the Readiness results as the company's progress", async () => {
    const { user, readiness } = await completeReadiness(ctx);
    const session = await cookieOf(ctx, user.id);
    const path = `${assessmentPaths(READINESS, ctx.ids.seal(readiness)).results}?view=progress`;
    const read = async () => words(await (await visit(path, { cookie: session })).text());
    expect(await read()).toMatch(/No submissions yet .*Your climate work will appear here/);
    const started = await startAssessment(ctx, user, { kind: PROGRESS });
    if (!started.ok) throw new Error(started.reason);
    expect(await read()).toMatch(/Last updated on .* 0% .*Nothing has been answered yet/);
    await saveAnswers(ctx, user, started.assessmentId, progressAnswers(true).slice(0, 7));
    const page = await read();
    expect(page).toMatch(/7 of \d+ questions/);
    expect(page.match(/ Answered (?=\S)/g)?.length).toBeGreaterThanOrEqual(5);
    const html = await (await visit(path, { cookie: session })).text();
    expect(html.match(/<li class="flex flex-col/g)).toHaveLength(5);
    const [, chart = ""] = /<figure>(.*?)<\/svg>/s.exec(html) ?? [];
    expect(chart).toContain(resources.en.climate.overview.chart);
    expect(chart.match(/<rect/g)?.length).toBeGreaterThan(3);
    const offered = (page: string) =>
      [...page.matchAll(/href="\/progress-assessment\/(\w+)"/g)].map(([, name]) => name);
    expect(offered(html)).toEqual(["questions", "reports", "documents"]);
    await saveAnswers(ctx, user, started.assessmentId, progressAnswers(true).slice(7));
    expect(offered(await (await visit(path, { cookie: session })).text())).toEqual([
      "questions",
      "reports",
      "documents",
    ]);
    expect((await visit(path, { cookie })).status).toBe(404);
  });

  it("show N/A for emissions that were not asked for, and redirect a draft to its form", async () => {
    await publishProgress();
    const draft = await completeDraft(ctx, owner, 40, PROGRESS);
    const leads = await visit(pathOf(draft), { cookie });
    expect([leads.status, leads.headers.get("Location")]).toEqual([
      303,
      assessmentPaths(PROGRESS, ctx.ids.seal(draft)).form,
    ]);
    await submitAssessment(ctx, owner, draft);
    const html = await (await visit(pathOf(draft), { cookie })).text();
    expect(words(html).match(/N\/A/g)).toHaveLength(5);
    expect(html).toContain("bg-beginner");
  });

  it("answer 404 or 422 for an invalid id, another company's id and an id of another kind", async () => {
    const [first] = await rowsOf<{ id: string }>(
      "select id from assessments where company_id = ? and kind = 'readiness'",
      owner.companyId,
    );
    const statusOf = async (path: string) => (await visit(path, { cookie })).status;
    expect(await statusOf(pathOf(first?.id ?? ""))).toBe(404);
    expect(await statusOf(pathOf(id).replace("/progress", ""))).toBe(404);
    expect(await statusOf("/user/progress/dashboard/nothing")).toBe(422);
    const sealed = ctx.ids.seal(id);
    // In the middle, because not every bit of the last letter counts.
    const damaged = `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`;
    expect(await statusOf(`/user/progress/dashboard/${damaged}`)).toBe(422);
  });
});
