import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { fieldName } from "~/assessment/answers/section-form";
import { press, signIn, signOut, whereIs } from "./support/actions";
import { ANOTHER, QUESTION, SECTION, untilStatus } from "./support/autosave";
import { useBrowser, type Visit } from "./support/browser";
import {
  type Account,
  fillAssessment,
  registerCompany,
  signInNewCompany,
  startAssessment,
  submitAssessment,
} from "./support/company";
import { choose, group, isChosen } from "./support/form";
import { text } from "./support/texts";

const language = "en";
const along = text(language, "along");
const answering = text(language, "answering");
const assessment = text(language, "assessment");

const SCRIPT_BYTES = 15 * 1024;

const sectionPath = (id: string, section = SECTION.id) => `/${id}?section=${section}`;
const alongPath = (id: string) => `/takeAlong/${id}`;
const shown = (page: Page, name: string) => page.locator(`[data-along=${name}]:visible`);
/** The sections whose answers wait, with why. */
const waiting = (page: Page) => page.locator("[data-along-list] li").allTextContents();

/** Announces a refusal that the page hears of, and its worker. */
function expectRefusal(visit: Visit, status: number, path: RegExp): void {
  visit.expectStatus(status, path);
  visit.expectStatus(status, path);
}

/** Takes a draft along by its page. */
async function take(page: Page, id: string): Promise<void> {
  await page.goto(alongPath(id));
  await press(page, along("take"));
  await untilTaken(page);
}

async function untilTaken(page: Page): Promise<void> {
  const [before = ""] = along("here", { time: "|" }).split("|");
  await page.locator("[data-along-status]").filter({ hasText: before }).waitFor({ timeout: 60_000 });
}

/** Answers the section's first question where there is no connection. */
async function answerOffline(visit: Visit, page: Page, id: string, answer: "yes" | "no" = "yes"): Promise<void> {
  await page.goto(sectionPath(id));
  await visit.setOffline(true);
  await choose(page, language, QUESTION, answer);
  await untilStatus(page, answering("state.waiting"));
}

/** What this browser keeps, by every means that it has. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const NOTHING = { caches: [], local: [], tab: [], databases: 0, workers: 0 };

/** Whether the server has the answer, as another page of the same user shows. */
async function isSaved({ context }: Visit, id: string): Promise<boolean> {
  const html = await (await context.request.get(sectionPath(id))).text();
  return new RegExp(`<input[^>]*name="${fieldName(QUESTION.id)}"[^>]*checked`).test(html);
}

