/**
 * `npm run --silent secret | npx wrangler secret put --env production SECRET_KEY_2`: creates the next key of an installation. It begins to seal in ten
 * minutes, when every Worker knows it: before that, an old one could meet a link or a cookie that it cannot open.
 */
import { randomBytes } from "node:crypto";
import { Refusal, runMain } from "./lib/run.mjs";

const UNTIL_ALL_KNOW_IT_MS = 10 * 60_000;

await runMain(async () => {
  if (process.stdout.isTTY) {
    throw new Refusal(
      "The key would be on the screen: npm run --silent secret | npx wrangler secret put --env production SECRET_KEY_2",
    );
  }
  const from = new Date(Date.now() + UNTIL_ALL_KNOW_IT_MS).toISOString().replace(/\.\d+Z$/, "Z");
  process.stdout.write(`${from} ${randomBytes(32).toString("base64")}`);
  console.error(`The new key seals from ${from}. Until then it only opens.`);
});
