import { beforeAll, describe, expect, test } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { whatIfPath } from "~/core/addresses/plan";
import { SMALL_JPEG } from "../support/pictures";
import { follow, press as send, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";

const t = text("en", "plan");
const WHAT_IF = whatIfPath("readiness");
/** Three practices that the company does not have in place. */
const TICKS = ["anti-corruption.report.2", "anti-corruption.report.1", "anti-corruption.measure.test"];
const TITLE = "Test one control and note the result";

describe("a plan", () => {
  const browser = useBrowser();
  let reader: Visit;
  let results = "";
  beforeAll(async () => {
    reader = await browser.visit({ scripts: true });
    await signInNewCompany(reader);
    const id = await startAssessment(reader);
    await fillAssessment(reader, id, (question) => isYes(question, 47), 41);
    await submitAssessment(reader, id);
    results = assessmentPaths("readiness", id).results;
  });

  /** Another window of the same user, with or without scripts. */
  async function visit(scripts: boolean): Promise<Visit> {
    const lent = await browser.visit({ scripts });
    await lent.context.addCookies(await reader.context.cookies());
    return lent;
  }

  const outcome = ({ page }: Visit) => page.locator("#outcome");
  async function open({ page }: Visit): Promise<void> {
    await page.goto(WHAT_IF);
    await page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const each of all) each.open = true;
    });
  }

  test("shows with scripts at once what a tick would give, and keeps it in the address", async () => {
    const met = await visit(true);
    await open(met);
    await expect.poll(() => outcome(met).textContent()).toContain("47 of 80 good practices");
    await met.page.locator(`input[value="${TICKS[0]}"]`).check();
    await expect.poll(() => outcome(met).textContent()).toContain("From Intermediate to Advanced");
    await expect.poll(() => whereIs(met.page)).toBe(whatIfPath("readiness", TICKS.slice(0, 1)));
    await met.page.locator(`input[value="${TICKS[0]}"]`).uncheck();
    await expect.poll(() => outcome(met).textContent()).toContain("47 of 80 good practices");
  });

  test("begins with the same practices at home, in the results, in the empty plan and among the ticks", async () => {
    const { page } = await visit(false);
    const named = () => page.getByRole("main").locator("ol li p.font-semibold").allTextContents();
    await page.goto("/user/history?dialog=none");
    const atHome = await page.getByRole("main").locator("ol li p:first-child").allTextContents();
    await page.goto("/plan");
    const inPlan = await named();
    expect(inPlan).not.toEqual([]);
    expect(atHome).toEqual(inPlan);
    await page.goto(results);
    expect(await named()).toEqual(inPlan);
    await follow(page, t("offer.next"));
    const ticked = page.locator("label", { has: page.locator("input[name=tick]:checked") });
    expect((await ticked.allTextContents()).sort()).toEqual(inPlan.sort());
  });

  test("names its next actions at home, which fits three screens of a phone and links each page once", async () => {
    const { page } = await visit(true);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(whatIfPath("readiness", TICKS));
    await send(page, t("whatIf.add"));
    await page.goto("/user/history?dialog=none");
    const main = page.getByRole("main");
    expect((await main.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeLessThan(200);
    expect((await main.boundingBox())?.height).toBeLessThanOrEqual(3 * 640);
    const hrefs = await main.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.filter((href) => href?.startsWith("/plan/actions/"))).toHaveLength(3);
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
  });

  test("shows it without scripts after pressing a button, and leads to a plan and the next assessment", async () => {
    const met = await visit(false);
    const { page } = met;
    await open(met);
    for (const tick of TICKS) await page.locator(`input[value="${tick}"]`).check();
    await send(page, t("whatIf.show"));
    expect(await outcome(met).textContent()).toContain("50 of 80 good practices; today 47.");
    await send(page, t("whatIf.add"));
    expect([whereIs(page), await page.locator("main li[id]").count()]).toEqual(["/plan", 3]);
    const press = (name: "move.doneOf" | "move.plannedOf") =>
      Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: t(name, { action: TITLE }) }).click()]);
    await press("move.doneOf");
    await press("move.plannedOf");
    await press("move.doneOf");
    expect(new URL(page.url()).pathname).toBe("/plan");
    await page.goto("/plan?state=done");
    expect(await page.locator("main li[id]").count()).toBe(1);
    const draft = await startAssessment(met);
    await page.goto(`/${draft}?section=anti-corruption.report`);
    const offered = await page.locator("[data-unconfirmed]").count();
    await page.goto(`/${draft}?section=anti-corruption.measure`);
    expect(offered + (await page.locator("[data-unconfirmed]").count())).toBe(1);
  });

  test("is one line a row at a desk, and a card of two lines at most on a phone", async () => {
    const { page } = await visit(true);
    await page.goto(whatIfPath("readiness"));
    const all = await page
      .locator("input[name=tick]")
      .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value));
    await page.goto(whatIfPath("readiness", all));
    await send(page, t("whatIf.add"));
    const heights = () =>
      page.locator("main li[id]").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await heights()).length).toBe(all.length);
    expect(Math.max(...(await heights()))).toBeLessThanOrEqual(46);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(Math.max(...(await heights()))).toBeLessThanOrEqual(60);
    expect(await page.locator("main").textContent()).not.toContain("?");
  });

  test("keeps what the ticks would give in sight on a phone, beside the box that was ticked last", async () => {
    const { page } = await visit(true);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(WHAT_IF);
    await page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const each of all) each.open = true;
    });
    const standing = page.locator("#standing");
    expect(await standing.textContent()).toContain("1 to Advanced");
    await page.locator(`input[value="${TICKS[0]}"]`).check();
    await expect.poll(() => standing.textContent()).toContain("16 to Leader");
    const box = await standing.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(640);
  });

  test("opens an action on a phone with what one came for, and takes its photograph with the tick", async () => {
    const { page } = await visit(false);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(whatIfPath("readiness", TICKS));
    await send(page, t("whatIf.add"));
    await page.goto("/plan");
    await page.locator("main li[id] > div > a").last().click();
    await page.waitForURL(/\/plan\/actions\//);
    const save = await page.getByRole("button", { name: t("action.save"), exact: true }).boundingBox();
    expect((save?.y ?? Infinity) + (save?.height ?? 0)).toBeLessThanOrEqual(900);
    for (const id of ["note", "state"]) expect(await page.locator(`#${id}`).isVisible()).toBe(false);
    const href = whereIs(page);
    await page.getByLabel(t("action.done")).check();
    await page
      .locator("#file")
      .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(SMALL_JPEG) });
    await send(page, t("action.save"));
    await page.goto(href);
    expect(await page.getByLabel(t("action.done")).isChecked()).toBe(true);
    expect(await page.locator(`main a[href$="/file"]`).count()).toBe(1);
    // Unticked, it is planned again and keeps its file.
    await page.getByLabel(t("action.done")).uncheck();
    await send(page, t("action.save"));
    await page.goto(href);
    expect(await page.getByLabel(t("action.done")).isChecked()).toBe(false);
    expect(await page.locator(`main a[href$="/file"]`).count()).toBe(1);
  });
});
