import type { BrowserContext } from "playwright";
import { describe, expect, test } from "vitest";
import { readinessV1 } from "~/content/readiness/readiness";
import { findQuestion, listSections } from "~/domain/catalogue/lookup";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { formerQuestions } from "../../scripts/demo/former-questions";
import { violationsOn } from "./support/accessibility";
import { chooseLanguage, follow, signIn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { englishLeftOn } from "./support/english";
import { text } from "./support/texts";
import { WAYS } from "./support/ways";

/** A question that has other words by now, and one that has given way to another: as they were, and as they are. */
const [BEFORE, AFTER] = [formerQuestions(readinessV1), readinessV1].map((catalogue) => {
  const reworded = findQuestion(catalogue, "water.assess.1")?.question;
  const section = listSections(catalogue).find((place) => place.section.id === "energy-efficiency.assess")?.section;
  const replaced = section?.questions[1];
  if (!reworded || !replaced) throw new Error("The questionnaire has no such questions");
  return { reworded, replaced };
});

/** Of the one who signs in first, for all: an account is let in ten times in a quarter of an hour. */
const session: Awaited<ReturnType<BrowserContext["cookies"]>> = [];

describe.each(WAYS)("a resync with newer questions (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const t = text(language, "drafts");

  test("lists what stays, changes, goes and comes before it asks, and changes nothing until it is told to", async () => {
    if (!BEFORE || !AFTER) throw new Error("No versions");
    const { page, context } = await browser.visit({ language, scripts });
    if (session.length > 0) await context.addCookies(session);
    await page.goto("/login");
    if (session.length === 0) {
      await signIn(page, language, DEMO_ACCOUNTS.resting);
      session.push(...(await context.cookies()));
    }
    // Signed in, the language is the account's, which the last one has left in one of the three.
    await chooseLanguage(page, language);
    await page.goto("/user/history?dialog=none");
    const main = page.getByRole("main");
    expect(await main.textContent()).toContain(t("resync.available"));
    await follow(page, t("resync.look"), main);
    const path = whereIs(page);

    expect(await main.textContent()).toContain(t("resync.lead"));
    for (const kind of ["confirm", "dropped", "added"] as const) {
      expect(await main.textContent()).toContain(t(`resync.${kind}`, { count: 1 }));
    }
    const list = (name: "dropped" | "changed" | "added") =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: t(`resync.lists.${name}`) }) })
        .textContent();
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
    const kept = findQuestion(readinessV1, "climate-action.assess.1")?.question.text[language] ?? "?";
    expect(await main.getByText(kept, { exact: true }).isVisible()).toBe(true);

    expect(await violationsOn({ page, scripts }, [360])).toEqual([]);
    expect(await englishLeftOn(page, language)).toEqual([]);

    await follow(page, t("resync.button"), main);
    const dialog = page.getByRole("dialog", { name: t("resync.ask.title") });
    expect(await dialog.textContent()).toContain(t("resync.ask.unsaved"));
    expect(await dialog.textContent()).toContain(t("resync.dropped", { count: 1 }));
    expect(await violationsOn({ page, scripts }, [360])).toEqual([]);
    await follow(page, t("resync.ask.back"), dialog);
    expect(whereIs(page)).toBe(path);
    expect(await main.textContent()).toContain(t("resync.lead"));
  });
});
