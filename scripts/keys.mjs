/**
 * `npm run --silent keys | npx wrangler secret put PROOF_KEY`: creates the keys that prove reports from now on. Adds the public half
 * to PROOF_KEYS in wrangler.toml and writes the private half to the output; it is stored nowhere.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addKey, createKey, keyEntry } from "./lib/proof-keys.mjs";
import { Refusal, ROOT, runMain } from "./lib/run.mjs";

await runMain(async () => {
  if (process.stdout.isTTY) {
    throw new Refusal(
      "The private keys would stand on the screen: npm run --silent keys | npx wrangler secret put PROOF_KEY",
    );
  }
  const file = join(ROOT, "wrangler.toml");
  const toml = readFileSync(file, "utf8");
  const [, address = "http://localhost"] = /^APP_URL = "([^"]+)"/m.exec(toml) ?? [];
  const { privateKey, publicKey } = await createKey(new URL(address).host);
  const changed = addKey(toml, keyEntry(publicKey, new Date()));
  if (changed === null) throw new Refusal('wrangler.toml has no line PROOF_KEYS = "…" among its [vars].');
  writeFileSync(file, changed);
  process.stdout.write(privateKey);
  console.error(
    "PROOF_KEYS in wrangler.toml names the new public keys. Keep the file under version control, and deploy.",
  );
});
