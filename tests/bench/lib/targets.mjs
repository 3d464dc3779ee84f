import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { Client, expectStatus } from "./client.mjs";
import { choices, elements, pick } from "./html.mjs";

/** @typedef {import("./block.mjs").Target} Target */

/**
 * The most bytes of script in a page, after gzip. The limit is zero, except for pages whose forms a small module improves in place of a
 * framework (docs/decisions/0002). The module of the question form saves, and waits for the connection to come back.
 */
const PLAIN_SCRIPT = 0;
const ENHANCED_SCRIPT = 1.5 * 1024;
const FORM_SCRIPT = 3.5 * 1024;

/** The id of a section; other buttons of the form lead to other pages. */
const SECTION = /^[a-z-]+(\.[a-z-]+){1,2}$/;

/** The number of questions in the larger of the two measured sections, the company's profile. */
const TEN = 10;

/**
 * Other cheap responses of the same Worker, to compare the baseline with.
 * @param {Client} client
 * @returns {Target[]}
 */
export const listCheap = (client) => [
  { name: "unknown API path", status: 404, send: () => client.get("/api/none") },
  { name: "GET /logout", status: 302, send: () => client.get("/logout") },
];

/** The owner's pages: paths of the history, the dashboard and the draft. */
async function findPaths(client) {
  const { body } = expectStatus(await client.get("/user/history"), 200);
  const hrefs = elements(body, "a").map(({ href = "" }) => href);
  const dashboard = hrefs.find((href) => /^\/user\/dashboard\/[\w-]{43}$/.test(href));
  const draft = hrefs.find((href) => /^\/[\w-]{43}$/.test(href));
  if (!dashboard || !draft) throw new Error("The demo company lacks a completed or a draft assessment.");
  const shown = new Set(hrefs.flatMap((href) => /[\w-]{43}$/.exec(href)?.[0] ?? [])).size;
  const climate = expectStatus(await client.get("/user/history?kind=progress&dialog=none"), 200).body;
  const progress = /\/user\/progress\/dashboard\/[\w-]{43}/.exec(climate)?.[0];
  const climateDraft = /"(\/progress\/[\w-]{43})"/.exec(climate)?.[1];
  if (!progress || !climateDraft) throw new Error("The demo company lacks a completed or a draft climate assessment.");
  return { history: "/user/history", dashboard, progress, climateDraft, draft, shown };
}

/**
 * Every section of a draft: its id and its page.
 * @param {Client} client
 * @param {string} draft
 */
export async function listSections(client, draft) {
  const { location } = expectStatus(await client.get(draft), 303);
  const first = new URL(location ?? "", client.address).searchParams.get("section") ?? "";
  const pages = new Map();
  const open = [first];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (pages.has(id)) continue;
    const { status, body } = await client.get(`${draft}?section=${id}`);
    // The button of an optional question saves, too, but names no section.
    if (status === 303) continue;
    if (status !== 200) throw new Error(`The section ${id} answered ${status}.`);
    pages.set(id, body);
    open.push(
      ...elements(body, "button").flatMap(({ name, value }) => (name === "goto" && SECTION.test(value) ? value : [])),
    );
  }
  return pages;
}

/** The measured sections: a typical one, and the one with ten questions. */
function chooseSections(pages) {
  const byQuestions = (fits) => [...pages].find(([, html]) => fits([...choices(html).values()]))?.[0];
  const everyday = byQuestions(
    (fields) => fields.length === 3 && fields.filter(({ values }) => values.join() === "yes,no").length === 2,
  );
  const ten = byQuestions((fields) => fields.length === TEN);
  if (!everyday || !ten) throw new Error("The questionnaire has no section of the expected size.");
  return { everyday, ten };
}

/**
 * Two forms for a section that differ in `changes` answers, so that sending them in turn changes that many each time.
 * @param {string} html
 * @param {string} sectionId
 * @param {number} changes
 */
function twoForms(html, sectionId, changes) {
  const fields = [...choices(html)];
  return [0, 1].map((turn) => {
    const answers = fields.flatMap(([name, { values, checked }], index) =>
      index < changes ? [[name, values[turn] ?? ""]] : checked.map((value) => [name, value]),
    );
    return [["section", sectionId], ["intent", "save"], ...answers];
  });
}

/** @returns {Target} */
function savingTarget(client, draft, pages, sectionId, changes) {
  const forms = twoForms(pages.get(sectionId), sectionId, changes);
  let turn = 0;
  return {
    name: `section save, ${changes} answers changed`,
    status: 303,
    send: () => client.post(`${draft}?section=${sectionId}`, forms[turn++ % 2]),
  };
}

/**
 * The same with "Next", including the page of the section that follows.
 * @returns {Target}
 */
function nextTarget(client, draft, pages, sectionId) {
  const forms = twoForms(pages.get(sectionId), sectionId, 2).map((form) =>
    form.map(([name, value]) => (name === "intent" ? [name, "next"] : [name, value])),
  );
  let turn = 0;
  return {
    name: "section save and the page that follows",
    status: 200,
    send: async () => {
      const saved = expectStatus(await client.post(`${draft}?section=${sectionId}`, forms[turn++ % 2]), 303);
      return client.get(saved.location ?? "");
    },
  };
}

