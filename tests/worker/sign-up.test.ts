import { describe, expect, it } from "vitest";
import { addressPath } from "~/account/sign-up/address.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import { inviteColleague } from "~/home/team/invite.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { rotateAccessCode } from "~/network/membership/access-codes.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, newCaller, ORIGIN, post, requestFrom, solvedCaptcha, visit } from "../support/pages";
import { ctx } from "../support/signed-in";
import { inviteAndJoin } from "../support/team";
import { createTestContext, registerCompany, registrationOf, reloadUser } from "../support/worker";

const DAY = 24 * 60 * 60_000;

/** A browser in the middle of a registration; `send` posts a step of it. */
function newVisitor(email: string) {
  const { passwordHash: _, language: _language, ...fields } = registrationOf(email, "Lerato Tools");
  const headers = { "CF-Connecting-IP": newCaller() };
  const jar = { cookie: "" };
  const send = async (step: 1 | 2 | 3, more: Record<string, string> = {}) => {
    const path = step === 1 ? "/register" : `/register?step=${step}`;
    const response = await post(path, { ...fields, ...more }, { cookie: jar.cookie, headers });
    jar.cookie = cookiesOf(response)["__Host-sign-up"]?.pair ?? jar.cookie;
    return response;
  };
  const arrive = async () => {
    await send(1, { password: "a quiet river bend" });
    await send(2);
  };
  return { send, arrive, jar, email };
}

const whereTo = (response: Response) => [response.status, response.headers.get("Location")];
const accounts = (email: string) => rowsOf("select id from users where email = ?", email);

describe("the captcha sum of a registration", () => {
  it("is asked once: after an error in another field it need not be solved again", async () => {
    const visitor = newVisitor("one-sum@example.com");
    await visitor.arrive();
    const refused = await visitor.send(3, solvedCaptcha(ctx));
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("You have shown that you are a person.");
    expect(html).not.toContain('name="captchaToken"');
    const unknown = await visitor.send(3, { terms: "on", accessCode: "KMPS-AAAA-AAAA", accessCodeConsent: "on" });
    expect([unknown.status, (await unknown.text()).includes('name="captchaToken"')]).toEqual([400, false]);
    await visitor.send(3, { intent: "back", accessCode: "" });
    expect(whereTo(await visitor.send(3, { terms: "on" }))).toEqual([303, "/register/sent"]);
    expect(await accounts(visitor.email)).toHaveLength(1);
  });

  it("is valid for one registration: the cookie of a solved sum makes no second account", async () => {
    const visitor = newVisitor("first-of-two@example.com");
    await visitor.arrive();
    await visitor.send(3, solvedCaptcha(ctx));
    const solved = visitor.jar.cookie;
    const [first, second] = await Promise.all(
      ["first-of-two@example.com", "second-of-two@example.com"].map((email) => {
        const again = newVisitor(email);
        again.jar.cookie = solved;
        return again.send(3, { terms: "on", email });
      }),
    );
    expect([first?.status, second?.status].sort()).toEqual([303, 400]);
    const made = await rowsOf("select id from users where email like '%-of-two@example.com'");
    expect(made).toHaveLength(1);
  });

  it("does not pass when it is missing or wrong, whatever else is correct", async () => {
    const visitor = newVisitor("no-sum@example.com");
    await visitor.arrive();
    for (const captcha of [{}, { ...solvedCaptcha(ctx), captchaAnswer: "99" }]) {
      const response = await visitor.send(3, { terms: "on", ...captcha });
      expect([response.status, (await response.text()).includes('name="captchaToken"')]).toEqual([400, true]);
    }
    expect(await accounts(visitor.email)).toEqual([]);
  });
});

describe("the page that follows a registration", () => {
  it("shows the same for a new and a known address, and the new one is signed in", async () => {
    const known = await registerCompany(ctx);
    const pages = [];
    for (const email of [known.email, "quite-new@example.com"]) {
      const visitor = newVisitor(email);
      await visitor.arrive();
      const done = await visitor.send(3, { terms: "on", ...solvedCaptcha(ctx) });
      const session = cookiesOf(done)["__Host-session"]?.pair;
      const html = await (await visit("/register/sent", { cookie: visitor.jar.cookie })).text();
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll(email, "…");
      const home = await visit("/user/history", { cookie: session ?? visitor.jar.cookie });
      pages.push({ main, home: home.status });
    }
    expect(pages.map(({ home }) => home)).toEqual([303, 200]);
    expect(pages[0]?.main).toContain("We have sent you a link");
    expect(pages[0]?.main).toBe(pages[1]?.main);
  });

  it("is reached without a mobile number", async () => {
    const visitor = newVisitor("no-mobile@example.com");
    await visitor.send(1, { password: "a quiet river bend", mobile: "" });
    await visitor.send(2);
    const done = await visitor.send(3, { terms: "on", mobile: "", ...solvedCaptcha(ctx) });
    expect(whereTo(done)).toEqual([303, "/register/sent"]);
    expect(await rowsOf("select mobile from users where email = ?", visitor.email)).toEqual([{ mobile: "" }]);
  });
});

