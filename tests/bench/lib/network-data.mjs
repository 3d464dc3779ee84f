import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fillTables, readRows, runSql } from "./database.mjs";
import { makePeople } from "./people.mjs";
import { CORPORATE, id, LETTERS, modelOf } from "./population.mjs";
import { loadSources } from "./sources.mjs";

/** Submissions to measure, and how many companies each submitter has joined. */
const SUBMISSIONS = 5;
const JOINED = 3;

/**
 * Makes all of the bench's companies members of the demo's corporate company, in a database whose server must be stopped. Also writes each
 * company's standing there and in the list of all companies, as the triggers do (migrations/0017, 0029 and 0037).
 * @param {string} state
 * @param {number} count
 * @param {number} [first]
 */
export async function joinAll(state, count, first = 1) {
  await fillTables(
    state,
    ["memberships", "member_standings"],
    `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT OR IGNORE INTO memberships (corporate_id, company_id, joined_at, joined_with, scope) SELECT ${CORPORATE}, ${id("c")}, i, '', 'full' FROM n;
     INSERT INTO member_search (words, keys, corporate_id, company_id)
       SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id
       FROM listed_companies AS m JOIN company_words AS w USING (company_id)
       WHERE NOT EXISTS (SELECT 1 FROM member_standings AS s WHERE s.corporate_id = m.corporate_id AND s.company_id = m.company_id);
     INSERT OR IGNORE INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at, country_id, name_key)
       SELECT m.corporate_id, company_id, s.kind, s.industry_id, m.scope, s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score,
         coalesce(s.changed_at, m.since), k.country_id, k.name_key
       FROM listed_companies AS m JOIN company_standings AS s USING (company_id) JOIN company_keys AS k USING (company_id);
     DELETE FROM feed_changes WHERE series = 'results';
     INSERT INTO feed_changes (corporate_id, series, company_id, part, position)
       SELECT corporate_id, 'results', company_id, kind, row_number() OVER (PARTITION BY corporate_id ORDER BY company_id, kind)
       FROM member_standings WHERE corporate_id <> 'all' AND standing NOT IN ('none', 'draft');
     DELETE FROM member_counts;
     INSERT INTO member_counts (corporate_id, kind, industry_id, standing, scope, members)
       SELECT corporate_id, kind, industry_id, standing, scope, count(*) FROM member_standings GROUP BY 1, 2, 3, 4, 5;
     DELETE FROM member_country_counts;
     INSERT INTO member_country_counts (corporate_id, kind, country_id, industry_id, standing, scope, members)
       SELECT corporate_id, kind, country_id, industry_id, standing, scope, count(*) FROM member_standings GROUP BY 1, 2, 3, 4, 5, 6;`,
  );
}

/**
 * What a corporate company has of its members besides the lists: a tag on every third, a red flag on every fifth, key figures of each for a
 * year, a certificate of each, and an open request to every tenth.
 * @param {string} state
 * @param {number} count
 */
