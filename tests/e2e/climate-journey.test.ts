import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { MONTHS, monthPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { FOLLOW_UPS } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import { fieldName } from "~/assessment/answers/section-form";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { findSection } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { type AssessmentPaths, assessmentPaths, historyPath } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { smallPdf } from "../support/pdfs";
import { andArrive, follow, openReportMenu, press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { approveAndSign } from "./support/signing";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** The litres on each of the twelve monthly bills. */
const LITRES = "125,5";

/**
 * Gives a question its best answer: the first option and the first follow-up it opens, every statement in place, bills for twelve months.
 */
async function answer(page: Page, question: Question): Promise<void> {
  const { id, type } = question;
  const field = (part?: string) => page.locator(`[name="${fieldName(id, part)}"]`);
  const pick = (part: string | undefined, option = "") =>
    page.locator(`[name="${fieldName(id, part)}"][value="${option}"]`).check();
  switch (type) {
    case "choice":
      await pick(undefined, question.options[0]?.id);
      if (question.followUps) await pick(FOLLOW_UPS, question.followUps.options[0]?.id);
      return;
    case "statements":
      for (const { id: statement } of question.statements)
        await pick(statementPart(statement), question.options[0]?.id);
      return;
    case "calculation": {
      const [first] = question.inputs;
      if (!first) throw new Error(`${id} asks for nothing`);
      if (question.grids) return field(yearPart(first.id)).fill("60 000");
      await field(unitPart(first.id)).selectOption(first.units[0]?.id ?? "");
      const bills = page
        .locator("details")
        .filter({ has: field(monthPart(first.id, 1)) })
        .last();
      await bills.locator("summary").click();
      for (const month of MONTHS) await field(monthPart(first.id, month)).fill(LITRES);
      return;
    }
    default:
      return field().fill("2024");
  }
}

/** Opens the printable report from the results. The results mention it once the print window has closed. */
async function printReport({ page, language, scripts }: Visit, paths: AssessmentPaths): Promise<void> {
  const [results, report] = [text(language, "results"), text(language, "report")];
  await page.goto(paths.results);
  await follow(page, results("menu.print"), await openReportMenu(page, language));
  expect(whereIs(page)).toBe(`${paths.report}?${scripts ? `lang=${language}` : "download=true"}`);
  const [title = ""] = (await page.title()).split(" · ");
  const [name = ""] = report("progress.document", { company: "", date: "" }).split(",");
  expect(title).toContain(name);
  expect(title).toMatch(/Featherstonehaugh.*\d{2}-\d{2}-\d{4}$/);
  const status = page.getByRole("status");
  expect(await status.allTextContents()).not.toContain(report("progress.printed"));
  if (!scripts) return;
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => status.allTextContents()).toContain(report("progress.printed"));
}

/** Tables with few figures that a phone should show whole, but that scroll sideways. */
function scrolledSideways(page: Page): Promise<string[]> {
  return page
    .locator("main .table-scroll:has(> .table-compact)")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.ariaLabel ?? each.outerHTML),
    );
}

describe("a Progress Assessment from its start to its signed report", () => {
  const browser = useBrowser();

  test.each(waysOf("climate-journey"))(
    "can be completed (%s, scripts: %s)",
    { timeout: 120_000 },
    async (language, scripts) => {
      const visit = await browser.visit({ language, scripts });
      const { page } = visit;
      const [say, end, climate, evidence] = [
        text(language, "assessment"),
        text(language, "completion"),
        text(language, "climate"),
        text(language, "evidence"),
      ];
      const main = page.getByRole("main");
      await signInNewCompany(visit);
      const baseline = await startAssessment(visit);
      await fillAssessment(visit, baseline, () => true);
      await submitAssessment(visit, baseline);

      await page.goto(historyPath(PROGRESS));
      await main
        .getByRole("button", { name: say("history.start"), exact: true })
        .first()
        .click();
      await page.waitForURL(/\/progress\/[\w-]{43}/);
      const [, id = ""] = /([\w-]{43})/.exec(page.url()) ?? [];
      const paths = assessmentPaths(PROGRESS, id);
      await follow(page, say("landing.begin"));
      const first = await main.locator(".questions fieldset").first().boundingBox();
      await page.setViewportSize({ width: 360, height: 640 });
      expect((await main.locator(".questions fieldset").first().boundingBox())?.y, String(first?.y)).toBeLessThan(200);

      const seen = new Set<string>();
      while (!whereIs(page).startsWith(paths.complete)) {
        const place = findSection(newestProgress, await page.locator("#section-form input[name=section]").inputValue());
        if (!place || seen.has(place.section.id)) throw new Error(`Stopped at ${whereIs(page)}`);
        seen.add(place.section.id);
        for (const question of place.section.questions) if (question.isRequired) await answer(page, question);
        // What is called "Submit Answers" at a desk.
        await press(page, say("form.short.next"));
      }
      expect(new Set([...seen].map((section) => findSection(newestProgress, section)?.dimension.id)).size).toBe(4);
      expect(whereIs(page)).toBe(paths.completeStep("complete"));

      await page.goto(`${paths.documents}?add`);
      await page.getByLabel(evidence("form.name"), { exact: true }).fill("Fuel bills");
      await page.locator("#document-dimension").selectOption("ghg-emissions-reduction");
      const pdf = { name: "bills.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf()) };
      await page.locator("#files").setInputFiles(pdf);
      await andArrive(page, () => page.getByRole("button", { name: evidence("form.upload"), exact: true }).click());
      expect(await main.textContent()).toContain("Fuel bills");

      await page.goto(paths.completeStep("submit"));
      // With scripts, the report of a new submission downloads automatically, once.
      const saved = scripts ? page.waitForEvent("download") : null;
      await press(page, end("confirm.yes"), page.getByRole("dialog"));
      expect(whereIs(page)).toBe(paths.results);
      expect(await main.getByRole("status").first().textContent()).toBe(end("report.ready"));
      const report = text(language, "report");
      if (saved) {
        expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
        await main.getByText(report("progress.printed"), { exact: true }).waitFor();
        await page.reload();
      }
      expect(await main.getByText(report("progress.printed"), { exact: true }).count()).toBe(0);
      const told = ((await main.textContent()) ?? "").replaceAll(/\s/g, " ");
      expect(told).toContain(climate("ghg.title"));
      // 1,506 litres of diesel, and 60,000 kWh from South Africa's grid.
      expect(told).toContain(language === "fr" ? "4,01" : "4.01");
      expect(told).toContain(language === "fr" ? "54,36" : "54.36");
      await page.setViewportSize({ width: 360, height: 640 });
      await main.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) each.open = true;
      });
      expect(await scrolledSideways(page)).toEqual([]);
      await page.goto(paths.view);
      expect(await main.textContent()).toContain(end("summary.done_progress"));
      await approveAndSign(visit, paths);
      await printReport(visit, paths);
    },
  );
});
