import { describe, expect, test } from "vitest";
import { TOKENS_PATH } from "~/core/addresses/account";
import { CONNECT_PATH, membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { readCsv } from "../support/csv";
import { violationsOn } from "./support/accessibility";
import { follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInCorporate } from "./support/corporate";
import { text } from "./support/texts";

describe("a spreadsheet that reads what companies share", () => {
  const browser = useBrowser();

  test.each([true, false])(
    "a buyer finds the page from its list, makes a token, and the copied query loads the companies; scripts %s",
    async (scripts) => {
      const visit = await browser.visit({ scripts });
      const { page, context } = visit;
      const [t, tokens, members] = [text("en", "connect"), text("en", "tokens"), text("en", "members")];
      await signInCorporate(visit);
      await page.goto(membersPath(READINESS));
      await page
        .locator("summary")
        .filter({ hasText: members("actions.all") })
        .click();
      await follow(page, t("title"));
      await page.waitForURL(`**${CONNECT_PATH}`);
      const main = page.getByRole("main");
      const name = `Power BI ${Date.now()}`;
      const queries = await main.locator("pre").allTextContents();
      expect(queries).toHaveLength(3);
      if (scripts) {
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await main
          .getByRole("button", { name: t("paste.copy") })
          .first()
          .click();
        await main.getByText(t("paste.copied"), { exact: true }).first().waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(queries[0]);
      }
      await follow(page, tokens("title"), main);
      expect(whereIs(page)).toBe(TOKENS_PATH);
      await page.getByRole("link", { name: t("title") }).waitFor();
      await page.getByLabel(tokens("make.name")).fill(name);
      await page.getByLabel(tokens("scopes.read-network.name")).check();
      await page.getByLabel(tokens("make.day", { count: 30 })).check();
      await page.locator("main input[name=password]").fill(DEMO_ACCOUNTS.corporate.password);
      await press(page, tokens("make.submit"));
      const token = await page.getByLabel(tokens("new.token"), { exact: true }).inputValue();

      // What Power Query does with each query: it asks for the address, and signs in with a name and a password.
      const ask = (query: string, headers: Record<string, string> = {}) =>
        fetch(/Web\.Contents\("([^"]+)"\)/.exec(query)?.[1] ?? "", { headers });
      const challenge = await ask(queries[0] ?? "");
      expect([challenge.status, challenge.headers.get("WWW-Authenticate")]).toEqual([
        401,
        expect.stringMatching(/^Basic realm="Kompas"/),
      ]);
      const tables = [];
      for (const query of queries) {
        const answer = await ask(query, { Authorization: `Basic ${btoa(`excel:${token}`)}` });
        expect(answer.status).toBe(200);
        const [header = [], ...lines] = readCsv(await answer.text());
        // The types that the query gives are of columns that are there.
        for (const [, column = ""] of query.matchAll(/\{"([^"]+)",/g)) expect(header).toContain(column);
        expect(lines.filter(([key = ""]) => !/^[\w-]+\/\w+$/.test(key))).toEqual([]);
        tables.push(lines.length);
      }
      expect(tables[0]).toBeGreaterThan(40);
      expect(tables[1]).toBeGreaterThan(400);
      expect(tables[2]).toBeGreaterThan(20);
      await page.goto(TOKENS_PATH);
      await follow(page, tokens("revokeNamed", { name }));
      await press(page, tokens("ask.confirm"));
    },
  );

  test.each(LANGUAGES)("its page fits a phone and breaks no rule of accessibility: %s", async (language) => {
    const visit = await browser.visit({ scripts: false, language });
    const { page } = visit;
    await signInCorporate(visit);
    await page.goto(CONNECT_PATH);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(await violationsOn(visit)).toEqual([]);
  });
});
