import { beforeAll, describe, expect, test } from "vitest";
import { chooseLanguage, follow } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";

const A4_POINTS = { width: 595, height: 842 };

describe.each([true, false])("the results on paper (scripts: %s)", (scripts) => {
  const browser = useBrowser();
  let visit: Visit;
  beforeAll(async () => {
    visit = await browser.visit({ language: "fr", scripts });
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, (question) => isYes(question, 45));
    await submitAssessment(visit, id);
    await visit.page.goto(`/user/dashboard/${id}?generateReport=true`);
  });

  test("are printed from their head by a link, which asks for paper at once where scripts run", async () => {
    const { page } = visit;
    const words = text("fr", "completion")("report.print");
    const tip = page.getByText(text("fr", "results")("print"));
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
      };
    });
    const printed = () => page.locator("html").getAttribute("data-printed");
    await follow(page, words);
    expect(page.url().endsWith("?download=true")).toBe(!scripts);
    expect(await tip.isVisible()).toBe(true);
    const button = page.getByRole("button", { name: words });
    expect(await button.isVisible()).toBe(scripts);
    if (!scripts) {
      await chooseLanguage(page, "en");
      expect(page.url()).not.toContain("download");
      return chooseLanguage(page, "fr");
    }
    await expect.poll(printed).toBe("1");
    await button.click();
    expect(await printed()).toBe("2");
    await page.reload();
    expect(await printed()).toBeNull();
    await follow(page, words);
    await expect.poll(printed).toBe("1");
    await chooseLanguage(page, "en");
    expect(await printed()).toBeNull();
    await chooseLanguage(page, "fr");
  });

  test("come out as several A4 pages", async () => {
    const pdf = (await visit.page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(2);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Math.abs(Number(width) - A4_POINTS.width)).toBeLessThan(2);
    expect(Math.abs(Number(height) - A4_POINTS.height)).toBeLessThan(2);
  });

  test("carry the report and nothing of the site around it", async () => {
    const cover = visit.page.locator(".cover");
    expect(await cover.isVisible()).toBe(false);
    await visit.page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await cover.getByRole("img").isVisible()).toBe(true);
    expect(await visit.page.locator(".chevron:visible").count()).toBe(0);
    // Whoever prefers dark pages still prints on white.
    expect(await cover.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(24, 33, 29)");
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden on paper must not count
    const words = await visit.page.locator("body").innerText();
    const [common, results] = [text("fr", "common"), text("fr", "results")];
    for (const part of [
      results("report"),
      results("source.category"),
      results("index.title"),
      results("disclaimer.text"),
    ]) {
      expect(words).toContain(part);
    }
    const around = [
      ...[common("shell.assessments"), common("shell.privacy")],
      ...[results("welcome.title"), results("contents.top"), results("print")],
    ];
    for (const part of around) expect(words).not.toContain(part);
    expect(await visit.page.getByRole("banner").isVisible()).toBe(false);
    expect(await visit.page.getByRole("contentinfo").isVisible()).toBe(false);
  });
});
