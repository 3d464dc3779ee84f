import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { andArrive, press } from "./support/actions";
import { useBrowser } from "./support/browser";
import { newAccount } from "./support/company";
import { chooseState, startRegistration } from "./support/registration";
import { text } from "./support/texts";
import { startTurnstileServer } from "./support/turnstile-server";

const t = text("en", "account");
const common = text("en", "common");

/** What Cloudflare's script does for a page, as far as our script can tell: it draws a frame, and calls back when told to. */
const FAKE_SCRIPT = `
  window.turnstile = {
    render(box, options) {
      const frame = document.createElement("iframe");
      frame.src = "https://challenges.cloudflare.com/widget/" + options.action + "/" + options.language;
      frame.title = "Widget";
      frame.width = options.size === "compact" ? 150 : 300;
      box.append(frame);
      window.solveWidget = (name) => options.callback("token|localhost|" + options.action + "|" + name);
      window.expireWidget = () => options["expired-callback"]();
      window.breakWidget = () => options["error-callback"]("300010");
      return "widget-1";
    },
    remove() {}, reset() {}, getResponse() {}, isExpired() { return false; },
  };
  window.onloadTurnstileCallback?.();
`;

async function routeTurnstile(context: BrowserContext): Promise<void> {
  await context.route("https://challenges.cloudflare.com/**", (route) =>
    new URL(route.request().url()).pathname.endsWith("/api.js")
      ? route.fulfill({ contentType: "text/javascript", body: FAKE_SCRIPT })
      : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Widget</title>" }),
  );
}

type Widget = { solveWidget(name: string): void; expireWidget(): void; breakWidget(): void };
const solve = (page: Page, name: string) =>
  page.evaluate((token) => (window as unknown as Widget).solveWidget(token), name);
const expire = (page: Page) => page.evaluate(() => (window as unknown as Widget).expireWidget());
const fail = (page: Page) => page.evaluate(() => (window as unknown as Widget).breakWidget());

describe("pages behind Turnstile", () => {
  const browser = useBrowser();
  let server: Awaited<ReturnType<typeof startTurnstileServer>>;
  beforeAll(async () => {
    server = await startTurnstileServer();
  }, 180_000);
  afterAll(() => server?.stop());

  test.each([360, 1280])(
    "keep the sign-in button disabled until the widget is solved, also after a refusal (%i px)",
    async (width) => {
      const { page, context, expectStatus } = await browser.visit({ width });
      await routeTurnstile(context);
      await page.goto(`${server.address}/login`);
      const frame = page.locator("iframe[title=Widget]");
      const submit = page.getByRole("button", { name: t("signIn.submit"), exact: true });
      await page.getByLabel(t("signIn.email"), { exact: true }).fill("nobody@example.com");
      await page.getByLabel(t("signIn.password"), { exact: true }).fill("a quiet river bend");
      for (const turn of ["first", "second"]) {
        await frame.waitFor();
        expect(await frame.getAttribute("src")).toBe("https://challenges.cloudflare.com/widget/sign-in/en");
        expect(await frame.getAttribute("width")).toBe(width === 360 ? "150" : "300");
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await submit.isDisabled()).toBe(true);
        await solve(page, `${turn}-${width}`);
        expect(await submit.isDisabled()).toBe(false);
        await expire(page);
        expect(await submit.isDisabled()).toBe(true);
        await solve(page, `${turn}-${width}`);
        await page.getByLabel(t("signIn.password"), { exact: true }).fill("not my password");
        expectStatus(400, /^\/login$/);
        await press(page, t("signIn.submit"));
        expect(await page.getByRole("alert").first().textContent()).toContain(t("errors.signIn"));
      }
      expect(server.verifier.asked.slice(-2).map(({ response }) => response)).toEqual([
        `token|localhost|sign-in|first-${width}`,
        `token|localhost|sign-in|second-${width}`,
      ]);
    },
  );

  test("report a broken widget, and let no visitor continue", async () => {
    const { page, context } = await browser.visit();
    await routeTurnstile(context);
    await page.goto(`${server.address}/login`);
    await page.locator("iframe[title=Widget]").waitFor();
    await fail(page);
    expect(await page.getByText(text("en", "captcha")("widget.failed")).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: t("signIn.submit"), exact: true }).isDisabled()).toBe(true);
  });

  test("let no visitor in when the verifier does not answer, and link the error summary to the widget", async () => {
    const { page, context, expectStatus } = await browser.visit();
    await routeTurnstile(context);
    await page.goto(`${server.address}/login`);
    await page.locator("iframe[title=Widget]").waitFor();
    await page.getByLabel(t("signIn.email"), { exact: true }).fill("nobody@example.com");
    await page.getByLabel(t("signIn.password"), { exact: true }).fill("a quiet river bend");
    await solve(page, "unheard");
    server.verifier.fates.push("error", "error");
    expectStatus(503, /^\/login$/);
    await andArrive(page, () => page.getByRole("button", { name: t("signIn.submit"), exact: true }).click());
    await page.getByRole("link", { name: text("en", "captcha")("unavailable") }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("captcha");
  });

  test("complete a registration with a widget answer issued for a registration", async () => {
    const visit = await browser.visit();
    const { page, context } = visit;
    await routeTurnstile(context);
    const person = newAccount();
    await startRegistration(visit, person, server.address);
    await page.goto(`${server.address}/register?step=3`);
    await page.locator("iframe[title=Widget]").waitFor();
    const part = (name: string) => page.locator(`main [name=${name}]`);
    await chooseState(visit, "ZA-GP");
    await part("city").fill("Johannesburg");
    await part("companySize").selectOption("300k-3m");
    await part("terms").check();
    const create = page.getByRole("button", { name: t("signUp.create"), exact: true });
    expect(await create.isDisabled()).toBe(true);
    await solve(page, "registration");
    expect(await create.isDisabled()).toBe(false);
    await press(page, t("signUp.create"));
    expect(new URL(page.url()).pathname).toBe("/register/sent");
    expect(await page.getByRole("status").last().textContent()).toContain(text("en", "flash")("signedUp"));
    expect(server.verifier.asked.at(-1)?.response).toBe("token|localhost|sign-up|registration");
  });

  test("say plainly without scripts that the check needs them, and how to contact support", async () => {
    const visit = await browser.visit({ scripts: false });
    await startRegistration(visit, newAccount(), server.address);
    for (const path of ["/login", "/register?step=3", "/forgotPassword"]) {
      await visit.page.goto(server.address + path);
      const note = visit.page.locator("noscript p");
      expect(await note.textContent()).toBe(text("en", "captcha")("widget.noScript"));
      expect(await note.isVisible()).toBe(true);
      const contact = visit.page.getByRole("contentinfo").getByRole("link", { name: common("shell.contact") });
      expect(await contact.getAttribute("href")).toMatch(/^mailto:\S+@/);
    }
  });
});