export async function addSegments(state, count) {
  const each = (columns, rest = "") => `${numbersOf(count)} SELECT ${columns} FROM n${rest}`;
  const put = (
    tag,
    every,
  ) => `INSERT OR IGNORE INTO tagged_members (corporate_id, company_id, kind, tag_id, industry_id, country_id, standing, changed_at)
    SELECT corporate_id, company_id, kind, '${tag}', industry_id, country_id, standing, changed_at FROM member_standings
    WHERE corporate_id = ${CORPORATE} AND company_id LIKE 'c0%' AND CAST(substr(company_id, 2, 20) AS INTEGER) % ${every} = 0;`;
  await fillTables(
    state,
    [],
    `INSERT OR IGNORE INTO member_tags (id, corporate_id, name, name_key, created_at, flag)
       VALUES ('${SEGMENTS.tag}', ${CORPORATE}, 'Bench', 'bench', 1, NULL), ('${SEGMENTS.flag}', ${CORPORATE}, 'Falls', 'falls', 1, 'fall');
     ${put(SEGMENTS.tag, 3)}
     ${put(SEGMENTS.flag, 5)}
     UPDATE memberships SET shares_figures = 1 WHERE corporate_id = ${CORPORATE} AND NOT shares_figures AND company_id LIKE 'c0%';
     INSERT OR IGNORE INTO shared_figures (corporate_id, company_id, year, currency, emissions, entered, calculated)
       ${each(`${CORPORATE}, ${id("c")}, ${SEGMENTS.year}, 'ZAR', i * 1000, json_object('scope-1', CAST(i AS TEXT), 'waste', '2.5'), '{}'`)};
     INSERT OR IGNORE INTO documents (id, assessment_id, dimension, name, description, issued_on, expires_on, created_by, created_at, updated_at)
       ${each(`${id("z")}, ${id("a")}, 'environment', 'Certificate', '', NULL, date('now', (i % 400 - 100) || ' days'), ${id("u")}, i, i`)};
     INSERT OR IGNORE INTO member_certificates (corporate_id, company_id, kind, expires_on, document_id)
       SELECT ${CORPORATE}, assessments.company_id, assessments.kind, documents.expires_on, documents.id FROM documents
       JOIN assessments ON assessments.id = documents.assessment_id WHERE documents.id LIKE 'z0%';
     INSERT OR IGNORE INTO member_requests (id, corporate_id, company_id, once, kind, title, text, due_on, state, created_at, changed_at)
       ${each(`${id("q")}, ${CORPORATE}, ${id("c")}, 'bench', 'document', 'Permit', '', date('now', (i % 90) || ' days'), 'open', i, i`, " WHERE i % 10 = 0")};`,
  );
}

/** The tag, the flag and the year of \`addSegments\`. */
export const SEGMENTS = { tag: "bench-tag", flag: "bench-flag", year: 2025 };

const visibleOf = (document) => ({
  result: { dimensions: JSON.parse(document).result.dimensions.map(({ score }) => ({ score })) },
});

/** What a company uploads and plans in a year, and how often it is read. */
const USED = { actions: 6, documents: 3, readings: 12 };
/** The sections of key figures that it fills in: 47 figures. */
const SECTIONS = ["company", "people", "training", "safety", "pay", "management", "energy"];

/** The companies' numbers from `first` up to `count`, and several numbers for each. */
const numbersOf = (
  count,
  several = 1,
  first = 1,
) => `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${count}),
  m(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM m WHERE k < ${several})`;

/**
 * Gives companies what a real one has some weeks after two assessments: results, packed, reports and credentials as files,
 * and no answers, which are files by then.
 */
export async function makeWhole(state, count, first = 1) {
  const { pack, PACKED_WORDS } = await loadSources(
    "app/platform/d1/packed-text.ts",
    "app/foundation/tables/packed-words.ts",
  );
  const text = (value) => `'${value.replaceAll("'", "''")}'`;
  const numbers = () => numbersOf(count, 1, first);
  const ofKind = async ([kind, letter]) => {
    const [{ document }] = await readRows(state, `SELECT document FROM results WHERE assessment_id = ${modelOf(kind)}`);
    return `
      UPDATE results SET document = ${text(pack(document, PACKED_WORDS, visibleOf(document)))} WHERE assessment_id IN (${numbers()} SELECT ${id(letter)} FROM n);
      UPDATE assessments SET answers_file = 'answers/' || company_id || '/' || id || '/' || substr(id, -6) || '.' || lower(hex(randomblob(10))) || '.gz'
        WHERE id IN (${numbers()} SELECT ${id(letter)} FROM n);
      INSERT OR IGNORE INTO proofs (code, assessment_id, number, said, document, list, place, issued_at)
        ${numbers()} SELECT '${letter}' || printf('%015d', i), ${id(letter)}, 1, lower(hex(randomblob(32))), '', 'bench-${letter}', i, i FROM n;
      INSERT OR IGNORE INTO report_files (id, assessment_id, language, status, hash, ready_at, due_at)
        ${numbers()} SELECT ${id(`f${letter}`)}, ${id(letter)}, 'en', 'ready', lower(hex(randomblob(18))), i, i FROM n;`;
  };
  // One after the other: two runtimes that open a database at once may lock each other out.
  const parts = [];
  for (const kind of Object.entries(LETTERS)) parts.push(await ofKind(kind));
  await runSql(state, parts.join("\n"));
}

