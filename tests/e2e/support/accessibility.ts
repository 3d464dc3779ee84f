import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import type { Visit } from "./browser";

const require = createRequire(import.meta.url);
/** The very axe that @axe-core/playwright brings; by itself it would send it anew for each width. */
const AXE = readFileSync(createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

interface Results {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}
type WithAxe = { axe: { run(context: Document, options: object): Promise<Results> } };

/** What axe finds wrong with the page as it stands, at each of the widths in turn. */
export async function violationsOn(
  { page, scripts }: Pick<Visit, "page" | "scripts">,
  widths?: number[],
): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(AXE);
  for (const width of widths ?? [page.viewportSize()?.width ?? 0]) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    const { violations } = await page.evaluate((hasTimers) => {
      // Where scripts are off no timer fires, and axe puts its rules off by timers.
      if (!hasTimers) window.setTimeout = ((act: () => void) => act()) as never;
      // By itself it would fetch the style sheets too, for a rule that is off.
      const preload = hasTimers && { assets: ["media"] };
      // Still an experiment of axe's: whoever speaks to the page must be understood when they say what they see.
      const rules = { "label-content-name-mismatch": { enabled: true } };
      const options = { resultTypes: ["violations"], rules, preload, iframes: false };
      return (window as unknown as WithAxe).axe.run(document, options);
    }, scripts);
    for (const { id, nodes } of violations) {
      found.push(...nodes.map((node) => `${id} at ${width} px: ${String(node.target)} ${node.failureSummary ?? ""}`));
    }
  }
  return [...found, ...(await page.evaluate(misnamedSummaries))];
}

/** Folds that are called otherwise than they look, which axe leaves out: it does not know that a summary is pressed. */
function misnamedSummaries(): string[] {
  const plain = (text: string | null) => text?.replaceAll(/\s+/g, " ").trim().toLowerCase() ?? "";
  return [...document.querySelectorAll<HTMLElement>("summary[aria-label]")]
    .filter((summary) => !plain(summary.ariaLabel).includes(plain(summary.textContent)))
    .map((summary) => `a summary called «${summary.ariaLabel}» shows «${summary.textContent}»`);
}

/** What sticks out of the window to the right, from the outside in; nothing if the page does not scroll sideways. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
