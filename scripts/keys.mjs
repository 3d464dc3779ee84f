/**
 * `npm run --silent keys -- --env production | npx wrangler secret put --env production PROOF_KEY`: creates the keys that prove reports
 * of an environment from now on. Adds the public half to its PROOF_KEYS in wrangler.toml and writes the private half to the output; it is
 * stored nowhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment, readOptions } from "./deploy/environment.mjs";
import { addKey, createKey, keyEntry } from "./lib/proof-keys.mjs";
import { Refusal, ROOT, runMain } from "./lib/run.mjs";

await runMain(async () => {
  const { env } = readOptions();
  const command = `npm run --silent keys -- --env ${env} | npx wrangler secret put --env ${env} PROOF_KEY`;
  if (process.stdout.isTTY) throw new Refusal(`The private keys would be on the screen: ${command}`);
  const file = join(ROOT, "wrangler.toml");
  const { APP_URL: address } = (await readEnvironment(env)).vars;
  const { privateKey, publicKey } = await createKey(new URL(String(address)).host);
  const changed = addKey(readFileSync(file, "utf8"), env, keyEntry(publicKey, new Date()));
  if (changed === null) throw new Refusal(`wrangler.toml has no line PROOF_KEYS = "…" in [env.${env}.vars].`);
  writeFileSync(file, changed);
  process.stdout.write(privateKey);
  console.error(
    "PROOF_KEYS in wrangler.toml names the new public keys. Keep the file under version control, and deploy.",
  );
});
