import { describe, expect, test } from "vitest";
import { andArrive, follow, press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { PLACES, signInNewCompany, startAssessment } from "./support/company";
import { answerRequired, choose, group, position } from "./support/form";
import { text } from "./support/texts";
import { WAYS } from "./support/ways";

const MINUTE_MS = 60_000;
const TOPIC = PLACES[1]?.topic;

/** Lets the work at the assessment have begun earlier: what a browser remembers of it is a cookie. */
async function haveBegun(minutes: number, { context }: Visit): Promise<void> {
  const kept = (await context.cookies()).find(({ name }) => name === "__Host-work");
  if (!kept) throw new Error("The browser remembers no work");
  const work = JSON.parse(atob(decodeURIComponent(kept.value)));
  const startedAt = Date.now() - minutes * MINUTE_MS;
  const value = encodeURIComponent(btoa(JSON.stringify({ ...work, startedAt, isAsked: false })));
  await context.addCookies([{ ...kept, value }]);
}

describe.each(WAYS)("the question form (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "assessment");
  const say = text(language, "answering");
  const points = text(language, "points");
  const common = text(language, "common");
  const flash = text(language, "flash");
  const pause = text(language, "completion");

  test("says where one is, why a question is asked, what the answers come to, and when it is time for a break", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    const main = page.getByRole("main");
    const form = page.locator("#section-form");
    const toast = () => page.locator(".toast").last().textContent();
    const [first, second] = TOPIC?.sections ?? [];
    if (!TOPIC || !first || !second) throw new Error("The questionnaire has no such topic");

    // From the very first section there is no way back, but one to the next dimension.
    await page.goto(`/${id}?section=${PLACES[0]?.section.id}`);
    await press(page, t("form.previous"));
    expect(await toast()).toBe(flash("firstSection"));
    expect(await position(page)).toBe(0);
    await press(page, say("overview.next"), form);
    expect(await position(page)).toBe(1);
    const told = (await form.textContent()) ?? "";
    const dimension = PLACES[1]?.dimension;
    for (const words of [
      say("overview.dimension", { position: 2, of: 4, name: dimension?.name[language] ?? "" }),
      dimension?.description[language] ?? "?",
      TOPIC.name[language],
      TOPIC.requiredText[language],
      t("form.position", { position: 1, of: 5 }),
      say("overview.required", { n: 2 }),
      say("overview.optional", { n: 1 }),
    ]) {
      expect(told).toContain(words);
    }

    // Every required question has its help.
    for (const question of first.questions.filter(({ isRequired }) => isRequired)) {
      const asked = group(page, language, question);
      await asked.getByText(t("help.summary"), { exact: true }).click();
      for (const part of ["why", "counts", "evidence"] as const) {
        expect(await asked.getByText(question.help?.[part][language] ?? "?").isVisible()).toBe(true);
      }
    }

    // The bars follow the answers, at once where scripts run.
    const bar = main.getByRole("progressbar", { name: say("overview.section"), exact: true });
    const [question] = await answerRequired(page, language, 80, { only: 1 });
    const half = t("form.answered", { answered: 1, total: 2 });
    if (scripts) expect(await bar.getAttribute("aria-valuetext")).toBe(half);
    await press(page, t("form.save"));
    expect(await toast()).toBe(flash("sectionSaved"));
    expect(await bar.getAttribute("aria-valuetext")).toBe(half);
    await answerRequired(page, language, 80);
    await press(page, t("form.next"));
    expect(await toast()).toBe(flash("nextSection", { number: 2 }));
    const steps = main.getByRole("list", { name: t("form.sections") }).locator("> li");
    expect(await steps.count()).toBe(5);
    expect(await steps.first().textContent()).toContain(t("state.done"));
    expect(await steps.first().textContent()).toContain(t("form.answered", { answered: 2, total: 2 }));
    await andArrive(page, () => steps.first().getByRole("button").click());
    expect(await position(page)).toBe(1);

    // What they come to so far; a No counts nothing.
    await choose(page, language, question, "no");
    await press(page, points("link"), main);
    expect(whereIs(page)).toBe(`/points/${id}`);
    expect(await main.textContent()).toContain(points("sum", { correct: 1, total: 80 }));
    expect(await main.textContent()).toContain(points("standing", { level: common("levels.laggard") }));
    expect(await main.textContent()).toContain(points("answered", { answered: 2, total: 80 }));
    await main.getByText(`${TOPIC.name[language]}: ${points("topic", { correct: 1, total: 10 })}`).click();
    for (const state of ["yes", "no", "open"] as const) {
      expect(
        await main
          .getByText(points(`state.${state}`), { exact: true })
          .first()
          .isVisible(),
      ).toBe(true);
    }
    await follow(page, points("toSection", { section: second.name[language] }), main.locator("details[open]"));
    expect(await position(page)).toBe(2);

    // After twenty minutes a break is proposed, once.
    const breaks = page.getByRole("dialog", { name: pause("pause.title") });
    await haveBegun(19, visit);
    await press(page, t("form.save"));
    expect(await breaks.count()).toBe(0);
    await haveBegun(20, visit);
    await press(page, t("form.save"));
    expect(await breaks.textContent()).toContain(pause("pause.text"));
    await follow(page, pause("pause.go"), breaks);
    expect(await position(page)).toBe(2);
    await press(page, t("form.save"));
    expect(await breaks.count()).toBe(0);
    await haveBegun(20, visit);
    await press(page, t("form.save"));
    await follow(page, pause("pause.stop"), breaks);
    expect(whereIs(page)).toBe("/user/history");
  });
});
