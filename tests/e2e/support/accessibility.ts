import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import type { Visit } from "./browser";

const require = createRequire(import.meta.url);
/** The same axe that @axe-core/playwright uses; that package would send it again for each width. */
const AXE = readFileSync(createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

interface Results {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}
type WithAxe = { axe: { run(context: Document, options: object): Promise<Results> } };

/** axe violations on the current page, at each of the widths. */
export async function violationsOn(
  { page, scripts }: Pick<Visit, "page" | "scripts">,
  widths?: number[],
): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(AXE);
  for (const width of widths ?? [page.viewportSize()?.width ?? 0]) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    const { violations } = await page.evaluate((hasTimers) => {
      // With scripts off no timer fires, and axe defers its rules with timers.
      if (!hasTimers) window.setTimeout = ((act: () => void) => act()) as never;
      // By default axe would fetch the style sheets too, for a rule that is off.
      const preload = hasTimers && { assets: ["media"] };
      // Still experimental in axe: users who control the page by voice must be understood when they say what they see.
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

/** Summaries whose accessible name differs from their visible text. axe skips them, because it does not treat a summary as clickable. */
function misnamedSummaries(): string[] {
  const plain = (text: string | null) => text?.replaceAll(/\s+/g, " ").trim().toLowerCase() ?? "";
  return [...document.querySelectorAll<HTMLElement>("summary[aria-label]")]
    .filter((summary) => !plain(summary.ariaLabel).includes(plain(summary.textContent)))
    .map((summary) => `a summary called «${summary.ariaLabel}» shows «${summary.textContent}»`);
}

/** Elements that extend past the right edge of the window, outermost first; empty if the page does not scroll sideways. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
