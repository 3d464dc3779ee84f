import { Client, expectStatus } from "./client.mjs";
import { LIMESURVEY, timeConstant } from "./constant.mjs";
import { choices, elements } from "./html.mjs";
import { makePeople } from "./people.mjs";

/** Questionnaires that are answered. The first of them warm the isolate, as the caches were warm where LimeSurvey was measured. */
const RUNS = 10;
const WARMING = 4;
/** The queue is done once the process has rested for so long: longer than it waits for a batch to fill (wrangler.toml). */
const REST_MS = 2_500;

const WHOLE_CPU = 0.35 * LIMESURVEY;

/** Companies that answer a questionnaire each. */
export const ANSWERERS = makePeople("answerers", RUNS, 1);

/**
 * The whole questionnaire, each section read, answered and left by Next, and its submission with the result that follows. What a submission
 * leaves to the queue, the report file with its proof, statistics and e-mails, has no counterpart in what LimeSurvey was measured with, and
 * has a row of its own. It runs in the same process, a second later or once ten messages wait: so all are answered before the first is
 * submitted, and each submission waits until the queue is done with the one before.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} address of a server on whose database `ANSWERERS.sql` was run
 * @param {(() => number) | null} cpuClock
 */
export async function measureQuestionnaire(figures, address, cpuClock) {
  const visitor = new Client(address);
  const now = () => cpuClock?.() ?? 0;
  const spent = { answering: 0, submitting: 0, queue: 0, constant: 0, sections: 0 };
  const answered = [];
  for (const [run, { token }] of ANSWERERS.people.entries()) {
    spent.constant = await timeConstant(visitor, cpuClock);
    const client = new Client(address).continue(token);
    const before = now();
    const { place, sections } = await answerWhole(client);
    answered.push({ client, place });
    spent.sections = sections;
    if (run < WARMING) continue;
    spent.answering += (now() - before) / (RUNS - WARMING);
  }
  for (const [run, { client, place }] of answered.entries()) {
    if (run === WARMING) await untilRested(now);
    const before = now();
    await submit(client, place);
    if (run < WARMING) continue;
    const after = now();
    await untilRested(now);
    spent.submitting += (after - before) / (RUNS - WARMING);
    spent.queue += (now() - after) / (RUNS - WARMING);
  }
  const cpu = spent.answering + spent.submitting;
  figures.add("whole questionnaire · CPU to a constant answer's", cpuClock ? cpu / spent.constant : null, {
    unit: "times",
    limit: WHOLE_CPU,
    note: `${spent.sections} sections ${Math.round(spent.answering)} ms, submission and result ${Math.round(spent.submitting)} ms, to ${spent.constant.toFixed(1)} ms`,
  });
  figures.add("what a submission leaves to the queue · CPU", cpuClock ? spent.queue : null, {
    unit: "ms",
    note: "report file with its proof, statistics, e-mails",
  });
}

/** Waits until a process has had nothing to do for a while, by what its clock shows. */
async function untilRested(now) {
  for (let worked = -1; now() > worked; ) {
    worked = now();
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

/** Goes through a draft from its first section to its end, and gives where it is submitted and how many sections there were. */
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
  return { place, sections };
}

async function submit(client, place) {
  const { location: arrival } = expectStatus(await client.post(place, { intent: "submit" }), 303);
  // The address that says that a report is new leads to the report's own.
  const { location: results } = expectStatus(await client.get(arrival ?? ""), 303);
  expectStatus(await client.get(results ?? ""), 200);
}
