import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { withDatabase } from "../../../scripts/lib/database.mjs";
import { Client, expectStatus } from "./client.mjs";
import { readRows, runSql } from "./database.mjs";
import { addUse, databaseBytes, joinAll, makeWhole } from "./network-data.mjs";
import { populate } from "./population.mjs";
import { addUpCells, countByIndustry, countDifferences, sumCells } from "./region-cells.mjs";
import { moveCompanies } from "./region-move.mjs";
import { prepareState, startServer } from "./server.mjs";
import { addUp } from "./statistics.mjs";

/** Companies in all, and over how many regions they are spread. */
const COMPANIES = 8_000;
const SPREADS = [1, 2, 4, 8];
const MOVED = 20;
const LISTED = 50;
const LISTED_PAGES = 3;
/** Keys of the directory: of a company, and of the addresses of its people. */
const KEYS = 600_000;
const KEYS_A_COMPANY = 3;
const DATABASE_BYTES = 10_000_000_000;
/** What a company takes of a region (`--network`). */
const COMPANY_BYTES = 22_000;
/** The country that one company in fifty is in. */
const FEW_COUNTRY = "MY";
/** Rows read may differ by this many percent between regions of different sizes. */
const GROWTH = 5;

const PAGES = {
  "a page of statistics": ["administrator", "/advanceAnalytics"],
  "a page of statistics, two filters": ["administrator", "/advanceAnalytics?country=ZA&state=ZA-WC&industry=mining"],
  "a list of members by score": ["corporate", "/associatedCompanies?sort=overall"],
};

const pad = (number) => `${String(number).padStart(20, "0")}A`;

/**
 * The same companies in one database and spread over several, by region: what their statistics and lists are and cost, what the directory
 * takes, and what it takes to move a company. Uses a folder of its own.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} folder
 * @param {(text: string) => void} say
 */
export async function measureRegions(figures, folder, say) {
  const demo = join(folder, "demo");
  say("Demo data");
  await prepareState(demo);
  // Writes the logs back, so that copies begin clean.
  await databaseBytes(demo);
  const spreads = new Map();
  for (const spread of SPREADS) {
    say(`${COMPANIES} companies in ${spread} region${spread > 1 ? "s" : ""}`);
    spreads.set(spread, await fillRegions(demo, folder, spread));
  }
  say("Reading pages");
  await measurePages(figures, spreads);
  say("Adding up the cells");
  for (const states of spreads.values()) for (const state of states) await addUpCells(state);
  const whole = await sumCells(spreads.get(1));
  for (const [spread, states] of spreads) {
    if (spread > 1) await compareSums(figures, whole, states);
  }
  await measureSuppression(figures, whole, spreads.get(SPREADS.at(-1)));
  await measureLists(figures, spreads);
  say("The directory");
  const directory = await measureDirectory(figures, join(folder, "directory"));
  say("Moving companies");
  await measureMove(figures, spreads.get(2), directory, whole);
}

/** As many databases, each with its part of the companies and the demo's, as an installation would have. Returns their folders. */
async function fillRegions(demo, folder, spread) {
  const size = COMPANIES / spread;
  const states = [];
  for (let region = 1; region <= spread; region += 1) {
    const state = join(folder, `${spread}-${region}`);
    cpSync(demo, state, { recursive: true });
    const [first, last] = [(region - 1) * size + 1, region * size];
    // A region numbers its counters by itself.
    await runSql(
      state,
      `UPDATE counter_names SET id = id + ${100_000 * region};
       UPDATE rankings SET cut = cut + ${100_000 * region};
       UPDATE contributions SET answers = (SELECT ',' || group_concat(value + ${100_000 * region}) || ',' FROM json_each('[' || trim(answers, ',') || ']')) WHERE answers GLOB ',*';
`,
    );
    await populate(state, last, 0, first);
    await runSql(
      state,
      "UPDATE results SET score = (SELECT score FROM scores WHERE subject = 'overall' AND scores.assessment_id = results.assessment_id) WHERE company_id GLOB 'c0*';\n",
    );
    await addUp(state);
    await joinAll(state, last, first);
    await makeWhole(state, last, first);
    states.push(state);
  }
  return states;
}

