import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Request } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "~/domain/language";
import { useBrowser } from "./browser";
import { englishLeftOn } from "./english";
import { gzipBytes, prepareVisitors, STOPS, type Visitors } from "./page-tour";

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 900 };

/** After gzip, on pages that carry a script. */
const MOST_SCRIPT_BYTES = 2 * 1024;
const MOST_HTML_BYTES = 14 * 1024;

/** Every page in one language: fit for a phone, accessible, in that language throughout, and without scripts. */
export function describePages(language: Language): void {
  describe(`every page in ${language}`, () => {
    const browser = useBrowser();
    let visitors: Visitors;
    beforeAll(async () => {
      visitors = await prepareVisitors((own) => browser.visit({ language: own }), language);
    });

    test.each(STOPS)("$name", async ({ open, hasAutosave = false, isEnhanced = false, hasPasskeys = false }) => {
      const scripts: string[] = [];
      const { stranger, newcomer, owner } = visitors;
      const pages = [stranger.page, newcomer.page, owner.page];
      const collect = (request: Request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      };
      for (const page of pages) {
        page.on("request", collect);
        await page.setViewportSize(PHONE);
      }
      const { page, html } = await open(visitors);
      for (const each of pages) each.off("request", collect);

      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect.soft(await overflowOf(page), "wider than a phone").toEqual([]);
      expect.soft(await englishLeftOn(page, language), "English left").toEqual([]);
      expect.soft(await violationsOn(page), "accessibility at 360 px").toEqual([]);
      await page.setViewportSize(DESK);
      expect.soft(await violationsOn(page), "accessibility at 1280 px").toEqual([]);

      const bodies = await Promise.all([...new Set(scripts)].map((url) => fetch(url).then((answer) => answer.text())));
      const bytes = bodies.reduce((sum, body) => sum + gzipBytes(body), 0);
      const tags = await page.locator("script, link[rel=modulepreload]").count();
      if (hasAutosave || isEnhanced || hasPasskeys) {
        expect.soft(bytes, "bytes of script").toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
        const modules = [hasAutosave, isEnhanced, hasPasskeys].filter(Boolean);
        expect.soft(tags, "elements that load a script").toBe(modules.length);
        expect.soft(gzipBytes(html), "bytes of the document").toBeLessThanOrEqual(MOST_HTML_BYTES);
        expect.soft(bodies.join("\n"), "a framework").not.toMatch(/react|remix|hydrat/i);
      } else {
        expect.soft({ bytes, tags }, "scripts").toEqual({ bytes: 0, tags: 0 });
      }
    });
  });
}

/** What sticks out of the window to the right, from the outside in; nothing if the page does not scroll sideways. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}
