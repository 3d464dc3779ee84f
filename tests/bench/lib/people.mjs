import { createHash } from "node:crypto";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";

const FAR = 4_000_000_000_000;
const MODEL = `(SELECT id FROM assessments WHERE state = 'draft' AND kind = 'readiness' AND company_id = (SELECT company_id FROM users WHERE email = '${DEMO_ACCOUNTS.owner.email}') LIMIT 1)`;

const pad = (number) => String(number).padStart(3, "0");

/**
 * Companies with a draft and colleagues who are already signed in. Two hundred real sign-ins would measure the password hash.
 * @param {string} name prefix of all ids
 * @param {number} companies
 * @param {number} colleagues of each; the first of them is its owner
 * @returns the SQL to create them, the people, and the id of a company's draft
 */
export function makePeople(name, companies, colleagues) {
  // Sixteen bytes, like every id that a link seals.
  const draftOf = (company) => createHash("md5").update(`${name}draft ${company}`).digest("base64url");
  const people = Array.from({ length: companies * colleagues }, (_, index) => {
    const token = createHash("sha256").update(`${name} ${index}`).digest("base64url");
    return { id: `${name}${pad(index)}`, token, company: Math.floor(index / colleagues), seat: index % colleagues };
  });
  const firms = Array.from(
    { length: companies },
    (_, company) => `
      INSERT INTO companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at)
        SELECT '${name}${pad(company)}', '${name} ${company}', '1', 'Main Road', id, 'ZA', 'ZA-WC', 'under-300k', 1 FROM industries LIMIT 1;`,
  );
  const users = people.map(
    ({ id, company, seat, token }) => `
      INSERT INTO users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
        VALUES ('${id}', '${name}${pad(company)}', '${seat === 0 ? "owner" : "contributor"}', 'Bench', '${id}@bench.example', '-', '-', '-', 'en', 1);
      INSERT INTO sessions (id, kind, user_id, browser, os, country, city, created_at, last_seen_at, expires_at)
        VALUES ('${createHash("sha256").update(token).digest("base64url")}', 'browser', '${id}', '', '', '', '', ${Date.now()}, ${Date.now()}, ${FAR});`,
  );
  const drafts = people
    .filter(({ seat }) => seat === 0)
    .map(
      ({ id, company }) => `
      INSERT INTO assessments (id, company_id, started_by, kind, catalogue_version, state, created_at, updated_at)
        SELECT '${draftOf(company)}', '${name}${pad(company)}', '${id}', kind, catalogue_version, 'draft', 1, 1 FROM assessments WHERE id = ${MODEL};`,
    );
  return { sql: [...firms, ...users, ...drafts].join("\n"), people, draftOf };
}
