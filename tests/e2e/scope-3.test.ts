import { describe, expect, test } from "vitest";
import { unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { fieldName } from "~/assessment/answers/section-form";
import { scope3Question } from "~/assessment/scoring/rules/scope-3";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { overflowOf, violationsOn } from "./support/accessibility";
import { press } from "./support/actions";
import { untilStatus } from "./support/autosave";
import { useBrowser } from "./support/browser";
import { fillClimate, startClimate } from "./support/climate";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { text } from "./support/texts";

const SECTION = "ghg-emissions-reduction.value-chain.purchases";
const GOODS = scope3Question("goods");

describe("a first estimate of Scope 3", () => {
  const browser = useBrowser();

  test.each([
    ["en", true, 1280],
    ["fr", false, 360],
    ["ms", true, 360],
  ] as const)(
    "is typed, saved, worked out with its range, and shown in the results (%s, scripts: %s, %i px)",
    async (language, scripts, width) => {
      const visit = await browser.visit({ language, scripts });
      const { page } = visit;
      const climate = text(language, "climate");
      await page.setViewportSize({ width, height: 800 });
      await signInNewCompany(visit);
      const readiness = await startAssessment(visit);
      await fillAssessment(visit, readiness, () => true);
      await submitAssessment(visit, readiness);
      const id = await startClimate(visit);
      const paths = assessmentPaths(PROGRESS, id);

      await fillClimate(visit, id);
      await page.goto(paths.question(SECTION, GOODS));
      await page.locator(`[name="${fieldName(GOODS, unitPart("goods-food"))}"]`).selectOption("usd");
      await page.locator(`[name="${fieldName(GOODS, yearPart("goods-food"))}"]`).fill("100 000");
      const assessment = text(language, "assessment");
      if (scripts) await untilStatus(page, assessment("autosave.saved"));
      else await press(page, assessment("form.save"));
      await page.goto(paths.question(SECTION, GOODS));
      const total = page.locator(".amounts-total");
      expect(await total.textContent()).toContain("40");
      expect(await total.textContent()).toMatch(/\b18\b.*\b110\b/);
      expect(await violationsOn(visit)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);

      await submitAssessment(visit, id, PROGRESS);
      await page.goto(`${paths.results}?open=ghg`);
      const part = page.locator("#ghg");
      expect(await part.textContent()).toContain(climate("ghg.scope3.about", { tonnes: "40" }));
      expect(await part.textContent()).toContain(climate("ghg.scope3.range", { low: "18", high: "110" }));
      expect(await part.textContent()).toContain(climate("ghg.scope3.notEstimated"));
      expect(await violationsOn(visit)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
    },
  );
});
