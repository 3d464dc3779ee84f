import { describe, expect, test } from "vitest";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { assessmentPaths, yearsPath } from "~/core/addresses/assessment";
import { whatIfPath } from "~/core/addresses/plan";
import { LANGUAGES } from "~/core/language";
import { inDays } from "../support/days";
import { expectRefused, follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isChosen, isYes } from "./support/form";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

/** A practice that the company does not have in place, and another that it plans only. */
const [DONE, PLANNED] = ["anti-corruption.report.2", "anti-corruption.report.1"] as const;
const PLACE = PLACES.find(({ section }) => section.questions.some(({ id }) => id === DONE));
const QUESTION = PLACE?.section.questions.find(({ id }) => id === DONE);

describe.each(someOf("once a year", LANGUAGES))("once a year (%s)", (language) => {
  const browser = useBrowser();
  const t = text(language, "years");
  const dates = text(language, "deadlines");
  const home = text(language, "journey");
  const drafts = text(language, "drafts");
  const plan = text(language, "plan");
  const answering = text(language, "answering");
  const words = text(language, "assessment");
  const common = text(language, "common");

  test("leads from a result to a day, from the plan into the next assessment, and to the way between the two", async () => {
    if (!PLACE || !QUESTION) throw new Error(`No question ${DONE}`);
    const visit = await browser.visit({ language, scripts: language !== "fr", width: 360 });
    const { page } = visit;
    await signInNewCompany(visit);
    const main = page.getByRole("main");
    const shown = async () => (await main.textContent())?.replaceAll(/\s+/g, " ") ?? "";
    const said = (sentence: string) => sentence.replaceAll(/\s+/g, " ");
    const first = await startAssessment(visit);
    await fillAssessment(visit, first, (question) => isYes(question, 45));
    await submitAssessment(visit, first);

    // The result offers a day; one that is wrong stays with its message.
    await page.goto(assessmentPaths("readiness", first).results);
    expect(await shown()).toContain(dates("next.none"));
    await follow(page, dates("set"), main);
    expect(await main.getByRole("radio").first().isChecked()).toBe(true);
    await main.getByRole("radio", { name: dates("next.other") }).check();
    await main.getByLabel(dates("field")).fill(inDays(-3));
    visit.expectStatus(400, /^\/user\/deadline\/next$/);
    await press(page, dates("save"));
    await expectRefused(page, { dueOn: dates("errors.past") });
    await main.getByLabel(dates("field")).fill(inDays(0));
    await press(page, dates("save"));

    // It is time, and home says so first.
    const assessment = common("kinds.readiness.name");
    const heading = main.getByRole("heading", { level: 1 });
    expect(await heading.textContent()).toBe(home("home.again.title", { assessment }));
    expect((await heading.boundingBox())?.y).toBeLessThan(200);
    expect(await shown()).toContain(said(home("home.again.begin", { count: 0 })));

    await page.goto(whatIfPath("readiness", [DONE, PLANNED]));
    await press(page, plan("whatIf.add"));
    const action = titleOf(QUESTION)[language];
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: plan("move.doneOf", { action }) }).click(),
    ]);

    await page.goto("/user/history?dialog=none");
    expect(await shown()).toContain(said(home("home.again.begin", { count: 1 })));
    await follow(page, home("home.again.start"), main);
    const dialog = page.getByRole("dialog", { name: drafts("start.title") });
    expect(await dialog.getByLabel(drafts("start.copy")).isChecked()).toBe(true);
    expect(await dialog.textContent()).toContain(drafts("start.done", { count: 1 }));
    await press(page, drafts("start.begin"), dialog);
    expect(await shown()).toContain(said(drafts("carried.planned", { count: 1 })));

    // The plan's answer waits at its question, and counts once it is saved.
    const second = new URL(page.url()).pathname.slice(1);
    const { section } = assessmentPaths("readiness", second);
    await page.goto(section(PLACE.section.id));
    expect(await isChosen(page, language, QUESTION, "yes")).toBe(true);
    const [before = ""] = answering("unconfirmed.from-plan", { date: "@" }).split("@");
    expect(await shown()).toContain(said(before));
    expect(await main.getByRole("link", { name: answering("planned.open") }).count()).toBe(1);
    // Scripts do not save a proposed answer in place, because the page has to show that it counts now.
    await press(page, words("form.save"), main);
    await page.goto(section(PLACE.section.id));
    expect(await shown()).not.toContain(said(before));
    await fillAssessment(visit, second, (question) => question.id === DONE || isYes(question, 45));
    await submitAssessment(visit, second);

    // The day has been met, and the two years are side by side.
    await page.goto(assessmentPaths("readiness", second).results);
    expect(await shown()).toContain(dates("next.none"));
    await follow(page, t("title"), main);
    expect(whereIs(page)).toBe(yearsPath("readiness"));
    const way = await main.getByRole("heading", { level: 2 }).first().textContent();
    expect(way).toContain(t("more", { count: 1 }));
    expect(await main.getByRole("link", { name: action }).getAttribute("href")).toMatch(/^\/plan\/actions\//);
    expect(await main.getByRole("row").count()).toBeGreaterThan(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const sentence = await main.getByRole("heading", { level: 2 }).first().boundingBox();
    expect((sentence?.y ?? 640) + (sentence?.height ?? 0)).toBeLessThan(640);
  });
});
