import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { Client } from "./client.mjs";
import { fillTables } from "./database.mjs";
import { CORPORATE, LETTERS, modelOf } from "./population.mjs";

/** Rows read may differ by this many percent from those with the fewest companies. */
const GROWTH = 5;
/**
 * Views that search for companies in the order of a wider group. How soon they find them depends on the companies, so these views have an
 * absolute limit on rows.
 */
const isLookedFor = (name) =>
  /a size of few|behind an answer|that measured|(performance|indicators|goals), two filters|(indicators|goals), eighteen months/.test(
    name,
  );
const LOOKED_FOR_ROWS = 8_000;

/** How a company's cells are cut, as in `results/statistics/rules/cells.ts`: bits for country, state, industry, size and month. */
const PLACES = [0, 1, 3];
const SCORES = PLACES.flatMap((place) =>
  [0, 4].flatMap((industry) => [0, 8].flatMap((size) => [0, 16].map((month) => place | industry | size | month))),
);
export const GROUPINGS = [
  ...SCORES.map((mask) => ["scores", mask]),
  ...[...PLACES, 4, 8, 16].map((mask) => ["answers", mask]),
];

const cut = (bit, column) => `CASE WHEN mask & ${bit} THEN ${column} ELSE '*' END`;
/** The counters of the model's answers, n times, from their numbers. */
const ANSWERS = `(SELECT json_group_object(name, n) FROM json_each('[' || trim(model.answers, ',') || ']') AS each JOIN counter_names ON counter_names.id = each.value)`;
/** The counters of the model's scores, n times, as `results/statistics/count.server.ts` makes them. */
const SCORES_COUNTED = `(SELECT json_group_object(name, value * n) FROM (
      SELECT 'level.' || subject || '.' || level AS name, 1 AS value FROM scores WHERE assessment_id = model.assessment_id
      UNION ALL SELECT 'sum.' || subject, score FROM scores WHERE assessment_id = model.assessment_id
      UNION ALL SELECT 'squares.' || subject, score * score FROM scores WHERE assessment_id = model.assessment_id
      UNION ALL SELECT key, value FROM json_each(model.scores)))`;
const MONTH = "strftime('%Y-%m', completed_at / 1000, 'unixepoch')";

/**
 * Statements that spread a kind's results over three years and add all of them up, straight into the tables: each company contributes what
 * the demo company does.
 */
