import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "~/core/language";
import { navItemOf } from "~/foundation/shell/nav-item";
import { leftoversInHtml } from "../../support/leftovers";
import { overflowOf, violationsOn } from "./accessibility";
import { useBrowser } from "./browser";
import { englishLeftOn } from "./english";
import { htmlFaultsOf, watchDocuments } from "./html";
import { linkChecker } from "./links";
import { STOPS } from "./page-tour";
import { looseScriptsOn, watchPolicy } from "./scripts";
import { prepareVisitors, type Visitors } from "./tour";
import { isEvery } from "./ways";

const PHONE = 360;
const DESK = 1280;

/** The signature pad with the React that draws it, after gzip. */
const MAX_PAD_BYTES = 54 * 1024;
/** After gzip, for pages with a script. */
const MAX_SCRIPT_BYTES = 3.5 * 1024;
/** For a page that hydrates. The aim is 130; the framework, the frame of all pages and its texts are 116 of them. */
const MAX_LIVE_BYTES = 134 * 1024;
/** The data of a page that hydrates, and what the framework says of its routes, beside the markup. */
const MAX_DATA_BYTES = 12 * 1024;
const MAX_HTML_BYTES = 14 * 1024;
/** For a statistics page, whose charts the server has drawn for each width. */
const MAX_CHARTS_BYTES = 32 * 1024;
/** For a printable report, which lists every required question with its answer. */
const MAX_REPORT_BYTES = 16 * 1024;

/** How each language visits the pages: with or without scripts, light or dark. */
const TOURS: Record<Language, { scripts: boolean; scheme: "light" | "dark" }> = {
  en: { scripts: true, scheme: "light" },
  fr: { scripts: false, scheme: "light" },
  ms: { scripts: true, scheme: "dark" },
};

const NUMBERED = STOPS.map((each, number) => ({ ...each, number }));
type Numbered = (typeof NUMBERED)[number];

/**
 * Whether this language inspects a stop closely: one language does. It runs axe, at one of two widths, and the HTML checker, and follows
 * every link.
 */
function isTurnOf(language: Language, { only, number }: Pick<Numbered, "only" | "number">): boolean {
  return language === (only ?? LANGUAGES[number % LANGUAGES.length]);
}

/** Whether a language visits a stop: when it inspects it, when a later stop depends on it, and always with KOMPAS_EVERY_WAY. */
function isMet(language: Language, each: Numbered): boolean {
  if (each.only) return each.only === language;
  return isEvery || !each.isAlone || isTurnOf(language, each);
}

