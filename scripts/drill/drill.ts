import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { keyLiterals, pageQuery, toKept } from "~/upkeep/backup/rules/rows";
import {
  COLUMNS_QUERY,
  type ColumnRow,
  listKept,
  REFERENCES_QUERY,
  SCHEMA_QUERY,
  type SchemaItem,
} from "~/upkeep/backup/rules/schema";
import { Client, expectStatus } from "../../tests/bench/lib/client.mjs";
import { DEMO_ACCOUNTS } from "../demo/accounts.mjs";
import { createBackupKey } from "../lib/backup-key.mjs";
import { listCrons } from "../lib/cron.mjs";
import { findFreePort } from "../lib/port.mjs";
import { Refusal, step } from "../lib/run.mjs";
import { scratchDirectory } from "../lib/scratch.mjs";
import { startWorker } from "../lib/serve.mjs";
import { openStore } from "../restore/backup-store";
import { type LocalState, openState, type Run } from "../restore/local-state";
import { openBackup } from "../restore/read-backup";
import { type Restored, restoreInto } from "../restore/restore-into";
import { Answerer, isMoment, Submitter } from "./writers";

/** Rows that a run of jobs writes about itself after the moment of the backup. */
const OF_THE_RUN = ["jobs", "run_log", "heartbeats", "alerts"];
const MAX_TICKS = 60;
const ANSWERERS = 3;
const SUBMITTERS = 2;
const LOAD_WITHIN_MS = 30_000;

export interface Figures {
  underLoad: Restored & { saved: number; submitted: number; seconds: number };
  atRest: Restored & { seconds: number; tables: number };
  erased: number;
}

/**
 * Takes backups of a product with demo data, at work and at rest, restores each into an empty one and compares. Refuses, and says what
 * differs, if anything does.
 */
