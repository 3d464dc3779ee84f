import { describe, expect, test } from "vitest";
import { focused, follow, press, whereIs } from "./support/actions";
import { BASE_URL, useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const PATH = "/user/access-tokens";

describe.each(waysOf("access-tokens"))("access for other systems (%s, scripts %s)", (language, scripts) => {
  const browser = useBrowser();
  const [t, security] = [text(language, "tokens"), text(language, "security")];

  test("a token is made, copied, used and revoked", async () => {
    const visit = await browser.visit({ language, scripts });
    const { page, context } = visit;
    const { password } = await signInNewCompany(visit);
    await page.goto("/user/security");
    await follow(page, security("guards.manageTokens"));
    expect(whereIs(page)).toBe(PATH);
    await page.getByRole("heading", { name: t("empty") }).waitFor();
    visit.expectStatus(400, /access-tokens$/);
    await press(page, t("make.submit"));
    const links = page.getByRole("alert").getByRole("link");
    await expect.poll(() => focused(page)).toBe(await page.getByRole("alert").getAttribute("id"));
    expect(await links.allTextContents()).toEqual([
      security("codeErrors.tokenName"),
      security("codeErrors.tokenScopes"),
      security("codeErrors.password"),
    ]);
    await links.nth(1).click();
    expect(await page.locator("#make-token-scopes:target").getAttribute("type")).toBe("checkbox");

    await page.getByLabel(t("make.name")).fill("Accounting");
    await page.getByLabel(t("scopes.read-results.name")).check();
    await page.getByLabel(t("make.day", { count: 30 })).check();
    await page.locator("main input[name=password]").fill(password);
    await press(page, t("make.submit"));
    const token = await page.getByLabel(t("new.token"), { exact: true }).inputValue();
    expect(token).toMatch(/^kompas_[\w-]{43}$/);
    const copy = page.getByRole("button", { name: t("new.copy"), exact: true });
    if (scripts) {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await copy.click();
      await page.getByText(t("new.copied"), { exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    } else {
      expect(await copy.isVisible()).toBe(false);
    }
    const first = () =>
      fetch(`${BASE_URL}/api/users/submissions/latest`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await first()).status).toBe(200);

    await follow(page, t("new.done"));
    expect(await page.content()).not.toContain(token);
    expect(await page.getByRole("main").textContent()).toContain(t("scopes.read-results.name"));
    await follow(page, t("revokeNamed", { name: "Accounting" }));
    await follow(page, t("ask.back"));
    expect((await first()).status).toBe(200);
    await follow(page, t("revokeNamed", { name: "Accounting" }));
    await press(page, t("ask.confirm"));
    expect(await page.getByRole("main").textContent()).toContain(t("state.revoked"));
    expect((await first()).status).toBe(401);
  });
});
