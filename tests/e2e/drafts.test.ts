import { describe, expect, test } from "vitest";
import { dayIn } from "~/core/days/days";
import { shortDate } from "~/i18n/format";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, PLACES, signInNewCompany, startAssessment, submitAssessment } from "./support/company";
import { isChosen, isYes } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const FIRST = PLACES[0]?.section;
const LAST = PLACES.at(-1)?.section;

describe.each(waysOf("drafts"))("actions on a whole draft (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "drafts");
  const words = text(language, "assessment");
  const flash = text(language, "flash");

  test("ask for confirmation before reset, clear and start fresh, and say what will be lost", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const main = page.getByRole("main");
    const toast = () => page.locator(".toast").last().textContent();
    const dialog = page.getByRole("dialog");
    const id = await startAssessment(visit);
    const choose = async (name: "reset" | "clear" | "fresh") => {
      await page.goto(`/${id}?start`);
      await main
        .locator("summary")
        .filter({ hasText: t("actions.more") })
        .click();
      await follow(page, t(`actions.${name}.name`), main);
    };
    const [question] = FIRST?.questions ?? [];
    if (!FIRST || !question) throw new Error("No question");
    const isGiven = async () => {
      await page.goto(`/${id}?section=${FIRST.id}`);
      return isChosen(page, language, question, "yes");
    };
    await fillAssessment(visit, id, () => true, 3);

    // There are no newer questions, so the page offers none.
    await page.goto(`/${id}?start`);
    expect(await main.getByText(t("actions.resync.name"), { exact: true }).count()).toBe(0);
    await page.goto(`/resync/${id}`);
    expect(await main.textContent()).toContain(t("resync.current.title"));
    expect(await main.getByRole("button").count()).toBe(0);

    await choose("reset");
    expect(await dialog.textContent()).toContain(t("ask.reset.text", { count: 6 }));
    await follow(page, t("ask.back"), dialog);
    expect(whereIs(page)).toBe(`/${id}?start`);
    await choose("reset");
    await press(page, t("ask.reset.confirm"), dialog);
    expect(await toast()).toBe(flash("completionReset"));
    await page.goto("/user/history?dialog=none");
    expect(await main.textContent()).toContain(words("card.answered", { answered: 0, total: 82 }));
    expect(await isGiven()).toBe(true);
    await press(page, words("form.save"), main);
    await page.goto("/user/history?dialog=none");
    expect(await main.textContent()).toContain(words("card.answered", { answered: 2, total: 82 }));

    await choose("clear");
    expect(await dialog.textContent()).toContain(t("counts.answers", { count: 6 }));
    await press(page, t("ask.clear.confirm"), dialog);
    expect(await toast()).toBe(flash("dataCleared"));
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words("landing.title"));
    expect(await isGiven()).toBe(false);

    await fillAssessment(visit, id, () => true, 1);
    await choose("fresh");
    expect(await dialog.textContent()).toContain(t("counts.answers", { count: 2 }));
    await press(page, t("ask.fresh.confirm"), dialog);
    expect(await page.locator(".toast").count()).toBe(0);
    const next = whereIs(page);
    expect(next).not.toContain(id);
    visit.expectStatus(404, new RegExp(`^/${id}$`));
    await page.goto(`/${id}`);
    await page.goto(next);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words("landing.title"));
  });

  test("start a new assessment with the last answers, which count once they are confirmed", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const main = page.getByRole("main");
    const last = await startAssessment(visit);
    await fillAssessment(visit, last, (question) => isYes(question, 45));
    await submitAssessment(visit, last);

    await page.goto("/user/history?dialog=none");
    await follow(page, words("history.start"), main);
    const dialog = page.getByRole("dialog", { name: t("start.title") });
    const date = shortDate(dayIn(Date.now(), "Africa/Johannesburg"), language);
    expect(await dialog.textContent()).toContain(t("start.text", { date }));
    // It begins with them unless the tick is taken out.
    expect(await dialog.getByLabel(t("start.copy")).isChecked()).toBe(true);
    await press(page, t("start.begin"), dialog);
    expect(await main.textContent()).toContain(t("carried.text", { count: 82, open: 82, date }));
    const id = new URL(page.url()).pathname;
    await follow(page, words("landing.begin"), main);
    const [question] = FIRST?.questions ?? [];
    if (question) expect(await isChosen(page, language, question, "yes")).toBe(true);
    await press(page, words("form.nextTopic"), main);
    expect(page.url()).not.toContain(FIRST?.id);
    await page.goto(`${id}?start`);
    expect(await main.textContent()).toContain(t("carried.text", { count: 82, open: 80, date }));
    await page.goto("/user/history?dialog=none");
    expect(await main.textContent()).toContain(t("carried.from", { date }));

    await page.goto("/user/history?dialog=start");
    await page.getByLabel(t("start.copy")).uncheck();
    await press(page, t("start.beside.empty"));
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words("landing.title"));
    expect(whereIs(page)).not.toContain(id);
    await page.goto(`${whereIs(page)}?section=${LAST?.id}`);
    expect(await main.locator("input:checked").count()).toBe(0);
  });
});
