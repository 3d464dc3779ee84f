import { describe, expect, test } from "vitest";
import { follow, openReportMenu, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";

describe("the slides for a meeting", () => {
  const browser = useBrowser();

  test("are led to from the results, have 16:9 on a desk, flow on a phone, and take a sheet each", async () => {
    const visit = await browser.visit({ language: "ms", scripts: false });
    const { page, context } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    await fillAssessment(visit, id, (question) => isYes(question, 45));
    await submitAssessment(visit, id);
    await page.goto(`/user/dashboard/${id}`);
    const [slides, report] = [text("ms", "slides"), text("ms", "report")];
    await follow(page, slides("link"), await openReportMenu(page, "ms"));
    expect(whereIs(page)).toBe(`/pdf/${id}/slides`);

    const stages = page.locator(".slide-stage");
    const boxes = () => stages.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const isWider = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await page.setViewportSize({ width: 1280, height: 800 });
    const wide = await boxes();
    expect(wide).toHaveLength(5);
    for (const { width, height } of wide) expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(await isWider()).toBe(false);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await isWider()).toBe(false);
    const sizes = await page
      .locator(".slide-stage p, .slide-stage dt")
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([960, 540]);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText(slides("lead")).isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });

    const href = await page.getByRole("link", { name: report("file.download") }).getAttribute("href");
    const file = await context.request.get(href ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await follow(page, "Français");
    expect(await page.locator("article").getAttribute("lang")).toBe("fr");
    await follow(page, slides("back"));
    expect(whereIs(page)).toBe(`/pdf/${id}`);
    expect(await page.getByRole("link", { name: slides("link") }).getAttribute("href")).toBe(`/pdf/${id}/slides`);
  });
});
