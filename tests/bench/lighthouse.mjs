/**
 * `npm run lighthouse`: Lighthouse scores for some pages of a running Kompas with the demo data, in percent by category, with every failed
 * audit. KOMPAS_URL overrides http://localhost:8787. npx downloads Lighthouse on demand, because it is larger than everything else the
 * suite needs.
 */
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { ensureChromium } from "../../scripts/ensure-chromium.mjs";
import { startNpm } from "../../scripts/lib/install.mjs";
import { collected, PIPED, Refusal, runMain } from "../../scripts/lib/run.mjs";
import { Client } from "./lib/client.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const PUBLIC = ["/login", "/register", "/privacy-policy"];
const SIGNED_IN = ["/knowledge-base", "/knowledge-base/user-guide", "/user/history"];

const address = process.env.KOMPAS_URL ?? "http://localhost:8787";

await runMain(async () => {
  const chromium = await ensureChromium();
  const client = await new Client(address).signIn(DEMO_ACCOUNTS.owner);
  const { body } = await client.get("/user/history");
  // The completed assessment's results, and the form of the draft.
  const results = /href="(\/user\/dashboard\/[^"?]+)/.exec(body)?.[1];
  const draft = /href="(\/[\w-]{43})"/.exec(body)?.[1];
  if (!results || !draft) throw new Refusal("The demo's owner has no draft and no results: npm run reset.");
  for (const path of PUBLIC) await judge(path, chromium);
  for (const path of [...SIGNED_IN, `${draft}?section=water.assess`, results])
    await judge(path, chromium, client.cookie);
});

/**
 * @param {string} path
 * @param {string} chromium
 * @param {string} [Cookie]
 */
async function judge(path, chromium, Cookie) {
  const flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"];
  const headers = Cookie ? [`--extra-headers=${JSON.stringify({ Cookie })}`] : [];
  const args = ["exec", "--yes", "--", LIGHTHOUSE, address + path, ...flags, ...headers];
  const options = { stdio: PIPED, env: { ...process.env, CHROME_PATH: chromium } };
  const run = () => collected(startNpm(args, options));
  const first = await run();
  // On a busy machine, Lighthouse may miss the start of a page.
  const { code, stdout, output } = first.code === 0 ? first : await run();
  if (code !== 0) throw new Refusal(`Lighthouse did not judge ${path}.\n${output.slice(-1000)}`);
  const { categories, audits } = JSON.parse(stdout.slice(stdout.indexOf("{"), stdout.lastIndexOf("}") + 1));
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  console.log(`${path}\n  ${scores.join(", ")}`);
  // Audits without weight can fail too, except for hints on how a page might load faster.
  const ids = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.filter(({ weight }) => weight > 0 || category !== "performance"),
  );
  for (const id of new Set(ids.map((audit) => audit.id))) {
    const { score, title } = audits[id];
    if (score !== null && score < 0.9) console.log(`  ${id}: ${title}`);
  }
}
