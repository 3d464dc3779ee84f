import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASES, listMigrations, splitStatements } from "../lib/database.mjs";
import { fingerprint } from "../lib/fingerprint.mjs";
import { Refusal, ROOT, step } from "../lib/run.mjs";
import { SEED_FILE, SEED_SOURCES, writeSeedFile } from "../lib/state.mjs";
import { nameMigration, readDatabase } from "./installation.mjs";
import { wrangler } from "./release.mjs";

/** Bytes of statements per request. D1 answers other queries between two. */
const MAX_BYTES = 200_000;

/** The migrations of this commit, in order, those of DB first. */
export const listAllMigrations = () =>
  Object.entries(DATABASES).flatMap(([binding, folder]) =>
    listMigrations(folder).map((name) => nameMigration(binding, name)),
  );

/** A hash of whatever the reference data and questionnaires of this commit are made from. */
export const hashReferenceData = () => fingerprint(ROOT, [...SEED_SOURCES, "package-lock.json"]);

/**
 * A database of an environment.
 * @param {{ d1_databases: { binding: string, database_id: string }[] }} config
 * @param {import("../lib/database.mjs").Binding} binding
 */
export function findDatabase({ d1_databases: databases }, binding) {
  const found = databases.find((database) => database.binding === binding);
  if (!found) throw new Refusal(`wrangler.toml binds no database ${binding} there.`);
  return found;
}

/**
 * The bookmark to which D1 can bring the database back for 30 days.
 * @param {import("./cloudflare.mjs").Cloudflare} cloudflare
 * @param {string} database
 * @returns {Promise<string>}
 */
export async function readBookmark({ readOwn }, database) {
  const found = await readOwn(`/d1/database/${database}/time_travel/bookmark`);
  if (!found?.bookmark) throw new Refusal("D1 gives no bookmark of the database. Nothing was changed.");
  return found.bookmark;
}

/**
 * Applies the migrations that the databases do not have, and makes sure that they have them all afterwards.
 * @param {import("./release.mjs").Target} target
 */
export async function applyMigrations({ cloudflare, env, config }) {
  const applied = [];
  for (const database of config.d1_databases) {
    const { binding, database_name: name } = database;
    await wrangler(`Migrating ${binding}`, ["d1", "migrations", "apply", name, "--remote", "--env", env]);
    applied.push(...(await readDatabase(cloudflare, database)).applied);
  }
  const left = listAllMigrations().filter((migration) => !applied.includes(migration));
  if (left.length > 0) throw new Refusal(`These migrations were not applied: ${left.join(", ")}`);
}

/**
 * Loads reference data and questionnaires in parts, and then notes their hash: if it is interrupted, the next deployment loads them again.
 * Rows that are the same already are not written.
 * @param {import("./release.mjs").Target} target
 */
export async function loadReferenceData({ cloudflare, config }) {
  const { database_id: id } = findDatabase(config, "DB");
  const note = `INSERT INTO reference_loads (name, hash, loaded_at) VALUES ('release', '${hashReferenceData()}', unixepoch() * 1000) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, loaded_at = excluded.loaded_at`;
  await writeSeedFile();
  const statements = splitStatements(readFileSync(join(ROOT, SEED_FILE), "utf8"));
  const load = async () => {
    for (const part of inParts([...statements, note])) await cloudflare.query(id, part);
  };
  await step("Loading data", load());
}

/** Joins statements to texts of at most `MAX_BYTES`, or of one statement. */
function* inParts(statements) {
  let part = "";
  for (const statement of statements.map((each) => `${each};\n`)) {
    if (part && Buffer.byteLength(part) + Buffer.byteLength(statement) > MAX_BYTES) {
      yield part;
      part = "";
    }
    part += statement;
  }
  yield part;
}
