import type { BrowserContext } from "playwright";
import { describe, expect, test } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { OTHER_TEXTS } from "../../scripts/demo/answers";
import { readinessV1 } from "../support/published";
import { violationsOn } from "./support/accessibility";
import { andArrive, chooseLanguage, follow, press, signIn, textSeen, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { englishLeftOn } from "./support/english";
import { choose, group, isChosen, questionsLeft } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** A reworded question, the one next to it, which is reworded too, and a replaced one: as they were, and as they are now. */
const [BEFORE, AFTER] = [
  { catalogue: readinessV1, replaced: "climate-action.commit.2" },
  { catalogue: newestReadiness, replaced: "climate-action.commit.emissions-target" },
].map(({ catalogue, replaced: id }) => {
  const [reworded, beside, replaced] = ["climate-action.learn.2", "climate-action.learn.1", id].map(
    (each) => findQuestion(catalogue, each)?.question,
  );
  if (!reworded || !replaced || !beside) throw new Error("The questionnaire has no such questions");
  return { reworded, replaced, beside };
});

/** The session of the first sign-in, for all tests: an account may sign in only ten times in a quarter of an hour. */
const session: Awaited<ReturnType<BrowserContext["cookies"]>> = [];

describe.each(waysOf("resync"))("a resync with newer questions (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "drafts");
  const say = text(language, "answering");
  const words = text(language, "assessment");
  const flash = text(language, "flash");

  test("lists what is kept, changed, removed and added before asking, and then does exactly that", async () => {
    if (!BEFORE || !AFTER) throw new Error("No versions");
    const { page, context } = await browser.visit({ language, scripts });
    if (session.length > 0) await context.addCookies(session);
    await page.goto("/login");
    if (session.length === 0) {
      await signIn(page, language, DEMO_ACCOUNTS.resting);
      session.push(...(await context.cookies()));
    }
    // When signed in, the language is that of the account, and the previous test may have left it in any of the three.
    await chooseLanguage(page, language);
    await page.goto("/user/history?dialog=none");
    const main = page.getByRole("main");
    expect(await main.textContent()).toContain(t("resync.available"));
    // Each way has its own draft, because the changes to it are permanent (KOMPAS_FORMER_DRAFTS).
    const looks = main.getByRole("link", { name: t("resync.look"), exact: true });
    const outdated = await looks.count();
    await andArrive(page, () => looks.first().click());
    const path = whereIs(page);
    const id = path.replace("/resync/", "");
    const goTo = (sectionId: string) => page.goto(`/${id}?section=${sectionId}`);
    const answerTo = (question: Question) =>
      group(page, language, question)
        .locator("input:checked")
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value")));

    // The form has a link there too, which first saves the page.
    await goTo("climate-action.learn");
    const reworded = await answerTo(BEFORE.reworded);
    expect(reworded).toHaveLength(1);
    const given = (await isChosen(page, language, BEFORE.beside, "yes")) ? "no" : "yes";
    await choose(page, language, BEFORE.beside, given);
    await press(page, t("actions.resync.name"), page.locator("#section-form"));
    expect(whereIs(page)).toBe(path);

    expect(await main.textContent()).toContain(t("resync.lead"));
    for (const kind of ["confirm", "dropped", "added"] as const) {
      const [, said = "?"] = t(`resync.${kind}`, { count: 99 }).split("99");
      expect(await main.textContent()).toContain(said);
    }
    const list = (name: "dropped" | "changed" | "added") =>
      textSeen(
        main
          .locator("section")
          .filter({ has: page.getByRole("heading", { level: 2, name: t(`resync.lists.${name}`) }) }),
      );
    const dropped = await list("dropped");
    for (const words of [
      BEFORE.replaced.text[language],
      t("resync.answer", { answer: "" }),
      t("resync.reasons.gone"),
    ]) {
      expect(dropped).toContain(words);
    }
    const changed = await list("changed");
    for (const words of [
      t("resync.change.wording"),
      t("resync.before") + BEFORE.reworded.text[language],
      t("resync.after") + AFTER.reworded.text[language],
      t("resync.fate.confirm"),
    ]) {
      expect(changed).toContain(words);
    }
    expect(await list("added")).toContain(AFTER.replaced.text[language]);
    await main.getByText(t("resync.lists.kept"), { exact: true }).click();
    const kept = findQuestion(readinessV1, "company-profile.authorised")?.question.text[language] ?? "?";
    expect(await main.getByText(kept, { exact: true }).isVisible()).toBe(true);

    expect(await violationsOn({ page, scripts }, [360])).toEqual([]);
    const english = await englishLeftOn(page, language);
    // What the company has written stays as written.
    expect(english.filter((said) => !OTHER_TEXTS.en.some((own) => said.includes(own)))).toEqual([]);

    await follow(page, t("resync.button"), main);
    const dialog = page.getByRole("dialog", { name: t("resync.ask.title") });
    expect(await dialog.textContent()).toContain(t("resync.ask.unsaved"));
    expect(await dialog.textContent()).toContain(t("resync.dropped", { count: 99 }).split("99")[1]);
    expect(await violationsOn({ page, scripts }, [360])).toEqual([]);
    await follow(page, t("resync.ask.back"), dialog);
    expect(whereIs(page)).toBe(path);
    expect(await main.textContent()).toContain(t("resync.lead"));
    await goTo("climate-action.learn");
    expect(await answerTo(BEFORE.reworded)).toEqual(reworded);

    await page.goto(path);
    await follow(page, t("resync.button"), main);
    await press(page, t("resync.ask.confirm"), dialog);
    // The form continues at the first open question.
    expect(whereIs(page)).toBe(`/${id}?section=climate-action.assess&resumed`);
    expect(await page.locator(".toast").last().textContent()).toBe(flash("questionsResynced"));

    // Both answers are still there under the new words and wait to be confirmed.
    await goTo("climate-action.learn");
    const form = page.locator("#section-form");
    const toConfirm = form.getByText(say("unconfirmed.reset"), { exact: true });
    expect(await form.textContent()).not.toContain(BEFORE.reworded.text[language]);
    expect(await answerTo(AFTER.reworded)).toEqual(reworded);
    expect(await toConfirm.count()).toBe(2);
    expect(await group(page, language, AFTER.reworded).textContent()).toContain(say("unconfirmed.reset"));
    expect(await isChosen(page, language, AFTER.beside, given)).toBe(true);
    const left = await questionsLeft(page);
    await press(page, words("form.save"), main);
    expect(await toConfirm.count()).toBe(0);
    expect(await answerTo(AFTER.reworded)).toEqual(reworded);
    expect(await questionsLeft(page)).toBe(left - 2);

    // The removed answer is gone with its question, and the new question is still open.
    await goTo("climate-action.commit");
    expect(await form.textContent()).not.toContain(BEFORE.replaced.text[language]);
    expect(await answerTo(AFTER.replaced)).toEqual([]);

    await page.goto("/user/history?dialog=none");
    expect(await looks.count()).toBe(outdated - 1);
    expect(await main.locator(`a[href="${path}"]`).count()).toBe(0);
  });
});