/** Every page in one language: fit for a phone, accessible, entirely in that language, and working without scripts. */
export function describePages(language: Language): void {
  const { scripts, scheme } = TOURS[language];
  describe(`every page in ${language}, scripts ${scripts ? "on" : "off"}`, () => {
    const browser = useBrowser();
    const deadLinksOn = linkChecker();
    const sizes = new Map<string, Promise<{ body: string; bytes: number }>>();
    let visitors: Visitors;
    beforeAll(async () => {
      visitors = await prepareVisitors(() => browser.visit({ language, scripts, scheme, width: PHONE }));
    });

    /** The size of a script as sent over the network, fetched once. */
    const sizeOf = (url: string) => {
      const size = sizes.get(url) ?? fetch(url).then(async (answer) => weigh(await answer.text()));
      sizes.set(url, size);
      return size;
    };

    /** The visitors, with the newcomer in another browser with the same session. */
    const withScripts = async (): Promise<Visitors> => {
      const { account, context } = visitors.newcomer;
      const lent = await browser.visit({ language, scheme, width: PHONE });
      await lent.context.addCookies(await context.cookies());
      return { ...visitors, newcomer: { ...lent, account } };
    };

    test.each(NUMBERED.filter((each) => isMet(language, each)))(
      "$name",
      async ({ open, needsScripts = false, ...stop }) => {
        const isTurn = isTurnOf(language, stop);
        const met = needsScripts && !scripts ? await withScripts() : visitors;
        const hasScripts = needsScripts || scripts;
        const loaded = new Set<string>();
        const pages = Object.values(met).map(({ page }) => page);
        const collect = (request: Request) => {
          if (request.resourceType() === "script") loaded.add(request.url());
        };
        for (const page of pages) {
          page.on("requestfinished", collect);
          watchPolicy(page);
          if (page.viewportSize()?.width !== PHONE) await page.setViewportSize({ width: PHONE, height: 900 });
        }
        const lastDocument = watchDocuments(pages);
        const { page, html } = await open(met);
        for (const each of pages) each.off("requestfinished", collect);
        const served = await lastDocument();
        if (isTurn) expect.soft(htmlFaultsOf(served), "HTML as it was served").toEqual([]);

        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        expect.soft(await overflowOf(page), "wider than a phone").toEqual([]);
        expect.soft(await marksItsPlace(page), "the place in the header").toBe(true);
        expect.soft(await englishLeftOn(page, language), "English left").toEqual([]);
        // The questionnaire editor shows where the names of companies and dimensions go.
        if (!/\/admin\/questionnaires\/./.test(page.url()))
          expect.soft(leftoversInHtml(await page.content()), "places without a value, and keys").toEqual([]);
        expect.soft(await looseScriptsOn(page), "scripts without the nonce").toEqual([]);
        // In each language, the demo company's reader is a different person with different permissions.
        const isAll = page.context() === visitors.reader.context;
        if (isTurn || isAll) expect.soft(await deadLinksOn(page), "links that lead nowhere").toEqual([]);
        const tags = await page.locator("script, link[rel=modulepreload]").count();
        const width = stop.number % 2 === 0 ? PHONE : DESK;
        if (isTurn)
          expect.soft(await violationsOn({ page, scripts: hasScripts }, [width]), "accessibility").toEqual([]);

        const { hasAutosave, isEnhanced, hasPasskeys, hasUpload, hasWhatIf, hasFiles, takesAlong } = stop;
        const { hasPad = false, hasPreview = false, hydrates = false } = stop;
        const own = [hasAutosave, isEnhanced, hasPasskeys, hasUpload, hasWhatIf, hasFiles, takesAlong];
        const modules = [...own, hasPad, hasPreview].filter(Boolean);
        if (!hydrates) expect.soft(tags, "elements that load a script").toBe(modules.length);
        // The PDF viewer is large, and is fetched only for users who open a preview.
        if (hasPreview) return;
        const sized = await Promise.all([...loaded].map(sizeOf));
        const bytes = sized.reduce((sum, size) => sum + size.bytes, 0);
        const most = hasPad ? MAX_PAD_BYTES : hydrates ? MAX_LIVE_BYTES : MAX_SCRIPT_BYTES;
        expect.soft(bytes, "bytes of script").toBeLessThanOrEqual(hasScripts && modules.length > 0 ? most : 0);
        if (modules.length > 0 && !hasPad) {
          const [maxOfReport, maxOfCharts] = [stop.isReport && MAX_REPORT_BYTES, stop.hasCharts && MAX_CHARTS_BYTES];
          const data = [...html.matchAll(INLINE_SCRIPT)].join("\n");
          if (hydrates) expect.soft(weigh(data).bytes, "bytes of data").toBeLessThanOrEqual(MAX_DATA_BYTES);
          expect
            .soft(weigh(html.replaceAll(INLINE_SCRIPT, "")).bytes, "bytes of the document")
            .toBeLessThanOrEqual(maxOfReport || maxOfCharts || MAX_HTML_BYTES);
          const loadedText = sized.map(({ body }) => body).join("\n");
          if (!hydrates) expect.soft(loadedText, "a framework").not.toMatch(/react|remix|hydrat/i);
        }
      },
    );
  });
}

const INLINE_SCRIPT = /<script.*?<\/script>/gs;

/** A text and its size in bytes after gzip. */
function weigh(body: string) {
  return { body, bytes: gzipSync(body).byteLength };
}

/** Whether the header marks the place that the page belongs to, and marks none if there is none. */
async function marksItsPlace(page: Page): Promise<boolean> {
  const header = page.locator("body > div > header");
  const marked = await header.locator("nav a[aria-current], summary[aria-current]").count();
  const isKnown = (await header.locator("nav").count()) > 0;
  return !isKnown || marked > 0 === (navItemOf(new URL(page.url()).pathname) !== null);
}