/** The rows that pages read in each region. A page of the whole reads each region's. */
async function measurePages(figures, spreads) {
  const found = new Map(Object.keys(PAGES).map((name) => [name, []]));
  for (const [spread, states] of spreads) {
    const sums = new Map();
    for (const state of states) {
      for (const [name, read] of await readPages(state)) {
        const sum = sums.get(name) ?? { spread, regions: [] };
        sum.regions.push(read);
        sums.set(name, sum);
      }
    }
    for (const [name, sum] of sums) found.get(name)?.push(sum);
  }
  for (const [name, all] of found) {
    const each = all.flatMap(({ regions }) => regions);
    const least = Math.min(...each);
    const note = all.map(({ spread, regions }) => `${spread} of ${COMPANIES / spread}: ${total(regions)}`).join("; ");
    figures.add(
      `${name} · difference of rows read between regions of ${COMPANIES / 8} and ${COMPANIES} companies`,
      ((Math.max(...each) - least) / least) * 100,
      { unit: "percent", limit: GROWTH, note: `rows read in all, regions of companies: ${note}` },
    );
  }
}

const total = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

async function readPages(state) {
  const server = await startServer(state);
  try {
    const clients = {};
    for (const who of new Set(Object.values(PAGES).map(([actor]) => actor))) {
      clients[who] = await new Client(server.address).signIn(DEMO_ACCOUNTS[who]);
    }
    const rows = [];
    for (const [name, [who, path]] of Object.entries(PAGES)) {
      await clients[who].get(path);
      rows.push([name, expectStatus(await clients[who].get(path), 200).read]);
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function compareSums(figures, whole, states) {
  const sum = await sumCells(states);
  figures.add(
    `cells of ${states.length} regions, summed · cells that differ from one database`,
    countDifferences(whole, sum),
    {
      limit: 0,
      note: `${whole.size} cells`,
    },
  );
}

/**
 * Small groups are to be hidden in the sum. Hidden in each region before, they would lack companies, or be revealed by subtraction from the
 * whole: in regions of one size, and in a new region beside one that has all others.
 */
async function measureSuppression(figures, whole, states) {
  const { FEWEST, shownGroups } = await tsImport(
    "../../../app/results/statistics/rules/small-groups.ts",
    import.meta.url,
  );
  const counts = countByIndustry(whole, FEW_COUNTRY);
  const shown = shownGroups(counts);
  const may = [...counts].filter(([industry]) => shown.has(industry));
  const ways = {
    "of one size": states.map((state) => [state]),
    "with a new one": [states.slice(0, -1), states.slice(-1)],
  };
  for (const [how, parts] of Object.entries(ways)) {
    const before = new Map();
    for (const part of parts) {
      const own = countByIndustry(await sumCells(part), FEW_COUNTRY);
      for (const industry of shownGroups(own)) {
        before.set(industry, (before.get(industry) ?? 0) + (own.get(industry) ?? 0));
      }
    }
    const gaps = may.map(([industry, companies]) => companies - (before.get(industry) ?? 0));
    const missing = may.filter(([industry]) => !before.get(industry)).length;
    const revealed = gaps.filter((gap, index) => gap > 0 && gap < FEWEST && gap < (may[index]?.[1] ?? 0)).length;
    figures.add(`groups that may be shown of regions ${how}, hidden after summing`, may.length, {
      note: `${total([...counts.values()])} companies; hidden in each region before, ${missing} groups would be missing, and ${revealed} would reveal one to four companies`,
    });
  }
}

/** The first pages of a list of everyone by score: each region gives the next rows, and the first of them are the page. */
async function measureLists(figures, spreads) {
  const pageOf = async (states, after) => {
    const parts = [];
    for (const state of states) {
      parts.push(
        ...(await readRows(
          state,
          `SELECT overall, company_id FROM member_standings WHERE corporate_id = 'all' AND kind = 'readiness' AND company_id GLOB 'c0*'
             ${after ? `AND (overall, company_id) < (${after.overall}, '${after.company_id}')` : ""}
           ORDER BY overall DESC, company_id DESC LIMIT ${LISTED}`,
        )),
      );
    }
    const isLater = (one, other) =>
      other.overall - one.overall ||
      (one.company_id < other.company_id ? 1 : one.company_id > other.company_id ? -1 : 0);
    return parts.sort(isLater).slice(0, LISTED);
  };
  const listOf = async (states) => {
    const rows = [];
    for (let page = 0; page < LISTED_PAGES; page += 1) rows.push(...(await pageOf(states, rows.at(-1))));
    return rows.map(({ overall, company_id }) => `${overall} ${company_id}`);
  };
  const one = await listOf(spreads.get(1));
  for (const [spread, states] of spreads) {
    if (spread === 1) continue;
    const merged = await listOf(states);
    figures.add(
      `${LISTED_PAGES} pages of ${LISTED}, merged from ${spread} regions · rows that differ from one database`,
      merged.filter((row, index) => row !== one[index]).length,
      {
        limit: 0,
        note: `each region gives ${LISTED} rows a page`,
      },
    );
  }
}

/** A table of keys: the first 16 bytes of a hash, and the region. */
async function measureDirectory(figures, state) {
  mkdirSync(state, { recursive: true });
  await runSql(state, "CREATE TABLE directory (key BLOB PRIMARY KEY, region INTEGER NOT NULL) WITHOUT ROWID;\n");
  const fill = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${KEYS / 10})
     INSERT INTO directory SELECT randomblob(16), 1 + i % 8 FROM n;\n`;
  const before = await databaseBytes(state);
  // In ten turns, as companies come one after the other.
  for (let turn = 0; turn < 10; turn += 1) await runSql(state, fill);
  const bytes = ((await databaseBytes(state)) - before) / KEYS;
  const aCompany = bytes * KEYS_A_COMPANY;
  const companies = Math.floor(DATABASE_BYTES / aCompany);
  figures.add("the directory · bytes a company", Math.round(aCompany), {
    unit: "bytes",
    note: `${bytes.toFixed(1)} a key, ${KEYS_A_COMPANY} keys a company; 10 GB hold ${Math.floor(companies / 1e6)} million companies, those of ${Math.ceil(companies / (DATABASE_BYTES / COMPANY_BYTES))} full regions`,
  });
  return state;
}

/** Moves companies with a year of use to the other of two regions. Statistics of both together must not change. */
async function measureMove(figures, [from, to], directory, whole) {
  await addUse(from, MOVED);
  const companies = Array.from({ length: MOVED }, (_, index) => `c${pad(index + 1)}`);
  await withDatabase(from, (_run, runIn) =>
    runIn("LOGS")(
      ...companies.map(
        (company) =>
          `INSERT INTO notices (id, user_id, type, cause, data, created_at) VALUES ('n${company}', 'u${company.slice(1)}', 'NEWSLETTER', 'profile-updated', '{}', 1)`,
      ),
    ),
  );
  const keyOf = (company) => `x'${Buffer.from(company.slice(-16)).toString("hex")}'`;
  await runSql(
    directory,
    `${companies.map((each) => `INSERT INTO directory VALUES (${keyOf(each)}, 1)`).join(";\n")};\n`,
  );
  const moved = await withDatabase(directory, (run) =>
    moveCompanies(from, to, companies, (company) =>
      run(`UPDATE directory SET region = 2 WHERE key = ${keyOf(company)}`),
    ),
  );
  for (const state of [from, to]) await addUpCells(state);
  const { rows, tables, left, copyMs, checkMs, switchMs, eraseMs } = moved;
  const each = (ms) => Math.round(ms / MOVED);
  figures.add("a company moved to another region", each(copyMs + checkMs + switchMs + eraseMs), {
    unit: "ms",
    note: `${Math.round(rows / MOVED)} rows of ${tables.size} tables; copied ${each(copyMs)}, compared ${each(checkMs)}, switched ${each(switchMs)}, erased ${each(eraseMs)} ms`,
  });
  figures.add(`${MOVED} companies moved · rows left behind or without what they refer to`, left, { limit: 0 });
  const [{ n }] = await readRows(
    to,
    `SELECT count(*) AS n FROM member_standings WHERE corporate_id = 'all' AND kind = 'readiness' AND company_id IN (${companies.map((company) => `'${company}'`).join()})`,
  );
  figures.add(`${MOVED} companies moved · missing in the list of the other region`, MOVED - n, { limit: 0 });
  figures.add(
    `${MOVED} companies moved · cells of both regions that differ from one database`,
    countDifferences(whole, await sumCells([from, to])),
    {
      limit: 0,
    },
  );
}
