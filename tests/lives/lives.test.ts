import { writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { seededRandom } from "../support/random";
import { describeFinding, type Finding, isWithoutMail, live, shorten, topicOf } from "./lib/life";
import { circumstancesOf } from "./lib/plan";
import { type Circumstances, launch } from "./lib/side";
import { liveAsStranger } from "./lib/stranger";

const SEED = Number(process.env.KOMPAS_LIVES_SEED ?? 1);
const MINUTES = Number(process.env.KOMPAS_LIVES_MINUTES ?? 1.5);
/** Where to write the seed of a life whose mails no longer come, so that it can be lived again on a new server. */
const STALLED_FILE = process.env.KOMPAS_LIVES_STALLED_FILE;
/** Acts in one life, and how many lives run at once. */
const ACTS = 25;
const AT_ONCE = 3;
/** The most time to spend on shortening one finding. */
const SHORTENING_MS = 90_000;

/** The seed of the first life of all. A run that goes on after a stalled server begins with a later one. */
const FIRST_SEED = Number(process.env.KOMPAS_LIVES_FIRST_SEED ?? SEED);

/** The first lives of all answer every question of a questionnaire the same way. */
const WAYS: [Circumstances["kind"], number | "no"][] = [
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
  let [next, acts, lives] = [SEED, 0, 0];
  let stalledAt: number | undefined;
  const isOver = () => Date.now() > until || stalledAt !== undefined;
  const stall = (seed: number) => {
    if (STALLED_FILE === undefined) return false;
    stalledAt = Math.min(seed, stalledAt ?? seed);
    return true;
  };
  const liveOnce = async (): Promise<{ seed: number; finding: Finding | null }> => {
    const seed = next;
    next += 1;
    const way = WAYS[seed - FIRST_SEED];
    const random = seededRandom(seed);
    const circumstances = way
      ? { kind: way[0], language: LANGUAGES[seed % LANGUAGES.length] ?? "en", width: seed % 2 ? 1280 : 360 }
      : circumstancesOf(random);
    const lived = await live(
      browser,
      circumstances,
      random,
      way ? { acts: 1_000, way: way[1] } : { acts: ACTS },
      isOver,
      (difference) => known.has(topicOf(difference)),
    ).catch((error: Error) => {
      if (isWithoutMail(error) && stall(seed)) return { acts: 0, finding: null };
      throw error;
    });
    lives += 1;
    acts += lived.acts;
    return { seed, finding: lived.finding };
  };
  const liveOn = async () => {
    while (!isOver()) {
      const { seed, finding } = await liveOnce();
      if (!finding || (isWithoutMail(finding) && stall(seed))) continue;
      for (const difference of finding.differences) known.add(topicOf(difference));
      const enough = Date.now() + SHORTENING_MS;
      // A server that fails meanwhile must not hide the finding.
      const shortest = await shorten(browser, finding, () => Date.now() > enough).catch(() => finding);
      found.push(describeFinding(shortest, seed));
      console.log(describeFinding(shortest, seed));
    }
  };
  const begin = async () => {
    const random = seededRandom(SEED);
    const circumstances: Circumstances = { ...circumstancesOf(random), kind: READINESS };
    for (const { step, differences } of await liveAsStranger(browser, circumstances, random))
      found.push(
        `A stranger who ${step} (seed ${SEED}, ${JSON.stringify(circumstances)}): ${JSON.stringify(differences)}`,
      );
    await liveOn();
  };
  // One of the lives begins at the front door, the first time.
  await Promise.all([SEED === FIRST_SEED ? begin() : liveOn(), ...Array.from({ length: AT_ONCE - 1 }, liveOn)]);
  console.log(`${lives} lives, ${acts} acts, ${found.length} findings`);
  if (STALLED_FILE !== undefined && stalledAt !== undefined) writeFileSync(STALLED_FILE, String(stalledAt));
  expect(found).toEqual([]);
}, 0);
