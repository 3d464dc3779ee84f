import { describe, expect, test } from "vitest";
import { expectRefused, follow, press, signOut, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { confirmBy } from "./support/security";
import { text } from "./support/texts";

const PATH = "/user/security/passkeys";
const t = text("en", "security");

/** Gives the browser a fingerprint reader that always accepts. */
async function addAuthenticator({ context, page }: Visit) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    accept: (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

describe("passkeys", () => {
  const browser = useBrowser();

  test("are created, used to sign in, renamed and removed", async () => {
    const visit = await browser.visit();
    const { page, expectStatus } = visit;
    const reader = await addAuthenticator(visit);
    const { password } = await signInNewCompany(visit);
    await page.goto(PATH);
    await page.getByRole("heading", { name: t("passkeys.empty") }).waitFor();
    expectStatus(400, /passkeys$/);
    await page.getByLabel(t("passkeys.name")).fill("");
    await press(page, t("passkeys.continue"));
    await expectRefused(page, { name: t("codeErrors.name"), password: t("codeErrors.password") });
    await page.getByLabel(t("passkeys.name")).fill("My phone");
    await confirmBy(visit, password, t("passkeys.continue"));
    await press(page, t("passkeys.create.submit"));
    await page.getByRole("heading", { name: "My phone" }).waitFor();

    // The same device cannot create a second one.
    await confirmBy(visit, password, t("passkeys.continue"));
    await page.getByRole("button", { name: t("passkeys.create.submit") }).click();
    await page.getByText(t("passkeys.exists")).waitFor();

    await signOut(page, "en");
    await page.goto("/login?next=/user/security/passkeys");
    await press(page, t("passkeys.signIn.submit"));
    expect(whereIs(page)).toBe(PATH);
    await page.getByText(/Last used/).waitFor();

    await follow(page, `${t("passkeys.rename")} My phone`);
    await page.getByLabel(t("passkeys.name")).last().fill("Old phone");
    await press(page, t("passkeys.save"));
    await follow(page, `${t("passkeys.remove")} Old phone`);
    expectStatus(400, /dialog=remove/);
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=password]").fill("not the password");
    await press(page, t("passkeys.remove"), dialog);
    await expectRefused(page, { password: t("codeErrors.passwordWrong") });
    await dialog.locator("input[type=password]").fill(password);
    await press(page, t("passkeys.remove"), dialog);
    await page.getByRole("heading", { name: t("passkeys.empty") }).waitFor();

    // The device still offers it, but it no longer signs in here.
    await signOut(page, "en");
    await page.goto("/login");
    expectStatus(400, /^\/login\/passkey$/);
    await press(page, t("passkeys.signIn.submit"));
    await page.getByRole("alert").getByText(t("codeErrors.passkey")).waitFor();
    await reader.accept(false);
    await page.getByRole("button", { name: t("passkeys.signIn.submit") }).click();
    await page.getByText(t("passkeys.cancelled")).waitFor();
    await follow(page, t("passkeys.signIn.password"));
    expect(whereIs(page)).toBe("/login");
  });

  test("are not offered without scripts, and the page says what they need", async () => {
    const visit = await browser.visit({ scripts: false });
    await signInNewCompany(visit);
    await visit.page.goto(PATH);
    expect(await visit.page.getByText(t("passkeys.needs")).isVisible()).toBe(true);
    expect(await visit.page.getByRole("button", { name: t("passkeys.continue") }).isVisible()).toBe(false);
    await visit.context.clearCookies();
    await visit.page.goto("/login");
    expect(await visit.page.getByRole("button", { name: t("passkeys.signIn.submit") }).isVisible()).toBe(false);
  });
});
