import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { fillTables } from "./database.mjs";

/** By default, this many companies have their answers too; the others have only the results. */
const WITH_ANSWERS = 1000;

/** The demo company's completed assessment of a kind; all others are copies of it. */
export const modelOf = (kind) =>
  `(SELECT assessment_id FROM latest_results JOIN users USING (company_id) WHERE kind = '${kind}' AND email = '${DEMO_ACCOUNTS.owner.email}')`;

/** The demo's corporate company. */
export const CORPORATE = `(SELECT company_id FROM users WHERE email = '${DEMO_ACCOUNTS.corporate.email}')`;

/** The id prefix of each kind's assessments. */
export const LETTERS = { readiness: "a", progress: "p" };

const FAR = 4_000_000_000_000;
/** The id of company, user or assessment number `i` of the bench: sixteen bytes, like every id that a link seals. */
export const id = (letter) => `printf('${letter}%020dA', i)`;

/** One company in fifty is in a different country. */
const isFew = (few, many) => `CASE i % 50 WHEN 7 THEN ${few} ELSE ${many} END`;

/** A list by records says what the document of a Progress Assessment's result says; nothing that is measured reads any other. */
const DOCUMENT = "iif(kind = 'progress', json_set(document, '$.result.dimensions', json('[]')), '{}')";

const TABLES = ["companies", "users", "sessions", "assessments", "results", "latest_results", "scores"];

/**
 * Statements that add companies from `first` up to `count`, each with an owner, a session and a completed assessment of each kind, and recount the
 * peers.
 */
function populationSql(count, withAnswers, first) {
  const numbers = (last = count) =>
    `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  const insert = (table, columns, select) => `INSERT OR IGNORE INTO ${table} (${columns}) ${select};`;
  const counted = (industry) =>
    `SELECT kind, ${industry}, assessment_id FROM latest_results JOIN results USING (kind, assessment_id)`;
  const completed = ([kind, letter]) => [
    insert(
      "assessments",
      "id, company_id, started_by, kind, catalogue_version, state, answered_required, created_at, updated_at, completed_at",
      `${numbers()} SELECT ${id(letter)}, ${id("c")}, ${id("u")}, kind, catalogue_version, state, answered_required, i, i, i
       FROM n CROSS JOIN assessments WHERE assessments.id = ${modelOf(kind)}`,
    ),
    insert(
      "results",
      "assessment_id, kind, company_id, industry_id, country_id, state_id, revenue_band, method_version, level, score, document, completed_at",
      `${numbers()} SELECT ${id(letter)}, kind, ${id("c")}, companies.industry_id, companies.country_id, companies.state_id,
       companies.revenue_band, method_version, level, score, ${DOCUMENT}, i
       FROM n JOIN companies ON companies.id = ${id("c")} CROSS JOIN results WHERE results.assessment_id = ${modelOf(kind)}`,
    ),
    insert(
      "latest_results",
      "company_id, kind, assessment_id",
      `${numbers()} SELECT ${id("c")}, results.kind, ${id(letter)} FROM n CROSS JOIN results WHERE results.assessment_id = ${modelOf(kind)}`,
    ),
    insert(
      "scores",
      "assessment_id, subject, correct, total, score, level",
      `${numbers()} SELECT ${id(letter)}, subject, correct, total, (score + i * 37) % 10001, level
       FROM n CROSS JOIN scores WHERE scores.assessment_id = ${modelOf(kind)}`,
    ),
  ];
  return [
    insert(
      "companies",
      "id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at",
      `${numbers()}, industry(position, id) AS (SELECT row_number() OVER () - 1, id FROM industries)
       SELECT ${id("c")}, 'Bench ' || i, i, 'Main Road', industry.id, ${isFew("'MY'", "'ZA'")}, ${isFew("'2474'", "'ZA-WC'")},
         CASE i % 3 WHEN 0 THEN '300k-3m' WHEN 1 THEN '3m-20m' ELSE 'under-300k' END, i
       FROM n JOIN industry ON industry.position = i % (SELECT count(*) FROM industries)`,
    ),
    insert(
      "users",
      "id, company_id, role, username, email, email_confirmed_at, password_hash, mobile, job_title, language, created_at",
      `${numbers()} SELECT ${id("u")}, ${id("c")}, 'owner', 'Bench', 'owner@bench-' || i || '.example', i, '-', '-', '-', 'en', i FROM n`,
    ),
    insert(
      "sessions",
      "id, kind, user_id, browser, os, country, city, created_at, last_seen_at, expires_at",
      `${numbers()} SELECT ${id("s")}, 'browser', ${id("u")}, '', '', '', '', i, i, ${FAR} FROM n`,
    ),
    ...Object.entries(LETTERS).flatMap(completed),
    insert(
      "answers",
      "assessment_id, question_id, value, is_answered, is_required, revision, answered_by, answered_at",
      `${numbers(Math.min(count, withAnswers))}
       SELECT ${id("a")}, question_id, value, is_answered, is_required, revision, ${id("u")}, i
       FROM n CROSS JOIN answers WHERE answers.assessment_id = ${modelOf("readiness")}`,
    ),
    "DELETE FROM peer_members;",
    "DELETE FROM peer_groups;",
    "DELETE FROM peer_industries;",
    `INSERT INTO peer_members (kind, industry_id, assessment_id) ${counted("industry_id")} UNION ALL ${counted("'all'")};`,
    `INSERT INTO peer_groups (kind, industry_id, subject, companies, score_sum)
     SELECT kind, industry_id, subject, count(*), sum(score) FROM peer_members JOIN scores USING (assessment_id) GROUP BY 1, 2, 3;`,
    `INSERT INTO peer_industries (kind, industry_id, companies)
     SELECT kind, results.industry_id, count(*) FROM latest_results JOIN results USING (kind, assessment_id) GROUP BY 1, 2;`,
  ].join("\n");
}

/**
 * Fills a database, whose server must be stopped, with companies from `first` up to `count`.
 * @param {string} state
 * @param {number} count
 * @param {number} [withAnswers]
 * @param {number} [first]
 */
export async function populate(state, count, withAnswers = WITH_ANSWERS, first = 1) {
  await fillTables(state, TABLES, populationSql(count, withAnswers, first));
}
