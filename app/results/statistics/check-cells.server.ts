import { and, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import { EVERYBODY } from "~/core/scopes";
import { assessments } from "~/foundation/tables/assessments";
import { memberships } from "~/foundation/tables/company";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { fromJson, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { coordinatesOf, UNCUT } from "~/results/statistics/rules/cells";
import { addCounters, type Counters } from "~/results/statistics/rules/contribution";
import { analyticsCells as cells, contributions } from "~/results/tables/cells";
import { monthOf, scoresCounted } from "./count.server";

/** Companies whose cells are checked each day, and the most companies of a cell that is added up from their contributions. */
const SAMPLE = 3;
const MAX_COMPANIES = 500;

type Cell = Omit<typeof cells.$inferSelect, "companies" | "counters">;
type Sums = { companies: number; counters: Counters };

/** Sums differ from their parts. Nothing repairs that by itself: the job fails, and says which. */
class CellsDiffer extends Error {}

/**
 * Checks the cells of some randomly drawn companies: those of one month against what their companies contribute, the others against their
 * months. Throws if one differs, which is the alarm: the run shows as failed in the admin area and in the log.
 */
export async function checkCells(ctx: Context): Promise<JobResult> {
  const drawn = await draw(ctx, ctx.ids.create());
  const different: string[] = [];
  for (const cell of drawn) {
    const [kept] = await ctx.db
      .select({ companies: cells.companies, counters: cells.counters })
      .from(cells)
      .where(isCell(cell));
    if (kept && kept.companies > MAX_COMPANIES && cell.month !== UNCUT) continue;
    const anew = cell.month === UNCUT ? await addMonths(ctx, cell) : await addCompanies(ctx, cell);
    if (!isSame(kept ?? { companies: 0, counters: {} }, anew)) different.push(Object.values(cell).join(" "));
  }
  if (different.length > 0)
    throw new CellsDiffer(`Statistics are not the sums they should be: ${different.join("; ")}`);
  return { did: {}, cursor: null };
}

/** The coarsest and the finest cells of some companies, in every population that they are in. */
async function draw(ctx: Context, lot: string): Promise<Cell[]> {
  const from = (start: string) =>
    ctx.db
      .select({
        kind: results.kind,
        companyId: results.companyId,
        countryId: results.countryId,
        stateId: results.stateId,
        industryId: results.industryId,
        size: results.revenueBand,
        month: monthOf,
      })
      .from(contributions)
      .innerJoin(results, eq(results.assessmentId, contributions.assessmentId))
      .where(gte(contributions.assessmentId, start))
      .orderBy(contributions.assessmentId)
      .limit(SAMPLE);
  const [late, early] = await runTogether(ctx.db, [from(lot), from("")]);
  const companies = [...late, ...early].slice(0, SAMPLE);
  const drawn = await Promise.all(
    companies.map(async ({ kind, companyId, ...finest }) => {
      const joined = await ctx.db
        .select({ id: memberships.corporateId })
        .from(memberships)
        .where(and(eq(memberships.companyId, companyId), eq(memberships.scope, "full")));
      return [EVERYBODY, ...joined.map(({ id }) => id)].flatMap((population): Cell[] => {
        const { country, state, industry, size, month } = coordinatesOf({});
        const whole = { countryId: country, stateId: state, industryId: industry, size, month };
        const cell = { population, kind };
        return [
          { ...cell, part: "scores", ...whole },
          { ...cell, part: "answers", ...whole },
          { ...cell, part: "scores", ...finest, month },
          { ...cell, part: "scores", ...finest },
        ];
      });
    }),
  );
  return [...new Map(drawn.flat().map((cell) => [JSON.stringify(cell), cell])).values()];
}

const isCell = ({ month, ...cell }: Cell, isMonth: SQL = eq(cells.month, month)) =>
  and(...Object.entries(cell).map(([name, value]) => eq(cells[name as keyof typeof cell], value)), isMonth);

async function addMonths(ctx: Context, cell: Cell): Promise<Sums> {
  const months = await ctx.db
    .select({ companies: cells.companies, counters: cells.counters })
    .from(cells)
    .where(isCell(cell, ne(cells.month, UNCUT)));
  return addUp(months);
}

/** From the assessments completed in the month; for a corporate company, from those of its members. */
async function addCompanies(ctx: Context, { population, ...cell }: Cell): Promise<Sums> {
  const [begin, end] = [0, 1].map((later) => {
    const [year = 0, month = 1] = cell.month.split("-").map(Number);
    return Date.UTC(year, month - 1 + later);
  });
  const found = await ctx.db
    .select({ scores: scoresCounted.mapWith(fromJson<Counters>).as("scores_counted") })
    .from(assessments)
    .innerJoin(results, eq(results.assessmentId, assessments.id))
    .innerJoin(contributions, eq(contributions.assessmentId, assessments.id))
    .where(
      and(
        // A literal, as in the partial index `assessments_by_completion`.
        sql`${assessments.state} = 'completed' and ${assessments.completedAt} >= ${begin} and ${assessments.completedAt} < ${end}`,
        population === EVERYBODY
          ? undefined
          : sql`exists (select 1 from ${memberships} where ${memberships.corporateId} = ${population} and ${memberships.companyId} = ${results.companyId} and ${memberships.scope} = 'full')`,
        eq(results.kind, cell.kind),
        eq(results.countryId, cell.countryId),
        eq(results.stateId, cell.stateId),
        eq(results.industryId, cell.industryId),
        eq(results.revenueBand, cell.size),
      ),
    );
  return addUp(found.map(({ scores }) => ({ companies: 1, counters: scores })));
}

const addUp = (parts: Sums[]): Sums => ({
  companies: parts.reduce((sum, { companies }) => sum + companies, 0),
  counters: addCounters(parts.map(({ counters }) => counters)),
});

function isSame(one: Sums, other: Sums): boolean {
  const names = [...new Set([...Object.keys(one.counters), ...Object.keys(other.counters)])];
  return (
    one.companies === other.companies &&
    names.every((name) => (one.counters[name] ?? 0) === (other.counters[name] ?? 0))
  );
}
