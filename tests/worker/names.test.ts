import { describe, expect, it } from "vitest";
import { findProfile } from "~/foundation/company/profile.server";
import { deliverAll } from "../support/codes";
import { change, rowsOf } from "../support/database";
import { filled, readForm } from "../support/forms";
import { cookieOf, cookiesOf, post, visit } from "../support/pages";
import { invite, mailsTo, newAddress } from "../support/team";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const TURNED = /[\p{Cf}\p{Zl}\p{Zp}]/u;

async function signedIn() {
  const user = await registerCompany(ctx);
  return { user, cookie: await cookieOf(ctx, user.id) };
}

describe("a name typed on a page", () => {
  it("is stored without invisible characters: in the profile", async () => {
    const { user, cookie } = await signedIn();
    const path = "/user/profile/edit";
    const form = readForm(await (await visit(path, { cookie })).text(), "username");
    const odd = {
      username: "\u202eNomsa\u2028Dube\u200b",
      designation: "Head\u2029of\u2066 operations",
      company: "Mkhize\u00ad \u202dMills",
      companyReg: "\u200b2020/1\u2069",
      companyLocation: "1\tLong Street\u2028",
      city: "So\u200bweto",
    };
    expect((await post(path, filled(form, { ...odd, intent: "save" }), { cookie })).status).toBe(303);
    expect(await findProfile(ctx, user.id)).toMatchObject({
      username: "Nomsa Dube",
      designation: "Head of operations",
      company: "Mkhize Mills",
      companyReg: "2020/1",
      companyLocation: "1 Long Street",
      city: "Soweto",
    });
    const unseen = filled(form, { username: "\u200b\u202e", company: "\u3164", designation: "…", intent: "save" });
    const refused = await post(path, unseen, { cookie });
    const page = await refused.text();
    expect(refused.status).toBe(400);
    for (const name of ["username", "company", "designation"]) expect(page).toContain(`href="#edit-profile-${name}"`);
    expect(page).toContain("Please enter Username");
    expect(page).toContain("Please use at least one letter or digit");
  });

  it("cannot hide a web address behind invisible characters: in the registration", async () => {
    const basics = { email: newAddress(), password: TEST_PASSWORD, mobileCountry: "ZA", mobile: "082 123 4567" };
    const refused = await post("/register", { ...basics, username: "evil.\u200bcom", intent: "continue" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("looks like a web address")]);
  });

  it("may contain initials and has a stated length limit: in the registration and in a colleague's invitation", async () => {
    const basics = { password: TEST_PASSWORD, mobileCountry: "ZA", mobile: "", intent: "continue" };
    const taken = await post("/register", { ...basics, email: newAddress(), username: "Dr.Lim" });
    expect(taken.status).toBe(303);
    const refused = await post("/register", { ...basics, email: "sales@", username: "x".repeat(151) });
    const page = await refused.text();
    expect([refused.status, page]).toEqual([400, expect.stringContaining("Please use at most 150 characters")]);
    expect(page).toContain("Please enter a complete email address");
    const { cookie } = await signedIn();
    const colleague = { intent: "invite", role: "viewer", language: "en" };
    const email = `sales&care-${crypto.randomUUID()}@münchen.example`;
    expect((await post("/user/team", { ...colleague, email }, { cookie })).status).toBe(303);
    const stored = email.replace("münchen", "xn--mnchen-3ya");
    expect(await rowsOf("select email from invitations where email = ?", stored)).toHaveLength(1);
    const long = await post("/user/team", { ...colleague, email: `${"a".repeat(260)}@example.com` }, { cookie });
    expect(await long.text()).toContain("Please use at most 254 characters");
  });

  it("is also stored without invisible characters for a passkey, a colleague and an announcement", async () => {
    const { user, cookie } = await signedIn();
    const passkeys = "/user/security/passkeys";
    const prepare = { intent: "prepare", password: TEST_PASSWORD };
    const named = await (await post(passkeys, { ...prepare, name: "My\u2028\u202ephone\u200b" }, { cookie })).text();
    expect(named).toContain("My phone");
    expect(named).not.toMatch(/\u202e|\u2028/);
    expect((await post(passkeys, { ...prepare, name: "\u200b" }, { cookie })).status).toBe(400);

    const { email, token } = await invite(ctx, user);
    const joining = {
      username: "Si\u202epho\u200b",
      designation: "Cl\u2066erk",
      password: "seven slow trains",
      terms: "on",
    };
    const joined = await post(`/invitation/${token}`, { ...joining, intent: "join" });
    expect(cookiesOf(joined)).toHaveProperty("__Host-session");
    expect(await rowsOf("select username, job_title from users where email = ?", email)).toEqual([
      { username: "Sipho", job_title: "Clerk" },
    ]);

    await change("update users set is_administrator = 1 where id = ?", user.id);
    const words = { titleEn: "\u202eRest\u2028on Sunday", bodyEn: "One\r\n\u202etwo", titleFr: "c", bodyFr: "d" };
    const sent = { type: "NEWSLETTER", companies: "all", ...words, titleMs: "e", bodyMs: "f" };
    const created = await post("/admin/announcements/new", sent, { cookie });
    const id = created.headers.get("Location")?.split("/").at(-1) ?? "";
    const [row] = await rowsOf<{ texts: string }>("select texts from announcements where id = ?", id);
    expect(JSON.parse(row?.texts ?? "").en).toEqual({ title: "Rest on Sunday", body: "One\ntwo" });
  });
});

describe("a name stored before the rule existed", () => {
  it("reverses no text in the subject or body of an email to a stranger, and does not become a link", async () => {
    const { user } = await signedIn();
    await change("update companies set name = ? where id = ?", "Mk\u202ehize\u2028Mills\u200b", user.companyId);
    for (const [name, told] of [
      ["\u202eNomsa\u2067", "Nomsa"],
      ["evil.\u200bcom", "Someone"],
    ] as const) {
      await change("update users set username = ? where id = ?", name, user.id);
      const { email } = await invite(ctx, user);
      await deliverAll(ctx, user.id);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe(`${told} invites you to Mkhize Mills on Kompas`);
      for (const part of [mail?.text, mail?.html]) {
        expect(part).not.toMatch(TURNED);
        expect(part).not.toContain("evil");
      }
    }
  });
});