const addUpSql = ([kind, letter]) => `
  UPDATE results SET completed_at = 1780272000000 - (CAST(substr(assessment_id, 2) AS INTEGER) * 13 % 36) * 2592000000
    WHERE assessment_id LIKE '${letter}0000%';
  INSERT OR IGNORE INTO contributions (assessment_id, scores, answers)
    SELECT latest_results.assessment_id, model.scores, model.answers FROM latest_results CROSS JOIN contributions AS model
    WHERE latest_results.assessment_id LIKE '${letter}0000%' AND model.assessment_id = ${modelOf(kind)};
  DELETE FROM analytics_cells WHERE population = 'all' AND kind = '${kind}';
  DELETE FROM ranking_lists WHERE population = 'all' AND kind = '${kind}';
  WITH leaf AS (
    SELECT country_id, state_id, industry_id, revenue_band AS size, ${MONTH} AS month, count(*) AS n
    FROM latest_results JOIN results USING (assessment_id) WHERE results.kind = '${kind}' GROUP BY 1, 2, 3, 4, 5
  ),
  groupings AS (SELECT value ->> 0 AS part, value ->> 1 AS mask FROM json_each('${JSON.stringify(GROUPINGS)}')),
  sums AS (
    SELECT part, ${cut(1, "country_id")} AS country, ${cut(2, "state_id")} AS state, ${cut(4, "industry_id")} AS industry,
      ${cut(8, "size")} AS size, ${cut(16, "month")} AS month, sum(n) AS n
    FROM leaf CROSS JOIN groupings GROUP BY 1, 2, 3, 4, 5, 6
  )
  INSERT INTO analytics_cells SELECT 'all', '${kind}', part, country, state, industry, size, month, n,
    CASE part WHEN 'scores' THEN ${SCORES_COUNTED} ELSE ${ANSWERS} END
    FROM sums CROSS JOIN contributions AS model WHERE model.assessment_id = ${modelOf(kind)};
  INSERT INTO ranking_lists SELECT DISTINCT NULL, 'all', '${kind}', subject FROM scores WHERE assessment_id = ${modelOf(kind)};
  INSERT OR IGNORE INTO counter_names (name) SELECT '*' UNION SELECT industry_id FROM results UNION SELECT state_id FROM results;
  INSERT INTO rankings SELECT ranking_lists.id, counter_names.id,
    CASE scores.level WHEN 'laggard' THEN 0 WHEN 'beginner' THEN 1 WHEN 'intermediate' THEN 2 WHEN 'advanced' THEN 3 ELSE 4 END,
    scores.score, contributions.id
    FROM latest_results CROSS JOIN contributions USING (assessment_id) CROSS JOIN results USING (assessment_id)
    CROSS JOIN scores USING (assessment_id) CROSS JOIN ranking_lists ON ranking_lists.kind = results.kind AND ranking_lists.subject = scores.subject
    CROSS JOIN json_each(json_array('*', industry_id, state_id)) AS cut
    JOIN counter_names ON counter_names.name = cut.value
    WHERE results.kind = '${kind}' AND population = 'all' ORDER BY 1, 2, 3, 4, 5;
`;

/** The filters of a view: none, one, two, a range of months, and one for which no index has the companies in order. */
const NARROWED = {
  "": "",
  ", one filter": "industry=mining",
  ", two filters": "country=ZA&state=ZA-WC&industry=mining",
  ", eighteen months": "from=2025-01-01&to=2026-06-30",
  ", a size of few companies": "country=MY&size=300k-3m",
};
const READINESS = "/advanceAnalytics";
const PROGRESS = "/progressAdvanceAnalytics";

/** Answers are added up by one filter at a time. */
const isAnswered = (tab, narrowed) =>
  !tab.startsWith("actions") || (narrowed.match(/&/g) ?? []).length === 0 || narrowed.startsWith("from");

const viewsOf = (path, tabs) =>
  Object.entries(tabs).flatMap(([name, tab]) =>
    Object.entries(NARROWED)
      .filter(([, narrowed]) => isAnswered(tab, narrowed))
      .map(([how, narrowed]) => [
        `${name}${how}`,
        `${path}?${[tab && `tab=${tab}`, narrowed].filter(Boolean).join("&")}`,
      ]),
  );

/** Every view, with every filter. */
export const PAGES = {
  analytics: "/analytics",
  "analytics, a state and an industry": "/analytics?dimension=environment&state=ZA%3AZA-WC&industry=mining",
  "analytics, a state and an industry by quarter":
    "/analytics?by=quarter&dimension=environment&state=ZA%3AZA-WC&industry=mining",
  ...Object.fromEntries([
    ...viewsOf(READINESS, {
      levels: "",
      performance: "performance",
      indicators: "indicators",
      actions: "actions&topic=water",
      goals: "sdg",
      states: "demographics",
    }),
    ...viewsOf(PROGRESS, {
      "climate levels": "",
      "climate averages": "average",
      emissions: "emissions",
      "climate actions": "actions&topic=climate-governance",
    }),
  ]),
  "levels, two groups by quarter": `${READINESS}?by=quarter&compare=1&country2=ZA`,
  "performance, two groups": `${READINESS}?tab=performance&compare=1&country2=ZA`,
  "goals by quarter": `${READINESS}?tab=sdg&by=quarter`,
  "states by quarter": `${READINESS}?tab=demographics&by=quarter`,
  "companies of a level": `${READINESS}?list=overall.intermediate`,
  "companies of a level, of a size of few": `${READINESS}?country=MY&size=300k-3m&list=overall.intermediate`,
};

