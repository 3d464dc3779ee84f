import { readFigures } from "~/assessment/key-figures/queries.server";
import { FIGURE_SECTIONS, FIGURES_BY_SECTION, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { type FigureValue, NOT_KNOWN } from "~/assessment/key-figures/rules/year";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

type Figures = Partial<Record<KeyFigureId, FigureValue>>;

/** The figures the company enters by hand; electricity and fuels come from its Progress Assessment of that year. */
const FORMER: Figures = {
  turnover: 13_800_000,
  "total-assets": 9_400_000,
  "accounts-audited": 2023,
  "paid-on-time": 71,
  donations: 18_000,
  employees: 24,
  "employees-women": 14,
  "employees-men": 10,
  "employees-other": 0,
  "employees-permanent": 19,
  "employees-temporary": 5,
  "employees-abroad": 0,
  "employees-average": 23.5,
  leavers: 4,
  "training-hours": 150,
  "trained-safety": 20,
  "hours-worked": 46_900,
  accidents: 3,
  fatalities: 0,
  "lowest-wage": 5_200,
  "minimum-wage": 4_780,
  "at-minimum-wage": 100,
  "collective-agreement": 0,
  managers: 4,
  "managers-women": 2,
  directors: 2,
  "directors-women": 1,
  "electricity-self": 0,
  "heat-bought": 0,
  "water-withdrawn": 4_150,
  waste: 38.5,
  "waste-hazardous": 0.2,
  "waste-non-hazardous": 38.3,
  "waste-recycled": NOT_KNOWN,
  "sites-protected": 0,
  "corruption-incidents": 0,
  "corruption-convictions": 0,
  "corruption-fines": 0,
  "customer-complaints": 11,
  "data-incidents": 0,
};

const LATEST: Figures = {
  ...FORMER,
  turnover: 15_200_000,
  "total-assets": 10_150_000,
  "accounts-audited": 2024,
  "paid-on-time": 78,
  donations: 22_500,
  employees: 26,
  "employees-women": 16,
  "employees-permanent": 21,
  "employees-average": 25.2,
  leavers: 3,
  "employees-under-30": 8,
  "employees-30-50": 13,
  "employees-over-50": 5,
  "agency-workers": 0,
  "self-employed-workers": 1,
  "training-hours": 212,
  "training-hours-women": 130,
  "training-hours-men": 82,
  "trained-safety": 26,
  "trained-corruption": 6,
  "hours-worked": 51_300,
  accidents: 1,
  "labour-incidents": 0,
  "lowest-wage": 5_650,
  "minimum-wage": 4_990,
  "pay-gap": 6.5,
  "electricity-renewable": 0,
  "electricity-self": 9.4,
  "scope-3": NOT_KNOWN,
  "water-withdrawn": 3_920,
  "water-stressed": 3_920,
  waste: 34.1,
  "waste-hazardous": 0.3,
  "waste-non-hazardous": 33.8,
  "waste-recycled": 21.6,
  "materials-used": 640,
  "customer-complaints": 7,
};

/** The years of the company with both assessments, and how many days ago each was entered. */
export const DEMO_YEARS = [
  { year: 2024, daysAgo: 50, figures: FORMER },
  { year: 2025, daysAgo: 15, figures: LATEST },
];

/** Starts a year and enters its figures, unless there are some already. */
export async function ensureFigures(ctx: Context, user: CurrentUser, year: number, figures: Figures): Promise<void> {
  const there = await readFigures(ctx, user.companyId);
  if (there.entered(year).size > 0) return;
  const started = await startYear(ctx, user, year);
  if (!started.ok) throw new Error(`The key figures of ${year} cannot be started: ${started.reason}`);
  for (const section of FIGURE_SECTIONS) {
    const ids: readonly KeyFigureId[] = FIGURES_BY_SECTION[section];
    const typed = ids.flatMap((id) => {
      const value = figures[id];
      const isUnknown = value === NOT_KNOWN;
      return value === undefined ? [] : [[id, { written: isUnknown ? "" : String(value), isUnknown }] as const];
    });
    const saved = await saveFigures(ctx, user, year, section, { figures: new Map(typed) });
    if (!saved.ok || saved.faults.size > 0) throw new Error(`The key figures of ${year} were not saved: ${section}`);
  }
}
