import type { CDPSession } from "playwright";
import { describe, expect, test } from "vitest";
import { follow, whereIs } from "./support/actions";
import { ANOTHER, QUESTION, SECTION } from "./support/autosave";
import { useBrowser } from "./support/browser";
import { signInNewCompany, startAssessment } from "./support/company";
import { choose, saveSection } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

interface NotRestored {
  notRestoredExplanations: { reason: string }[];
}

/** Returns a function for why Chromium did not restore pages from its cache, since the last call. */
async function reasonsOf(session: CDPSession): Promise<() => string[]> {
  const reasons: string[] = [];
  await session.send("Page.enable");
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }: NotRestored) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  return () => reasons.splice(0);
}

describe.each(waysOf("stale"))("pages a user returns to (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser({ keepsPages: true });
  const t = text(language, "assessment");
  const common = text(language, "common");

  // Going back within the second before an answer is saved cannot be delayed (docs/decisions/0020).
  test("count answers given since, whether reached by Back or by a link", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page } = visit;
    await signInNewCompany(visit);
    const path = `/${await startAssessment(visit)}?section=${SECTION.id}`;
    const main = page.getByRole("main");
    const shows = (answered: number) =>
      expect.poll(() => main.textContent()).toContain(t("card.answered", { answered, total: 82 }));
    /** Goes back and waits for a requested page; a cached one would not fire the load event. */
    const back = async (to: string) => {
      await page.goBack();
      expect(whereIs(page)).toBe(to);
    };

    await page.goto("/user/history?dialog=none");
    await shows(0);
    await page.goto(path);
    await choose(page, language, QUESTION, "yes");
    if (scripts) await expect.poll(() => page.locator("fieldset[data-kept]").count(), { timeout: 10_000 }).toBe(1);
    else {
      await saveSection(page, language, scripts);
      await back(path);
    }
    await back("/user/history?dialog=none");
    await shows(1);

    await page.goto(path);
    await choose(page, language, ANOTHER, "no");
    if (!scripts) await saveSection(page, language, scripts);
    await follow(page, common("shell.assessments"), page.getByRole("banner"));
    await shows(2);
  });

  test("are never kept by the browser, whatever they show of a user's state", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page, context } = visit;
    await signInNewCompany(visit);
    const id = await startAssessment(visit);
    const reasons = await reasonsOf(await context.newCDPSession(page));
    const paths = ["/user/history?dialog=none", `/topics/${id}`, `/points/${id}`, `/review/${id}`, "/user/profile"];
    for (const path of [...paths, "/user/profile?tab=notifications", "/notifications", "/"]) {
      await page.goto(path);
      const there = whereIs(page);
      await page.goto("/knowledge-base");
      await page.goBack();
      expect(whereIs(page)).toBe(there);
      expect(reasons(), path).toContain("CacheControlNoStoreHTTPOnlyCookieModified");
    }
  });
});