describe("an unconfirmed email address", () => {
  const unconfirmed = () => registerCompany(ctx, { isConfirmed: false });

  it("prevents inviting colleagues and renewing the access code, and nothing else", async () => {
    const user = await unconfirmed();
    expect((await startAssessment(ctx, user)).ok).toBe(true);
    const wish = { email: "colleague@example.com", role: "viewer", language: "en" } as const;
    expect(await inviteColleague(ctx, requestFrom(), user, wish)).toEqual({ ok: false, reason: "unconfirmed" });
    await change("update companies set is_corporate = 1 where id = ?", user.companyId);
    const corporate = await reloadUser(ctx, user.email);
    expect(await rotateAccessCode(ctx, corporate, null, new Request(ORIGIN))).toEqual({
      ok: false,
      reason: "unconfirmed",
    });
    const cookie = await cookieOf(ctx, user.id);
    const refused = await post("/user/team", { intent: "invite", ...wish }, { cookie });
    expect(whereTo(refused)).toEqual([303, "/user/team"]);
    expect(decodeURIComponent(cookiesOf(refused)["__Host-flash"]?.pair ?? "")).toContain(btoa(`"addressFirst"`));
    const team = await (await visit("/user/team", { cookie })).text();
    expect(team.match(/Send the link again/g)).toHaveLength(1);
    expect(team).not.toContain('value="invite"');
    expect(await rowsOf("select id from invitations where company_id = ?", user.companyId)).toEqual([]);
  });

  it("is mentioned once on every page, except those on which questions are answered", async () => {
    const user = await unconfirmed();
    const cookie = await cookieOf(ctx, user.id);
    const started = await startAssessment(ctx, user);
    if (!started.ok) throw new Error(started.reason);
    const sealed = ctx.ids.seal(started.assessmentId);
    const read = async (path: string) => (await visit(path, { cookie })).text();
    const reminder = /action="\/confirmAddress"/g;
    const line = /Please confirm your email address</g;
    const counted = async (path: string) => {
      const page = await read(path);
      return [path, page.match(reminder)?.length ?? 0, page.match(line)?.length ?? 0];
    };
    const own = ["/user/history?dialog=none", "/user/profile", "/user/profile/edit", "/user/team"];
    for (const path of own) expect(await counted(path)).toEqual([path, 1, 0]);
    const account = ["/notifications", "/user/security", "/user/sharing", "/user/privacy", "/support", "/no-such-page"];
    const work = ["/plan", "/key-figures", "/knowledge-base", "/verify", `/review/${sealed}`];
    for (const path of [...account, ...work]) expect(await counted(path)).toEqual([path, 0, 1]);
    const { form } = assessmentPaths(READINESS, sealed);
    expect(await counted(form)).toEqual([form, 0, 0]);
    await change("update users set email_confirmed_at = 1 where id = ?", user.id);
    for (const path of ["/user/profile", "/plan"]) expect(await counted(path)).toEqual([path, 0, 0]);
  });

  it("is confirmed by its link, which only its own user can use, and then the reminder disappears", async () => {
    const [user, stranger] = [await unconfirmed(), await unconfirmed()];
    const path = addressPath(ctx, user);
    const [own, other] = [await cookieOf(ctx, user.id), await cookieOf(ctx, stranger.id)];
    const home = async () => (await visit("/user/history?dialog=none", { cookie: own })).text();
    expect(await home()).toContain("Send the link again");
    expect((await visit(path)).headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect((await post(path, {}, { cookie: other })).status).toBe(410);
    // Mail programs open links by themselves.
    expect((await visit(path, { cookie: own })).status).toBe(200);
    expect((await reloadUser(ctx, user.email)).isConfirmed).toBe(false);
    expect(whereTo(await post(path, {}, { cookie: own }))).toEqual([303, "/user/history?dialog=none"]);
    expect((await reloadUser(ctx, user.email)).isConfirmed).toBe(true);
    expect(await home()).not.toContain("Send the link again");
    expect((await inviteAndJoin(ctx, await reloadUser(ctx, user.email))).isConfirmed).toBe(true);
  });

  it("is not confirmed by a link that is too old, or was sent to a former address", async () => {
    const user = await unconfirmed();
    const cookie = await cookieOf(ctx, user.id);
    const old = addressPath(
      createTestContext(() => Date.now() - 8 * DAY),
      user,
    );
    const former = addressPath(ctx, { ...user, email: "former@example.com" });
    for (const path of [old, former, "/confirmAddress?token=x"]) {
      expect((await post(path, {}, { cookie })).status).toBe(410);
    }
    expect((await reloadUser(ctx, user.email)).isConfirmed).toBe(false);
  });

  it("can get its link again, once a minute", async () => {
    const user = await unconfirmed();
    const cookie = await cookieOf(ctx, user.id);
    const ask = () => post("/confirmAddress", { intent: "again" }, { cookie });
    expect(whereTo(await ask())).toEqual([303, "/user/history?dialog=none"]);
    const soon = await ask();
    expect([soon.status, Number(soon.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await rowsOf("select id from outbox where user_id = ? and cause = 'address-link'", user.id)).toHaveLength(1);
  });
});
