import { Client, expectStatus } from "./client.mjs";
import { choices, elements } from "./html.mjs";
import { BASELINE_SIZE, block } from "./measure.mjs";
import { makePeople } from "./people.mjs";
import { baselineOf } from "./targets.mjs";

/** Questionnaires that are answered; the first warms what each of its pages is made of. */
const RUNS = 4;

/**
 * What LimeSurvey 6.4.2 takes for the same 41 sections and words in milliseconds of CPU, and which share of it is aimed at. They are worth
 * nothing on another machine, so they are told in constant answers: one took 3.2 ms where LimeSurvey was measured, and four fifths of
 * that ever since.
 */
const CONSTANT_MS = 3.2 * 0.8;
const aim = (share, theirs) => (share * theirs) / CONSTANT_MS;
export const FORM_AIM = aim(0.17, 66.8);
export const SAVE_AIM = aim(0.25, 73.5);
const WHOLE_AIM = aim(0.25, 3450);

/** Companies that answer a questionnaire each. */
export const ANSWERERS = makePeople("answerers", RUNS, 1);

/**
 * The whole questionnaire, each section read, answered and left by Next, and its submission with the result that follows.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} address of a server on whose database `ANSWERERS.sql` was run
 * @param {(() => number) | null} cpuClock
 */
export async function measureQuestionnaire(figures, address, cpuClock) {
  const baseline = baselineOf(new Client(address));
  const spent = { cpu: 0, constant: 0, sections: 0 };
  for (const [run, { token }] of ANSWERERS.people.entries()) {
    const { cpu: constant } = await block(baseline, BASELINE_SIZE, cpuClock);
    const before = cpuClock?.() ?? 0;
    const sections = await answerWhole(new Client(address).continue(token));
    if (run === 0) continue;
    spent.cpu += ((cpuClock?.() ?? 0) - before) / (RUNS - 1);
    spent.constant += constant / BASELINE_SIZE / (RUNS - 1);
    spent.sections = sections;
  }
  figures.addAim("whole questionnaire · CPU to a constant answer's", cpuClock ? spent.cpu / spent.constant : null, {
    unit: "times",
    aim: WHOLE_AIM,
    note: `${spent.sections} sections and submit: ${Math.round(spent.cpu)} ms to ${spent.constant.toFixed(1)} ms`,
  });
}

/** Goes through a draft from its first section to its result, and gives how many sections there were. */
async function answerWhole(client) {
  const { body } = expectStatus(await client.get("/user/history?dialog=none"), 200);
  const draft = elements(body, "a").find(({ href = "" }) => /^\/[\w-]{43}$/.test(href))?.href;
  const landing = expectStatus(await client.get(draft ?? ""), 200).body;
  let place = elements(landing, "a").find(({ href = "" }) => href.includes("section="))?.href ?? "";
  let sections = 0;
  for (; place.includes("section="); sections += 1) {
    const page = expectStatus(await client.get(place), 200).body;
    const answers = [...choices(page)].flatMap(([name, { type, values }]) =>
      type === "radio" && name.startsWith("q.") ? [[name, values[0] ?? ""]] : [],
    );
    const hidden = elements(page, "input").flatMap(({ type, name = "", value = "" }) =>
      type === "hidden" && (name === "section" || name.startsWith("base.")) ? [[name, value]] : [],
    );
    place = expectStatus(await client.post(place, [...hidden, ...answers, ["intent", "next"]]), 303).location ?? "";
  }
  expectStatus(await client.get(place), 200);
  const { location } = expectStatus(await client.post(place, { intent: "submit" }), 303);
  expectStatus(await client.get(location ?? ""), 200);
  return sections;
}
