import type { Locator, Page, Request } from "playwright";
import { assessmentPaths } from "~/core/addresses/assessment";
import { figuresSectionPath } from "~/core/addresses/key-figures";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { whereIs } from "../../e2e/support/actions";
import { fillClimate } from "../../e2e/support/climate";
import { confirmOwnAddress } from "../../e2e/support/colleague";
import { fillAssessment, submitAssessment } from "../../e2e/support/company";
import { makeLink } from "../../e2e/support/sharing";
import { isForm, lookAtForm, lookAtPage, type PageState } from "./look";
import type { Circumstances, Side } from "./side";

/** One change of a control: ticking or unticking, choosing or typing. */
export interface Change {
  name: string;
  value: string;
  /** Only for controls that are ticked. */
  on?: boolean;
}

/** What follows the changes. "settle" waits until the page has saved by itself; without scripts, it presses Save. */
export type Ending =
  | "settle"
  | "save"
  | "next"
  | "previous"
  | "reload"
  | "back"
  | "offline"
  | { goto: string }
  | { language: Language };

/** One action of a user, with the section it takes place in, so that it can be repeated without what went before. */
export type Act =
  | { at: string; set: Change[]; ends: Ending }
  /** A colleague first answers what is then changed here. */
  | { at: string; elsewhere: Record<string, string>; set: Change[]; choose: "mine" | "theirs" | "later" }
  /** Opens a page other than the form. For "submitted" and "shared", first answers everything that is still open and submits it. */
  | { page: "complete" | "review" | "submitted" | "shared" };

/** How long a page may take to do something. */
const PATIENCE_MS = 20_000;

/** Performs an act on one side and returns what the page shows afterwards. */
export async function perform(side: Side, act: Act, circumstances: Circumstances): Promise<PageState> {
  const notes: string[] = [];
  if ("page" in act) {
    await open(side, act.page, circumstances.kind as Kind);
  } else {
    await arrive(side, act.at, circumstances);
    if ("elsewhere" in act) await answerAsColleague(side, act, circumstances);
    const isOffline = "ends" in act && act.ends === "offline" && side.visit.scripts;
    if (isOffline) await side.visit.setOffline(true);
    const applied = await side.page.evaluate(applyAll, act.set);
    notes.push(...applied.notes);
    if (isOffline) {
      await side.page.waitForTimeout(1_300);
      await side.visit.setOffline(false);
    }
    if ("elsewhere" in act) await settleConflict(side, act);
    else notes.push(...(await follow(side, act.ends, applied.isChanged)));
    // Without scripts, the page asks at once which of two answers applies. With scripts, it only announces the question until it is
    // pressed.
    const conflict = shownConflict(side.page);
    if (!("elsewhere" in act) && side.visit.scripts && (await conflict.count()) > 0) await press(side, conflict);
  }
  const look = (await isForm(side.page)) ? await lookAtForm(side.page) : await lookAtPage(side.page);
  return { ...look, notes, problems: side.takeProblems() };
}

const pathOf = ({ draft }: Side, section: string, { kind }: Circumstances) =>
  kind === "figures"
    ? figuresSectionPath(Number(draft), section as never)
    : assessmentPaths(kind, draft).section(section);

/** Opens a section, unless the page already shows it. */
export async function arrive(side: Side, section: string, circumstances: Circumstances): Promise<void> {
  const path = pathOf(side, section, circumstances);
  // A save without scripts also names the question that was answered last.
  if (whereIs(side.page).replace(/&question=.*/, "") !== path) await side.page.goto(path);
}

/**
 * Changes controls as a person would who first unfolds what they are in. All changes happen at once, so that nothing is saved in between.
 * Returns notes on controls that are not visible, and whether anything changed: an option that is already chosen is not chosen again. Runs
 * in the page.
 */
function applyAll(changes: Change[]): { notes: string[]; isChanged: boolean } {
  const notes: string[] = [];
  let isChanged = false;
  for (const { name, value, on } of changes) {
    const own = `[name="${name}"]${on === undefined ? "" : `[value="${value}"]`}`;
    const control = document.querySelector<HTMLInputElement>(`main form ${own}`);
    for (let at = control?.closest("details"); at; at = at.parentElement?.closest("details")) at.open = true;
    if (!control?.checkVisibility({ visibilityProperty: true })) {
      notes.push(`not in sight: ${name}=${value}`);
      continue;
    }
    // Nobody types into a file field.
    if (control.type === "file") continue;
    control.focus();
    if (on !== undefined) {
      if (control.checked === on) continue;
      isChanged = true;
      control.click();
      continue;
    }
    isChanged = true;
    control.value = value;
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    control.blur();
  }
  return { notes, isChanged };
}

