import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { Client, expectStatus } from "./client.mjs";
import { findCpuClock } from "./cpu.mjs";
import { elements } from "./html.mjs";
import { addSegments, addUse, databaseBytes, joinAll, makeSubmitters, makeWhole, SEGMENTS } from "./network-data.mjs";
import { populate } from "./population.mjs";
import { residentBytes } from "./processes.mjs";
import { prepareState, startServer } from "./server.mjs";
import { addUp, addUpMembers, compareRows, OF_MEMBERS, PAGES as STATISTICS } from "./statistics.mjs";

const TURNS = 5;
/** A part of each feed: of the beginning, as a copy is made, by the least that a buyer's system asks for. */
const FEED_PARTS = {
  "feed of results": "/api/users/feed/results?limit=100",
  "feed of scores": "/api/users/feed/scores?limit=100",
  "feed of key figures": "/api/users/feed/key-figures?limit=100",
};
/** At this number of members the list is exported too. */
const EXPORTED = 100_000;
/** How much more memory the process may use while it collects that many rows, whatever their number. */
const EXPORT_MEMORY = 100_000_000;
const EXPORT_GIVEN_UP_MS = 600_000;
/** Above this number of members, only the statistics of all companies are added up, not those of the members. */
const OF_MEMBERS_AT_MOST = 100_000;
/** The maximum size of a D1 database. */
const DATABASE_BYTES = 10_000_000_000;

/** Each list: its first, tenth and last page, filtered and sorted. */
const LISTS = Object.fromEntries(
  [
    ["members", "/associatedCompanies"],
    ["members, climate", "/progress/associatedCompanies"],
  ].flatMap(([name, path]) => [
    [`${name}, first page`, path],
    [`${name}, 10th page`, `${path}?page=10`],
    // A page number beyond the end redirects to the last page.
    [`${name}, last page`, `${path}?page=200000`],
    [`${name}, searched for one`, `${path}?search=rasa+bayu`],
    [`${name}, searched for many`, `${path}?search=bench`],
    [`${name}, an industry`, `${path}?industry=mining`],
    [`${name}, an industry and a state`, `${path}?industry=mining&state=${path.startsWith("/pro") ? "none" : "done"}`],
    [`${name}, by score`, `${path}?sort=overall`],
    [`${name}, by score from the lowest, 10th page`, `${path}?sort=overall&order=asc&page=10`],
    [`${name}, by name`, `${path}?sort=company&order=asc`],
    [`${name}, by name, 10th page`, `${path}?sort=company&order=asc&page=10`],
    [`${name}, a country`, `${path}?country=ZA`],
    [`${name}, not finished`, `${path}?state=open`],
    [`${name}, a level, by score from the lowest`, `${path}?level=leader&sort=overall&order=asc`],
    [`${name}, not finished, by the first score`, `${path}?state=open&sort=first`],
  ]),
);

/** What a corporate company has of its members besides the lists. */
const SEGMENT_PAGES = {
  "members with a tag": `/associatedCompanies?tag=${SEGMENTS.tag}`,
  "members with a tag, by name": `/associatedCompanies?tag=${SEGMENTS.tag}&sort=company&order=asc`,
  "members with a red flag": `/associatedCompanies?tag=${SEGMENTS.flag}`,
  tags: "/associatedCompanies/tags",
  "red flags": "/associatedCompanies/flags",
  "saved views": "/associatedCompanies/views",
  "key figures in sum": `/associatedCompanies/figures?year=${SEGMENTS.year}`,
  "certificates, soon": "/associatedCompanies/certificates",
  "certificates, expired": "/associatedCompanies/certificates?list=expired",
  "certificates, later": "/associatedCompanies/certificates?list=later",
  "requests made": "/associatedCompanies/requests",
};

/**
 * Both lists, every statistics view, an export and a submission, at each of these numbers of companies. Reports rows read, trips, time and
 * CPU, and how much of the database a company takes. Uses a state of its own.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} state folder of its own
 * @param {number[]} sizes the fewest first
 * @param {(text: string) => void} say
 */
