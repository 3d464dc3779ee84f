import { againBytes, gz, scriptBytes, styleBytes } from "./built.mjs";
import { expectStatus } from "./client.mjs";
import { measure } from "./measure.mjs";
import { listCheap, listSections } from "./targets.mjs";

/** The highest passing figures (design, quality). Sizes are after gzip. */
const PAGE_TRIPS = 3;
/** A page save loads the draft together with the user; an API call has to identify the client first. */
const SAVE_TRIPS = 2;
const CALL_TRIPS = 3;
const FORM_ROWS = 300;
const DASHBOARD_ROWS = 200;
const LIST_ROWS = (shown) => 30 + 10 * shown;
/** Home is such a list. It also shows where to continue the newest draft, and reads that draft's answers to know. */
const HOME_ROWS = (shown) => LIST_ROWS(shown) + 100;
const WRITES_BESIDE_ANSWERS = 2;
const FORM_HTML = 14_000;
/** Nine tenths of what LimeSurvey sends for the same section, including everything its page is built from. */
const FORM_AGAIN = 0.9 * 7_300;
/** What the first version sent on a first visit, with style sheets and scripts. */
const FORM_FIRST = 21_600;
const FORM_ELEMENTS = 350;
/** In constant responses of the same Worker. These are bounds against regressions, not goals. */
const CPU = {
  "question form": 5.5,
  "section save and the page that follows": 10,
  dashboard: 7,
  "progress dashboard": 7,
};

/** Measures every target and adds its figures. */
export async function measureTargets(figures, { targets, paths }, visitor, cpuClock) {
  for (const target of targets) {
    const found = await measure(target, visitor, cpuClock);
    const say = (what, value, options) => figures.add(`${target.name} · ${what}`, value, options);
    const isForm = target.name.startsWith("question form");
    describeCpu(figures, found, CPU[target.name]);
    if (target.kind === "pair") continue;
    const tripLimit = { page: PAGE_TRIPS, save: SAVE_TRIPS, call: CALL_TRIPS, post: undefined }[target.kind];
    say("D1 round trips", found.trips, { limit: tripLimit });
    say("rows read", found.read, { limit: rowLimit(target, isForm, paths.shown) });
    const writes = target.kind === "page" ? 0 : target.changes && target.changes + WRITES_BESIDE_ANSWERS;
    say("rows written", found.written, { limit: writes });
    if (target.kind === "page") {
      const note = `${(Buffer.byteLength(found.body) / 1000).toFixed(1)} KB raw`;
      say("HTML, gz", gz(found.body), { unit: "bytes", limit: isForm ? FORM_HTML : undefined, note });
      if (isForm) {
        say("elements", (found.body.match(/<[a-z]/g) ?? []).length, {
          limit: target.name === "question form" ? FORM_ELEMENTS : undefined,
        });
        say("first view, gz", gz(found.body) + styleBytes(found.body) + scriptBytes(found.body), {
          unit: "bytes",
          limit: target.name === "question form" ? FORM_FIRST : undefined,
        });
        say("second view, gz", gz(found.body) + (await againBytes(visitor.address, found.body)), {
          unit: "bytes",
          limit: target.name === "question form" ? FORM_AGAIN : undefined,
        });
      }
      say("script, gz", scriptBytes(found.body), { unit: "bytes", limit: target.script });
    }
    say("latency", found.p50, { unit: "ms", note: `p50; p95 ${found.p95.toFixed(1)} ms` });
  }
  for (const target of listCheap(visitor)) {
    const found = await measure(target, visitor, cpuClock);
    describeCpu(figures, found);
  }
}

function rowLimit(target, isForm, shown) {
  if (isForm) return FORM_ROWS;
  if (target.name.includes("dashboard")) return DASHBOARD_ROWS;
  return { history: HOME_ROWS(shown) }[target.name];
}

function describeCpu(figures, { name, cpu }, limit) {
  const note = cpu ? `${cpu.ms.toFixed(1)} ms to ${cpu.baselineMs.toFixed(1)} ms` : undefined;
  figures.add(`${name} · CPU to a constant answer's`, cpu?.ratio ?? null, { unit: "times", limit, note });
}

/** The largest page of the question form in any language. Sets the account back to English at the end. */
export async function measureLargestForm(figures, owner, draft) {
  for (const language of ["fr", "ms", "en"]) {
    expectStatus(await owner.post("/language", { language, back: "/" }), 303);
    const pages = await listSections(owner, draft);
    const [[section, bytes] = ["", 0]] = [...pages]
      .map(([id, html]) => /** @type {const} */ ([id, gz(html)]))
      .sort((a, b) => b[1] - a[1]);
    const note = `${section}, of ${pages.size} sections`;
    figures.add(`question form, largest in ${language} · HTML, gz`, bytes, { unit: "bytes", limit: FORM_HTML, note });
  }
}

/** The first question form from a new isolate, before anything is cached. Must be its first request for a questionnaire. */
export async function measureFirstForm(figures, owner, path) {
  const first = expectStatus(await owner.get(path), 200);
  const say = (what, value, options) => figures.add(`question form, first of an isolate · ${what}`, value, options);
  say("D1 round trips", first.trips, { limit: PAGE_TRIPS });
  say("rows read", first.read, { limit: FORM_ROWS });
  say("latency", first.ms, { unit: "ms" });
}

/** Rows read by the pages that must not depend on the number of companies. */
export async function readCosts(owner, { history, dashboard, draft }, section) {
  const pages = { "question form": `${draft}?section=${section}`, history, dashboard };
  const costs = new Map();
  for (const [name, path] of Object.entries(pages)) {
    await owner.get(path);
    costs.set(name, expectStatus(await owner.get(path), 200).read);
  }
  return costs;
}
