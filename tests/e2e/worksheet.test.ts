import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { splitStatements } from "../../scripts/lib/database.mjs";
import { publishFactorsSql } from "../../scripts/seed/factors-sql";
import { SCOPE_1, SCOPE_2, WORKSHEETS } from "../support/worksheet";
import { overflowOf, violationsOn } from "./support/accessibility";
import { andArrive } from "./support/actions";
import { untilStatus } from "./support/autosave";
import { useBrowser } from "./support/browser";
import { signInNewCompany, startAssessment } from "./support/company";
import { startOwnServer } from "./support/own-server";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const WIDTHS = [360, 1280];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const factors = FACTOR_SETS.flatMap((set) => splitStatements(publishFactorsSql(set)));

/** Publishes the questionnaire of two worksheets. */
function publishing(): string {
  const { version, kind } = WORKSHEETS;
  const document = JSON.stringify(WORKSHEETS).replaceAll("'", "''");
  return `insert into catalogues (version, kind, document, published_at) values ('${version}', '${kind}', '${document}', 1)`;
}

describe("the greenhouse-gas worksheet", () => {
  const browser = useBrowser();
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  beforeAll(async () => {
    server = await startOwnServer({ statements: [publishing(), ...factors] });
  });
  afterAll(() => server?.stop());

  test.each(
    someOf("worksheet", [
      ["en", true, ["60 000", "4,5"]],
      ["fr", false, ["60 000", "4,5"]],
    ] as const),
  )(
    "is filled in for twelve months, saved, and traced line by line (%s, scripts: %s)",
    async (language, scripts, [year, month]) => {
      const visit = await browser.visit({ language, scripts, address: server.address });
      const { page } = visit;
      const say = text(language, "answering");
      await signInNewCompany(visit);
      const path = `/${await startAssessment(visit)}?section=ghg.inventory`;
      const field = (id: string, part: string) => page.locator(`[name="${part}.${id}"]`);
      /** With scripts, waits until the page has saved by itself; otherwise saves. */
      const keep = async () => {
        if (scripts) return untilStatus(page, text(language, "assessment")("autosave.saved"));
        await andArrive(page, () => page.locator("[data-saves]").click());
      };
      const unfold = (id: string, part: string) =>
        page
          .locator("details")
          .filter({ has: field(id, part) })
          .last()
          .locator("summary")
          .click();

      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(path);
      expect(await page.locator("main").textContent()).toContain(say("worksheet.meaning"));
      await unfold(SCOPE_1.id, "i-diesel-1");
      for (const each of MONTHS) await field(SCOPE_1.id, `i-diesel-${each}`).fill(month);
      await field(SCOPE_2.id, "grid").selectOption("MY-peninsular");
      await field(SCOPE_2.id, "i-electricity-year").fill(year);
      await keep();

      await page.goto(path);
      expect(await field(SCOPE_1.id, "i-diesel-12").isVisible()).toBe(true);
      expect(await field(SCOPE_2.id, "grid").inputValue()).toBe("MY-peninsular");
      const totals = await page.locator(".amounts-total").allTextContents();
      const plain = totals.map((each) => each.replaceAll(/\s/g, " "));
      // 54 litres, and 60,000 kWh from the grid of Peninsular Malaysia.
      expect(plain[0]).toContain(language === "fr" ? "0,144 MTCO2e" : "0.144 MTCO2e");
      expect(plain[1]).toContain(language === "fr" ? "44,4 MTCO2e" : "44.4 MTCO2e");
      for (const [index, line] of (language === "fr"
        ? ["54 litre × 2,66155 kg CO2e/L = 143,72 kg CO2e", "60 000 kwh × 0,74 kg CO2e/kWh = 44 400 kg CO2e"]
        : ["54 litre × 2.66155 kg CO2e/L = 143.72 kg CO2e", "60,000 kwh × 0.74 kg CO2e/kWh = 44,400 kg CO2e"]
      ).entries()) {
        await page.getByText(say("worksheet.trace")).nth(index).click();
        expect(plain[index]).toContain(line);
      }
      expect(await violationsOn(visit, WIDTHS)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowOf(page)).toEqual([]);
        const boxes = await page
          .locator('.amounts > fieldset [name*="-year."]')
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
        expect([...new Set(boxes)], `boxes of a year at ${width} px`).toHaveLength(1);
      }

      // Unreadable input stays in its box, with an explanation next to it.
      await field(SCOPE_1.id, "i-diesel-5").fill("1e999");
      await field(SCOPE_1.id, "i-diesel-6").focus();
      if (!scripts) visit.expectStatus(422, /section=/);
      if (!scripts) await keep();
      const diesel = page.getByRole("group", { name: "Diesel" });
      await expect.poll(() => page.locator("main").textContent()).toContain(say("invalid.not-a-number"));
      if (!scripts) expect(await diesel.textContent()).toContain(say("invalid.not-a-number"));
      expect(await field(SCOPE_1.id, "i-diesel-5").inputValue()).toBe("1e999");
    },
  );
});