export async function measureNetwork(figures, state, sizes, say) {
  await prepareState(state);
  const found = new Map();
  for (const count of sizes) {
    say(`${count} companies`);
    const began = performance.now();
    const fills = { companies: populate, statistics: addUp, members: joinAll, segments: addSegments };
    if (count <= OF_MEMBERS_AT_MOST) Object.assign(fills, { "statistics of members": addUpMembers });
    for (const [what, fill] of Object.entries(fills)) {
      const from = performance.now();
      await fill(state, count);
      say(`${what} after ${Math.round((performance.now() - from) / 1000)} s`);
    }
    const people = await makeSubmitters(state, count);
    const bytes = await databaseBytes(state);
    figures.add(`${count} companies · made in`, Math.round((performance.now() - began) / 1000), {
      unit: "s",
      note: `database of ${Math.round(bytes / 1_000_000)} MB`,
    });
    say("Reading");
    const server = await startServer(state);
    try {
      found.set(count, await readAll(server, people, count));
      if (count === EXPORTED) {
        await measureExport(figures, server, count);
        await measureFeed(figures, server, count);
      }
    } finally {
      await server.stop();
    }
    if (count === sizes[0]) await measureSize(figures, state, count);
  }
  compare(figures, found);
}

/** Adds companies, with everything a real one has, to a database of twenty times as many: it has all cells, with numbers of many digits. */
async function measureSize(figures, state, count) {
  const grow = async (whole) => {
    // Rows of answers are deleted some days later, and a database does not give their pages back.
    await populate(state, whole, 0);
    await addUp(state);
    await joinAll(state, whole);
    await makeWhole(state, whole);
    const bytes = await databaseBytes(state);
    await addUse(state, whole);
    return { bytes, used: await databaseBytes(state) };
  };
  const [before, after] = [await grow(20 * count), await grow(21 * count)];
  const add = (name, bytes) =>
    figures.add(`a company with ${name} · bytes of the database`, Math.round(bytes), {
      unit: "bytes",
      limit: COMPANY_BYTES,
      note: `a database of 10 GB is full at ${Math.floor(DATABASE_BYTES / bytes)} of them`,
    });
  const bytes = (after.bytes - before.used) / count;
  add("two assessments and a membership", bytes);
  add("that and a year of use", bytes + (after.used - after.bytes) / count);
}

/** So a database of 10 GB holds 500,000 companies. */
const COMPANY_BYTES = 20_000;

const SUBMISSION = "submission by a member of three";
/** The queue counts it afterwards. */
const SUBMISSION_ROWS = 2_000;

/** The cost of every page and of a submission, over several runs: rows and trips of the last run, mean time and CPU. */
async function readAll(server, people, count) {
  const [corporate, administrator] = await Promise.all(
    [DEMO_ACCOUNTS.corporate, DEMO_ACCOUNTS.administrator].map((account) => new Client(server.address).signIn(account)),
  );
  const clock = await findCpuClock(server.pid, async () => {
    for (let turn = 0; turn < 30; turn += 1) await corporate?.get("/associatedCompanies");
  });
  const found = new Map();
  const read = async (name, client, path) => {
    // The first request reads questions and texts, once per isolate, and follows the redirect to the last page.
    const first = await client.get(path);
    const at = first.status === 303 ? (first.location ?? "") : path;
    await client.get(at);
    found.set(name, await repeat(clock, async () => expectStatus(await client.get(at), 200, at)));
  };
  for (const [name, path] of Object.entries({ ...LISTS, ...SEGMENT_PAGES })) await read(name, corporate, path);
  // In the middle of the list, so that there are companies before and after it.
  for (const [name, list] of Object.entries({ newest: "page=10", "by score": "sort=overall&page=10" })) {
    const { body } = expectStatus(await corporate.get(`/associatedCompanies?${list}`), 200);
    const member = elements(body, "a").find(({ href = "" }) => href.startsWith("/associatedCompanies/company/"))?.href;
    // The bench's results have no document, which the first tab would show.
    const page = member?.replaceAll("&amp;", "&").replace(/(\?|$)/, "/history$1") ?? "";
    await read(`a member's page, ${name}`, corporate, page);
  }
  const system = await openSystem(server.address);
  for (const [name, path] of Object.entries(FEED_PARTS)) await read(name, system, path);
  for (const [name, path] of Object.entries(STATISTICS)) await read(`statistics, ${name}`, administrator, path);
  if (count <= OF_MEMBERS_AT_MOST)
    for (const [name, path] of Object.entries(OF_MEMBERS)) await read(`of members, ${name}`, corporate, path);
  const drafts = [];
  for (const { token } of people) {
    const client = new Client(server.address).continue(token);
    const { body } = expectStatus(await client.get("/user/history?dialog=none"), 200);
    const draft = elements(body, "a").find(({ href = "" }) => /^\/[\w-]{43}$/.test(href))?.href;
    drafts.push({ client, path: `/complete${draft}` });
  }
  found.set(
    SUBMISSION,
    await repeat(clock, async (turn) => {
      const { client, path } = drafts[turn] ?? drafts[0];
      return expectStatus(await client.post(path, { intent: "submit" }), 303);
    }),
  );
  return found;
}

