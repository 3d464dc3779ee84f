import { describe, expect, test } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { readinessV1 } from "../support/published";
import { violationsOn } from "./support/accessibility";
import { follow, openPart, signIn } from "./support/actions";
import { useBrowser } from "./support/browser";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

describe.each(waysOf("two-versions"))(
  "results of the first and of the second questionnaire (%s, scripts: %s)",
  (language, scripts) => {
    const browser = useBrowser();
    const t = text(language, "results");
    const say = (catalogue: Catalogue, id: string) => {
      const question = findQuestion(catalogue, id)?.question;
      if (!question) throw new Error(`No question ${id}`);
      return question.text[language];
    };

    test("appear side by side, each in its own words, with what was added and removed between them", async () => {
      const { page } = await browser.visit({ language, scripts });
      const main = page.getByRole("main");
      await page.goto("/login");
      const { email, password } = DEMO_ACCOUNTS.corporate;
      await signIn(page, language, {
        email: language === "en" ? email : email.replace("@", `-${language}@`),
        password,
      });
      await page.goto("/user/history?dialog=none");
      const links = await main
        .locator('a[href^="/user/dashboard/"]')
        .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute("href")?.split(/[?#]/)[0] ?? ""))]);
      expect(links).toHaveLength(2);
      const [later = "", former = ""] = links;

      await page.goto(later);
      const since = await openPart(page, t("since.title"));
      await follow(page, t("since.ask"), since);
      const words = (await since.textContent()) ?? "";
      for (const change of ["new", "gone"] as const) expect(words).toContain(t(`since.change.${change}`));
      expect(words).toContain(say(newestReadiness, "climate-action.commit.emissions-target"));
      expect(words).toContain(say(readinessV1, "climate-action.commit.2"));
      expect(words).toContain(t("since.reworded"));
      expect(await violationsOn({ page, scripts }, [360])).toEqual([]);

      // A submitted assessment still shows the questions as they were asked.
      const [gone, come] = [
        { catalogue: readinessV1, id: "climate-action.commit.2" },
        { catalogue: newestReadiness, id: "climate-action.commit.emissions-target" },
      ].map(({ catalogue, id }) => say(catalogue, id));
      for (const { path, asked, not } of [
        { path: former, asked: gone, not: come },
        { path: later, asked: come, not: gone },
      ]) {
        await page.goto(path.replace("/user/dashboard/", "/pdf/"));
        const report = await main.textContent();
        expect(report).toContain(asked);
        expect(report).not.toContain(not);
      }
    });
  },
);
