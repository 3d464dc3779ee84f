import { collected, PIPED, Refusal, startTool } from "../lib/run.mjs";

const TRIES = 3;

/**
 * Cloudflare's HTTP API, for what wrangler does not tell in a form that a program can read. Everything that changes a Worker goes
 * through wrangler.
 * @typedef {object} Cloudflare
 * @property {string} account id of the account
 * @property {(path: string, headers?: Record<string, string>) => Promise<any>} read the result of a GET, null if there is no such thing.
 *   Rejects with a `Refusal` otherwise
 * @property {(path: string, headers?: Record<string, string>) => Promise<any>} readOwn the same for a path below the account
 * @property {(database: string, sql: string) => Promise<Record<string, any>[]>} query runs statements and returns the rows of the last
 */

/**
 * Signs in with CLOUDFLARE_API_TOKEN, or as the user of `wrangler login`, and finds the account.
 * @param {{ account_id?: string }} config of wrangler.toml
 * @returns {Promise<Cloudflare>}
 */
export async function connect(config) {
  const base = process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  const headers = { Authorization: `Bearer ${await readToken()}`, "Content-Type": "application/json" };

  /** @param {string} path @param {RequestInit} [init] */
  const ask = async (path, init, tried = 1) => {
    const answer = await fetch(base + path, { ...init, headers: { ...headers, ...init?.headers } }).catch(
      (error) => error,
    );
    const isRefused = answer instanceof Error;
    if ((isRefused || answer.status >= 500 || answer.status === 429) && tried < TRIES) {
      await new Promise((resolve) => setTimeout(resolve, 500 * tried));
      return ask(path, init, tried + 1);
    }
    if (isRefused) throw new Refusal(`Cloudflare cannot be reached: ${answer.cause?.message ?? answer.message}`);
    const body = await answer.json().catch(() => ({}));
    if (answer.ok && body.success) return body.result;
    const said = (body.errors ?? []).map(({ code, message }) => `${message} [${code}]`).join("; ");
    const error = new Refusal(`Cloudflare refused ${path.split("?")[0]}: ${answer.status} ${said}`);
    throw Object.assign(error, { status: answer.status });
  };
  const read = (path, more) =>
    ask(path, more && { headers: more }).catch((error) => {
      if (error.status === 404) return null;
      throw error;
    });

  const account = config.account_id || process.env.CLOUDFLARE_ACCOUNT_ID || (await findAccount(read));
  return {
    account,
    read,
    readOwn: (path, more) => read(`/accounts/${account}${path}`, more),
    query: async (database, sql) => {
      const init = { method: "POST", body: JSON.stringify({ sql }) };
      const results = await ask(`/accounts/${account}/d1/database/${database}/query`, init);
      return results.at(-1)?.results ?? [];
    },
  };
}

async function readToken() {
  const given = process.env.CLOUDFLARE_API_TOKEN;
  if (given) return given;
  const { code, stdout } = await collected(startTool("wrangler", ["auth", "token"], { stdio: PIPED }));
  const token = stdout.trim().split("\n").at(-1);
  if (code !== 0 || !token) {
    throw new Refusal("You are not signed in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  }
  return token;
}

async function findAccount(read) {
  const accounts = (await read("/accounts?per_page=50")) ?? [];
  if (accounts.length === 1) return accounts[0].id;
  const listed = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  throw new Refusal(
    accounts.length === 0
      ? "This sign-in sees no Cloudflare account."
      : `This sign-in sees several accounts. Set CLOUDFLARE_ACCOUNT_ID to one of:\n${listed}`,
  );
}
