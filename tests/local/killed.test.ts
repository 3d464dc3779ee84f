import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fieldName } from "~/assessment/answers/section-form";
import { migrate, splitStatements, withDatabase } from "../../scripts/lib/database.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { finished, startNode } from "../../scripts/lib/run.mjs";
import { startWorker } from "../../scripts/lib/serve.mjs";
import { Client, expectStatus } from "../bench/lib/client.mjs";
import { choices } from "../bench/lib/html.mjs";
import { type Account, PLACES, registerCompany } from "../e2e/support/company";

const state = mkdtempSync(join(tmpdir(), "kompas-killed-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

/** How many answers the browsers save at the same time before the runtime is killed. */
const ROUNDS = [17, 40];
const BROWSERS = 4;

const QUESTIONS = PLACES.flatMap(({ section }) =>
  section.questions.filter(({ isRequired }) => isRequired).map(({ id }) => ({ section: section.id, id })),
);

/** Starts the Worker; `kill` ends it without warning. */
async function start() {
  const children: ChildProcess[] = [];
  const note = (message: unknown) => children.push((message as { process: ChildProcess }).process);
  subscribe("child_process", note);
  const worker = await startWorker({ port: await findFreePort(), state, hear: () => {} });
  unsubscribe("child_process", note);
  const kill = async () => {
    for (const child of children) child.kill("SIGKILL");
    await worker.ended;
    await worker.stop();
  };
  return { ...worker, kill };
}

/** Saves answers one after the other in several browsers until `most` are acknowledged, then kills the runtime. */
async function saveUntilKilled(account: Account, draft: string | null, most: number) {
  const worker = await start();
  const client = await new Client(worker.address).signIn(account);
  const begun =
    draft ?? (expectStatus(await client.post("/user/history", { from: "nothing" }), 303).location as string);
  const path = begun.split("?")[0] as string;
  const saved = new Map<string, string>();
  const open = QUESTIONS.values();
  let killed: Promise<void> | undefined;
  const answerOn = async () => {
    for (const { section, id } of open) {
      const value = (saved.size + most) % 3 === 0 ? "no" : "yes";
      const answer = await client.post(`/autosave${path}`, { section, [fieldName(id)]: value }).catch(() => null);
      if (answer === null) return;
      expectStatus(answer, 200);
      saved.set(id, value);
      if (saved.size >= most) killed ??= worker.kill();
    }
  };
  await Promise.all(Array.from({ length: BROWSERS }, answerOn));
  await killed;
  return { draft: path, saved };
}

/** The answers that the pages of a draft show after a restart. */
async function readAnswers(account: Account, draft: string, saved: Map<string, string>): Promise<Map<string, string>> {
  const { address, stop } = await start();
  try {
    const client = await new Client(address).signIn(account);
    const given = new Map<string, string>();
    for (const { section } of PLACES) {
      if (!section.questions.some(({ id }) => saved.has(id))) continue;
      const { body } = expectStatus(await client.get(`${draft}?section=${section.id}`), 200);
      const shown = choices(body);
      for (const { id } of section.questions) given.set(id, shown.get(fieldName(id))?.checked.join() ?? "");
    }
    return given;
  } finally {
    await stop();
  }
}

describe("a runtime killed while people answer", () => {
  it("has lost no answer that it reported as saved", async () => {
    const data = join(state, "data.sql");
    expect(await finished(startNode(["--import", "tsx", "scripts/seed/write.ts", data]))).toBe(0);
    await withDatabase(state, async (run, runIn) => {
      await migrate(runIn);
      await run(...splitStatements(readFileSync(data, "utf8")));
    });
    const worker = await start();
    const account = await registerCompany("en", worker.address).finally(worker.stop);
    let draft: string | null = null;
    const acknowledged = new Map<string, string>();
    for (const most of ROUNDS) {
      const round = await saveUntilKilled(account, draft, most);
      draft = round.draft;
      for (const [id, value] of round.saved) acknowledged.set(id, value);
      const found = await readAnswers(account, draft, acknowledged);
      expect(Object.fromEntries([...acknowledged].map(([id]) => [id, found.get(id)]))).toEqual(
        Object.fromEntries(acknowledged),
      );
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(40);
  }, 180_000);
});
