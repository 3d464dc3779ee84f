import { beforeAll, describe, expect, it } from "vitest";
import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { FIGURE_SUMS_FILE_PATH, FIGURE_SUMS_PATH, figureSumsPath } from "~/core/addresses/network";
import { ASK_FOR_FIGURES_PATH } from "~/core/addresses/requests";
import { handleMessage } from "~/entries/handle-message.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { readFigureSums } from "~/network/members/figure-sums.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { completeProgress } from "../support/progress-results";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const YEAR = lastWholeYear(ctx.clock());

let chain: CurrentUser & { code: string };
let other: CurrentUser & { code: string };
let [cookie, others] = ["", ""];
const people: Record<string, CurrentUser> = {};
const of = (name: string) => people[name] as CurrentUser;

async function member(name: string, user: CurrentUser, sharesFigures: boolean) {
  await updateProfile(ctx, request(), user, { company: name });
  await joinByCode(ctx, user, chain.code, request(), { sharesFigures });
  people[name] = await reloadUser(ctx, user.email);
}

const enter = (
  name: string,
  section: "energy" | "company" | "pay",
  given: Partial<Record<KeyFigureId, string>>,
  year = YEAR,
) =>
  saveFigures(ctx, of(name), year, section, {
    figures: new Map(
      Object.entries(given).map(([id, written]) => [
        id as KeyFigureId,
        written === "?" ? { written: "", isUnknown: true } : { written, isUnknown: false },
      ]),
    ),
  });

