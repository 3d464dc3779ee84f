import { describe, expect, it } from "vitest";
import type { prepareSignIn } from "~/account/passkeys/sign-in.server";
import { beginTwoStep, confirmTwoStep, findTwoStep } from "~/account/two-step/set-up.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { makePasskey, signWithPasskey, totpAt } from "../support/authenticator";
import { cookieOf, cookiesOf, ORIGIN, post, visit } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD } from "../support/worker";

describe("the passkey pages", () => {
  const PATH = "/user/security/passkeys";
  const words = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

  it("add a passkey, sign in with it where a code would be required, and remove it", async () => {
    const at = createTestContext();
    const user = await registerCompany(at);
    await beginTwoStep(at, user.id, TEST_PASSWORD);
    const standing = await findTwoStep(at, user.id);
    const secret = standing.state === "set-up" ? standing.secret : "";
    const cookie = await cookieOf(at, user.id);
    expect(await (await visit(PATH, { cookie })).text()).not.toContain('name="code"');
    const on = await confirmTwoStep(at, user.id, totpAt(secret, Date.now()), NOBODY);
    const [code = "", wrong = ""] = on.ok ? [on.codes[0], on.codes[0]?.replaceAll(/\d/g, "0")] : [];
    expect(await (await visit(PATH, { cookie })).text()).toContain('name="code"');

    // ASVS 6.3.3: a passkey replaces password and code, so the password alone cannot create one.
    const fields = { intent: "prepare", name: "  My phone ", password: TEST_PASSWORD, code };
    const without = await post(PATH, { ...fields, code: "" }, { cookie });
    expect(without.status).toBe(400);
    const missing = await without.text();
    expect(missing).toContain('href="#add-passkey-code"');
    expect(missing).toContain("Enter the 6 digits from your app");
    expect(missing).not.toContain("data-options");
    const mistaken = await post(PATH, { ...fields, code: wrong }, { cookie });
    expect(mistaken.status).toBe(400);
    expect(await mistaken.text()).toContain("This code is wrong");
    expect((await post(PATH, { ...fields, name: "https://evil.example" }, { cookie })).status).toBe(400);
    expect((await post(PATH, { ...fields, password: "wrong" }, { cookie })).status).toBe(400);
    const prepared = await post(PATH, fields, { cookie });
    const [, options = ""] = /data-options="([^"]+)"/.exec(await prepared.text()) ?? [];
    const { passkey, answer } = await makePasskey(JSON.parse(words(options)), ORIGIN);
    const added = await post(PATH, { intent: "add", ...answer }, { cookie });
    expect([added.status, added.headers.get("Location")]).toEqual([303, PATH]);
    expect((await post(PATH, { intent: "add", ...answer }, { cookie })).status).toBe(400);
    expect(await (await visit(PATH, { cookie })).text()).toContain("My phone");

    const asked = await (await post("/login/passkey/options", {})).json<Awaited<ReturnType<typeof prepareSignIn>>>();
    expect(JSON.stringify(asked)).not.toContain(passkey.id);
    const signed = await signWithPasskey(passkey, asked, { origin: ORIGIN });
    const done = await post("/login/passkey?next=/user/profile", { intent: "sign-in", ...signed });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/user/profile"]);
    const session = cookiesOf(done)["__Host-session"]?.pair ?? "";
    expect((await visit("/user/history", { cookie: session })).status).toBe(200);
    const again = await post("/login/passkey", { intent: "sign-in", ...signed });
    expect(again.status).toBe(400);
    expect(cookiesOf(again)["__Host-session"]).toBeUndefined();
    expect(await again.text()).toContain("sign in with your password");

    const dialog = `${PATH}?dialog=remove&id=${passkey.id}`;
    expect(await (await visit(dialog, { cookie })).text()).toContain("Remove “My phone”?");
    const refusal = await post(dialog, { intent: "remove", id: passkey.id, password: "wrong" }, { cookie });
    expect(refusal.status).toBe(400);
    expect(await refusal.text()).toContain("This is not your password");
    const removed = await post(dialog, { intent: "remove", id: passkey.id, password: TEST_PASSWORD }, { cookie });
    expect(removed.status).toBe(303);
    expect(await (await visit(PATH, { cookie })).text()).toContain("No passkeys yet");
  });

  it("refuse a request from another site's page", async () => {
    const headers = { Origin: "https://evil.example" };
    expect((await post("/login/passkey", { state: "", credential: "" }, { headers })).status).toBe(403);
    expect((await post("/login/passkey/options", {}, { headers })).status).toBe(403);
  });
});
