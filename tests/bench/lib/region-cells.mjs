import { withDatabase } from "../../../scripts/lib/database.mjs";
import { runSql } from "./database.mjs";
import { LETTERS, modelOf } from "./population.mjs";
import { GROUPINGS } from "./statistics.mjs";

const CUTS = ["country_id", "state_id", "industry_id", "size", "month"];
const KEYS = ["kind", "part", ...CUTS];
const list = KEYS.join(", ");
const cutBy = (bit, column) => `CASE WHEN value ->> 1 & ${bit} THEN ${column} ELSE '*' END AS ${column}`;

/** Each bench company with each way to cut it, as a query `cut`. The demo's companies, which each region has, do not count. */
const CUT = `one AS (
    SELECT kind, assessment_id, country_id, state_id, industry_id, revenue_band AS size,
      strftime('%Y-%m', results.completed_at / 1000, 'unixepoch') AS month
    FROM latest_results JOIN results USING (kind, assessment_id) WHERE latest_results.company_id GLOB 'c0*'
  ),
  cut AS MATERIALIZED (
    SELECT kind, value ->> 0 AS part, ${CUTS.map((column, index) => cutBy(2 ** index, column)).join(", ")}, assessment_id
    FROM one CROSS JOIN json_each('${JSON.stringify(GROUPINGS)}')
  )`;

const scoreCounter = (name, value) =>
  `SELECT ${list}, ${name} AS name, ${value} AS value FROM cut JOIN scores USING (assessment_id) WHERE part = 'scores' GROUP BY ${list}, name`;

/** Statements that add the cells of everyone up again, from the rows of the companies themselves. */
const CELLS = `
  DELETE FROM analytics_cells WHERE population = 'all';
  WITH ${CUT},
  counted AS (
    ${scoreCounter("'level.' || subject || '.' || level", "count(*)")}
    UNION ALL ${scoreCounter("'sum.' || subject", "sum(score)")}
    UNION ALL ${scoreCounter("'squares.' || subject", "sum(score * score)")}
  ),
  counters AS (SELECT ${list}, json_group_object(name, value) AS counters FROM counted GROUP BY ${list}),
  sizes AS (SELECT ${list}, count(*) AS n FROM cut GROUP BY ${list})
  INSERT INTO analytics_cells SELECT 'all', ${list}, n, counters FROM sizes JOIN counters USING (${list});
  ${Object.keys(LETTERS)
    .map(
      (kind) => `
  WITH ${CUT},
  sizes AS (SELECT ${list}, count(*) AS n FROM cut WHERE part = 'answers' AND kind = '${kind}' GROUP BY ${list})
  INSERT INTO analytics_cells SELECT 'all', ${KEYS.map((key) => `sizes.${key}`).join(", ")}, n,
    (SELECT json_group_object(name, n) FROM json_each('[' || trim(model.answers, ',') || ']') AS each JOIN counter_names ON counter_names.id = each.value)
    FROM sizes CROSS JOIN contributions AS model WHERE model.assessment_id = ${modelOf(kind)};`,
    )
    .join("")}
`;

/** Adds the cells of a region up from the rows of its companies. */
export const addUpCells = (state) => runSql(state, CELLS);

/** The cells of a region: for each key how many companies, and their counters. */
async function readCells(state) {
  const rows = await withDatabase(state, (run) =>
    run(`SELECT ${KEYS.join(" || '|' || ")} AS key, companies, counters FROM analytics_cells WHERE population = 'all'`),
  );
  return rows.map(({ key, companies, counters }) => ({ key, companies, counters: JSON.parse(counters) }));
}

/** Statistics of several regions: their cells, counter by counter, added up. */
export async function sumCells(states) {
  const sum = new Map();
  for (const state of states) {
    for (const { key, companies, counters } of await readCells(state)) {
      const cell = sum.get(key) ?? { companies: 0, counters: new Map() };
      cell.companies += companies;
      for (const [name, value] of Object.entries(counters)) {
        cell.counters.set(name, (cell.counters.get(name) ?? 0) + value);
      }
      sum.set(key, cell);
    }
  }
  return sum;
}

/** How many cells differ, in what they count or in how much. */
export function countDifferences(one, other) {
  const textOf = (cell) => cell && JSON.stringify([cell.companies, [...cell.counters].sort()]);
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => textOf(one.get(key)) !== textOf(other.get(key))).length;
}

/** Companies by industry in one country, from the cells of readiness. */
export function countByIndustry(cells, country) {
  const counts = new Map();
  for (const [key, { companies }] of cells) {
    const [kind, part, ofCountry, state, industry, size, month] = key.split("|");
    const isIt = kind === "readiness" && part === "scores" && ofCountry === country && industry !== "*";
    if (isIt && [state, size, month].every((cut) => cut === "*")) counts.set(industry, companies);
  }
  return counts;
}
