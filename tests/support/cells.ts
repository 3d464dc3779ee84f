import { expect } from "vitest";
import { answersOf } from "~/assessment/answers/queries.server";
import { readAnswers } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { readResult } from "~/assessment/kinds/kinds";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { LEVELS, type Level } from "~/core/level";
import { PACKED_WORDS } from "~/foundation/tables/packed-words";
import type { Context } from "~/platform/context";
import { unpack } from "~/platform/d1/packed-text";
import { type Contribution, contributionOf } from "~/results/statistics/rules/contribution";
import { rowsOf } from "./database";
import { settleStatistics } from "./submit";

interface CellState {
  assessmentId: string;
  companyId: string;
  kind: Kind;
  country: string;
  state: string;
  industry: string;
  size: string;
  completedAt: number;
  document: string;
  version: string;
  isErased: number;
  /** The company's result before it, which a company without a name has not. */
  levelThen: Level | null;
  scoreThen: number;
}

/** What each company contributes, recomputed from its stored result and its remaining answers. */
async function contributionsOf(
  ctx: Context,
  { kind, assessmentId, document, version, isErased, levelThen, scoreThen }: CellState,
): Promise<Contribution> {
  const fresh = { ...ctx };
  const [stored] = await answersOf(fresh, assessmentId);
  const given = await readAnswers(fresh, stored);
  const former = levelThen && !isErased ? { level: levelThen, score: scoreThen } : null;
  return contributionOf(
    readResult(kind, unpack(document, PACKED_WORDS)),
    await getCatalogue(ctx, version),
    given,
    former,
  );
}

/** The coordinates of every score cell that a company is in: every subset of four cuts, with the place in three steps. */
function* scoreCells({ country, state, industry, size, completedAt }: CellState) {
  const month = dayIn(completedAt, "UTC").slice(0, 7);
  for (const place of [
    ["*", "*"],
    [country, "*"],
    [country, state],
  ])
    for (const one of ["*", industry])
      for (const two of ["*", size]) for (const three of ["*", month]) yield [...place, one, two, three].join(" | ");
}

function answerCells({ country, state, industry, size, completedAt }: CellState) {
  const month = dayIn(completedAt, "UTC").slice(0, 7);
  return [
    ["*", "*", "*", "*", "*"],
    [country, "*", "*", "*", "*"],
    [country, state, "*", "*", "*"],
    ["*", "*", industry, "*", "*"],
    ["*", "*", "*", size, "*"],
    ["*", "*", "*", "*", month],
  ].map((parts) => parts.join(" | "));
}

/** Settles what was submitted, as the queue does, and checks that every cell and ranking matches the companies' stored results and memberships. Returns the number of cells. */
export async function expectExactCells(ctx: Context): Promise<number> {
  await settleStatistics(ctx);
  const standing = await rowsOf<CellState>(
    `select l.assessment_id as assessmentId, l.company_id as companyId, l.kind, r.country_id as country, r.state_id as state,
       r.industry_id as industry, r.revenue_band as size, r.completed_at as completedAt, r.document, a.catalogue_version as version,
       c.erased_at is not null as isErased, f.level as levelThen, f.score as scoreThen
     from latest_results l join results r using (assessment_id) join assessments a on a.id = l.assessment_id
     join companies c on c.id = l.company_id
     left join results f on f.assessment_id = (select e.assessment_id from results e where e.company_id = r.company_id and e.kind = r.kind
       and e.completed_at < r.completed_at order by e.completed_at desc limit 1)`,
  );
  const joined = await rowsOf<{ corporate: string; company: string }>(
    "select corporate_id as corporate, company_id as company from memberships where scope = 'full'",
  );
  const cells = new Map<string, { companies: number; counters: Record<string, number> }>();
  const names: string[] = [];
  for (const each of standing) {
    const contribution = await contributionsOf(ctx, each);
    const scores = await rowsOf<{ subject: string; score: number; level: (typeof LEVELS)[number] }>(
      "select subject, score, level from scores where assessment_id = ?",
      each.assessmentId,
    );
    const populations = [
      "all",
      ...joined.filter(({ company }) => company === each.companyId).map((row) => row.corporate),
    ];
    for (const population of populations) {
      const add = (part: "scores" | "answers", coordinates: string) => {
        const key = `${population} | ${each.kind} | ${part} | ${coordinates}`;
        const cell = cells.get(key) ?? { companies: 0, counters: {} };
        cell.companies += 1;
        for (const [name, count] of Object.entries(contribution[part])) {
          cell.counters[name] = (cell.counters[name] ?? 0) + count;
        }
        cells.set(key, cell);
      };
      for (const coordinates of scoreCells(each)) add("scores", coordinates);
      if (Object.keys(contribution.answers).length > 0) {
        for (const coordinates of answerCells(each)) add("answers", coordinates);
      }
      if (each.isErased) continue;
      for (const { subject, score, level } of scores) {
        for (const cut of ["*", each.industry, each.state]) {
          names.push([population, each.kind, subject, cut, LEVELS.indexOf(level), score, each.companyId].join(" "));
        }
      }
    }
  }
  const stored = await rowsOf<Record<string, string> & { companies: number }>("select * from analytics_cells");
  const kept = stored.flatMap((row) => {
    const { population, kind, part, country_id, state_id, industry_id, size, month, companies, counters } = row;
    const key = [population, kind, part, country_id, state_id, industry_id, size, month].join(" | ");
    if (companies === 0) expect([key, counters]).toEqual([key, "{}"]);
    return companies === 0 ? [] : [[key, { companies, counters: JSON.parse(counters as string) }] as const];
  });
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(cells));
  const listed = await rowsOf<Record<string, string | number>>(
    `select population, l.kind, subject, n.name, rank, r.score, company_id from rankings r join ranking_lists l on l.id = r.list_id join counter_names n on n.id = r.cut
     join contributions c on c.id = r.contribution_id join assessments a on a.id = c.assessment_id`,
  );
  expect(listed.map((row) => Object.values(row).join(" ")).sort()).toEqual(names.sort());
  return cells.size;
}
