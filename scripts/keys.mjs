/**
 * `npm run --silent keys | npx wrangler secret put PROOF_KEY`: makes the key by which reports are proved from now on. The public one is added to
 * PROOF_KEYS in wrangler.toml, the private one goes to the output and is kept nowhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addKey, createKey, keyEntry } from "./lib/proof-keys.mjs";
import { Refusal, ROOT, runMain } from "./lib/run.mjs";

await runMain(async () => {
  if (process.stdout.isTTY) {
    throw new Refusal(
      "The private key would stand on the screen: npm run --silent keys | npx wrangler secret put PROOF_KEY",
    );
  }
  const file = join(ROOT, "wrangler.toml");
  const { privateKey, publicKey } = createKey();
  const changed = addKey(readFileSync(file, "utf8"), keyEntry(publicKey, new Date()));
  if (changed === null) throw new Refusal('wrangler.toml has no line PROOF_KEYS = "…" among its [vars].');
  writeFileSync(file, changed);
  process.stdout.write(privateKey);
  console.error(
    "PROOF_KEYS in wrangler.toml names the new public key. Keep the file under version control, and deploy.",
  );
});
