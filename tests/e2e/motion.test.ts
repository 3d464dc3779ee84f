import { describe, expect, test } from "vitest";
import { andArrive } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { someOf } from "./support/ways";

/** The addresses that the links use. */
const PUBLIC = ["/register", "/privacy-policy", "/terms&condition", "/login"];
const SIGNED_IN = ["/knowledge-base", "/user/profile", "/user/team", "/user/security", "/support", "/user/history"];

/** The browser reports the error on one navigation in three or four, so a handful would prove nothing. */
const ROUNDS = 2;

// `useBrowser` fails a test for anything that a page throws or logs to the console.
describe.each(someOf("motion", [true, false]))(
  "a reader who has not asked for reduced motion (scripts: %s)",
  (scripts) => {
    const browser = useBrowser();

    test("can go from page to page, and back, without a script error", async () => {
      const visit = await browser.visit({ scripts, motion: true });
      const { page } = visit;
      const follow = async (path: string) => {
        // The menus are closed, but their links still work.
        await andArrive(page, () => page.locator(`a[href="${path}"]`).first().dispatchEvent("click"));
        expect(new URL(page.url()).pathname).toBe(path);
      };
      await page.goto("/login");
      for (let round = 0; round < ROUNDS; round += 1) for (const path of PUBLIC) await follow(path);
      await signInNewCompany(visit);
      for (let round = 0; round < ROUNDS; round += 1) for (const path of SIGNED_IN) await follow(path);
      for (let step = 0; step < SIGNED_IN.length; step += 1) await page.goBack();
    });
  },
);
