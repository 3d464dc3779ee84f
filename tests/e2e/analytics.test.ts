import { readFile } from "node:fs/promises";
import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { andArrive, follow, press, signIn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

/** How many companies the first row of the first figure counts, according to its table. */
const companiesOf = async (main: Locator) =>
  Number(await main.locator("figure table tbody tr").first().locator("td").last().textContent());

describe.each(waysOf("analytics"))(
  "the statistics of companies that joined a corporate company (%s, scripts %s)",
  (language, scripts) => {
    const browser = useBrowser();
    const t = text(language, "analytics");

    test("can be filtered, viewed tab by tab, exported to a file, and traced to the companies behind them", async () => {
      const { page, expectStatus } = await browser.visit({ language, scripts });
      const main = page.getByRole("main");
      await page.goto("/login");
      const { email, password } = DEMO_ACCOUNTS.corporate;
      await signIn(page, language, {
        email: language === "en" ? email : email.replace("@", `-${language}@`),
        password,
      });

      // Two choices make a comparison; with only one, the page says which comes first.
      await page.goto("/analytics");
      expect(await main.textContent()).toContain(t("lead.members"));
      await main.locator("select[name=industry]").selectOption({ index: 1 });
      await press(page, t("basic.show"), main);
      expect(await main.textContent()).toContain(t("basic.firstDimension"));
      await main.locator("select[name=dimension]").selectOption("social");
      await press(page, t("basic.show"), main);
      await main.getByRole("heading", { name: t("basic.industryData") }).waitFor();

      await follow(page, t("to.readiness"), main);
      expect(whereIs(page)).toBe("/advanceAnalytics");
      const whole = await companiesOf(main);

      // A filter is part of the address, appears as a chip, and stays across tabs.
      await main
        .locator("summary")
        .filter({ hasText: t("filters.title") })
        .click();
      const industry = main.locator("select[name=industry]");
      const name = (await industry.locator("option").nth(1).textContent()) ?? "";
      await industry.selectOption({ index: 1 });
      await press(page, t("filters.apply"), main);
      expect(new URL(page.url()).searchParams.get("industry")).toMatch(/./);
      const narrowed = await companiesOf(main);
      expect(narrowed).toBeGreaterThan(0);
      expect(narrowed).toBeLessThan(whole);
      const chip = main.getByRole("link", { name: t("filters.remove", { name }) });
      expect(await chip.count()).toBe(1);

      // From a bar to its companies, and back.
      await andArrive(page, () => main.locator("figure svg a:visible").first().click());
      const dialog = page.getByRole("dialog");
      expect(await dialog.locator("tbody tr").count()).toBeGreaterThan(0);
      await andArrive(page, () =>
        dialog
          .getByRole("link", { name: t("list.close"), exact: true })
          .last()
          .click(),
      );
      expect(await page.getByRole("dialog").count()).toBe(0);

      await follow(page, t("tabs.readiness.indicators"), main);
      expect(await main.textContent()).toContain(t("performance.vendors", { count: narrowed }));
      await andArrive(page, () => chip.click());
      // Other tests may add and remove companies in the meantime.
      const isTold = (said: string | null) => (_: unknown, more: number) =>
        said?.includes(t("performance.vendors", { count: whole - 10 + more }));
      expect(Array.from({ length: 30 }).some(isTold(await main.textContent()))).toBe(true);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        main
          .getByRole("link", { name: t("table.csv") })
          .first()
          .click(),
      ]);
      const file = await readFile(await download.path(), "utf8");
      const separator = language === "fr" ? ";" : ",";
      expect(file.split("\r\n")[0]).toBe(
        `\uFEFF${[t("table.subject"), t("table.average"), t("table.spread"), t("table.companies")].join(separator)}`,
      );

      // A single date is not a range.
      expectStatus(422, /advanceAnalytics/);
      await page.goto("/advanceAnalytics?from=2026-01-01");
      expect(await main.textContent()).toContain(t("filters.problems.one-day-only"));

      // Choosing a country loads its states: at once with scripts, otherwise on the next submit. The same goes for the second group.
      await page.goto("/advanceAnalytics?compare=1");
      for (const ending of ["", "2"]) {
        const country = main.locator(`select[name=country${ending}]`);
        const states = main.locator(`select[name=state${ending}] option`);
        expect(await states.count()).toBe(1);
        if (scripts) await andArrive(page, () => country.selectOption("ZA"));
        else {
          await country.selectOption("ZA");
          await press(page, t("filters.apply"), main);
        }
        expect(await country.inputValue()).toBe("ZA");
        // Once applied, the form folds to its chips.
        if (!scripts)
          await main
            .locator("summary")
            .filter({ hasText: t("filters.title") })
            .click();
        expect(await states.count()).toBeGreaterThan(1);
        expect(await main.locator(`select[name=state${ending}]`).isVisible()).toBe(true);
      }

      // Two groups are one chart, each subject with both bars and their difference; ranks have scores.
      await page.goto("/advanceAnalytics?tab=performance&compare=1&country=MY&country2=ZA");
      const pair = main.locator("figure").first();
      expect(await pair.locator("thead th").allTextContents()).toHaveLength(4);
      expect(await pair.locator("svg:visible").count()).toBeGreaterThan(0);
      expect((await main.locator("ol strong").first().textContent()) ?? "").toMatch(/^\d+\s?%$/);
      expect(await main.locator("select[name=country]").isVisible()).toBe(false);

      await page.goto("/progressAdvanceAnalytics");
      await follow(page, t("tabs.progress.emissions"), main);
      expect(await main.textContent()).toContain(t("emissions.totals"));
      expect(await main.locator("table").count()).toBeGreaterThan(0);
    });
  },
);
