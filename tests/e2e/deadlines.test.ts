import { describe, expect, test } from "vitest";
import { dayIn } from "~/core/days/days";
import { longDate } from "~/i18n/format";
import { inDays } from "../support/days";
import { expectRefused, follow, press, shownOn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

describe.each(waysOf("deadlines"))("due dates and report approvals (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "deadlines");
  const approval = text(language, "approval");
  const mail = text(language, "mail");
  const flash = text(language, "flash");

  test("let a user set a date, see it, meet it by submitting, and approve the report", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const main = page.getByRole("main");
    const toast = () => shownOn(page);
    const dates = main.getByRole("region", { name: t("heading") });

    // Without a draft there is nothing to finish.
    await page.goto("/user/history?dialog=none");
    expect(await dates.count()).toBe(0);
    const id = await startAssessment(visit);
    await page.goto("/user/history?dialog=none");
    await follow(page, t("own.set"), main);
    await main.getByLabel(t("field")).fill(inDays(-3));
    visit.expectStatus(400, /^\/user\/deadline\/own$/);
    await press(page, t("save"));
    await expectRefused(page, { dueOn: t("errors.past") });
    expect(await main.getByLabel(t("field")).inputValue()).toBe(inDays(-3));
    await main.getByLabel(t("field")).fill(inDays(10));
    await press(page, t("save"));
    expect(await toast()).toBe(flash("deadlineSaved"));
    // The page itself shows it; no toast covers the page.
    expect(await page.locator(".toast").count()).toBe(0);
    expect(await dates.textContent()).toContain(t("left", { count: 10 }));

    await follow(page, t("change"), main);
    await follow(page, t("remove.link"), main);
    await follow(page, t("remove.keep"));
    expect(await main.getByLabel(t("field")).inputValue()).toBe(inDays(10));
    await page.goto(`/${id}`);
    expect(await dates.textContent()).toContain(t("left", { count: 10 }));

    await fillAssessment(visit, id, (question) => isYes(question, 45));
    await submitAssessment(visit, id);
    await page.goto("/user/history?dialog=none");
    expect(await dates.count()).toBe(0);

    // The bell welcomes its reader, and tells nothing that the reader has done.
    const titles = () => main.getByRole("heading", { level: 2 }).allTextContents();
    const welcome = mail("causes.account-created.subject");
    await expect.poll(() => page.goto("/notifications").then(titles), { timeout: 20_000 }).toContain(welcome);
    const told = [welcome, mail("causes.new-device.subject")];
    expect((await titles()).filter((title) => !told.includes(title))).toEqual([]);
    await page.goto(`/user/dashboard/${id}?open=approval`);

    await press(page, approval("review"), main);
    expect(await toast()).toBe(flash("reportReviewed"));
    // The form begins with the owner and today.
    const designation = await main.getByLabel(approval("fields.designation")).inputValue();
    await press(page, approval("save"), main);
    expect(await toast()).toBe(flash("approvalSaved"));
    const noted = main.getByRole("region", { name: approval("title") });
    expect(await noted.textContent()).toContain(
      approval("approvedBy", {
        name: "Wilhelmina Featherstonehaugh",
        designation,
        on: longDate(dayIn(Date.now(), "Africa/Johannesburg"), language),
      }),
    );
    expect(await noted.getByRole("button", { name: approval("review"), exact: true }).count()).toBe(0);
  });
});
