import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "~/core/language";
import { seededRandom } from "../support/random";
import { live, sayFinding, shorten, topicOf } from "./lib/life";
import { circumstancesOf } from "./lib/plan";
import { type Circumstances, launch } from "./lib/side";

const SEED = Number(process.env.KOMPAS_LIVES_SEED ?? 1);
const MINUTES = Number(process.env.KOMPAS_LIVES_MINUTES ?? 3);
/** Acts in one life, and how many lives run at once. */
const ACTS = 25;
const AT_ONCE = 3;
/** The most time to spend on shortening one finding. */
const SHORTENING_MS = 90_000;

/** The first lives answer every question of a questionnaire the same way. */
const WAYS: [Pick<Circumstances, "kind">["kind"], number | "no"][] = [
  ["progress", "no"],
  ["readiness", "no"],
  ["progress", 0],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

test("companies that answer as people do are told the same with scripts and without", async () => {
  const until = Date.now() + MINUTES * 60_000;
  const found: string[] = [];
  const known = new Set<string>();
  const ways = WAYS.map((way, index) => ({ way, seed: SEED + index }));
  let [next, acts, lives] = [SEED, 0, 0];
  const liveOn = async () => {
    while (Date.now() < until) {
      const planned = ways.shift();
      const seed = next;
      next += 1;
      const random = seededRandom(seed);
      const circumstances = planned
        ? { kind: planned.way[0], language: LANGUAGES[seed % LANGUAGES.length] ?? "en", width: seed % 2 ? 1280 : 360 }
        : circumstancesOf(random);
      const lived = await live(
        browser,
        circumstances,
        random,
        planned ? { acts: 1_000, way: planned.way[1] } : { acts: ACTS },
        () => Date.now() > until,
        (difference) => known.has(topicOf(difference)),
      );
      lives += 1;
      acts += lived.acts;
      if (!lived.finding) continue;
      for (const difference of lived.finding.differences) known.add(topicOf(difference));
      const enough = Date.now() + SHORTENING_MS;
      const shortest = await shorten(browser, lived.finding, () => Date.now() > enough);
      found.push(sayFinding(shortest, seed));
      console.log(sayFinding(shortest, seed));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, liveOn));
  console.log(`${lives} lives, ${acts} acts, ${found.length} findings`);
  expect(found).toEqual([]);
}, 0);