/** Gives companies a year of use: evidence, a plan, key figures, and a ledger of who has read them. */
export async function addUse(state, count, first = 1) {
  const { FIGURES_BY_SECTION } = await loadSources("app/assessment/key-figures/rules/figures.ts");
  const saves = SECTIONS.map((section) => Object.fromEntries(FIGURES_BY_SECTION[section].map((id) => [id, "1250"])));
  const numbers = (several = 1) => numbersOf(count, several, first);
  const several = (what) => `printf('${what}%010d%010d', i, k)`;
  return runSql(
    state,
    `INSERT OR IGNORE INTO actions (id, company_id, kind, question_id, catalogue_version, state, assignee_id, due_on, note, created_by, created_at, updated_at)
         ${numbers(USED.actions)} SELECT ${several("t")}, ${id("c")}, 'readiness', 'bench.question.' || k, 'readiness-3', 'planned', ${id("u")}, '2026-12-01', 'A sentence on how we do it.', ${id("u")}, i, i FROM n CROSS JOIN m;
       INSERT OR IGNORE INTO documents (id, assessment_id, dimension, name, description, created_by, created_at, updated_at)
         ${numbers(USED.documents)} SELECT ${several("d")}, ${id("a")}, 'environment', 'Electricity bills of 2025', 'Bills of twelve months', ${id("u")}, i, i FROM n CROSS JOIN m;
       INSERT OR IGNORE INTO document_files (id, document_id, company_id, file_name, size, sha256, pages, uploaded_at)
         ${numbers(USED.documents)} SELECT ${several("e")}, ${several("d")}, ${id("c")}, 'electricity-2025.pdf', 1000000, lower(hex(randomblob(32))), 4, i FROM n CROSS JOIN m;
       INSERT OR IGNORE INTO document_links (document_id, subject)
         ${numbers(USED.documents)} SELECT ${several("d")}, 'energy-efficiency.measure.1' FROM n CROSS JOIN m;
       INSERT OR IGNORE INTO key_figure_years (company_id, year, currency, created_at) ${numbers()} SELECT ${id("c")}, 2025, 'ZAR', i FROM n;
       INSERT OR IGNORE INTO key_figure_saves (company_id, year, entered_at, entered_by, figures)
         ${numbers()} SELECT ${id("c")}, 2025, 1780272000000 + save.id, ${id("u")}, save.value FROM n CROSS JOIN json_each('${JSON.stringify(saves)}') AS save;
       INSERT OR IGNORE INTO readings (company_id, day, corporate_id, user_id, thing, assessment_id, at)
         ${numbers(USED.readings)} SELECT ${id("c")}, printf('2026-01-%02d', k), ${CORPORATE}, ${id("u")}, 'result', ${id("a")}, i FROM n CROSS JOIN m;`,
  );
}

/**
 * Companies that have each joined three others and answered everything, created once for each size of the database.
 * @param {string} state
 * @param {number} count
 */
export async function makeSubmitters(state, count) {
  const { sql, people, draftOf } = makePeople(`submit${count}x`, SUBMISSIONS, 1);
  const joined = people.map(
    ({ company }) => `
      INSERT INTO memberships (corporate_id, company_id, joined_at, joined_with, scope)
        SELECT id, 'submit${count}x00${company}', 1, '', 'full' FROM companies WHERE id LIKE 'c0%' LIMIT ${JOINED};
      INSERT INTO answers (assessment_id, question_id, value, is_answered, is_required, revision, answered_by, answered_at)
        SELECT '${draftOf(company)}', question_id, value, is_answered, is_required, revision, answered_by, answered_at FROM answers WHERE assessment_id = ${modelOf("readiness")};`,
  );
  await runSql(state, [sql, ...joined].join("\n"));
  return people;
}

/** Bytes of the database of a stopped server. */
export async function databaseBytes(state) {
  // Opening the database writes its log back. Part of that is then stored twice, so it is opened again.
  for (let turn = 0; turn < 2; turn += 1) await readRows(state, "SELECT 1");
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const sizes = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return sizes.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
