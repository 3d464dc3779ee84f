import { describe, expect, it } from "vitest";
import { readFigures } from "~/assessment/key-figures/queries.server";
import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { offeredYears } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { storeRequestedFigures } from "~/assessment/key-figures/store-progress.server";
import { eraseYear, startYear } from "~/assessment/key-figures/years.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, rowsOf } from "../support/database";
import { ORIGIN } from "../support/pages";
import { registerCorporate } from "../support/people";
import { completeProgress } from "../support/progress-results";
import { seededRandom } from "../support/random";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

/** Companies at a time. */
const MAX_COMPANIES = 6;

interface Cell {
  corporate: string;
  year: number;
  figure: string;
  currency: string;
  companies: number;
  calculated: number;
  /** In millionths, as a whole number. */
  sum: number;
}

const byKey = (a: Cell, b: Cell) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** The cells as their pages would add them up from what each company's own pages show. */
async function countAnew(): Promise<Cell[]> {
  const cells = new Map<string, Cell>();
  const add = (key: Pick<Cell, "corporate" | "year" | "figure" | "currency">, value: number, isCalculated: boolean) => {
    const name = JSON.stringify(key);
    const cell = cells.get(name) ?? { ...key, companies: 0, calculated: 0, sum: 0 };
    cell.companies += 1;
    cell.calculated += isCalculated ? 1 : 0;
    cell.sum += Math.round(value * 1e6);
    cells.set(name, cell);
  };
  const sharing = await rowsOf<{ corporate: string; company: string }>(
    "select corporate_id as corporate, company_id as company from memberships where shares_figures",
  );
  for (const { corporate, company } of sharing) {
    add({ corporate, year: 0, figure: "", currency: "" }, 0, false);
    const found = await readFigures(ctx, company);
    for (const { year, currency } of found.years) {
      const known = [...(found.find(year)?.figures ?? [])].filter(([, { value }]) => typeof value === "number");
      if (known.length > 0) add({ corporate, year, figure: "", currency }, 0, false);
      for (const [figure, { value, source }] of known)
        add({ corporate, year, figure, currency }, Number(value), source.from === "progress");
    }
  }
  return [...cells.values()].sort(byKey);
}

const keptCells = async () =>
  (
    await rowsOf<Cell>(
      "select corporate_id as corporate, year, figure_id as figure, currency, companies, calculated, whole * 1000000 + millionths as sum from shared_figure_sums",
    )
  ).sort(byKey);

describe("the sums of the key figures that members share", () => {
  it.each([1, 2])("are what their own pages add up to, after any sequence of acts, sequence %i", async (seed) => {
    await change("delete from companies");
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const corporates = [await registerCorporate(ctx), await registerCorporate(ctx)];
    const companies: CurrentUser[] = [];
    const years = offeredYears(ctx.clock()).slice(0, 3);
    const enter = () => {
      const figures = ["scope-1", "scope-2", "fuels", "electricity-bought"] as const;
      const written = pick(["", "0", "0.1", "0.2", "30.000001", "1234567.25", "not known"]);
      const typed = figures
        .filter(() => random() < 0.5)
        .map((id): [KeyFigureId, { written: string; isUnknown: boolean }] => [
          id,
          written === "not known" ? { written: "", isUnknown: true } : { written, isUnknown: false },
        ]);
      return saveFigures(ctx, pick(companies), pick(years), "energy", { figures: new Map(typed) });
    };
    const acts = {
      enter,
      enterAgain: enter,
      money: () =>
        saveFigures(ctx, pick(companies), pick(years), "company", {
          figures: new Map([
            ["turnover", { written: pick(["999999999999.999999", "5000000", "0.3"]), isUnknown: false }],
          ]),
          currency: { code: pick(["ZAR", "EUR", "MYR"]), base: "" },
        }),
      begin: () => startYear(ctx, pick(companies), pick(years)),
      eraseYear: () => eraseYear(ctx, pick(companies), pick(years)),
      join: () => joinByCode(ctx, pick(companies), pick(corporates).code, request(), { sharesFigures: random() < 0.7 }),
      share: () => changeSharing(ctx, pick(companies), pick(corporates).companyId, { sharesFigures: random() < 0.7 }),
      scope: () => changeSharing(ctx, pick(companies), pick(corporates).companyId, { scope: pick(["full", "level"]) }),
      leave: () => leaveCorporate(ctx, pick(companies), pick(corporates).companyId, request()),
      async erase() {
        if (companies.length < 3) return;
        const [gone] = companies.splice(Math.floor(random() * companies.length), 1);
        if (gone) await eraseRows(ctx, gone, "company");
      },
      async register() {
        if (companies.length < MAX_COMPANIES) companies.push(await registerCompany(ctx));
      },
      async submit() {
        if (companies.length >= MAX_COMPANIES) return;
        const { user } = await completeProgress(ctx, random() < 0.5);
        companies.push(user);
        for (const year of years) await startYear(ctx, user, year);
        await joinByCode(ctx, user, pick(corporates).code, request(), { sharesFigures: true });
        await storeRequestedFigures(ctx, null);
      },
      async forget() {
        await change("delete from assessments where kind = 'progress' and company_id = ?", pick(companies).companyId);
      },
    };
    for (let each = 0; each < 3; each += 1) await acts.register();
    for (const company of companies) {
      for (const year of years) await startYear(ctx, company, year);
      await joinByCode(ctx, company, pick(corporates).code, request(), { sharesFigures: true });
    }
    await acts.submit();
    const names = Object.keys(acts) as (keyof typeof acts)[];
    let [most, calculated] = [0, 0];
    for (let step = 0; step < 50; step += 1) {
      const name = pick(names);
      await acts[name]();
      const kept = await keptCells();
      expect(kept, `after ${step} ${name}`).toEqual(await countAnew());
      most = Math.max(most, kept.length);
      calculated = Math.max(calculated, ...kept.map((cell) => cell.calculated));
    }
    expect(most).toBeGreaterThan(8);
    expect(calculated).toBeGreaterThan(0);
    // A company that is no longer there leaves nothing behind.
    for (const company of [...companies, ...corporates])
      await change("delete from companies where id = ?", company.companyId);
    expect(await keptCells()).toEqual([]);
    expect(await rowsOf("select 1 from shared_figures")).toEqual([]);
  });
});
