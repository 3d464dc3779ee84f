import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fillTables, readRows, runSql } from "./database.mjs";
import { makePeople } from "./people.mjs";
import { CORPORATE, id, modelOf } from "./population.mjs";

/** Submissions to measure, and how many companies each submitter has joined. */
const SUBMISSIONS = 5;
const JOINED = 3;

/**
 * Makes all of the bench's companies members of the demo's corporate company, in a database whose server must be stopped. Also writes each
 * company's standing there and in the list of all companies, as the triggers do (migrations/0017 and 0029).
 * @param {string} state
 * @param {number} count
 */
export async function joinAll(state, count) {
  await fillTables(
    state,
    ["memberships", "member_standings"],
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
     INSERT OR IGNORE INTO memberships (corporate_id, company_id, joined_at, joined_with, scope) SELECT ${CORPORATE}, ${id("c")}, i, '', 'full' FROM n;
     INSERT INTO member_search (words, keys, corporate_id, company_id)
       SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id
       FROM listed_companies AS m JOIN company_words AS w USING (company_id)
       WHERE NOT EXISTS (SELECT 1 FROM member_standings AS s WHERE s.corporate_id = m.corporate_id AND s.company_id = m.company_id);
     INSERT OR IGNORE INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at)
       SELECT m.corporate_id, company_id, s.kind, s.industry_id, m.scope, s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score,
         coalesce(s.changed_at, m.since)
       FROM listed_companies AS m JOIN company_standings AS s USING (company_id);
     DELETE FROM member_counts;
     INSERT INTO member_counts (corporate_id, kind, industry_id, standing, scope, members)
       SELECT corporate_id, kind, industry_id, standing, scope, count(*) FROM member_standings GROUP BY 1, 2, 3, 4, 5;`,
  );
}

/** Gives the first companies everything a real one has besides its answers: the document of its result, and its contributions. */
export const makeWhole = (state, count) =>
  runSql(
    state,
    `INSERT OR IGNORE INTO contributions SELECT latest_results.assessment_id, model.scores, model.answers
       FROM latest_results JOIN contributions AS model ON model.assessment_id = ${modelOf("readiness")} WHERE latest_results.assessment_id LIKE 'a0%' ORDER BY 1 LIMIT ${count};
     UPDATE results SET document = (SELECT document FROM results AS model WHERE model.assessment_id = ${modelOf("readiness")})
       WHERE assessment_id IN (SELECT assessment_id FROM contributions WHERE assessment_id LIKE 'a0%');`,
  );

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
