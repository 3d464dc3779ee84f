import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { andArrive, follow, press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { PLACES, signInNewCompany, startAssessment } from "./support/company";
import { answerRequired, choose, group, position, questionsLeft, saveSection } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const MINUTE_MS = 60_000;
const TOPIC = PLACES[1]?.topic;

/** Backdates the start of work on the assessment, which the browser stores in a cookie. */
async function haveBegun(minutes: number, { context }: Visit): Promise<void> {
  const kept = (await context.cookies()).find(({ name }) => name === "__Host-work");
  if (!kept) throw new Error("The browser remembers no work");
  const work = JSON.parse(atob(decodeURIComponent(kept.value)));
  const startedAt = Date.now() - minutes * MINUTE_MS;
  const value = encodeURIComponent(btoa(JSON.stringify({ ...work, startedAt, isAsked: false })));
  await context.addCookies([{ ...kept, value }]);
}

/** Whether a click in the middle of something reaches it, and nothing above or below it. */
const takesPress = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

describe.each(waysOf("question-form"))("the question form (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "assessment");
  const say = text(language, "answering");
  const points = text(language, "points");
  const common = text(language, "common");
  const flash = text(language, "flash");
  const pause = text(language, "completion");

  test("shows the current position, why a question is asked, the points so far, and when to take a break", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    const main = page.getByRole("main");
    const form = page.locator("#section-form");
    const topics = page.getByRole("navigation", { name: t("rail.label"), exact: true });
    const toast = () => page.locator(".toast").last().textContent();
    const [first, second] = TOPIC?.sections ?? [];
    if (!TOPIC || !first || !second) throw new Error("The questionnaire has no such topic");

    // The very first section has no way back.
    await page.goto(`/${id}?section=${PLACES[0]?.section.id}`);
    await press(page, t("form.previous"));
    expect(await toast()).toBe(flash("firstSection"));
    expect(await takesPress(page.locator(".toast").last())).toBe(false);
    expect(await position(page)).toBe(0);
    await press(page, `${TOPIC.name[language]} (${t("state.todo")})`, topics);
    expect(await position(page)).toBe(1);
    // On arriving at a topic, the user sees its introduction; afterwards that is folded.
    expect(await form.getByText(TOPIC.requiredText[language]).first().isVisible()).toBe(true);
    for (const words of [TOPIC.name[language], t("form.position", { position: 1, of: 5 })]) {
      expect(await page.locator(".section-head").textContent()).toContain(words);
    }
    expect(await questionsLeft(page)).toBe(82);

    // Every required question has a help text.
    for (const question of first.questions.filter(({ isRequired }) => isRequired)) {
      const asked = form.locator(".keep", { has: group(page, language, question) });
      await asked.getByText(t("help.summary"), { exact: true }).click();
      for (const part of ["why", "counts", "evidence"] as const) {
        expect(await asked.getByText(question.help?.[part][language] ?? "?").isVisible()).toBe(true);
      }
    }

    // The number of open questions follows the answers, with each save if scripts run.
    const [question] = await answerRequired(page, language, 80, { only: 1 });
    if (scripts) await expect.poll(() => questionsLeft(page)).toBe(81);
    await saveSection(page, language, scripts);
    expect(await questionsLeft(page)).toBe(81);
    // The position on the page is kept.
    if (!scripts) expect(new URL(page.url()).hash).toBe(`#${question.id}`);
    await page.reload();
    expect(await form.getByText(TOPIC.requiredText[language]).first().isVisible()).toBe(false);
    await form.getByText(say("about")).first().click();
    for (const words of [
      TOPIC.description[language],
      TOPIC.requiredText[language],
      PLACES[1]?.dimension.description[language] ?? "?",
      `${say("overview.required", { n: 2 })}, ${say("overview.optional", { n: 1 })}`,
    ]) {
      expect(await form.getByText(words, { exact: true }).isVisible()).toBe(true);
    }
    await answerRequired(page, language, 80);
    await press(page, t("form.next"));
    expect(await page.locator(".toast").count()).toBe(0);
    const sections = topics.getByRole("list", { name: TOPIC.name[language] }).getByRole("button");
    expect(await sections.count()).toBe(5);
    expect(await sections.first().getAttribute("aria-label")).toContain(t("state.done"));
    await andArrive(page, () => sections.first().click());
    expect(await position(page)).toBe(1);

    // The points so far; a No adds nothing.
    await choose(page, language, question, "no");
    await press(page, points("link"), main);
    expect(whereIs(page)).toBe(`/points/${id}`);
    expect(await main.textContent()).toContain(points("sum", { correct: 1, total: 80 }));
    expect(await main.textContent()).toContain(points("standing", { level: common("levels.laggard") }));
    expect(await main.textContent()).toContain(points("answered", { answered: 2, total: 80 }));
    await main.getByText(points("topicLabel", { topic: TOPIC.name[language], correct: 1, total: 10 })).click();
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

    // After twenty minutes the page suggests a break, once.
    const breaks = page.getByRole("dialog", { name: pause("pause.title") });
    const turn = () => press(page, t("form.previous"));
    await haveBegun(19, visit);
    await turn();
    expect(await breaks.count()).toBe(0);
    await haveBegun(20, visit);
    await turn();
    expect(await breaks.textContent()).toContain(pause("pause.text"));
    await follow(page, pause("pause.go"), breaks);
    expect(await position(page)).toBe(0);
    await turn();
    expect(await breaks.count()).toBe(0);
    await haveBegun(20, visit);
    await turn();
    await follow(page, pause("pause.stop"), breaks);
    expect(whereIs(page)).toBe("/user/history");
  });
});