/** @returns {Target} */
function answerCallTarget(client, token, draft, pages, sectionId) {
  const bodies = twoForms(pages.get(sectionId), sectionId, 2).map((form) => ({
    data: form.flatMap(([name, value]) =>
      name.startsWith("q.") ? { id: `${draft.slice(1)}.${name.slice(2)}`, answer: [value] } : [],
    ),
  }));
  let turn = 0;
  return {
    name: "API answer call, 2 answers changed",
    status: 200,
    send: () => client.call("/api/users/questions/answer", bodies[turn++ % 2], token),
  };
}

/** The POST of the sign-in form. It alternates between accounts, because each may sign in ten times in a quarter of an hour. */
function signInTarget(address) {
  const accounts = Object.values(DEMO_ACCOUNTS);
  let turn = 0;
  return {
    name: "sign-in, POST",
    status: 303,
    rounds: 2,
    size: 4,
    prepare: async () => {
      const client = new Client(address);
      const { email, password } = accounts[turn++ % accounts.length];
      return { client, fields: { email, password, ...(await client.solveCaptcha("/login")) } };
    },
    send: ({ client, fields }) => client.post("/login", fields),
  };
}

/** A visitor who has filled in the first two steps of the registration. */
async function registering(address, name) {
  const client = new Client(address);
  const person = { username: "Bench", email: `${name}@bench.example`, password: "seven lanterns by the quay" };
  const first = { ...person, mobileCountry: "ZA", mobile: "082 415 0137" };
  expectStatus(await client.post("/register", first), 303);
  const industry = pick((await client.get("/register?step=2")).body, "industry");
  const company = { company: "Bench", companyReg: "1", companyLocation: "1 Main Road", designation: "Owner", industry };
  expectStatus(await client.post("/register?step=2", company), 303);
  return client;
}

/** The last step's POST, which creates the company and its owner. */
function signUpTarget(address) {
  let turn = 0;
  return {
    name: "sign-up, last POST",
    status: 303,
    rounds: 2,
    size: 3,
    prepare: async () => {
      const client = await registering(address, `sign-up-${turn++}`);
      const { body } = await client.get("/register?step=3");
      const state = pick(body, "state", "ZA-WC");
      const details = { country: "ZA", state, city: "", companySize: "under-300k", accessCode: "", terms: "on" };
      return { client, fields: { ...details, ...(await client.solveCaptcha("/register?step=3")) } };
    },
    send: ({ client, fields }) => client.post("/register?step=3", fields),
  };
}

/** The form of a climate assessment: the worksheets of emissions, and a section of choices with its save. */
async function listClimate(owner, draft, page) {
  const pages = await listSections(owner, draft);
  const [worksheets] = [...pages].find(([, html]) => html.includes('name="i-')) ?? [];
  const isChosen = (fields) => fields.length > 1 && fields.every(({ type }) => type === "radio");
  const [chosen] = [...pages].find(([, html]) => isChosen([...choices(html).values()])) ?? [];
  if (!worksheets || !chosen) throw new Error("The climate questionnaire has no section of the expected kind.");
  return [
    page("progress form", owner, `${draft}?section=${chosen}`, FORM_SCRIPT),
    page("progress form, worksheets", owner, `${draft}?section=${worksheets}`, FORM_SCRIPT),
    { kind: "save", changes: 1, ...savingTarget(owner, draft, pages, chosen, 1), name: "progress form, save" },
  ];
}

/**
 * Everything to measure. Targets of kind "page" show HTML; those of kind "save" are section saves.
 * @param {string} address
 * @param {Client} owner
 */
export async function listTargets(address, owner) {
  const visitor = new Client(address);
  const candidate = await registering(address, "candidate");
  const paths = await findPaths(owner);
  const pages = await listSections(owner, paths.draft);
  const { everyday, ten } = chooseSections(pages);
  const token = await new Client(address).signInByCall(DEMO_ACCOUNTS.owner);
  const page = (name, client, path, script = PLAIN_SCRIPT) => ({
    kind: "page",
    name,
    script,
    status: 200,
    send: () => client.get(path),
  });
  const targets = [
    page("sign-in page", visitor, "/login", ENHANCED_SCRIPT),
    page("sign-up page, step 1", visitor, "/register", ENHANCED_SCRIPT),
    page("sign-up page, step 2", candidate, "/register?step=2", ENHANCED_SCRIPT),
    page("sign-up page, step 3", candidate, "/register?step=3", ENHANCED_SCRIPT),
    { kind: "post", ...signInTarget(address) },
    { kind: "post", ...signUpTarget(address) },
    page("question form", owner, `${paths.draft}?section=${everyday}`, FORM_SCRIPT),
    page("question form, 10 questions", owner, `${paths.draft}?section=${ten}`, FORM_SCRIPT),
    { kind: "save", changes: 2, ...savingTarget(owner, paths.draft, pages, everyday, 2) },
    { kind: "pair", ...nextTarget(owner, paths.draft, pages, everyday) },
    { kind: "save", changes: TEN, ...savingTarget(owner, paths.draft, pages, ten, TEN) },
    { kind: "call", changes: 2, ...answerCallTarget(visitor, token, paths.draft, pages, everyday) },
    page("history", owner, paths.history),
    page("dashboard", owner, paths.dashboard),
    page("dashboard, how far progress has come", owner, `${paths.dashboard}?view=progress`),
    page("progress dashboard", owner, paths.progress),
    ...(await listClimate(owner, paths.climateDraft, page)),
  ];
  return { targets, paths, everyday, sections: [...pages.keys()] };
}
