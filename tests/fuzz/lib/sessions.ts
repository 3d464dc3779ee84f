import { createHash } from "node:crypto";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { runSql } from "../../bench/lib/database.mjs";

export type Account = keyof typeof DEMO_ACCOUNTS;
export const ACCOUNTS = Object.keys(DEMO_ACCOUNTS) as Account[];

/** Sessions for each account. A request may end one, and signing in that often would be refused. */
export const SESSIONS = 60;
const FAR = 4_000_000_000_000;

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The token for one of an account's sessions, for a browser's cookie or as the refresh token of an API client. */
export const sessionToken = (account: Account, kind: "browser" | "api", number: number) =>
  hash(`${account} ${kind} ${number}`);

/** Signs in every account, in many browsers and API clients, in the database of a stopped server. */
export async function addSessions(state: string): Promise<void> {
  const now = Date.now();
  const statements = ACCOUNTS.flatMap((account) =>
    Array.from({ length: SESSIONS }, (_, number) => {
      const [browser, client] = [sessionToken(account, "browser", number), sessionToken(account, "api", number)];
      const session = (id: string, kind: string) => `
        INSERT INTO sessions (id, kind, user_id, browser, os, country, city, created_at, last_seen_at, expires_at)
          SELECT '${id}', '${kind}', id, '', '', '', '', ${now}, ${now}, ${FAR} FROM users WHERE email = '${DEMO_ACCOUNTS[account].email}';`;
      return `${session(hash(browser), "browser")}${session(`fuzz-${account}-${number}`, "api")}
        INSERT INTO refresh_tokens (token_hash, session_id, expires_at) VALUES ('${hash(client)}', 'fuzz-${account}-${number}', ${FAR});`;
    }),
  );
  await runSql(state, `${statements.join("\n")}\n`);
}
