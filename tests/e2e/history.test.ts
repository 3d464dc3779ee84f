import { describe, expect, test } from "vitest";
import { dayIn } from "~/core/days/days";
import { shortDate } from "~/i18n/format";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isYes } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const PAGE_SIZE = 10;

describe.each(waysOf("history"))("the assessment history (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "assessment");
  const readiness = text(language, "common")("kinds.readiness.name");
  const journey = text(language, "journey");
  const drafts = text(language, "drafts");

  test("leads a company to its next step at any stage, and lists its assessments in pages", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog", { name: journey("onboarding.title") });
    const leadsTo = async (query: string, path: string) => {
      await page.goto(`/user/history?${query}`);
      expect(whereIs(page)).toBe(path);
    };

    // A user without any is asked at once, and can read about both kinds.
    expect(await dialog.textContent()).toContain(journey("onboarding.lead.first_time"));
    expect(await dialog.textContent()).toContain(journey("onboarding.actions.start_readiness.text"));
    await follow(page, journey("onboarding.later"), dialog);
    await follow(page, journey("information.open"), main);
    const information = page.getByRole("dialog", { name: journey("information.title") });
    for (const kind of ["readiness", "progress"] as const) {
      expect(await information.textContent()).toContain(journey(`information.${kind}.text`));
    }
    await follow(page, journey("information.close"), information);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await main.textContent()).toContain(journey("reports.readiness.none"));
    await follow(page, t("history.kinds.progress"), main);
    expect(await main.textContent()).toContain(t("progress.locked"));
    await follow(page, readiness, main);
    await page.goto("/user/history");
    await press(page, journey("onboarding.actions.start_readiness.name"), dialog);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(t("landing.title"));
    const draft = whereIs(page);

    // An address with a start action starts nothing. Neither does the button if there is an empty draft.
    await leadsTo("action=start_readiness", "/user/history?dialog=start");
    const start = page.getByRole("dialog", { name: drafts("start.title") });
    await press(page, drafts("start.begin"), start);
    expect(whereIs(page)).toBe(draft);
    await leadsTo("action=view_reports", "/user/history?dialog=none");

    // With a draft, no dialog opens by itself; an address can request it, or go straight to the draft.
    await page.goto("/user/history");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goto("/user/history?journey=login");
    expect(await dialog.textContent()).toContain(journey("onboarding.lead.returning_incomplete"));
    expect(await dialog.getByRole("button").allTextContents()).toEqual([journey("onboarding.actions.start_new.name")]);
    await follow(page, journey("onboarding.actions.resume_readiness.name"), dialog);
    expect(whereIs(page)).toBe(draft);
    await leadsTo("journey=resume", draft);
    for (const path of ["/user/assessment", "/user/progress/assessment"]) {
      await page.goto(path + draft);
      expect(whereIs(page)).toBe(draft);
    }

    // If a draft has answers, a second one starts only when the user chooses that.
    await fillAssessment(visit, draft.slice(1), (question) => isYes(question, 45));
    await page.goto("/user/history?dialog=none");
    await follow(page, t("history.start"), main);
    const beside = page.getByRole("dialog", { name: drafts("start.beside.title") });
    const date = shortDate(dayIn(Date.now(), "Africa/Johannesburg"), language);
    expect(await beside.textContent()).toContain(drafts("start.beside.text", { answered: 82, total: 82, date }));
    await follow(page, drafts("start.beside.goOn"), beside);
    expect(whereIs(page)).toBe(`/complete${draft}`);
    await page.goto("/user/history?journey=login");
    await follow(page, journey("onboarding.actions.start_new.name"), dialog);
    await press(page, drafts("start.beside.empty"), beside);
    const second = whereIs(page);
    expect(second).not.toBe(draft);
    await page.goBack();
    await press(page, drafts("start.beside.empty"), beside);
    expect(whereIs(page)).toBe(second);

    // After a submission.
    await submitAssessment(visit, draft.slice(1));
    const dashboard = `/user/dashboard${draft}`;
    await page.goto("/user/history?journey=readiness_completed");
    expect(await dialog.textContent()).toContain(journey("onboarding.lead.readiness_completed"));
    expect(await dialog.getByRole("link", { name: journey("onboarding.actions.view_dashboard.name") }).count()).toBe(1);
    await follow(page, journey("onboarding.actions.start_progress.name"), dialog);
    expect(whereIs(page)).toBe("/user/history?kind=progress&dialog=start");
    expect(await start.textContent()).toContain(journey("onboarding.actions.start_progress.text"));
    await follow(page, text(language, "common")("shell.close"), start);
    expect(await main.textContent()).toContain(t("history.empty.progress.title"));
    await leadsTo("action=start_progress", "/user/history?kind=progress&dialog=start");
    await leadsTo("action=view_reports", dashboard);

    // Ten per page, the newest first.
    for (let count = 0; count < PAGE_SIZE; count += 1) {
      // A draft without answers would be reused.
      await fillAssessment(visit, await startAssessment(visit), () => true, 1);
    }
    await page.goto("/user/history");
    expect(await main.getByText(t("card.inProgress"), { exact: true }).count()).toBe(PAGE_SIZE);
    expect(await main.textContent()).toContain(t("history.page", { page: 1, pages: 2 }));
    await follow(page, t("history.older"), main);
    expect(await main.getByText(t("card.completed"), { exact: true }).count()).toBe(1);
    await follow(page, t("card.results"), main);
    expect(whereIs(page)).toBe(dashboard);
    await page.goto("/user/history?page=2");
    await follow(page, t("history.newer"), main);
    expect(await main.getByText(t("card.inProgress"), { exact: true }).count()).toBe(PAGE_SIZE);
    await follow(page, journey("reports.readiness.open"), main);
    expect(whereIs(page)).toBe(`/pdf${draft}`);
  });
});