async function repeat(clock, ask) {
  const answers = [];
  const before = clock?.() ?? 0;
  for (let turn = 0; turn < TURNS; turn += 1) answers.push(await ask(turn));
  const cpu = clock ? (clock() - before) / TURNS : null;
  const { trips, read, written } = answers[TURNS - 1];
  return { trips, read, written, cpu, ms: answers.reduce((sum, { ms }) => sum + ms, 0) / TURNS };
}

/** Reports for each page how the rows read have changed since the smallest number of companies. */
function compare(figures, found) {
  const [[few, base], ...more] = [...found];
  for (const [count, pages] of found) {
    figures.add(`${count} companies · rows a submission reads`, pages.get(SUBMISSION)?.read, {
      limit: SUBMISSION_ROWS,
    });
  }
  for (const [name, { read, trips, written, ms, cpu }] of base) {
    const first = { read, trips, written, ms, cpu };
    const others = more.flatMap(([count, pages]) => (pages.has(name) ? [{ count, ...pages.get(name) }] : []));
    const note = [{ count: few, ...first }, ...others]
      .map((each) => {
        const took = `${each.read} rows, ${each.trips} trips, ${Math.round(each.ms)} ms, ${each.cpu === null ? "–" : each.cpu.toFixed(1)} ms CPU`;
        return `${each.count}: ${took}${each.written ? `, ${each.written} written` : ""}`;
      })
      .join("; ");
    compareRows(figures, name, [read, ...others.map((other) => other.read)], note);
  }
}

/** A client that calls the API as a person of the corporate company. */
async function openSystem(address) {
  const client = new Client(address);
  const token = await client.signInByCall(DEMO_ACCOUNTS.corporate);
  return { get: (path) => client.send(path, { headers: { Authorization: `Bearer ${token}` } }) };
}

/** Downloads a whole feed, and reports how much more memory the process used meanwhile. */
async function measureFeed(figures, { address, pid }, count) {
  const system = await openSystem(address);
  const began = performance.now();
  const held = residentBytes(pid);
  let most = held ?? 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentBytes(pid) ?? 0);
  }, 100);
  const { body } = expectStatus(await system.get("/api/users/feed/results?format=csv"), 200);
  clearInterval(watch);
  const rows = body.trim().split("\n").length - 1;
  figures.add(`feed of ${count} members · rows missing`, Math.max(0, count - rows), { limit: 0, note: `${rows} rows` });
  figures.add(`feed of ${count} members · to its end`, Math.round((performance.now() - began) / 1000), { unit: "s" });
  figures.add(`feed of ${count} members · memory of the process beside`, held && most - held, {
    unit: "bytes",
    limit: EXPORT_MEMORY,
  });
}

/** Has the queue collect the whole list, downloads it, and reports how much more memory the process used meanwhile. */
async function measureExport(figures, { address, pid }, count) {
  const client = await new Client(address).signIn(DEMO_ACCOUNTS.corporate);
  const began = performance.now();
  const held = residentBytes(pid);
  let most = held ?? 0;
  expectStatus(await client.post("/associatedCompanies/exports", {}), 303);
  let file;
  while (!file && performance.now() - began < EXPORT_GIVEN_UP_MS) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    most = Math.max(most, residentBytes(pid) ?? 0);
    const { body } = expectStatus(await client.get("/associatedCompanies/exports"), 200);
    file = elements(body, "a").find(({ href = "" }) => /\/associatedCompanies\/exports\/./.test(href))?.href;
  }
  const { body } = expectStatus(await client.get(file?.replaceAll("&amp;", "&") ?? ""), 200);
  const rows = body.trim().split("\n").length - 1;
  figures.add(`export of ${count} members · rows missing`, Math.max(0, count - rows), {
    limit: 0,
    note: `${rows} rows`,
  });
  figures.add(`export of ${count} members · to the file`, Math.round((performance.now() - began) / 1000), {
    unit: "s",
  });
  figures.add(`export of ${count} members · memory of the process beside`, held && most - held, {
    unit: "bytes",
    limit: EXPORT_MEMORY,
  });
}
