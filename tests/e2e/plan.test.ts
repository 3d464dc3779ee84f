import { beforeAll, describe, expect, test } from "vitest";
import { whatIfPath } from "~/core/addresses/plan";
import { press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";

const t = text("en", "plan");
const WHAT_IF = whatIfPath("readiness");
/** Three practices that the company does not have in place. */
const TICKS = ["anti-corruption.report.2", "anti-corruption.report.1", "anti-corruption.measure.test"];

describe("a plan", () => {
  const browser = useBrowser();
  let reader: Visit;
  beforeAll(async () => {
    reader = await browser.visit({ scripts: true });
    await signInNewCompany(reader);
    const id = await startAssessment(reader);
    await fillAssessment(reader, id, (question) => isYes(question, 47), 41);
    await submitAssessment(reader, id);
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
    await expect.poll(() => outcome(met).textContent()).toContain("47 points of 80");
    await met.page.locator(`input[value="${TICKS[0]}"]`).check();
    await expect.poll(() => outcome(met).textContent()).toContain("From Intermediate to Advanced");
    await expect.poll(() => whereIs(met.page)).toBe(whatIfPath("readiness", TICKS.slice(0, 1)));
    await met.page.locator(`input[value="${TICKS[0]}"]`).uncheck();
    await expect.poll(() => outcome(met).textContent()).toContain("47 points of 80");
  });

  test("shows it without scripts after pressing a button, and leads to a plan, its board, and the next assessment", async () => {
    const met = await visit(false);
    const { page } = met;
    await open(met);
    for (const tick of TICKS) await page.locator(`input[value="${tick}"]`).check();
    await press(page, t("whatIf.show"));
    expect(await outcome(met).textContent()).toContain("50 points of 80; today 47.");
    await press(page, t("whatIf.add"));
    expect([whereIs(page), await page.locator("main h2").count()]).toEqual(["/plan", 3]);
    await page.goto("/plan?view=board");
    for (const step of ["doing", "done"] as const) {
      const button = page.getByRole("button", { name: new RegExp(`^${t(`move.${step}`)}:`) });
      await Promise.all([page.waitForEvent("load"), button.first().click()]);
      expect(whereIs(page)).toBe("/plan?view=board");
    }
    expect(await page.locator("section[aria-labelledby=state-done] > ul > li").count()).toBe(1);
    const draft = await startAssessment(met);
    await page.goto(`/${draft}?section=anti-corruption.report`);
    const offered = await page.locator("[data-unconfirmed]").count();
    await page.goto(`/${draft}?section=anti-corruption.measure`);
    expect(offered + (await page.locator("[data-unconfirmed]").count())).toBe(1);
  });
});