const button = (page: Page, value: string) =>
  page.locator(value === "save" ? "#section-form [data-saves]" : `#section-form button[name=intent][value=${value}]`);

/** Where the page says that a colleague gave a different answer. */
const shownConflict = (page: Page) => page.locator("[data-autosave-when=conflict]:not([hidden])");

/** Presses something and waits until another page has loaded or, with scripts, the page is idle. */
async function press(side: Side, target: Locator, { leadsOn = false } = {}): Promise<string[]> {
  const { page, visit } = side;
  let hasLoaded = false;
  const loaded = page.waitForEvent("load", { timeout: PATIENCE_MS }).then(
    () => {
      hasLoaded = true;
    },
    () => undefined,
  );
  const isLeaving = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const leaving = page.waitForEvent("request", { predicate: isLeaving, timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
  await target.click({ force: true });
  if (!visit.scripts) {
    await loaded;
    return hasLoaded ? [] : ["nothing came of it"];
  }
  await Promise.race([loaded, atRest(page)]);
  if (hasLoaded) return [];
  // A link to another page works only once everything is saved, which may take long on a busy machine, unless the page says what prevents
  // it.
  const isKept = !leadsOn || (await isRefused(page)) || (await shownConflict(page).count()) > 0;
  if (!isKept || (await Promise.race([leaving, page.waitForTimeout(600)]))) await loaded;
  return [];
}

/** Opens a page of the assessment other than its form. */
async function open(side: Side, name: Extract<Act, { page: unknown }>["page"], kind: Kind): Promise<void> {
  const { page, visit, draft } = side;
  const paths = assessmentPaths(kind, draft);
  if (name === "complete" || name === "review") return void (await page.goto(paths[name]));
  if (!(await isSubmitted(side, kind))) {
    if (kind === "progress") await fillClimate(visit, draft);
    else await fillAssessment(visit, draft, ({ id }) => id.length % 3 === 0);
    await submitAssessment(visit, draft, kind);
  }
  if (name === "submitted") return void (await page.goto(paths.results));
  await confirmOwnAddress(visit);
  await page.goto(paths.share);
  const language = (await page.locator("html").getAttribute("lang")) as Language;
  await page.goto(await makeLink({ ...visit, language }, { parts: ["scores"] }));
}

async function isSubmitted({ visit, draft }: Side, kind: Kind): Promise<boolean> {
  const answer = await visit.context.request.get(assessmentPaths(kind, draft).results, { maxRedirects: 0 });
  return answer.status() === 200;
}

/** Waits until the form has nothing left to save or says what prevents saving. */
async function atRest(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let calm = 0;
  while (calm < 2 && Date.now() < until) {
    const state = await page
      .locator("[data-autosave-status]")
      .getAttribute("data-state", { timeout: 2_000 })
      .catch(() => "saving");
    calm = state === "saving" || state === "unsaved" || state === "waiting" ? 0 : calm + 1;
    await page.waitForTimeout(60);
  }
}

/** Whether something on the page is invalid and cannot be saved. */
export const isRefused = async (page: Page) => (await page.locator("main [aria-invalid=true]").count()) > 0;

/** The button that saves a key figures form. */
const saving = (page: Page) => page.locator("main form:has([name^='f.']) button[name=intent][value=save]");

async function follow(side: Side, ends: Ending, isChanged: boolean): Promise<string[]> {
  const { page, visit } = side;
  if (typeof ends === "object") {
    if ("language" in ends) {
      const language = page.locator(`footer button[name=language][value=${ends.language}]`);
      return press(side, language, { leadsOn: true });
    }
    const way = page.locator(`#rail .rail-item[name=goto][value="${ends.goto}"]`).first();
    if ((await way.count()) === 0) return ["no way there"];
    if (!(await way.isVisible())) await page.locator("[popovertarget=rail]").first().click();
    return press(side, way, { leadsOn: true });
  }
  switch (ends) {
    case "settle":
    case "offline":
      if (!isChanged && (await isForm(page))) return [];
      if (!visit.scripts) return (await isForm(page)) ? press(side, button(page, "save")) : press(side, saving(page));
      if (!(await isForm(page))) return press(side, saving(page));
      await atRest(page);
      return [];
    case "save":
    case "next":
    case "previous":
      if (!(await isForm(page))) return press(side, saving(page));
      return press(side, button(page, ends), { leadsOn: ends !== "save" });
    case "reload":
      if (isChanged) await follow(side, "settle", true);
      // Unsaved invalid input stays in the browser with scripts, and is lost without.
      if (await isRefused(page)) return [];
      await page.goto(whereIs(page));
      return [];
    case "back": {
      if (isChanged) await follow(side, "settle", true);
      if (await isRefused(page)) return [];
      const here = whereIs(page);
      await page.goBack().catch(() => null);
      // The navigation back may still be running, and then interrupts this one.
      for (let tries = 3; tries > 0; tries -= 1) {
        await page.waitForTimeout(200);
        if (await page.goto(here).catch(() => null)) return [];
      }
      return ["no way back here"];
    }
  }
}

/** A colleague answers on a freshly opened page of the section. */
async function answerAsColleague(
  side: Side,
  { at, elsewhere }: { at: string; elsewhere: Record<string, string> },
  circumstances: Circumstances,
): Promise<void> {
  const { context, address } = await side.colleague();
  const { kind } = circumstances;
  const path = pathOf(side, at, circumstances);
  const isFigures = kind === "figures";
  const tab = await context.newPage();
  await tab.goto(path);
  const fields = await tab.evaluate(readFilledIn, elsewhere);
  await tab.close();
  const answer = await context.request.post(isFigures ? path : assessmentPaths(kind, side.draft).autosave, {
    headers: { Origin: address, "Content-Type": "application/x-www-form-urlencoded" },
    data: `${new URLSearchParams(isFigures ? [...fields, ["intent", "save"]] : fields)}`,
    maxRedirects: 0,
  });
  // The server returns an invalid figure to the colleague, who leaves it at that.
  if (answer.status() >= 400 && !(isFigures && answer.status() === 422))
    throw new Error(`Not answered by the colleague: ${answer.status()}`);
}

/** The fields of the form, with some filled in. Runs in the page. */
function readFilledIn(changes: Record<string, string>): [string, string][] {
  const found = document.querySelector("#section-form, main form:has([name^='f.'])");
  const form = new FormData(found as HTMLFormElement);
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return [...form].map(([name, value]) => [name, String(value)]);
}

/** Chooses between two answers if the page asks for it. */
async function settleConflict(side: Side, { choose, elsewhere }: Extract<Act, { elsewhere: unknown }>): Promise<void> {
  const { page, visit } = side;
  if (!(await isForm(page))) {
    await press(side, saving(page));
    if (choose === "later") return;
    // Typing the colleague's value accepts it; saving once more keeps the value in the box.
    const changes = Object.entries(elsewhere).map(([name, value]) => ({ name, value }));
    if (choose === "theirs") await page.evaluate(applyAll, changes);
    await press(side, saving(page));
    return;
  }
  if (visit.scripts) await atRest(page);
  const shown = shownConflict(page);
  await press(side, (await shown.count()) > 0 ? shown : button(page, "save"));
  const choice = page.locator(`[name^="choice."][value=${choose}]`);
  if (choose === "later" || (await choice.count()) === 0) return;
  await choice.first().check();
  await press(side, button(page, "save"));
}

/** An act as a person would describe it. */
export function describeAct(act: Act): string {
  if ("page" in act) return `open the page «${act.page}»`;
  const set = act.set.map(
    ({ name, value, on }) => `${name} ${on === false ? "without" : "="} ${JSON.stringify(value)}`,
  );
  const changes = set.length > 0 ? set.join(", ") : "nothing";
  if ("elsewhere" in act)
    return `in ${act.at}: a colleague says ${JSON.stringify(act.elsewhere)}, here ${changes}; ${act.choose === "later" ? "it is chosen later" : `${act.choose} holds`}`;
  const ends = typeof act.ends === "string" ? act.ends : JSON.stringify(act.ends);
  return `in ${act.at}: ${changes}; then ${ends}`;
}
