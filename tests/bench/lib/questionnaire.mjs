import { Client, expectStatus } from "./client.mjs";
import { LIMESURVEY, timeConstant } from "./constant.mjs";
import { choices, elements } from "./html.mjs";
import { makePeople } from "./people.mjs";

/** How many questionnaires to answer. The first ones warm up the isolate, because LimeSurvey was measured with warm caches. */
const RUNS = 10;
const WARMING = 4;
/** The queue is done once the process has been idle for this long, which is longer than it waits for a batch to fill (wrangler.toml). */
const REST_MS = 2_500;

const WHOLE_CPU = 0.35 * LIMESURVEY;

/** Companies that each answer one questionnaire. */
export const ANSWERERS = makePeople("answerers", RUNS, 1);

/**
 * The whole questionnaire: each section is read, answered and left with Next, then submitted, and the result follows. The work that a
 * submission leaves to the queue (the report file with its proof, statistics and e-mails) has a row of its own, because the LimeSurvey
 * measurement has no counterpart to it. The queue runs in the same process, a second later or once ten messages wait. So all questionnaires
 * are answered before the first is submitted, and each submission waits until the queue is done with the previous one.
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

/** Waits until a process has been idle for a while, according to its CPU clock. */
async function untilRested(now) {
  for (let worked = -1; now() > worked; ) {
    worked = now();
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

/** Goes through a draft from its first section to the end. Returns where to submit it and how many sections it had. */
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
  // The address that announces a new report redirects to the report itself.
  const { location: results } = expectStatus(await client.get(arrival ?? ""), 303);
  expectStatus(await client.get(results ?? ""), 200);
}
