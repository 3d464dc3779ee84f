import { expect } from "vitest";
import { totpAt } from "../../support/authenticator";
import { andArrive, press, signIn, whereIs } from "./actions";
import type { Visit } from "./browser";

import { confirmBy, readKey } from "./security";
import { text } from "./texts";
import { goTo, type Stop, stop, type Visitors } from "./tour";

const TWO_STEP = "/user/security/two-step";
const PASSKEYS = "/user/security/passkeys";

/** The texts about security in the reader's language. */
const wordsOf = ({ language }: Visit) => text(language, "security");

const asNewcomer = (name: string, path: string, act?: (newcomer: Visitors["newcomer"]) => Promise<void>): Stop => ({
  name,
  isEnhanced: true,
  hasPasskeys: path.startsWith(PASSKEYS),
  // A script shows the form that creates a passkey.
  needsScripts: path.startsWith(PASSKEYS) && act !== undefined,
  async open({ newcomer }) {
    const opened = await goTo(newcomer, path);
    if (!act) return opened;
    await act(newcomer);
    return { page: newcomer.page, html: "" };
  },
});

/** Pages of two-step sign-in and passkeys; each stop leaves the account in the state that the next one needs. */
export const SECURITY_STOPS: Stop[] = [
  stop("stranger", "passkey sign-in", "/login/passkey", { hasPasskeys: true }),
  {
    name: "passkey sign-in, refused",
    hasPasskeys: true,
    async open({ stranger: { page, expectStatus } }) {
      await page.goto("/login/passkey");
      expectStatus(400, /^\/login\/passkey$/);
      await andArrive(page, () =>
        page.evaluate(() => document.querySelector<HTMLFormElement>("form[data-passkey]")?.submit()),
      );
      return { page, html: "" };
    },
  },
  asNewcomer("passkeys, none", PASSKEYS),
  asNewcomer("passkeys, refused", PASSKEYS, async (newcomer) => {
    newcomer.expectStatus(400, /^\/user\/security\/passkeys$/);
    await press(newcomer.page, wordsOf(newcomer)("passkeys.continue"));
  }),
  asNewcomer("passkeys, about to be made", PASSKEYS, (newcomer) =>
    confirmBy(newcomer, newcomer.account.password, wordsOf(newcomer)("passkeys.continue")),
  ),
  asNewcomer("two-step sign-in, off", TWO_STEP),
  asNewcomer("two-step sign-in, refused", TWO_STEP, (newcomer) => {
    newcomer.expectStatus(400, /^\/user\/security\/two-step$/);
    return confirmBy(newcomer, "not the password", wordsOf(newcomer)("twoStep.off.submit"));
  }),
  asNewcomer("two-step sign-in, app to be connected", TWO_STEP, (newcomer) =>
    confirmBy(newcomer, newcomer.account.password, wordsOf(newcomer)("twoStep.off.submit")),
  ),
  asNewcomer("two-step sign-in, recovery codes", TWO_STEP, async (newcomer) => {
    const code = totpAt(await readKey(newcomer), Date.now());
    await newcomer.page.locator("main input[name=code]").fill(code);
    await press(newcomer.page, wordsOf(newcomer)("twoStep.setUp.submit"));
    expect(
      await newcomer.page
        .getByRole("list")
        .getByText(/^\d{4}-\d{4}-\d{4}$/)
        .count(),
    ).toBe(10);
  }),
  asNewcomer("two-step sign-in, on", TWO_STEP),
  asNewcomer("two-step sign-in, to be turned off", `${TWO_STEP}?ask=off`),
  asNewcomer("recovery codes, to be renewed", `${TWO_STEP}?ask=renew`),
  {
    name: "sign-in, code",
    isEnhanced: true,
    async open({ stranger, newcomer }) {
      await stranger.page.goto("/login");
      await signIn(stranger.page, stranger.language, newcomer.account);
      expect(whereIs(stranger.page)).toBe("/login/code");
      return { page: stranger.page, html: "" };
    },
  },
  {
    name: "sign-in, wrong code",
    isEnhanced: true,
    async open({ stranger }) {
      stranger.expectStatus(400, /^\/login\/code$/);
      await press(stranger.page, wordsOf(stranger)("signInCode.submit"));
      return { page: stranger.page, html: "" };
    },
  },
];
