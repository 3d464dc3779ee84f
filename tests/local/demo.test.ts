import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { withDatabase } from "../../scripts/lib/database.mjs";

const state = mkdtempSync(join(tmpdir(), "kompas-demo-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

/** Runs `npm run seed`; with `after`, ends it that many milliseconds into the demo companies. */
function seed(after?: number): Promise<number | null> {
  const child = spawn(process.execPath, ["scripts/seed.mjs"], {
    env: { ...process.env, KOMPAS_STATE: state },
    stdio: ["ignore", "inherit", "pipe"],
  });
  child.stderr.on("data", (chunk) => {
    if (after !== undefined && String(chunk).includes("Adding demo")) setTimeout(() => child.kill("SIGTERM"), after);
  });
  return new Promise((resolve) => child.once("close", resolve));
}

/** What the interrupted run left pending waits for the scheduled sweep; everything created `since` then is delivered at once. */
const countsSince = (since: number) => `SELECT
  (SELECT count(*) FROM companies) AS companies, (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM memberships) AS members,
  (SELECT count(*) FROM assessments WHERE state = 'completed') AS completed, (SELECT count(*) FROM results) AS results,
  (SELECT count(*) FROM assessments WHERE state <> 'completed') AS drafts, (SELECT count(*) FROM document_files) AS files,
  (SELECT companies FROM peer_groups WHERE kind = 'readiness' AND industry_id = 'all' AND subject = 'overall') AS peers,
  (SELECT companies FROM peer_groups WHERE kind = 'progress' AND industry_id = 'all' AND subject = 'overall') AS "climatePeers",
  (SELECT count(*) FROM outbox WHERE created_at >= ${since} AND status IN ('pending', 'retrying')) AS undelivered`;

it("the demo script fills the local data, and finishes an interrupted run", async () => {
  expect(await seed(1_500)).not.toBe(0);
  const again = Date.now();
  expect(await seed()).toBe(0);
  const [counts] = await withDatabase(state, (run) => run(countsSince(again)));
  expect(counts).toEqual({
    companies: 64,
    users: 70,
    members: 60,
    completed: 98,
    results: 98,
    drafts: 10,
    files: 10,
    peers: 56,
    climatePeers: 31,
    undelivered: 0,
  });
}, 300_000);
