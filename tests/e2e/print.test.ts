import { beforeAll, describe, expect, test } from "vitest";
import { chooseLanguage, follow, openReportMenu, press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const A4_POINTS = { width: 595, height: 842 };

describe.each(someOf("print", [true, false]))("the printed results (scripts: %s)", (scripts) => {
  const browser = useBrowser();
  let visit: Visit;
  let id: string;
  beforeAll(async () => {
    visit = await browser.visit({ language: "fr", scripts });
    await signInNewCompany(visit);
    id = await startAssessment(visit);
    await fillAssessment(visit, id, (question) => isYes(question, 45));
    await submitAssessment(visit, id);
    await visit.page.goto(`/user/dashboard/${id}`);
  });

  test("open from the top of the results as a separate report, which starts printing at once with scripts", async () => {
    const { page } = visit;
    const [results, report] = [text("fr", "results"), text("fr", "report")];
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
      };
    });
    const printed = () => page.locator("html").getAttribute("data-printed");
    const isPrinted = () => expect.poll(printed, { timeout: 5_000 }).toBe("1");
    const dashboard = page.url();
    await follow(page, results("menu.print"), await openReportMenu(page, "fr"));
    expect(whereIs(page)).toBe(`/pdf/${id}?${scripts ? "lang=fr" : "download=true"}`);
    // Without scripts, the user prints from the browser's menu, as the page says.
    expect(await page.getByText(report("tip")).isVisible()).toBe(true);
    const button = page.getByRole("button", { name: report("print") });
    expect(await button.isVisible()).toBe(scripts);
    if (scripts) {
      await isPrinted();
      await button.click();
      expect(await printed()).toBe("2");
      await page.reload();
      expect(await printed()).toBeNull();
    }
    // Nothing has changed since its file was made, so there is nothing to make again until the company has moved.
    expect((await visit.context.request.get(`/pdf/${id}/file?lang=fr`)).status()).toBe(200);
    await page.goto(dashboard);
    expect(await page.getByRole("main").getByText(results("regenerate")).count()).toBe(0);
    await page.goto("/user/profile/edit");
    await page.locator("dialog [name=city]").fill("Klang");
    await press(page, text("fr", "profile")("edit.save"));
    await page.goto(dashboard);
    await press(page, results("regenerate"), await openReportMenu(page, "fr"));
    expect(await page.locator(".toast").textContent()).toContain(text("fr", "flash")("reportRegenerating"));
    if (scripts) await isPrinted();
    await follow(page, "Bahasa Melayu");
    expect(await page.locator("article").getAttribute("lang")).toBe("ms");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await chooseLanguage(page, "en");
    expect(whereIs(page)).toBe(`/pdf/${id}`);
    await chooseLanguage(page, "fr");
  });

  test("fill several A4 pages", async () => {
    // The annex alone has eighty questions.
    const pdf = (await visit.page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThanOrEqual(8);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Math.abs(Number(width) - A4_POINTS.width)).toBeLessThan(2);
    expect(Math.abs(Number(height) - A4_POINTS.height)).toBeLessThan(2);
  });

  test.each(["/pdf", "/user/dashboard"])("contain the report and nothing of the site around it (%s)", async (path) => {
    const { page } = visit;
    await page.goto(`${path}/${id}`);
    const cover = page.locator(".cover");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await cover.getByRole("img").isVisible()).toBe(true);
    expect(await page.locator(".chevron:visible").count()).toBe(0);
    // Prints on white even for a user who prefers dark pages.
    expect(await cover.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(24, 33, 29)");
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden on paper must not count
    const words = await page.locator("body").innerText();
    const [common, results, report] = [text("fr", "common"), text("fr", "results"), text("fr", "report")];
    for (const part of [results("source.category"), results("sdg.title"), results("disclaimer.text")]) {
      expect(words).toContain(part);
    }
    const around = [
      common("shell.assessments"),
      common("shell.privacy"),
      results("welcome.title"),
      results("menu.sealed"),
      report("tip"),
      report("back"),
    ];
    for (const part of around) expect(words).not.toContain(part);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
  });
});
