import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROGRESS_VERSIONS } from "~/assessment/catalogue/content/progress/versions";
import { READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { scratchDirectory } from "../../scripts/lib/scratch.mjs";
import { isEvery } from "../e2e/support/ways";
import { fillIn, makeClone } from "../support/cloudflare/clone";
import { addVersion, type Call, CloudflareDouble } from "../support/cloudflare/double";

const DATABASE = "11111111-1111-1111-1111-111111111111";
const LOGS = "22222222-2222-2222-2222-222222222222";
const WORKER = "kompas-production";
const ARGS = ["--env", "production", "--yes", "--tests-run", "run 7"];
const work = mkdtempSync(join(scratchDirectory(), "kompas-deploy-"));
const clone = join(work, "clone");
let cloudflare: CloudflareDouble;

let { git, commit, edit } = {} as ReturnType<typeof makeClone>;

/** Runs one of the two commands in the clone, against the double. */
function run(script: "deploy" | "rollback", args = ARGS, env: Record<string, string> = {}) {
  cloudflare.calls.length = 0;
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: clone,
    env: { ...process.env, ...cloudflare.env, HOME: work, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
}

/** What a call does to the installation, in a word; null if it changes nothing. */
function actOf({ method, path, body }: Call): string | null {
  if (method === "GET") return path.endsWith("/bookmark") ? "bookmark" : null;
  const { sql = "", versions = [] } = (body ?? {}) as { sql?: string; versions?: { percentage: number }[] };
  if (path.endsWith("/query")) {
    if (/^\s*(SELECT|CREATE TABLE IF NOT EXISTS d1_migrations)\b/i.test(sql)) return null;
    return sql.includes("INSERT INTO d1_migrations") ? "migration" : "data";
  }
  if (path.endsWith("/deployments")) return versions.map(({ percentage }) => percentage).join("+");
  if (path.includes("/consumers")) return "consumers";
  return path.endsWith("/versions") ? "upload" : (path.split("/").at(-1) ?? null);
}
/** The acts of the last run in order, each once where it is repeated. */
const acts = () => cloudflare.calls.flatMap((call) => actOf(call) ?? []).filter((act, at, all) => act !== all[at - 1]);
const worker = () => cloudflare.workers.get(WORKER) ?? expect.fail("There is no Worker.");
const live = () => worker().deployments[0]?.versions.map(({ version_id: id, percentage }) => ({ id, percentage }));

beforeAll(async () => {
  ({ git, commit, edit } = makeClone(clone));
  cloudflare = await CloudflareDouble.start(join(work, "cloudflare"));
}, 120_000);
afterAll(async () => {
  await cloudflare?.stop();
  rmSync(work, { recursive: true, force: true });
});

describe("npm run deploy", { timeout: 240_000 }, () => {
  it("says everything that is missing at once, and changes nothing", async () => {
    const { code, output } = await run("deploy");
    expect(code).toBe(1);
    for (const fault of [
      "APP_URL is the placeholder",
      "MAIL_SMTP_HOST is the placeholder",
      "CONTACT_EMAIL is the placeholder",
      "RESPONSIBLE_NAME is the placeholder",
      "npx wrangler d1 create kompas-production,",
      "npx wrangler d1 create kompas-production-logs,",
      "npx wrangler r2 bucket create kompas-production-files",
      "npx wrangler r2 bucket create kompas-production-backups",
      "npm run backup-key -- --env production",
      "npx wrangler queues create kompas-production-notifications",
      "npx wrangler queues create kompas-production-notifications-dead",
      "npx wrangler secret put --env production SECRET_KEY",
      "No zone of the account contains kompas.example",
    ]) {
      expect(output).toContain(fault);
    }
    expect(cloudflare.writes).toEqual([]);
  });

  it("refuses an environment that it does not know, a change that is not committed, and a domain of something else", async () => {
    expect((await run("deploy", [])).output).toContain("--env staging or --env production");
    edit("wrangler.toml", (toml) =>
      fillIn(toml, { DB: DATABASE, LOGS }).replaceAll('BACKUP_KEY = ""', 'BACKUP_KEY = "MIIB"'),
    );
    expect((await run("deploy")).output).toMatch(/Commit or put away these changes first:\n\s*M wrangler\.toml/);
    commit();
    cloudflare.databases.set(DATABASE, WORKER);
    expect((await run("deploy")).output).toContain(`The account has no database ${LOGS} (${WORKER}-logs).`);
    cloudflare.databases.set(LOGS, `${WORKER}-logs`);
    cloudflare.buckets.add("kompas-production-files").add("kompas-production-backups");
    cloudflare.queues.set("kompas-production-notifications", { id: "q1", consumers: [] });
    cloudflare.queues.set("kompas-production-notifications-dead", { id: "q2", consumers: [] });
    cloudflare.zones.add("example.org");
    cloudflare.addWorker(WORKER, ["SECRET_KEY", "MAIL_SMTP_PASSWORD"]);
    cloudflare.domains.set("kompas.example.org", "shop");
    expect((await run("deploy")).output).toContain("kompas.example.org belongs to the Worker shop.");
    cloudflare.domains.clear();
    cloudflare.records.push({ name: "kompas.example.org", type: "A", content: "192.0.2.1" });
    expect((await run("deploy")).output).toContain("has a DNS record (A 192.0.2.1), which deploying would replace.");
    cloudflare.records.length = 0;
    // A domain that has mail may have a product too.
    cloudflare.records.push({ name: "kompas.example.org", type: "MX", content: "mail.example.org" });
    expect(cloudflare.writes).toEqual([]);
  });

  it("changes nothing without a yes, nor when Cloudflare refuses the sign-in", async () => {
    const asked = await run("deploy", ["--env", "production", "--tests-run", "run 7"]);
    expect(asked.output).toMatch(/Deploy [0-9a-f]{12} to production, https:\/\/kompas\.example\.org \(tests: run 7\):/);
    expect(asked.output).toContain("There is no terminal to ask at.");
    const refused = await run("deploy", ARGS, { CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_API_KEY: "" });
    expect(refused.output).toContain("You are not signed in to Cloudflare: npx wrangler login");
    expect([asked.code, refused.code, cloudflare.writes.length]).toEqual([1, 1, 0]);
  });

  it("deploys for the first time: database, data, Worker, domain, schedule and queues", async () => {
    // Wrangler deploys the Worker before its schedule. What is left is done by the next deployment.
    cloudflare.fails = (call) => actOf(call) === "schedules";
    expect((await run("deploy")).code).toBe(1);
    const first = ["bookmark", "migration", "data", "assets-upload-session", "upload", "100", "script-settings"];
    expect(acts().slice(0, first.length)).toEqual(first);
    cloudflare.fails = () => false;
    const { code, output } = await run("deploy");
    expect({ code, output }).toMatchObject({ code: 0 });
    // Wrangler sets these side by side.
    expect(new Set(acts())).toEqual(new Set(["bookmark", "subdomain", "records", "schedules", "consumers"]));
    const [{ annotations, settings } = expect.fail("There is no version.")] = worker().versions;
    expect(annotations["workers/message"]).toBe(`commit ${git("rev-parse", "HEAD").slice(0, 12)}, tests run 7`);
    expect(settings).toMatchObject({ limits: { cpu_ms: 30_000 }, compatibility_date: "2026-04-01" });
    expect(worker().settings).toMatchObject({ observability: { enabled: true, head_sampling_rate: 1 } });
    expect(worker()).toMatchObject({
      subdomain: { enabled: false, previews_enabled: false },
      schedules: ["*/5 * * * *"],
    });
    expect(cloudflare.domains.get("kompas.example.org")).toBe(WORKER);
    const published = READINESS_VERSIONS.length + PROGRESS_VERSIONS.length;
    expect(await cloudflare.query("SELECT count(*) AS n FROM catalogues")).toEqual([{ n: published }]);
  });

  it("writes nothing the second time", async () => {
    const { code, output } = await run("deploy");
    expect(code).toBe(0);
    expect(output).toContain("production has this commit already. Nothing was changed.");
    expect(cloudflare.writes).toEqual([]);
  });

  it("goes on where it stopped, at whatever step, until all is done once", async () => {
    const [former = expect.fail("Nothing is live.")] = live() ?? [];
    writeFileSync(join(clone, "migrations/9000_more.sql"), "CREATE TABLE more (id TEXT PRIMARY KEY) WITHOUT ROWID;\n");
    edit("wrangler.toml", (toml) => `${toml}\n# Another release.\n`);
    edit("scripts/reference/industries.mjs", (text) => text.replace("Agriculture", "Farming"));
    commit();
    const all = ["migration", "upload", "10+90", "subdomain", "100", "data"];
    // Each deployment that fails takes as long as one that does not.
    const steps = isEvery ? all : all.filter((_, index) => index % 2 === 1);
    for (const step of steps) {
      cloudflare.fails = (call) => actOf(call) === step;
      const { code, output } = await run("deploy");
      expect(code, step).toBe(1);
      expect(output, step).toContain("This call was made to fail.");
      expect(acts().at(-1), step).toBe(step);
      if (["migration", "upload", "10+90"].includes(step)) expect(live(), step).toEqual([former]);
      if (["subdomain", "100"].includes(step)) expect(live()?.[1], step).toEqual({ ...former, percentage: 90 });
    }
    cloudflare.fails = () => false;
    expect((await run("deploy")).code).toBe(0);
    expect(acts()).toEqual(["bookmark", "data"]);
    expect(worker().versions).toHaveLength(2);
    expect(live()).toEqual([{ id: worker().versions[0]?.id, percentage: 100 }]);
    expect(await cloudflare.query("SELECT name_en FROM industries WHERE name_en LIKE 'Farming%'")).toHaveLength(1);
    expect((await run("deploy")).output).toContain("Nothing was changed.");
  });

  it("gives everything back to the former version if the new one is not well", async () => {
    const [former = expect.fail("Nothing is live.")] = live() ?? [];
    edit("wrangler.toml", (toml) => `${toml}\n# A release that is not well.\n`);
    commit();
    cloudflare.isHealthy = ({ id }) => id === former.id;
    const sick = await run("deploy", ARGS, { KOMPAS_HEALTH_SECONDS: "1" });
    expect(sick.code).toBe(1);
    expect(sick.output).toContain('/health does not answer well: 503 {"status":"failing"');
    expect(acts().filter((act) => /^\d/.test(act))).toEqual(["10+90", "100"]);
    expect(live()).toEqual([former]);
    cloudflare.isHealthy = () => true;
    expect((await run("deploy")).code).toBe(0);
    // The version is there already.
    expect(acts()).not.toContain("upload");
    expect(live()).not.toEqual([former]);
  });

  it("uploads again after a secret was changed: an older version has the former secret", async () => {
    const changed = addVersion(worker(), {});
    worker().deployments.unshift({
      id: "secret",
      created_on: new Date().toISOString(),
      annotations: {},
      versions: [{ version_id: changed.id, percentage: 100 }],
    });
    expect((await run("deploy")).code).toBe(0);
    expect(acts()).toContain("upload");
  });

  it("refuses a database that a newer commit has changed", async () => {
    rmSync(join(clone, "migrations/9000_more.sql"));
    commit();
    const { code, output } = await run("deploy");
    expect(code).toBe(1);
    expect(output).toContain("The databases have migrations that this commit does not know: 9000_more.sql");
    expect(cloudflare.writes).toEqual([]);
  });
});

describe("npm run rollback", { timeout: 120_000 }, () => {
  it("gives all requests to the release before, and says what it does not bring back", async () => {
    const tagOf = (id = "") => worker().versions.find((version) => version.id === id)?.annotations["workers/tag"];
    const now = live()?.[0];
    const unasked = await run("rollback", ["--env", "production"]);
    expect(unasked.output).toContain("Migrations and data stay as they are.");
    expect(unasked.output).toContain("Secrets were changed since");
    expect(unasked.output).toContain("d1 time-travel restore DB --env production --bookmark 000000");
    expect([unasked.code, cloudflare.writes.length]).toEqual([1, 0]);
    const { code } = await run("rollback", ["--env", "production", "--yes"]);
    expect(code).toBe(0);
    expect(acts()).toEqual(["100", "script-settings"]);
    expect(tagOf(live()?.[0]?.id)).not.toBe(tagOf(now?.id));
    // What was taken back is no release to go back to: the next one goes further.
    const [{ id: at = "" } = expect.fail("Nothing is live.")] = live() ?? [];
    expect((await run("rollback", ["--env", "production", "--yes"])).code).toBe(0);
    expect([now?.id, at]).not.toContain(live()?.[0]?.id);
    const back = await run("rollback", ["--env", "production", "--yes", "--to", String(now?.id)]);
    expect(back.code).toBe(0);
    expect(live()).toEqual([now]);
    // A release that was cut off at 10 %, and a live version that a changed secret has made.
    const [newest = expect.fail("There is no version.")] = worker().versions;
    const share = (id: string, percentage: number) => ({ version_id: id, percentage });
    const deploy = (...versions: ReturnType<typeof share>[]) =>
      worker().deployments.unshift({ id: "x", created_on: "", annotations: {}, versions });
    const secret = addVersion(worker(), {});
    deploy(share(secret.id, 100));
    const former = await run("rollback", ["--env", "production"]);
    expect(former.output).not.toContain(`to version ${newest.id}`);
    deploy(share(at, 10), share(secret.id, 90));
    expect((await run("rollback", ["--env", "production", "--yes"])).code).toBe(0);
    expect(live()).toEqual([{ id: secret.id, percentage: 100 }]);
    expect((await run("rollback", ["--env", "production", "--to", "nowhere"])).output).toContain(
      "Cloudflare lists no version nowhere.",
    );
  });
});