describe("a draft that is taken along", () => {
  const browser = useBrowser();
  let visit: Visit;
  let account: Account;
  let id: string;

  /** The next draft of the company, which the browser keeps in place of the former. */
  async function takeNext(): Promise<void> {
    await visit.setOffline(false);
    await visit.page.goto(`${alongPath(id)}?dialog=remove`);
    await press(visit.page, along("remove.confirm"), visit.page.getByRole("dialog"));
    id = await startAssessment(visit);
    await take(visit.page, id);
  }

  beforeAll(async () => {
    visit = await browser.visit({ language, width: 390 });
    account = await signInNewCompany(visit);
    id = await startAssessment(visit);
  });

  test("costs nothing until it is asked for, and then at most 15 KB of script", async () => {
    const { page } = visit;
    const scripts = new Map<string, number>();
    page.on("response", async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.set(pathname, gzipSync(await response.body().catch(() => "")).length);
    });
    await page.goto(sectionPath(id), { waitUntil: "networkidle" });
    expect([...scripts.keys()].map((name) => name.replace(/-[\w-]+\.js$/, ""))).toEqual(["/assets/autosave"]);
    expect(await kept(page)).toEqual({ ...NOTHING });

    await take(page, id);
    await page.goto(sectionPath(id), { waitUntil: "networkidle" });
    expect([...scripts.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThan(SCRIPT_BYTES);
    expect(await kept(page)).toMatchObject({ caches: [expect.stringMatching(/^kompas\./)], workers: 2 });
    expect(await shown(page, "offline").count()).toBe(0);
  });

  test("opens, goes on from section to section and outlives its tab without a connection, and is saved once", async () => {
    const { page, context } = visit;
    await visit.setOffline(true);
    await page.goto(sectionPath(id));
    await shown(page, "offline").waitFor();
    await choose(page, language, QUESTION, "yes");
    // At once, before anything has been sent: any other page would be the browser's own.
    await page.getByRole("link", { name: "Kompas" }).first().click();
    await shown(page, "absent").waitFor();
    await untilStatus(page, answering("state.waiting"));
    await page.getByRole("button", { name: assessment("form.next") }).click({ force: true });
    await page.waitForURL((url) => url.searchParams.get("section") !== SECTION.id);
    expect(await waiting(page)).toEqual([expect.stringContaining(`${SECTION.name[language]}: 1`)]);
    // The list of all that waits is kept, too.
    await page.getByRole("link", { name: along("waiting.all") }).click();
    await page.waitForURL((url) => url.pathname === `/${id}`);
    await page.goBack();
    // A page that is not kept.
    await page.getByRole("link", { name: "Kompas" }).first().click();
    await shown(page, "absent").waitFor();
    await page.close();

    visit.page = await context.newPage();
    // The first page of an installed Kompas leads to what is kept.
    await visit.page.goto("/user/next");
    expect(whereIs(visit.page)).toBe(`/${id}`);
    await visit.page.goto(sectionPath(id));
    expect(await isChosen(visit.page, language, QUESTION, "yes")).toBe(true);
    await visit.page.goto(`/${id}`);
    expect(await waiting(visit.page)).toEqual([expect.stringContaining(`${SECTION.name[language]}: 1`)]);
    const saves: string[] = [];
    // The first may meet a line that only seems to be back.
    visit.page.on(
      "response",
      (answer) => answer.request().method() === "POST" && answer.ok() && saves.push(answer.url()),
    );
    await visit.setOffline(false);
    await expect.poll(() => waiting(visit.page)).toEqual([]);
    expect(saves).toHaveLength(1);
    expect(await isSaved(visit, id)).toBe(true);
  });

  test("says what could not be sent when the browser takes the line for there", async () => {
    const { page } = visit;
    await page.goto(sectionPath(id));
    await visit.setOffline(true);
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
    await page.getByRole("button", { name: assessment("form.previous") }).click();
    await shown(page, "unsent").waitFor();
    expect(whereIs(page)).toBe(sectionPath(id));
    await visit.setOffline(false);
  });

  test("asks which answer to keep if another device has answered meanwhile", async () => {
    const { page, context, address } = visit;
    await answerOffline(visit, page, id, "no");
    await page.goto(`/${id}`);
    const elsewhere = { section: SECTION.id, [fieldName(QUESTION.id)]: "yes", [fieldName(ANOTHER.id)]: "yes" };
    await context.request.post(`/autosave/${id}`, { headers: { Origin: address }, form: { ...elsewhere } });
    // The same answer given twice, with another revision.
    await context.request.post(`/autosave/${id}`, {
      headers: { Origin: address },
      form: { ...elsewhere, [fieldName(QUESTION.id)]: "no" },
    });
    await context.request.post(`/autosave/${id}`, { headers: { Origin: address }, form: elsewhere });
    await visit.setOffline(false);
    await expect.poll(() => waiting(page)).toEqual([expect.stringContaining(along("why.conflict"))]);
    await page.goto(sectionPath(id));
    await untilStatus(page, answering("state.conflict"));
    expectRefusal(visit, 409, /section=/);
    await press(page, answering("state.show"));
    await group(page, language, QUESTION)
      .getByRole("radio", { name: answering("conflict.mine") })
      .check();
    await untilStatus(page, assessment("autosave.saved"));
    await page.goto(alongPath(id));
    expect(await waiting(page)).toEqual([]);
  });

  test("keeps what was answered to questions that have changed, until the user has seen them", async () => {
    const { page } = visit;
    await answerOffline(visit, page, id, "yes");
    await page.goto(`/${id}`);
    // As if the draft had moved to another version since.
    await page.evaluate((section) => {
      const name = Object.keys(localStorage).find((each) => each.endsWith(section)) ?? "";
      localStorage.setItem(name, (localStorage.getItem(name) ?? "").replace(/"version":"/, '"version":"former-'));
    }, SECTION.id);
    expectRefusal(visit, 422, /^\/autosave/);
    await visit.setOffline(false);
    await expect.poll(() => waiting(page)).toEqual([expect.stringContaining(along("why.changed"))]);
    expectRefusal(visit, 422, /^\/autosave/);
    await page.goto(sectionPath(id));
    await untilStatus(page, answering("state.refused"));
    expect(await isChosen(page, language, QUESTION, "yes")).toBe(true);
    expectRefusal(visit, 422, /section=/);
    await press(page, answering("state.why"));
    await page.getByRole("button", { name: assessment("form.save"), exact: true }).click();
    await page.goto(alongPath(id));
    await expect.poll(() => waiting(page)).toEqual([]);
  });

  test("waits for the same user after an expired session, and is gone when another one signs in", async () => {
    const { page, context } = visit;
    await answerOffline(visit, page, id, "no");
    await page.goto(`/${id}`);
    await context.clearCookies({ name: "__Host-session" });
    expectRefusal(visit, 401, /^\/autosave/);
    await visit.setOffline(false);
    await shown(page, "signed-out").waitFor();
    await page.goto(alongPath(id));
    await signIn(page, language, account);
    expect(whereIs(page)).toBe(alongPath(id));
    await expect.poll(() => waiting(page)).toEqual([]);

    await answerOffline(visit, page, id, "yes");
    await page.goto(`/${id}`);
    await context.clearCookies({ name: "__Host-session" });
    expectRefusal(visit, 401, /^\/autosave/);
    await visit.setOffline(false);
    await shown(page, "signed-out").waitFor();
    const other = await registerCompany(language);
    await page.goto("/login");
    await signIn(page, language, other);
    expect(await kept(page)).toEqual(NOTHING);
    await page.goto("/user/history?dialog=none");
    await signOut(page, language);
    await page.goto(alongPath(id));
    await signIn(page, language, account);
    await press(page, along("take"));
    await untilTaken(page);
  });

  test("says that a submitted assessment takes no more answers, and lets go of them only when asked", async () => {
    const { page } = visit;
    await takeNext();
    await answerOffline(visit, page, id, "no");
    await page.goto(`/${id}`);
    await fillAssessment(visit, id, () => true);
    await submitAssessment(visit, id);
    expectRefusal(visit, 409, /^\/autosave/);
    await visit.setOffline(false);
    await expect.poll(() => waiting(page)).toEqual([expect.stringContaining(along("why.submitted"))]);
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: along("discard.button"), exact: true }).click();
    expect(await waiting(page)).toEqual([]);
  });

  test("leaves with its user, from its form too, and comes not to a device that is shared", async () => {
    const { page } = visit;
    await takeNext();
    await page.goto(sectionPath(id));
    await signOut(page, language);
    expect(whereIs(page)).toBe("/login");
    await expect.poll(() => kept(page)).toEqual(NOTHING);
    await page.goto(`${alongPath(id)}?dialog=shared`);
    await signIn(page, language, account);
    await press(page, along("shared.confirm"), page.getByRole("dialog"));
    expect(await page.getByRole("button", { name: along("take"), exact: true }).count()).toBe(0);
    const offer = page.locator("button[value=along]");
    await page.goto(sectionPath(id));
    expect(await offer.count()).toBe(0);
    await page.goto(alongPath(id));
    await press(page, along("shared.undo"));
    await page.goto(sectionPath(id));
    expect(await offer.count()).toBe(1);
  });

  test("says that the device is full, while it copies and while it keeps an answer", async () => {
    const { page } = visit;
    await page.goto(alongPath(id));
    await page.addInitScript(() => {
      const isFull = () => sessionStorage.getItem("full") === "yes";
      const { put } = Cache.prototype;
      Cache.prototype.put = function (...given) {
        return isFull() ? Promise.reject(new DOMException("", "QuotaExceededError")) : put.apply(this, given);
      };
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (...given) {
        if (this === localStorage && isFull()) throw new DOMException("", "QuotaExceededError");
        setItem.apply(this, given);
      };
    });
    const fill = (value: string) => page.evaluate((full) => sessionStorage.setItem("full", full), value);
    await fill("yes");
    await press(page, along("take"));
    await shown(page, "full").waitFor();
    expect((await kept(page)).caches).toEqual([]);
    await fill("no");
    await page.getByRole("button", { name: along("renew"), exact: true }).click();
    await untilTaken(page);

    await page.goto(sectionPath(id));
    await visit.setOffline(true);
    await fill("yes");
    await choose(page, language, QUESTION, "yes");
    await shown(page, "full").waitFor();
    await page.getByRole("button", { name: assessment("form.next") }).click({ force: true });
    await untilStatus(page, answering("state.waiting"));
    expect(whereIs(page)).toBe(sectionPath(id));
    await visit.setOffline(false);
    await untilStatus(page, assessment("autosave.saved"));
  });
});
