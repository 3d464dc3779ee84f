import { describe, expect, test } from "vitest";
import { monthPart } from "~/assessment/answers/rules/amounts";
import { fieldName } from "~/assessment/answers/section-form";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { pdfOfTexts } from "../support/bills";
import { overflowOf, violationsOn } from "./support/accessibility";
import { press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { startClimate } from "./support/climate";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { text } from "./support/texts";

const YEAR = new Date().getFullYear() - 1;
const ELECTRICITY = "ghg-emissions-reduction.footprint.electricity";
const SCOPE_2 = "ghg-emissions-reduction.scope-2";

/** A bill of a month; the second amount leaves open which of them is the whole. */
const billOf = async (month: number, amounts: string[]) => ({
  name: `tnb-${month}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.from(
    await pdfOfTexts([
      "Tenaga Nasional Berhad",
      `Tempoh Bil: 01/0${month}/${YEAR} - 28/0${month}/${YEAR}`,
      ...amounts.map((amount, index) => `${["Kegunaan", "Penggunaan"][index]}: ${amount} kWh`),
    ]),
  ),
});

describe("bills", () => {
  const browser = useBrowser();

  test.each([
    ["en", true, 1280],
    ["fr", false, 360],
  ] as const)(
    "fill the worksheet once what is open is answered (%s, scripts: %s)",
    async (language, scripts, width) => {
      const visit = await browser.visit({ language, scripts });
      const { page } = visit;
      const [say, answering] = [text(language, "bills"), text(language, "answering")];
      await page.setViewportSize({ width, height: 800 });
      await signInNewCompany(visit);
      const readiness = await startAssessment(visit);
      await fillAssessment(visit, readiness, () => true);
      await submitAssessment(visit, readiness);
      const paths = assessmentPaths(PROGRESS, await startClimate(visit));

      await page.goto(paths.section(ELECTRICITY));
      await press(page, answering("worksheet.bills"));
      expect(whereIs(page)).toBe(paths.bills);
      await page.locator("#files").setInputFiles([await billOf(1, ["1,234"]), await billOf(2, ["900", "980"])]);
      await press(page, say("files.read"));
      expect(await page.locator("q").allTextContents()).toContain("Kegunaan: 1,234 kWh");
      expect(await violationsOn(visit)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);

      visit.expectStatus(422, /^\/bills\//);
      await press(page, say("months.put"));
      expect(await page.locator("#errors").textContent()).toContain("tnb-2.pdf");
      await page.locator("#bill-1-quantity").fill("980");
      await press(page, say("months.put"));
      expect(page.url()).toContain(encodeURIComponent(SCOPE_2));
      const month = (number: number) =>
        page.locator(`[name="${fieldName(SCOPE_2, monthPart("electricity", number))}"]`);
      expect([await month(1).inputValue(), await month(2).inputValue(), await month(3).inputValue()]).toEqual([
        "1234",
        "980",
        "",
      ]);
    },
  );
});
