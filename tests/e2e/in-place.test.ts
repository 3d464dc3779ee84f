import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { andArrive, signIn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { text } from "./support/texts";

/** Marks the document, so that a reload would be noticed. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
  });
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked === "yes");

/** The scripts of the page run once React has taken it over. */
const untilLive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.getElementById("content") ?? {}).some((key) => /^__react/.test(key)));

describe("the statistics where scripts run", () => {
  const browser = useBrowser();
  const t = text("en", "analytics");

  const open = async (path: string) => {
    const visit = await browser.visit({ language: "en", scripts: true, width: 1280 });
    await visit.page.goto("/login");
    await signIn(visit.page, "en", DEMO_ACCOUNTS.corporate);
    await visit.page.goto(path);
    await untilLive(visit.page);
    await mark(visit.page);
    return visit;
  };

  test("change tab, filter, list and place in history without a reload, and the address says the same", async () => {
    const { page } = await open("/advanceAnalytics");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: t("tabs.readiness.indicators"), exact: true }).click();
    await page.waitForURL(/tab=indicators/);
    await main
      .getByRole("heading", { name: t("ranking.caption") })
      .or(main.getByText(t("ranking.caption")))
      .first()
      .waitFor();
    expect(await page.title()).toContain(t("advance"));
    // The link keeps the focus, so that the keyboard goes on from there.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t("tabs.readiness.indicators"));

    await main
      .locator("summary")
      .filter({ hasText: t("filters.title") })
      .click();
    await main.locator("select[name=industry]").selectOption({ index: 1 });
    await main.getByRole("button", { name: t("filters.apply") }).click();
    await page.waitForURL(/industry=./);
    const chip = main.getByRole("link", { name: /^Remove / });
    await chip.waitFor();
    await chip.click();
    await page.waitForURL((url) => !url.searchParams.get("industry"));
    const industry = () => main.locator("select[name=industry]").inputValue();
    await expect.poll(industry).toBe("");

    await page.goBack();
    await chip.waitFor();
    await expect.poll(industry).not.toBe("");
    await page.goForward();

    await main.getByRole("link", { name: t("tabs.readiness.levels"), exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.get("tab"));
    const bar = main.locator("svg a[data-tip]:visible").first();
    await bar.click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("companies");
    await dialog.getByRole("button", { name: /^Tick all/ }).click();
    await page.waitForURL(/carried=/);
    await expect.poll(() => dialog.locator("input[name=chosen]:not(:checked)").count()).toBe(0);
    await dialog
      .getByRole("link", { name: t("list.close") })
      .last()
      .click();
    await dialog.waitFor({ state: "detached" });
    // So do Escape and a click beside it.
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 400)]) {
      await bar.click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: "detached" });
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test("say at a part of a chart what it counts, by pointer and by keyboard, and let other rows step back", async () => {
    const { page } = await open("/advanceAnalytics?tab=performance");
    const main = page.getByRole("main");
    const parts = main.locator("svg [data-tip]:visible");
    const part = main.locator("svg a[data-tip]:visible").first();
    const tip = (await part.getAttribute("data-tip")) ?? "";
    await part.hover();
    await page.getByText(tip, { exact: true }).waitFor();
    const row = await part.getAttribute("data-row");
    // The same row stays in both charts, in the bars and in the radar.
    expect(await main.locator(`svg [data-row="${row}"][data-aside]`).count()).toBe(0);
    expect(await main.locator(`svg [data-row="${row}"]:visible`).count()).toBe(2);
    expect(await main.locator(`svg [data-row]:not([data-row="${row}"]):not([data-aside])`).count()).toBe(0);
    await page.mouse.move(2, 2);
    await page.getByText(tip, { exact: true }).waitFor({ state: "detached" });
    expect(await main.locator("svg [data-aside]").count()).toBe(0);

    await part.focus();
    await page.getByText(tip, { exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    const next = await page.evaluate(() => (document.activeElement as SVGElement).dataset.tip);
    expect(next).toBe(await parts.nth(1).getAttribute("data-tip"));
    await page.getByText(next ?? "", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(next ?? "", { exact: true }).waitFor({ state: "detached" });
    expect(await isSameDocument(page)).toBe(true);
  });

  test("lead from the companies without a practice to a corrective action that names it", async () => {
    const { page } = await open("/advanceAnalytics?tab=actions&topic=water&list=no~water.commit.1");
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[name=chosen]").first().check();
    await andArrive(page, () => dialog.getByRole("button", { name: text("en", "members")("ask") }).click());
    const title = findQuestion(newestReadiness, "water.commit.1")?.question;
    expect(await page.locator("#title").inputValue()).toBe(title && titleOf(title).en);
    expect(await page.locator("input[name=kind][value=action]").isChecked()).toBe(true);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("load the page to sign in as a document, if the session has ended meanwhile", async () => {
    const { page, context } = await open("/advanceAnalytics");
    await context.clearCookies();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("tabs.readiness.indicators"), exact: true })
      .click();
    await page.waitForURL(/\/login/);
    await page.locator("input[type=password]").waitFor();
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test("load the tips only for who points at a part", async () => {
    const { page } = await open("/advanceAnalytics?tab=performance");
    const scripts = () =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
      );
    const before = await scripts();
    expect(before.some((name) => name.includes("chart-tip"))).toBe(false);
    await page.locator("main svg a[data-tip]:visible").first().hover();
    await expect.poll(async () => (await scripts()).some((name) => name.includes("chart-tip"))).toBe(true);
  });
});

describe("the list of companies where scripts run", () => {
  const browser = useBrowser();
  const t = text("en", "members");

  test("filters, sorts and ticks without a reload, and keeps what is typed and ticked", async () => {
    const { page } = await browser.visit({ language: "en", scripts: true, width: 1280 });
    const main = page.getByRole("main");
    const rows = main.locator("tbody tr");
    await page.goto("/login");
    await signIn(page, "en", DEMO_ACCOUNTS.corporate);
    await page.goto("/associatedCompanies?size=25");
    await untilLive(page);
    await mark(page);

    // A filter applies itself; the reader stays in the field and can go on typing.
    const search = main.getByRole("searchbox");
    await search.fill("an");
    await page.waitForURL(/search=an/);
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => search.inputValue()).toBe("an");
    await main
      .getByRole("list", { name: t("chips") })
      .getByRole("link")
      .click();
    await page.waitForURL((url) => !url.searchParams.get("search"));
    await expect.poll(() => search.inputValue()).toBe("");

    // What is chosen while the list loads is kept, and applied after it.
    await page.route(/associatedCompanies\.data/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await search.fill("sdn");
    await page.waitForRequest(/associatedCompanies\.data.*search=sdn/);
    await main.locator("select[name=state]").selectOption("done");
    await page.waitForURL(/search=sdn.*state=done/);
    await page.unrouteAll();
    await page.goto("/associatedCompanies?size=25");
    await untilLive(page);
    await mark(page);

    // What is ticked goes along when the list is sorted, and is ticked again where it is shown.
    const box = rows.first().getByRole("checkbox");
    const chosen = await box.inputValue();
    await box.check();
    await main.getByText(t("here", { count: 1 })).waitFor();
    await main.getByRole("button", { name: t("columns.company") }).click();
    await page.waitForURL(/sort=company|by=company/);
    const again = main.locator(`input[name=chosen][value="${chosen}"], input[name=carried]`);
    await expect.poll(() => again.count()).toBeGreaterThan(0);
    await page.locator("[data-in-place][aria-busy=false]").waitFor();
    await page.goBack();
    await expect.poll(() => rows.first().getByRole("checkbox").inputValue()).toBe(chosen);

    // A choice of all is shown in every row, and taken back in every row.
    await main
      .getByRole("link", { name: /^Choose all|^Select all|all/i })
      .last()
      .click();
    await page.waitForURL(/chosen=all/);
    await expect.poll(() => main.locator("input[name=chosen]:not([type=hidden]):not(:checked)").count()).toBe(0);
    await main.getByRole("link", { name: t("chooseSingly") }).click();
    await page.waitForURL((url) => !url.searchParams.get("chosen"));
    await expect.poll(() => main.locator("input[name=chosen]:checked").count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("shows a row's menu whole, wherever the row stands, and it leads to what can be asked of the company", async () => {
    const { page } = await browser.visit({ language: "en", scripts: true, width: 1280 });
    await page.goto("/login");
    await signIn(page, "en", DEMO_ACCOUNTS.corporate);
    await page.goto("/associatedCompanies");
    const rows = page.locator("main tbody tr");
    for (const index of [0, 9]) {
      const row = rows.nth(index);
      await row.locator(".cell-menu summary").click();
      const panel = await row.locator(".menu-panel").boundingBox();
      const [top, bottom] = [panel?.y ?? -1, (panel?.y ?? 0) + (panel?.height ?? 10_000)];
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      await row.locator(".cell-menu summary").click();
    }
    const company = (await rows.nth(9).locator(".cell-company a").textContent()) ?? "";
    await rows.nth(9).locator(".cell-menu summary").click();
    await andArrive(page, () =>
      rows
        .nth(9)
        .getByRole("link", { name: t("ask"), exact: true })
        .click(),
    );
    expect(await page.locator("main").textContent()).toContain(company);
  });
});
