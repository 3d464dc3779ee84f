import { expect, it } from "vitest";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { expectExactCells } from "../support/cells";
import { rowsOf } from "../support/database";
import { submitAndCount } from "../support/submit";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  testEnv,
  withoutQueue,
} from "../support/worker";

const queriesOf = (start: string) => testEnv.TEST_MIGRATIONS.find(({ name }) => name.startsWith(start))?.queries ?? [];
/** The statements of a migration that create a table and its indexes. */
const creating = (start: string, table: string) =>
  queriesOf(start).filter((query) => /CREATE/.test(query) && query.includes(`\`${table}\` (`));
const run = (queries: string[]) => testEnv.DB.batch(queries.map((query) => testEnv.DB.prepare(query)));

it("moves rankings and key figures of the former release into narrow rows, and loses none", async () => {
  const ctx = withoutQueue(createTestContext());
  const year = lastWholeYear(ctx.clock());
  for (const yes of [80, 40, 8]) {
    const user = await registerCompany(ctx);
    expect(await submitAndCount(ctx, user, await completeDraft(ctx, user, yes))).toEqual({ ok: true });
    await startYear(ctx, user, year);
    const typed = { written: String(yes), isUnknown: false };
    for (const figures of [{ employees: typed, leavers: typed }, { leavers: { ...typed, isUnknown: true } }])
      await saveFigures(ctx, await reloadUser(ctx, user.email), year, "people", {
        figures: new Map(Object.entries(figures)) as never,
      });
  }
  const cells = await expectExactCells(ctx);
  const figures = () => rowsOf("select * from key_figures order by company_id, year, figure_id");
  const before = await figures();
  expect(before).toHaveLength(6);

  // The tables of the former release, from what there is.
  await run([
    ...creating("0015", "standings"),
    `insert into standings select l.population, l.kind, l.subject, r.rank, r.score, o.company_id, o.country_id, o.state_id, o.industry_id, o.revenue_band,
       strftime('%Y-%m', o.completed_at / 1000, 'unixepoch') from rankings r join ranking_lists l on l.id = r.list_id
       join counter_names n on n.id = r.cut and n.name = '*' join contributions c on c.id = r.contribution_id join results o on o.assessment_id = c.assessment_id`,
    "drop table rankings",
    "drop table ranking_lists",
    "alter table contributions rename to counted",
    ...creating("0015", "contributions"),
    "insert into contributions select assessment_id, scores, answers from counted",
    "drop table counted",
    "create table entered as select * from key_figures",
    "drop view key_figures",
    ...creating("0024", "key_figures"),
    "insert into key_figures (company_id, year, figure_id, value, entered_by, entered_at) select company_id, year, figure_id, value, entered_by, entered_at from entered",
    "drop table entered",
    "drop table key_figure_saves",
  ]);
  for (const migration of ["0040", "0041"]) await run(queriesOf(migration));

  expect(await expectExactCells(ctx)).toBe(cells);
  expect(await figures()).toEqual(before);
  expect(await rowsOf("select * from key_figure_saves where figures = '{}'")).toEqual([]);
});
