import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { CERTIFICATES_PATH, FIGURE_SUMS_PATH, membersPath } from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { READINESS } from "~/core/kinds/kind";
import { inDays } from "../support/days";
import { andArrive, follow, press, shownOn, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { signInCorporate } from "./support/corporate";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** Opens the menu of what concerns the whole list. */
const openActions = ({ page, language }: Visit) =>
  page.locator("main summary", { hasText: text(language, "members")("actions.all") }).click();

describe.each(waysOf("buyer-week"))("the week of a buyer (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const members = text(language, "members");
  const certificates = text(language, "certificates");
  const requests = text(language, "requests");

  test("leads from each number to companies, and from each company to what is asked of it", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    const main = page.getByRole("main");
    await signInCorporate(visit);

    // Monday: who has not finished. The file has the companies that the list shows, in their order.
    await page.goto(`${membersPath(READINESS)}?state=open&size=100&sort=company&order=asc`);
    const open = await main.locator("tbody .cell-company a").allTextContents();
    expect(open.length).toBeGreaterThan(3);
    await openActions(visit);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: members("export.csv"), exact: true }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n").slice(1);
    expect(lines.map((line, index) => line.includes(open[index] ?? "-"))).toEqual(open.map(() => true));
    expect(lines).toHaveLength(open.length);

    // Tuesday: a bar of the statistics has as many companies as it says, and each has a page.
    await follow(page, members("analytics"), main);
    const row = main.locator("figure table tbody tr").first();
    const said = Number(await row.locator("td").last().textContent());
    const parts = await row.locator("td a").all();
    let behind = 0;
    for (const href of await Promise.all(parts.map((part) => part.getAttribute("href")))) {
      await page.goto(href ?? "");
      behind += await page.getByRole("dialog").locator("tbody tr").count();
    }
    if (parts.length > 0) expect(behind).toBe(said);
    await page.goto("/advanceAnalytics");
    await andArrive(page, () => main.locator("figure svg a:visible").first().click());
    const first = page.getByRole("dialog").locator("tbody a[href^='/associatedCompanies/company/']").first();
    const name = (await first.textContent()) ?? "";
    await andArrive(page, () => first.click());
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toContain(name);

    // Wednesday: a certificate expires, and its company is asked for the new one.
    await page.goto(membersPath(READINESS));
    await follow(page, members("area.certificates"), main);
    expect(whereIs(page)).toBe(CERTIFICATES_PATH);
    const expiring = main.locator("tbody tr").first();
    const company = (await expiring.locator("a").first().textContent()) ?? "";
    const document = (await expiring.locator("span.wrap-anywhere").first().textContent()) ?? "";
    await andArrive(page, () => expiring.locator(`a[href^="${SENT_PATH}/new"]`).click());
    expect(await main.textContent()).toContain(company);
    const title = await main.locator("input[name=title]").inputValue();
    expect(title).toBe(certificates("renew", { document }));
    await main.locator("input[name=title]").fill(`${title} ${crypto.randomUUID().slice(0, 8)}`);
    const asked = await main.locator("input[name=title]").inputValue();
    await main.locator("input[name=dueOn]").fill(inDays(20));
    await press(page, requests("new.send", { count: 1 }), main);
    expect(await shownOn(page)).toBe(text(language, "flash")("requestsMade", { number: 1 }));
    expect(await main.textContent()).toContain(asked);

    // Thursday: what is open, and the key figures for a report of one's own.
    await page.goto(SENT_PATH);
    expect(await main.textContent()).toContain(asked);
    await page.goto(FIGURE_SUMS_PATH);
    const shared = main.getByRole("region").last().locator("tbody a[href*='/figures']").first();
    await andArrive(page, () => shared.click());
    expect(whereIs(page)).toMatch(/^\/associatedCompanies\/company\/[\w-]+\/figures$/);

    // Friday: the request is not needed any more, which is asked once again.
    await page.goto(SENT_PATH);
    await follow(page, asked, main);
    await follow(page, requests("deeds.closed.do"), main);
    await press(page, requests("deeds.closed.do"), page.getByRole("dialog"));
    await page.goto(SENT_PATH);
    expect(await main.textContent()).not.toContain(asked);
  });
});
