import { expect } from "vitest";
import { standardPath, standardsPath } from "~/core/addresses/crosswalk";
import { figuresPrintPath, figuresSectionPath, figuresYearPath, KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { press, whereIs } from "./actions";
import { text } from "./texts";
import { refused, type Stop, stop } from "./tour";

const isEnhanced = true;
/** The year of the demo company's figures, for which its Progress Assessment is completed. */
const YEAR = 2025;

/** The key figures: none yet, a year that has just begun, and those of a company with two completed years. */
export const FIGURES_STOPS: Stop[] = [
  stop("newcomer", "key figures, none yet", KEY_FIGURES_PATH),
  {
    name: "key figures, a year begun",
    async open({ owner: { page, language } }) {
      await page.goto(KEY_FIGURES_PATH);
      await page.locator("#year").selectOption(String(YEAR));
      await press(page, text(language, "figures")("start.button"));
      expect(whereIs(page)).toBe(figuresYearPath(YEAR));
      return { page, html: "" };
    },
  },
  stop("owner", "key figures, asked to erase", `${figuresYearPath(YEAR)}?dialog=erase`),
  refused(
    "owner",
    "key figures of a section",
    figuresSectionPath(YEAR, "company"),
    (language) => text(language, "figures")("form.next"),
    { fill: ({ page }) => page.locator("#turnover").fill("1.234"), status: 422, isEnhanced },
  ),
  stop("reader", "key figures", KEY_FIGURES_PATH),
  stop("reader", "key figures of energy", figuresSectionPath(YEAR, "energy"), { isEnhanced }),
  stop("owner", "standards of a year begun", standardsPath(YEAR)),
  stop("reader", "standards of a year", standardsPath(YEAR)),
  stop("reader", "a standard of a year, by a taxonomy", `${standardPath(YEAR, "vsme")}?open=all`),
  stop("reader", "a standard of a year, what is filled", `${standardPath(YEAR, "sedg")}?show=filled`),
  stop("reader", "key figures on one page", figuresPrintPath(YEAR), { isEnhanced }),
];