beforeAll(async () => {
  [chain, other] = [await registerCorporate(ctx), await registerCorporate(ctx)];
  await member("Anvil", await registerCompany(ctx), true);
  await member("Bellows", await registerCompany(ctx), true);
  await member("Closed", await registerCompany(ctx), false);
  const { user, id } = await completeProgress(ctx, true);
  await member("Dynamo", user, true);
  for (const name of ["Anvil", "Bellows", "Closed", "Dynamo"]) await startYear(ctx, of(name), YEAR);
  await startYear(ctx, of("Anvil"), YEAR - 1);
  await enter("Anvil", "energy", { "scope-1": "0.1", "scope-2": "12", "scope-3": "?" });
  await enter("Anvil", "company", { turnover: "4000000" });
  await enter("Anvil", "pay", { "lowest-wage": "5000" });
  await enter("Anvil", "energy", { "scope-1": "7" }, YEAR - 1);
  await enter("Bellows", "energy", { "scope-1": "1300.2" });
  await enter("Bellows", "company", { turnover: "300" });
  await change("update key_figure_years set currency = 'EUR' where company_id = ?", of("Bellows").companyId);
  await enter("Closed", "energy", { "scope-1": "55555" });
  // As the queue does some seconds after the submission.
  expect(await handleMessage(ctx, { v: 1, countedId: id })).toMatchObject({ outcome: "done" });
  [cookie, others] = [await cookieOf(ctx, chain.id), await cookieOf(ctx, other.id)];
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const page = async (path = FIGURE_SUMS_PATH, as = cookie) => {
  const answer = await visit(path, { cookie: as });
  const [html = ""] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  return { status: answer.status, html, text: textOf(html) };
};
const csv = async (as = cookie) => readCsv(await (await visit(FIGURE_SUMS_FILE_PATH, { cookie: as })).text());
const readingsOf = (name: string) =>
  rowsOf(
    "select corporate_id as corporate from readings where company_id = ? and thing = 'figures'",
    of(name).companyId,
  );
/** A line of the sums, with its figure's name in front. */
const lineOf = ({ html }: { html: string }, name: string) => {
  const row = [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)]
    .map(([each]) => textOf(each))
    .find((each) => each.includes(name));
  return row ?? "";
};

describe("the key figures of members in sum", () => {
  it("are those of the latest year, with how many companies each sum covers", async () => {
    const { totals } = { totals: await page() };
    expect(totals.status).toBe(200);
    expect(totals.text).toContain("3 of your 4 companies share their key figures.");
    expect(totals.text).toContain(`3 of them have given figures for ${YEAR}.`);
    const [dynamo] = await rowsOf<{ scope1: number }>(
      "select figures ->> 'scope-1' as scope1 from progress_figures where company_id = ? and scope = 'scope1'",
      of("Dynamo").companyId,
    );
    const sum = new Intl.NumberFormat("en", { maximumFractionDigits: 3 }).format(1300.3 + Number(dynamo?.scope1));
    expect(lineOf(totals, "Scope 1")).toContain(`${sum} t CO2e`);
    expect(lineOf(totals, "Scope 1")).toMatch(/3 of 4 1 calculated/);
    // Amounts of two currencies stay apart, and wages are not added.
    expect(lineOf(totals, "Turnover")).toMatch(/4,000,000 ZAR 300 EUR|300 EUR 4,000,000 ZAR/);
    expect(lineOf(totals, "Turnover")).toContain("2 of 4");
    expect(lineOf(totals, "Lowest")).toBe("");
    expect(totals.text).not.toContain("55,555");
    expect((await page(figureSumsPath(YEAR - 1))).text).toContain(`1 of them has given figures for ${YEAR - 1}.`);
    expect((await page(figureSumsPath(2019))).text).toContain("No figures for 2019");
  });

  it("lead to their companies, those with the largest emissions first, and each sees that they were read", async () => {
    await change("delete from readings");
    const { html } = await page();
    const named = [...html.matchAll(/href="\/associatedCompanies\/company\/[\w-]+\/figures"[^>]*>([^<]+)</g)];
    expect(named.map(([, name]) => name)).toEqual(["Bellows", "Dynamo", "Anvil"]);
    for (const name of ["Anvil", "Bellows", "Dynamo"])
      expect(await readingsOf(name), name).toEqual([{ corporate: chain.companyId }]);
    expect(await readingsOf("Closed")).toEqual([]);
  });

  it("are a file with a line for each figure of each company, which records the companies", async () => {
    await change("delete from readings");
    const [header, ...lines] = await csv();
    expect(header?.[0]).toBe("Company");
    const lineOf = (name: string, year: number, figure: string) =>
      lines.find((line) => line[0] === name && line[1] === String(year) && line[3]?.startsWith(figure));
    expect(lineOf("Anvil", YEAR, "Scope 1")?.slice(4)).toEqual([
      expect.stringMatching(/^0[.,]1$/),
      "t CO2e",
      "entered",
    ]);
    expect(lineOf("Anvil", YEAR - 1, "Scope 1")?.[4]).toBe("7");
    expect(lineOf("Bellows", YEAR, "Turnover")?.slice(4)).toEqual(["300", "EUR", "entered"]);
    expect(lineOf("Dynamo", YEAR, "Scope 1")?.[6]).toBe("calculated in its Progress Assessment");
    expect(lines.some(([name]) => name === "Closed")).toBe(false);
    expect(await readingsOf("Dynamo")).toEqual([{ corporate: chain.companyId }]);
  });

  it("are a workbook with the sums and their coverage, and a line for each year of each company", async () => {
    const answer = await visit(`${FIGURE_SUMS_FILE_PATH}?format=xlsx`, { cookie });
    expect(answer.headers.get("Content-Type")).toContain("spreadsheetml");
    const book = readXlsx(new Uint8Array(await answer.arrayBuffer()));
    if (!book.ok) throw new Error(book.reason);
    expect(book.sheets.map(({ name }) => name)).toEqual(["Sums", "Companies"]);
    const [sums = [], companies = []] = book.sheets.map(({ rows }) =>
      [...rows.values()].map((cells) => [...cells.values()].map(({ text }) => text)),
    );
    const scope1 = sums.find((cells) => cells[0] === String(YEAR - 1) && cells[2]?.startsWith("Scope 1"));
    // The sum, its unit, those that gave it, those of them by calculation, those that share, and all.
    expect(scope1?.slice(3)).toEqual(["7", "t CO2e", "1", "0", "3", "4"]);
    const column = companies[0]?.findIndex((name) => name.startsWith("Turnover")) ?? -1;
    const bellows = companies.find(([name]) => name === "Bellows");
    expect([bellows?.slice(0, 3), bellows?.[column]]).toEqual([["Bellows", String(YEAR), "EUR"], "300"]);
  });

  it("of a company leave the sums at once when it no longer shares, leaves, or erases a year", async () => {
    await changeSharing(ctx, of("Bellows"), chain.companyId, { sharesFigures: false });
    const without = await page();
    expect(without.text).toContain("2 of your 4 companies share their key figures.");
    expect(without.text).not.toContain("Bellows");
    expect(lineOf(without, "Turnover")).not.toContain("EUR");
    expect((await csv()).some(([name]) => name === "Bellows")).toBe(false);
    await changeSharing(ctx, of("Bellows"), chain.companyId, { sharesFigures: true });
    expect((await page()).text).toContain("300 EUR");
    await leaveCorporate(ctx, of("Dynamo"), chain.companyId, request());
    expect((await page()).text).not.toContain("Dynamo");
    expect((await page()).text).toContain("2 of your 3 companies share their key figures.");
  });

  it("are those of one's own members only, and nobody's for an ordinary company", async () => {
    const none = await page(FIGURE_SUMS_PATH, others);
    expect(none.text).toContain("No company shares its key figures with you yet");
    expect(await csv(others)).toHaveLength(1);
    const outsider = await cookieOf(ctx, of("Anvil").id);
    for (const path of [FIGURE_SUMS_PATH, FIGURE_SUMS_FILE_PATH]) {
      expect((await visit(path, { cookie: outsider })).status).toBe(404);
    }
    await change("update companies set is_corporate = 0 where id = ?", chain.companyId);
    expect((await page()).status).toBe(404);
    await change("update companies set is_corporate = 1 where id = ?", chain.companyId);
  });

  it("can be asked of those who do not share them", async () => {
    const { html } = await page();
    expect(html).toContain(`href="${ASK_FOR_FIGURES_PATH.replace("&", "&amp;")}"`);
    const form = await page(ASK_FOR_FIGURES_PATH);
    expect(form.text).toContain("Closed");
    expect(form.text).not.toContain("Anvil");
    expect(form.html).toMatch(/<input[^>]*checked=""[^>]*value="figure"|<input[^>]*value="figure"[^>]*checked=""/);
    await change("update companies set code_scope = 'level' where id = ?", chain.companyId);
    expect((await page()).html).not.toContain(ASK_FOR_FIGURES_PATH);
    await change("update companies set code_scope = 'full' where id = ?", chain.companyId);
  });

  it("are read from as many rows with five hundred companies as with sixty, fifty companies a page", async () => {
    const big = await registerCorporate(ctx);
    const grow = async (from: number, to: number) => {
      const numbers = `with recursive n (i) as (select ${from} union all select i + 1 from n where i < ${to - 1})`;
      await change(
        `insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at) ${numbers}
         select printf('%021dA', i), 'Grown ' || i, '', '', industry_id, country_id, state_id, revenue_band, 1 from n, companies where id = ?`,
        big.companyId,
      );
      await change(
        `insert into memberships (corporate_id, company_id, joined_at, shares_figures) ${numbers} select ?, printf('%021dA', i), 1, 1 from n`,
        big.companyId,
      );
      await change(
        `insert into key_figure_years (company_id, year, currency, created_at) ${numbers} select printf('%021dA', i), ${YEAR}, 'ZAR', 1 from n`,
      );
      await change(
        `insert into key_figure_saves (company_id, year, entered_at, entered_by, figures) ${numbers} select printf('%021dA', i), ${YEAR}, 1, 'x', json_object('scope-1', '' || i) from n`,
      );
    };
    const rowsRead = async () => {
      await readFigureSums(ctx, big, { year: YEAR, after: null });
      const before = ctx.cost.rowsRead;
      const read = await readFigureSums(ctx, big, { year: YEAR, after: null });
      return { rows: ctx.cost.rowsRead - before, read };
    };
    await grow(0, 60);
    const few = await rowsRead();
    expect(few.read?.rows).toHaveLength(50);
    const second = await readFigureSums(ctx, big, { year: YEAR, after: few.read?.next ?? null });
    expect([second?.rows.length, second?.next]).toEqual([10, null]);
    await grow(60, 500);
    const many = await rowsRead();
    expect(many.read?.cells.find(({ figureId }) => figureId === "scope-1")).toMatchObject({
      companies: 500,
      whole: (499 * 500) / 2,
    });
    expect(many.rows).toBeLessThanOrEqual(few.rows + 5);
    const path = /href="(\/associatedCompanies\/figures\?year=\d+&amp;after=[^"]+)"/.exec(
      (await page(FIGURE_SUMS_PATH, await cookieOf(ctx, big.id))).html,
    );
    const next = await page(path?.[1]?.replaceAll("&amp;", "&") ?? "", await cookieOf(ctx, big.id));
    expect(next.text).toContain("Grown 449");
    expect(next.text).not.toContain("Grown 450");
  });
});
