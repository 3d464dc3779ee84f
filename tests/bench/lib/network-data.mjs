import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { readRows, runSql } from "./database.mjs";
import { makePeople } from "./people.mjs";
import { id, MODEL } from "./population.mjs";

/** Members that join in one transaction. */
const AT_ONCE = 100_000;
/** Submissions that are measured, and the companies that each of those who submit has joined. */
const SUBMISSIONS = 5;
const JOINED = 3;

const corporate = `(SELECT company_id FROM users WHERE email = '${DEMO_ACCOUNTS.corporate.email}')`;

/**
 * Has all of the bench's companies join the demo's corporate company, in a database whose server must not run; the triggers say how each stands.
 * @param {string} state
 * @param {number} count
 */
export async function joinAll(state, count) {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const last = Math.min(count, from + AT_ONCE - 1);
    await runSql(
      state,
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})
       INSERT OR IGNORE INTO memberships (corporate_id, company_id, joined_at, joined_with, scope) SELECT ${corporate}, ${id("c")}, i, '', 'full' FROM n;`,
    );
  }
}

/** Gives the first companies all that a real one has beside its answers: the document of its result, and what it contributes. */
export const makeWhole = (state, count) =>
  runSql(
    state,
    `INSERT OR IGNORE INTO contributions SELECT latest_results.assessment_id, model.scores, model.answers
       FROM latest_results JOIN contributions AS model ON model.assessment_id = ${MODEL} WHERE latest_results.assessment_id LIKE 'a0%' ORDER BY 1 LIMIT ${count};
     UPDATE results SET document = (SELECT document FROM results AS model WHERE model.assessment_id = ${MODEL})
       WHERE assessment_id IN (SELECT assessment_id FROM contributions WHERE assessment_id LIKE 'a0%');`,
  );

/**
 * Companies that have each joined three others and answered everything, once for each size of the database.
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
        SELECT '${draftOf(company)}', question_id, value, is_answered, is_required, revision, answered_by, answered_at FROM answers WHERE assessment_id = ${MODEL};`,
  );
  await runSql(state, [sql, ...joined].join("\n"));
  return people;
}

/** Bytes of the database of a state whose server does not run. */
export async function databaseBytes(state) {
  // Opening it writes what its log still holds, of which a part is then there twice.
  for (let turn = 0; turn < 2; turn += 1) await readRows(state, "SELECT 1");
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const sizes = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return sizes.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
