import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { describe, expect, test, vi } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { inDays } from "../support/days";
import { andArrive, follow, press, shownOn, signIn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany, startAssessment } from "./support/company";
import { signInCorporate } from "./support/corporate";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** A long test, and longer on a busy machine. */
const PATIENCE_MS = 120_000;

/** The lines of the file behind a link, without its head. */
async function linesOf(page: Page, link: Locator): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return (await readFile(await download.path(), "utf8")).trim().split("\r\n").slice(1);
}

describe.each(waysOf("office-week"))("the week of the network's office (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "office");
  const admin = text(language, "admin");
  const support = text(language, "support");
  const announcements = text(language, "announcements");
  const flash = text(language, "flash");

  test(
    "leads from what waits to who asks, from a search to a company, and says of each week what happened in it",
    async () => {
      const mark = crypto.randomUUID().slice(0, 8);
      const company = await browser.visit({ language, scripts });
      const account = await signInNewCompany(company);
      await startAssessment(company);
      await company.page.goto("/support");
      await company.page.locator("main select[name=topic]").selectOption("report");
      await company.page.locator("main textarea").fill(`2026? ${mark}`);
      await press(company.page, support("ask.submit"));

      const { page } = await browser.visit({ language, scripts });
      const main = page.getByRole("main");
      const { email, password } = DEMO_ACCOUNTS.administrator;
      await page.goto("/login");
      await signIn(page, language, {
        email: language === "en" ? email : email.replace("@", `-${language}@`),
        password,
      });

      // Monday: a question waits. It is taken, answered with a saved answer, and leads to its company.
      await page.goto("/admin/support/answers");
      await main.locator("input[name=title]").fill(`KPI ${mark}`);
      await main.locator("textarea[name=text]").fill(`KPI 2026, ${mark}.`);
      await press(page, support("saved.save"), main);
      await page.goto("/admin");
      const rail = page.getByRole("navigation", { name: admin("navigation") });
      await follow(page, new RegExp(`^${admin("pages.questions")}`), rail);
      const card = page.getByRole("article").filter({ hasText: `2026? ${mark}` });
      await press(page, new RegExp(`^${support("office.take")}`), card);
      expect(await card.textContent()).toContain(support("office.takenByYou"));
      await card.locator("summary", { hasText: support("office.saved") }).click();
      await follow(page, `KPI ${mark}`, card);
      expect(await card.locator("textarea").inputValue()).toBe(`KPI 2026, ${mark}.`);
      await press(page, new RegExp(`^${support("office.submit")}`), card);
      expect(await shownOn(page)).toBe(flash("questionAnswered"));
      await page.goto("/admin/support?show=answered");
      const asker = card.locator("a[href^='/admin/companies/']");
      const name = (await asker.textContent()) ?? "";
      await andArrive(page, () => asker.click());
      expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(name);
      expect(await main.textContent()).toContain(text(language, "common")("kinds.readiness.name"));
      await company.page.goto("/support");
      expect(await company.page.getByRole("main").textContent()).toContain(`KPI 2026, ${mark}.`);

      // Tuesday: who has begun and not gone on. The file has the companies that the list shows, in their order.
      const listed = async () => {
        await page.goto("/admin/companies?state=draft&order=unchanged");
        const shown = await main.locator("tbody a[href^='/admin/companies/']").allTextContents();
        expect(shown.length).toBeGreaterThan(1);
        const lines = await linesOf(page, main.locator("a[href^='/admin/companies/file']").first());
        expect(shown.map((each, index) => lines[index]?.includes(each))).toEqual(shown.map(() => true));
      };
      // Other tests go on with their drafts, which moves these between the page and the file.
      await vi.waitFor(listed, { timeout: 30_000, interval: 500 });

      // Wednesday: somebody calls about a company, a person, or an access code. One search finds each.
      const corporate = await browser.visit({ language, scripts });
      await signInCorporate(corporate);
      await corporate.page.goto("/user/profile/access-code");
      const code = await corporate.page.locator("#own-code").inputValue();
      for (const asked of [name, code, account.email]) {
        await page.goto("/admin");
        await page.getByRole("search").locator("input[name=search]").fill(asked);
        await press(page, t("search.submit"), page.getByRole("search"));
        expect(whereIs(page)).toMatch(/^\/admin\/search/);
        expect(await main.locator("a[href^='/admin/companies/'], a[href^='/admin/people/']").count()).toBeGreaterThan(
          0,
        );
      }

      // Thursday: who has a draft is reminded of it in a month, and then it is called off.
      await page.goto("/admin/announcements/new");
      const field = (each: string) => main.locator(`[name=${each}]`);
      await field("type").selectOption("NEW_FEATURE");
      await field("companies").selectOption("all");
      await field("progress").selectOption("readiness.draft");
      for (const each of ["titleEn", "titleFr", "titleMs"]) await field(each).fill(`KPI ${mark}`);
      for (const each of ["bodyEn", "bodyFr", "bodyMs"]) await field(each).fill("KPI 2026");
      await press(page, announcements("form.save"), main);
      await field("day").fill(inDays(30));
      await press(page, announcements("schedule.submit"), main);
      expect(await shownOn(page)).toBe(flash("announcementScheduled"));
      await press(page, announcements("schedule.callOff"), main);
      await follow(page, announcements("delete.ask"), main);
      await press(page, announcements("delete.submit"), page.getByRole("dialog"));

      // Friday: what the funder gets, week by week, as page and as file; what ran; and the log of the week.
      await page.goto("/admin/weeks");
      // Other tests register companies meanwhile: the file says a number between what the page says before and after.
      const registered = async () =>
        Number((await main.locator("tbody tr").nth(1).locator("th, td").allTextContents())[1]);
      const before = await registered();
      expect(before).toBeGreaterThan(0);
      const file = await linesOf(page, main.locator("a[href^='/admin/weeks/file']").first());
      await page.reload();
      const bounds = [before, await registered()];
      const between = (value: string) =>
        value !== "" && Number(value) >= Math.min(...bounds) && Number(value) <= Math.max(...bounds);
      expect(file.some((line) => line.split(/[,;]/).some(between))).toBe(true);
      await follow(page, new RegExp(`^${admin("pages.jobs")}`), rail);
      expect(await main.locator("tbody tr").count()).toBeGreaterThan(5);
      await follow(page, new RegExp(`^${admin("pages.log")}`), rail);
      const log = await main.locator("tbody").textContent();
      for (const act of ["question-answered", "announcement-scheduled", "announcement-deleted"] as const)
        expect(log).toContain(t(`acts.${act}`));
    },
    PATIENCE_MS,
  );
});