export async function drill(state: string, keys = createBackupKey()): Promise<Figures> {
  const work = mkdtempSync(join(scratchDirectory(), "kompas-drill-"));
  const vars = { BACKUP_KEY: keys.publicKey };
  const restore = async (into: string) => {
    const store = await openStore(state);
    try {
      const backup = await openBackup(store, keys.privateKey);
      return { ...(await restoreInto(backup, into)), takenAt: backup.manifest.takenAt };
    } finally {
      await store.close();
    }
  };
  try {
    await withState(state, (source) => source.run("update jobs set due_at = 0"));
    const loaded = await step("Backing up while people work", backUpUnderLoad(state, vars));
    const first = join(work, "first");
    const startedAt = Date.now();
    const underLoad = await restore(first);
    const seconds = (Date.now() - startedAt) / 1000;
    await withState(first, (restored) => requireMoment(restored, loaded.answerers, underLoad.takenAt));

    await step("Backing up at rest", runJobs(state, vars, ["backup"]));
    const second = join(work, "second");
    const again = Date.now();
    const atRest = await restore(second);
    const atRestSeconds = (Date.now() - again) / 1000;
    const tables = await step("Comparing every row and file", compare(state, second));

    await withState(state, (source) =>
      source.run(`update users set deletion_due_at = 1 where email = '${DEMO_ACCOUNTS.resting.email}'`),
    );
    await step("Erasing a company after the backup", runJobs(state, vars, ["erasure"]));
    const third = join(work, "third");
    const { erased } = await restore(third);
    await withState(third, requireErased);
    await step("Opening the restored product", openProduct(third));

    return {
      underLoad: { ...underLoad, saved: loaded.saved, submitted: loaded.submitted, seconds },
      atRest: { ...atRest, seconds: atRestSeconds, tables },
      erased,
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export async function withState<T>(state: string, act: (state: LocalState) => Promise<T>): Promise<T> {
  const opened = await openState(state);
  try {
    return await act(opened);
  } finally {
    await opened.stop();
  }
}

type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Runs the product on a state; `heard` collects the events of its log. */
async function withProduct<T>(
  state: string,
  vars: Record<string, string>,
  act: (worker: Worker, heard: Record<string, unknown>[]) => Promise<T>,
): Promise<T> {
  const heard: Record<string, unknown>[] = [];
  const hear = (line: string) => {
    if (line.startsWith('{"level"')) heard.push(JSON.parse(line));
  };
  const worker = await startWorker({ port: await findFreePort(), state, vars, hear });
  try {
    return await act(worker, heard);
  } finally {
    await worker.stop();
  }
}

/** Lets the clock's minute come until what the log says is enough. */
async function tickUntil(
  { tick }: Worker,
  heard: Record<string, unknown>[],
  isEnough: (event: Record<string, unknown>) => boolean,
): Promise<void> {
  const isDone = () => heard.some(isEnough);
  for (let time = 0; time < MAX_TICKS && !isDone(); time += 1) {
    for (const cron of listCrons()) {
      const outcome = await tick(String(cron));
      if (outcome !== "ok") throw new Refusal(`The jobs failed: ${outcome}`);
    }
  }
  if (isDone()) return;
  const last = heard.slice(-5).map((each) => JSON.stringify(each));
  throw new Refusal(`The job has not ended. The log's last lines:\n${last.join("\n")}`);
}

/** Waits for what people at work will have done. */
async function until(isDone: () => boolean): Promise<void> {
  const end = Date.now() + LOAD_WITHIN_MS;
  while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!isDone()) throw new Refusal("People have not got to work.");
}

async function backUpUnderLoad(state: string, vars: Record<string, string>) {
  return withProduct(state, vars, async (worker, heard) => {
    const answerers: Answerer[] = [];
    const submitters: Submitter[] = [];
    for (let time = 0; time < ANSWERERS; time += 1) answerers.push(await Answerer.start(worker.address));
    for (let time = 0; time < SUBMITTERS; time += 1) submitters.push(await Submitter.start(worker.address));
    const submitted = () => submitters.reduce((sum, each) => sum + each.submitted, 0);
    // Statistics are changing, too, when the backup begins.
    await until(() => submitted() > 0);
    await tickUntil(worker, heard, ({ event }) => event === "backup-done");
    await Promise.all([...answerers, ...submitters].map((writer) => writer.stop()));
    const saved = answerers.reduce((sum, answerer) => sum + answerer.saved, 0);
    if (saved < 10) throw new Refusal(`Only ${saved} answers were saved meanwhile: the backup was not under load.`);
    return { answerers, saved, submitted: submitted() };
  });
}

/** Each answerer's answers in the restored database are those of one moment of their work. */
async function requireMoment(state: LocalState, answerers: Answerer[], takenAt: number): Promise<void> {
  for (const answerer of answerers) {
    const [rows = []] = await state.run(
      `select question_id as question, value from answers where assessment_id = (select a.id from assessments as a join users as u on u.id = a.started_by where u.email = '${answerer.account.email}' and a.kind = 'readiness' order by a.created_at desc limit 1)`,
    );
    const found = new Map(
      rows.flatMap(({ question, value }): [string, string][] => {
        const given = /"(yes|no)"/.exec(String(value))?.[1];
        return given ? [[String(question), given]] : [];
      }),
    );
    if (!isMoment(answerer.sent, found, takenAt)) {
      throw new Refusal(`The restored answers of ${answerer.account.email} were never there at one moment.`);
    }
  }
}

/** Lets these jobs run now, one after the other, and no others. Each must find something to do. */
async function runJobs(state: string, vars: Record<string, string>, names: string[]): Promise<void> {
  for (const name of names) {
    await withState(state, (source) =>
      source.run(
        `update jobs set due_at = ${Number.MAX_SAFE_INTEGER}`,
        `update jobs set due_at = 0 where name = '${name}'`,
      ),
    );
    await withProduct(state, vars, async (worker, heard) => {
      const isDone = ({ event, job, outcome }: Record<string, unknown>) =>
        event === "job" && job === name && outcome === "done";
      await tickUntil(worker, heard, isDone);
    });
  }
}

/** Compares every row and file of two states. Returns the number of tables. */
async function compare(one: string, other: string): Promise<number> {
  const [source, restored] = [await withState(one, contentsOf), await withState(other, contentsOf)];
  const names = [...new Set([...source.keys(), ...restored.keys()])];
  const different = names.filter((name) => source.get(name) !== restored.get(name));
  if (different.length > 0) throw new Refusal(`Source and restored product differ: ${different.join(", ")}`);
  return names.length - 1;
}

/** All rows of each table of both databases and the list of files, each as one text. */
export async function contentsOf(state: LocalState): Promise<Map<string, string>> {
  const contents = new Map([...(await rowsIn(state.run)), ...(await rowsIn(state.runIn("LOGS"), "LOGS "))]);
  const searches = ["member_search", "company_search", "person_search"];
  const found = await state.run(...searches.map((name) => `select * from ${name} order by 1, 2, 3`));
  for (const [index, name] of searches.entries()) contents.set(name, JSON.stringify(found[index]));
  const files: string[] = [];
  for await (const { key, size, etag, contentType } of state.list("FILES", "")) {
    files.push([key, size, etag, contentType].join(" "));
  }
  contents.set("files", files.join("\n"));
  return contents;
}

async function rowsIn(run: Run, prefix = ""): Promise<Map<string, string>> {
  const [schema = [], columns = [], references = []] = await run(SCHEMA_QUERY, COLUMNS_QUERY, REFERENCES_QUERY);
  const tables = listKept(
    schema as unknown as SchemaItem[],
    columns as unknown as ColumnRow[],
    references as unknown as { from: string; to: string }[],
  );
  const contents = new Map<string, string>();
  for (const table of tables.filter(({ name }) => !OF_THE_RUN.includes(name))) {
    const lines: string[] = [];
    let after: string[] | null = null;
    for (;;) {
      const [found = []] = await run(pageQuery(table, after, 500));
      const rows = found.map((row) => toKept(table, row));
      const last = rows.at(-1);
      if (!last) break;
      lines.push(...rows.map((row) => JSON.stringify(row)));
      after = keyLiterals(table, last);
    }
    contents.set(prefix + table.name, lines.join("\n"));
  }
  return contents;
}

/** Nothing in the restored database names the person who was erased after the backup. */
async function requireErased(state: LocalState): Promise<void> {
  const { email } = DEMO_ACCOUNTS.resting;
  for (const [name, text] of await contentsOf(state)) {
    if (text.includes(email)) throw new Refusal(`${name} still names ${email}, who was erased.`);
  }
}

/** A person signs in and opens a result and its report. */
function openProduct(state: string): Promise<void> {
  return withProduct(state, {}, async ({ address }) => {
    const client = await new Client(address).signIn(DEMO_ACCOUNTS.owner);
    const { body } = expectStatus(await client.get("/user/history"), 200);
    const [, result, id] = /href="(\/user\/dashboard\/([\w-]{43}))"/.exec(body) ?? [];
    if (!result) throw new Refusal("The restored product shows no result.");
    expectStatus(await client.get(result), 200);
    const report = expectStatus(await client.get(`/pdf/${id}`), 200);
    if (!report.body.includes("</html>")) throw new Refusal("The restored product shows no report.");
  });
}
