import { describe, expect, test } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { partsOf } from "~/core/sharing";
import { useBrowser, type Visit } from "./support/browser";
import { fillClimate, startClimate } from "./support/climate";
import { confirmOwnAddress } from "./support/colleague";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { makeLink } from "./support/sharing";
import { someOf } from "./support/ways";

/** The most that a phone's reader scrolls before opening anything, to the end of what to do next, and to how a report is checked. */
const MAX = { page: 6_000, report: 3_500, next: 640, trust: 800 };

const PARTS: Record<Kind, string[]> = {
  [READINESS]: ["approval", "performance", "charts", "sdg", "documents", "about", "proof", "disclaimer"],
  [PROGRESS]: [
    "approval",
    "ghg",
    "plan",
    "performance",
    "charts",
    "certifications",
    "documents",
    "about",
    "proof",
    "disclaimer",
  ],
};

describe.each(someOf("results on a phone", LANGUAGES))("the results on a phone (%s)", (language) => {
  const browser = useBrowser();

  /** A new company's results of both kinds. */
  async function submitBoth(visit: Visit) {
    await signInNewCompany(visit);
    const readiness = await startAssessment(visit);
    await fillAssessment(visit, readiness, (question) => isYes(question, 45));
    await submitAssessment(visit, readiness);
    const climate = await startClimate(visit);
    await fillClimate(visit, climate);
    await submitAssessment(visit, climate, PROGRESS);
    return { [READINESS]: readiness, [PROGRESS]: climate };
  }

  test("say in a few screens where the company stands and what to do next; the rest opens on demand", async () => {
    const visit = await browser.visit({ language, scripts: false });
    const { page } = visit;
    const submitted = await submitBoth(visit);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const kind of [READINESS, PROGRESS] as const) {
      const { results } = assessmentPaths(kind, submitted[kind]);
      await page.goto(results);
      const part = (id: string) => page.locator(`section#${id}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), kind).toBeLessThanOrEqual(MAX.page);
      const plan = page.getByRole("main").locator('a.btn-primary[href^="/plan/what-if"]');
      const button = await plan.boundingBox();
      expect((button?.y ?? Infinity) + (button?.height ?? 0), kind).toBeLessThanOrEqual(MAX.next);
      expect(await page.locator("section:has(> #next) li").count()).toBe(3);
      for (const id of PARTS[kind]) {
        expect(await part(id).isVisible(), id).toBe(false);
        // A jump within the page, as a link from elsewhere in it makes.
        await page.goto(`${results}#${id}`);
        expect(await part(id).isVisible(), id).toBe(true);
      }
      await page.goto(`${results}?open=documents`);
      expect(await part("documents").isVisible()).toBe(true);
      expect(await part("about").isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      for (const id of PARTS[kind]) expect(await part(id).isVisible(), id).toBe(true);
      await page.emulateMedia({ media: "screen" });
    }
  });

  test("welcome with a button in sight, and are printed from a page that is short on a screen and whole on paper", async () => {
    const visit = await browser.visit({ language, scripts: false });
    const { page } = visit;
    const submitted = await submitBoth(visit);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(assessmentPaths(READINESS, submitted[READINESS]).newResults);
    const close = await page.locator("#welcome .btn-primary").boundingBox();
    expect((close?.y ?? Infinity) + (close?.height ?? 0)).toBeLessThanOrEqual(640);
    expect(await page.locator("#welcome").textContent()).not.toContain(".,");
    for (const kind of [READINESS, PROGRESS] as const) {
      const { report } = assessmentPaths(kind, submitted[kind]);
      await page.goto(report);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), kind).toBeLessThanOrEqual(MAX.report);
      expect(await page.locator(".cover").isVisible()).toBe(true);
      const ids = await page.locator("article details > section").evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toContain("disclaimer");
      const part = (id: string) => page.locator(`section#${id}`);
      for (const id of ids) expect(await part(id).isVisible(), id).toBe(false);
      for (const id of ["maturity", kind === READINESS ? "scores" : "peers"]) {
        await page.goto(`${report}?open=${id}`);
        expect(await part(id).isVisible(), id).toBe(true);
        // No figure is wider than the screen.
        expect(await part(id).locator(".table-scroll svg[role=img]:visible").count(), id).toBe(0);
        expect(await part(id).locator("figure svg[role=img]:visible").count(), id).toBeGreaterThan(0);
      }
      const scrolled = await page
        .locator(".table-scroll")
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.ariaLabel));
      expect(scrolled, kind).toEqual([]);
      await page.emulateMedia({ media: "print" });
      for (const id of ids) expect(await part(id).isVisible(), id).toBe(true);
      await page.emulateMedia({ media: "screen" });
    }
  });

  test("tell whom they are shared with first whether to trust them; the rest opens on demand and is all printed", async () => {
    const visit = await browser.visit({ language, scripts: false });
    const submitted = await submitBoth(visit);
    await confirmOwnAddress(visit);
    const { page } = await browser.visit({ language, scripts: false });
    await page.setViewportSize({ width: 360, height: 640 });
    for (const kind of [READINESS, PROGRESS] as const) {
      await visit.page.goto(assessmentPaths(kind, submitted[kind]).share);
      const address = await makeLink(visit, { parts: [...partsOf(kind)] });
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), kind).toBeLessThanOrEqual(MAX.page);
      const check = page.locator('main a[href^="/verify"]').first();
      expect((await check.boundingBox())?.y ?? Infinity, kind).toBeLessThanOrEqual(MAX.trust);
      const shown = await page.locator("article > details > section").evaluateAll((all) => all.map(({ id }) => id));
      expect(shown).toContain("documents");
      const part = (id: string) => page.locator(`section#${id}`);
      for (const id of shown) {
        expect(await part(id).isVisible(), id).toBe(id === "summary");
        await page.goto(`${address}?open=${id}`);
        expect(await part(id).isVisible(), id).toBe(true);
        await page.goto(address);
      }
      await page.goto(`${address}#disclaimer`);
      expect(await part("disclaimer").isVisible()).toBe(true);
      await page.emulateMedia({ media: "print" });
      for (const id of shown) expect(await part(id).isVisible(), id).toBe(true);
      expect(await page.locator(".cover").isVisible()).toBe(true);
      await page.emulateMedia({ media: "screen" });
    }
  });
});
