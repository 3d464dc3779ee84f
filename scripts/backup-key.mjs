/**
 * `npm run backup-key -- --env production kompas-backup-key.pem`: creates the keys of an environment's backups. The private one goes to that
 * file and nowhere else, the public one into wrangler.toml. Backups taken before stay sealed for the former key.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "./deploy/environment.mjs";
import { createBackupKey } from "./lib/backup-key.mjs";
import { Refusal, ROOT, runMain } from "./lib/run.mjs";
import { changeVar } from "./lib/toml-vars.mjs";

await runMain(async () => {
  const { env, paths } = readOptions({}, true);
  const [path] = paths;
  if (!path) throw new Refusal(`Usage: npm run backup-key -- --env ${env} <file for the private key>`);
  if (existsSync(path)) throw new Refusal(`${path} is there already. Without it, its backups cannot be opened.`);
  const { publicKey, privateKey } = createBackupKey();
  const file = join(ROOT, "wrangler.toml");
  const changed = changeVar(readFileSync(file, "utf8"), env, "BACKUP_KEY", () => publicKey);
  if (changed === null) throw new Refusal(`wrangler.toml has no line BACKUP_KEY = "…" in [env.${env}.vars].`);
  writeFileSync(path, privateKey, { mode: 0o600, flag: "wx" });
  writeFileSync(file, changed);
  console.log(`
  ${path} opens the backups from now on. Keep it in two places that are not Cloudflare's, and out of this repository.
  BACKUP_KEY in wrangler.toml names the public key. Keep the file under version control, and deploy.
`);
});
