import { beforeAll, describe, expect, it } from "vitest";
import { unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import type { Field } from "~/assessment/answers/rules/fields";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { scope3Question } from "~/assessment/scoring/rules/scope-3";
import { assessmentPaths } from "~/core/addresses/assessment";
import { standardPath } from "~/core/addresses/crosswalk";
import { FIGURE_SUMS_FILE_PATH, figureSumsPath } from "~/core/addresses/network";
import { PROGRESS } from "~/core/kinds/kind";
import { handleMessage } from "~/entries/handle-message.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { readCsv } from "../support/csv";
import { rowsOf } from "../support/database";
import { cookieOf, requestFrom, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress, completeProgress, completeReadiness } from "../support/progress-results";
import { createTestContext, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const YEAR = lastWholeYear(ctx.clock());

const amount = (input: string, figure: string, unit: string): Field[] => [
  [yearPart(input), figure],
  [unitPart(input), unit],
];
const said = (category: Parameters<typeof scope3Question>[0], ...fields: Field[]) => ({
  questionId: scope3Question(category),
  fields: [[REPORTING_YEAR, String(YEAR)] as Field, ...fields],
});
const words = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

let owner: CurrentUser;
let chain: CurrentUser & { code: string };
let [cookie, buyer] = ["", ""];
let paths: ReturnType<typeof assessmentPaths>;
let plain: ReturnType<typeof assessmentPaths>;

/** Food for 100,000 dollars: about 40 t, from 18 to 110. Twenty hotel nights in Malaysia: 1.23 t, from 0.615 to 1.845. */
const ESTIMATE = [
  said("goods", ...amount("goods-food", "100000", "usd")),
  said("travel", ...amount("hotel-malaysia", "20", "night")),
];

const read = async (path: string, as = cookie) => {
  const answer = await visit(path, { cookie: as });
  expect(answer.status, path).toBe(200);
  return words(await answer.text());
};

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  ({ user: owner } = await completeReadiness(ctx));
  const bare = await anotherProgress(ctx, owner, []);
  const id = await anotherProgress(ctx, owner, ESTIMATE);
  await startYear(ctx, owner, YEAR);
  await joinByCode(ctx, owner, chain.code, requestFrom(), { sharesFigures: true });
  expect(await handleMessage(ctx, { v: 1, countedId: id })).toMatchObject({ outcome: "done" });
  [cookie, buyer] = [await cookieOf(ctx, owner.id), await cookieOf(ctx, chain.id)];
  [plain, paths] = [bare, id].map((each) => assessmentPaths(PROGRESS, ctx.ids.seal(each))) as [
    typeof paths,
    typeof paths,
  ];
});

describe("a first estimate of Scope 3", () => {
  it("is shown with its range, line by line, beside what was not estimated, and only where something was", async () => {
    const page = await read(paths.results);
    expect(page).toContain(`Scope 3 in ${YEAR}, a first estimate`);
    expect(page).toContain("1. Purchased goods and services Estimate about 40 Plausible 18 to 110");
    expect(page).toContain("5. Waste generated in operations Estimate not estimated");
    expect(page).toContain("What was estimated, together Estimate about 41 Plausible 19 to 110");
    expect(page).toContain("US EPA Supply Chain GHG Emission Factors v1.3");
    expect(page).toContain("plausible: 18,200 to 112,000 kg CO2e");
    expect(await read(plain.results)).not.toContain("a first estimate");
    const report = await read(paths.report);
    expect(report).toMatch(/1\. Purchased goods and services about 40 18 to 110/);
    expect(report).toContain("UK Government GHG Conversion Factors 2025: freight, waste, travel, hotels");
  });

  it("leaves scores and statistics as they are without it", async () => {
    const rows = (id: string) =>
      rowsOf("select subject, correct, total, score, level from scores where assessment_id = ? order by subject", id);
    const [first, second] = await rowsOf<{ id: string }>(
      "select id from assessments where company_id = ? and kind = 'progress' order by completed_at, rowid",
      owner.companyId,
    );
    expect(await rows(first?.id ?? "")).toEqual(await rows(second?.id ?? ""));
    const scope = /Scope 1 ([\d.,]+) MTCO2e/;
    expect(scope.exec(await read(paths.results))?.[1]).toBe(scope.exec(await read(plain.results))?.[1]);
  });

  it("is a key figure to two digits, which standards say and add to nothing", async () => {
    const page = await read(standardPath(YEAR, "vsme"));
    expect(page).toMatch(/Scope 3[^.]*41/);
    expect(page).toContain("Scope 3 is a first estimate of some categories, so it is in no total");
    expect(await read(standardPath(YEAR, "sedg"))).toContain("Scope 3 emissions E1.5 41 t CO2e");
  });

  it("is in the buyer's sum with a range, until the company enters its own figure", async () => {
    const other = await completeProgress(ctx, true, "mining", [ESTIMATE[0] as (typeof ESTIMATE)[number]]);
    await startYear(ctx, other.user, YEAR);
    await joinByCode(ctx, other.user, chain.code, requestFrom(), { sharesFigures: true });
    await handleMessage(ctx, { v: 1, countedId: other.id });
    expect(await read(figureSumsPath(YEAR), buyer)).toMatch(
      /Scope 3 emissions Sum 81 t CO2e plausible: 37 to 230 Companies 2 of 2/,
    );
    const own = { figures: new Map([["scope-3", { written: "500", isUnknown: false }] as const]) };
    await saveFigures(ctx, other.user, YEAR, "energy", own);
    expect(await read(figureSumsPath(YEAR), buyer)).toMatch(
      /Scope 3 emissions Sum 541 t CO2e plausible: 520 to 610 Companies 2 of 2 1 calculated/,
    );
    const file = readCsv(await (await visit(FIGURE_SUMS_FILE_PATH, { cookie: buyer })).text());
    const [header = [], ...lines] = file;
    expect(header.join()).not.toContain("below");
    expect(lines.filter((line) => line.includes("Scope 3 emissions")).map((line) => line.join())).toEqual(
      expect.arrayContaining([expect.stringMatching(/,41,.*calculated/), expect.stringMatching(/,500,/)]),
    );
  });

  it("needs the currency of money to be said", async () => {
    const { user } = await completeReadiness(ctx);
    await expect(anotherProgress(ctx, user, [said("goods", [yearPart("goods-food"), "10"])])).rejects.toThrow();
  });
});
