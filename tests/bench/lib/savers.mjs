import { request } from "node:http";
import { Client, expectStatus } from "./client.mjs";
import { readRows, runSql } from "./database.mjs";
import { choices, elements } from "./html.mjs";
import { makePeople } from "./people.mjs";

const COMPANIES = 50;
/** Colleagues in each company; they answer one draft together. */
const COLLEAGUES = 4;

const SAVERS = makePeople("savers", COMPANIES, COLLEAGUES);

/**
 * Two hundred people answer at once, four colleagues in each draft, section by section as a user does: read, answer, save. Afterwards,
 * checks that every answer is there.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} state of a server that is stopped
 * @param {(state: string) => Promise<{ address: string, stop: () => Promise<void> }>} startServer
 * @param {string[]} sections of the questionnaire
 */
export async function measureSavers(figures, state, startServer, sections) {
  await runSql(state, SAVERS.sql);
  const server = await startServer(state);
  const given = new Map();
  const times = [];
  const began = performance.now();
  try {
    await Promise.all(SAVERS.people.map((person) => answer(server.address, person, sections, given, times)));
  } finally {
    await server.stop();
  }
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const sql =
    "SELECT assessment_id, question_id, value FROM answers JOIN assessments ON assessments.id = assessment_id WHERE company_id LIKE 'savers%'";
  const rows = await readRows(state, sql);
  const kept = new Map(
    rows.map((row) => [`${row.assessment_id} ${row.question_id}`, JSON.parse(row.value)?.options[0]]),
  );
  const lost = [...given].filter(([question, option]) => kept.get(question) !== option).length;
  const name = `${SAVERS.people.length} people saving at once`;
  figures.add(`${name} · answers lost`, lost, {
    limit: 0,
    note: `of ${given.size}, in ${COMPANIES} drafts`,
  });
  figures.add(`${name} · p95 of a save`, times[Math.ceil(times.length * 0.95) - 1] ?? null, { unit: "ms" });
  figures.add(`${name} · saves a second`, Math.round(times.length / seconds), {
    note: `${times.length} saves in ${Math.round(seconds)} s, each with the page before it`,
  });
}

/** One person's sections, one after the other. The four colleagues of a company divide the sections among themselves. */
async function answer(address, { token, company, seat }, sections, given, times) {
  const client = new Client(address, fetchAlone).continue(token);
  const { body } = expectStatus(await client.get("/user/history?dialog=none"), 200);
  const draft = elements(body, "a").find(({ href = "" }) => /^\/[\w-]{43}$/.test(href))?.href;
  if (!draft) throw new Error("A company of the savers has no draft.");
  for (const section of sections.filter((_, index) => index % COLLEAGUES === seat)) {
    const path = `${draft}?section=${section}`;
    const page = expectStatus(await client.get(path), 200).body;
    const fields = [...choices(page)].flatMap(([name, { type, values }], index) => {
      // "Other" would need a text too.
      const plain = values.filter((value) => value !== "other");
      return type === "radio" && name.startsWith("q.") ? [[name, plain[(company + index) % plain.length] ?? ""]] : [];
    });
    const hidden = elements(page, "input").flatMap(({ type, name = "", value = "" }) =>
      type === "hidden" && (name === "section" || name.startsWith("base.")) ? [[name, value]] : [],
    );
    const form = [...hidden, ...fields, ["intent", "save"]];
    const { ms } = expectStatus(await client.post(path, form), 303);
    times.push(ms);
    for (const [name = "", option] of fields) given.set(`${SAVERS.draftOf(company)} ${name.slice(2)}`, option);
  }
}

/**
 * `fetch` with a new connection for each request. The server may close a kept-alive connection at the moment it is reused, and with two
 * hundred clients that happens all the time.
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<Response>}
 */
function fetchAlone(url, { method = "GET", headers, body }) {
  return new Promise((resolve, reject) => {
    const type = body instanceof URLSearchParams ? { "Content-Type": "application/x-www-form-urlencoded" } : {};
    const sent = request(url, { method, headers: { ...type, ...headers }, agent: false }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value) => [name, value]),
        );
        resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode, headers: pairs }));
      });
    });
    sent.on("error", reject);
    sent.end(body?.toString());
  });
}