/** What only a corporate company sees about its members: the companies behind an answer or a recorded figure. */
export const OF_MEMBERS = {
  levels: READINESS,
  "indicators, a size of few companies": `${READINESS}?tab=indicators&country=MY&size=300k-3m`,
  "companies behind an answer": `${READINESS}?tab=actions&topic=water&list=yes~water.assess.options~a1`,
  "companies behind an answer, one filter": `${READINESS}?tab=actions&topic=water&industry=mining&list=no~water.assess.options~a1`,
  "companies that measured": `${PROGRESS}?tab=emissions&list=recorded~scope1`,
};

/**
 * Adds up all companies in a database whose server must be stopped.
 * @param {string} state
 */
export const addUp = (state) =>
  fillTables(state, ["results", "rankings"], Object.entries(LETTERS).map(addUpSql).join(""));

/**
 * The same for the members of the demo's corporate company, once all of the bench's companies have joined it.
 * @param {string} state
 */
export const addUpMembers = (state) =>
  fillTables(
    state,
    ["rankings"],
    `DELETE FROM analytics_cells WHERE population = ${CORPORATE};
     DELETE FROM ranking_lists WHERE population = ${CORPORATE};
     INSERT INTO analytics_cells SELECT ${CORPORATE}, kind, part, country_id, state_id, industry_id, size, month, companies, counters FROM analytics_cells WHERE population = 'all';
     INSERT INTO ranking_lists SELECT NULL, ${CORPORATE}, kind, subject FROM ranking_lists WHERE population = 'all';
     INSERT INTO rankings SELECT own.id, cut, rank, score, contribution_id
       FROM ranking_lists AS own CROSS JOIN ranking_lists AS list USING (kind, subject) CROSS JOIN rankings ON list_id = list.id
       WHERE own.population = ${CORPORATE} AND list.population = 'all';`,
  );

/**
 * What each statistics view reads, and how long it takes.
 * @param {string} address
 * @returns {Promise<Map<string, { read: number, trips: number, ms: number }>>}
 */
export async function readStatistics(address) {
  const administrator = await new Client(address).signIn(DEMO_ACCOUNTS.administrator);
  const found = new Map();
  for (const [name, path] of Object.entries(PAGES)) {
    await administrator.get(path);
    const { status, read, trips, ms } = await administrator.get(path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    found.set(name, { read, trips, ms });
  }
  return found;
}

/**
 * Reports how the rows read have changed since `before`, with fewer companies.
 * @param {import("./figures.mjs").Figures} figures
 * @param {Awaited<ReturnType<typeof readStatistics>>} before
 * @param {Awaited<ReturnType<typeof readStatistics>>} after
 * @param {[few: number, many: number]} companies
 */
export function compareStatistics(figures, before, after, [few, many]) {
  for (const [name, { read, trips, ms }] of after) {
    const former = before.get(name)?.read ?? 0;
    const note = `${former} rows at ${few} companies, ${read} at ${many}; ${trips} trips, ${Math.round(ms)} ms`;
    compareRows(figures, `statistics, ${name}`, [former, read], note);
  }
}

/**
 * Reports how the rows read by a page have changed since the fewest companies, or the maximum for pages with an absolute limit.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} name
 * @param {number[]} rows for each number of companies, the fewest first
 * @param {string} note
 */
export function compareRows(figures, name, rows, note) {
  if (isLookedFor(name)) {
    figures.add(`${name} · rows read at most`, Math.max(...rows), { limit: LOOKED_FOR_ROWS, note });
    return;
  }
  const [few = 0] = rows;
  const growth = Math.max(...rows.map((read) => (Math.abs(read - few) / few) * 100));
  figures.add(`${name} · change of rows read with scale`, growth, { unit: "percent", limit: GROWTH, note });
}
