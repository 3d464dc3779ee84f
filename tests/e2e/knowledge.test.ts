import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "~/core/language";
import { ARTICLES } from "~/home/knowledge/content/articles";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** The title of an article: the first line of its text. */
function titleOf(slug: string, language: Language): string {
  const words = readFileSync(`app/home/knowledge/content/${slug}.${language}.md`, "utf8");
  return words.split("\n", 1)[0]?.replace("# ", "") ?? "";
}

describe.each(waysOf("knowledge"))("the Knowledge Base (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const options = { language, scripts, width: scripts ? 1280 : 360 };
  const manual = titleOf("readiness-manual", language);
  const manuals = [manual, titleOf("progress-manual", language)];
  const word = text(language, "common")("levels.laggard").toLowerCase();
  const t = text(language, "knowledge");
  const common = text(language, "common");

  const articles = ({ page }: Visit) => page.locator("main article h3").allTextContents();
  const heading = ({ page }: Visit) => page.getByRole("heading", { level: 1 }).textContent();

  test("can be found, searched, filtered, read and left the way the user came, and says when nothing is found", async () => {
    const visit = await browser.visit(options);
    const { page } = visit;
    await signInNewCompany(visit);
    await page.goto("/user/history?dialog=none");
    await follow(page, common("shell.knowledge"), page.getByRole("main"));
    expect(whereIs(page)).toBe("/knowledge-base");
    expect(await articles(visit)).toHaveLength(ARTICLES.length);

    await page.getByRole("searchbox", { name: t("search.label") }).fill(word);
    await press(page, t("search.submit"));
    expect(await articles(visit)).toContain(manual);
    await follow(page, t("categories.assessment-manuals"));
    expect((await articles(visit)).sort()).toEqual([...manuals].sort());
    expect(await page.getByRole("heading", { name: t("found", { count: manuals.length }) }).isVisible()).toBe(true);
    expect((await page.locator("main mark").first().textContent())?.toLowerCase()).toBe(word);

    const list = whereIs(page);
    await follow(page, manual);
    expect(await heading(visit)).toBe(manual);
    await expectContents(visit);
    await follow(page, t("article.back"), page.getByRole("main").locator("h1").locator(".."));
    expect(whereIs(page)).toBe(list);

    await page.getByRole("searchbox").fill("zzzzz");
    await press(page, t("search.submit"));
    expect(await page.getByRole("heading", { name: t("none.title") }).isVisible()).toBe(true);
    await follow(page, t("none.all"));
    expect(await articles(visit)).toHaveLength(ARTICLES.length);
  });

  /** The contents name every part, and each link goes there. */
  async function expectContents({ page }: Visit) {
    const contents = page.getByText(t("article.contents"), { exact: true }).locator("visible=true");
    if (options.width < 1024) await contents.click();
    const parts = await page.locator("main article h2").allTextContents();
    const links = page.locator("main a[href^='#']").locator("visible=true");
    expect(await links.allTextContents()).toEqual(parts);
    await links.last().click();
    expect(new URL(page.url()).hash).toBe(`#${await page.locator("main article h2").last().getAttribute("id")}`);
    expect(await page.locator("main article h2").last().isVisible()).toBe(true);
  }
});
