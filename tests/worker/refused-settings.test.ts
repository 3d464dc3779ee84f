import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import type { Bindings } from "~/platform/env";
import { send } from "../support/pages";
import { testEnv } from "../support/worker";

/** A deployment's settings; the tests' own are those of a developer. */
const deployed = (settings: Partial<Bindings> = {}): typeof testEnv => ({
  ...testEnv,
  APP_URL: "https://kompas.test",
  DEMO: "",
  WEBHOOKS_LOCAL: "",
  COMPANY_SIGN_IN: "",
  DNS_URL: "",
  CONTACT_EMAIL: "help@kompas.test",
  MAIL_FROM: "no-reply@kompas.test",
  RESPONSIBLE_NAME: "A Network",
  RESPONSIBLE_ADDRESS: "2 Main Road, Durban",
  MAIL_TRANSPORT: "http",
  MAIL_HTTP_URL: "https://mail.kompas.test",
  MAIL_HTTP_KEY: "the-mail-key",
  BACKUP_KEY: `MII${"A".repeat(397)}`,
  ...settings,
});

afterEach(() => vi.restoreAllMocks());

it("a deployment with valid settings answers requests", async () => {
  const response = await send("/login", {}, deployed());
  await response.body?.cancel();
  expect(response.status).toBe(200);
});

describe("a deployment with local mail", () => {
  const env = deployed({ MAIL_TRANSPORT: "local" });

  it.each(["/", "/login", "/dev/mailbox", "/dev/mailbox.json?to=x", "/api/auth/captcha", "/nothing", "/robots.txt"])(
    "answers %s with 503, and names the setting in the log",
    async (path) => {
      const log = vi.spyOn(console, "error").mockReturnValue();
      const response = await send(path, {}, env);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "600"]);
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      await response.body?.cancel();
      const [[line]] = log.mock.calls as [[string]];
      expect(JSON.parse(line)).toEqual({
        level: "error",
        event: "settings-refused",
        requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
        settings: expect.stringMatching(/^MAIL_TRANSPORT /),
      });
      expect(line).not.toContain(env.SECRET_KEY);
    },
  );

  it.each(LANGUAGES)("says that it is not ready in %s, on a page and in an API response", async (language) => {
    const headers = { "Accept-Language": language };
    const { title, text } = resources[language].common.errors.unready;
    const page = await send("/login", { headers }, env);
    expect(page.headers.get("Content-Language")).toBe(language);
    const html = await page.text();
    expect(html).toContain(`<h1>${title}</h1><p>${text}</p>`);
    expect(html).toMatch(new RegExp(`<p>${resources[language].common.errors.number} <code>[0-9a-f]{16}</code></p>`));
    const call = await send("/api/users/me", { headers }, env);
    const requestId = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(await call.json()).toEqual({ statusCode: 503, message: title, errorMessage: title, errors: {}, requestId });
  });
});

it.each<[string, Partial<Bindings>]>([
  ["DEMO", { DEMO: "yes" }],
  ["APP_URL", { APP_URL: "http://kompas.test" }],
  ["SECRET_KEY", { SECRET_KEY: "too-short" }],
  ["CAPTCHA_PROVIDER", { CAPTCHA_PROVIDER: "none" }],
])("a deployment with an unusable %s answers with 503, and names the setting in the log", async (name, settings) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const response = await send("/login", {}, deployed(settings));
  await response.body?.cancel();
  expect(response.status).toBe(503);
  expect(String(log.mock.calls)).toContain(name);
});

describe("the local mailbox", () => {
  const ask = async (host: string) => {
    const response = await send("/dev/mailbox.json", {}, testEnv, `http://${host}`);
    await response.body?.cancel();
    return response.status;
  };

  it("is reachable only from this machine, whatever the settings", async () => {
    for (const host of ["localhost:8787", "127.0.0.1", "[::1]:8787"])
      expect([host, await ask(host)]).toEqual([host, 200]);
    for (const host of ["kompas.test", "192.168.1.20:8787", "localhost.kompas.test"]) {
      expect([host, await ask(host)]).toEqual([host, 404]);
    }
  });
});
