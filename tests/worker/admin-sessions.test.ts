import { beforeEach, describe, expect, it } from "vitest";
import { findUser, type SessionUser } from "~/foundation/identity/session.server";
import { findTokenOwner, issueTokens, rotateTokens } from "~/foundation/identity/tokens.server";
import { countOtherSessions, endOtherSessions, endSessionsOf, findAccount } from "~/office/admin/end-sessions.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = (headers: HeadersInit = {}) => new Request(ORIGIN, { headers });

/** A user who is signed in with a browser and an API client. */
async function signedIn() {
  const user = await registerCompany(ctx);
  return { user, cookie: await cookieOf(ctx, user.id), tokens: await issueTokens(ctx, request(), user.id) };
}
type Person = Awaited<ReturnType<typeof signedIn>>;

/** The user of a browser, looked up again as every request does. */
const userOf = (cookie: string) => findUser(withoutQueue(createTestContext()), request({ Cookie: cookie }));
const isIn = async ({ cookie, tokens }: Person) => ({
  browser: (await userOf(cookie)) !== null,
  api: (await findTokenOwner(ctx, tokens.accessToken, request())) !== null,
});
const eventsOf = (userId: string) =>
  rowsOf<{ type: string; country: string }>(
    "select type, country from security_events where user_id = ? and type like '%signed-out%' order by type",
    userId,
  );
const REASON = "Lost laptop, by telephone";
const IN = { browser: true, api: true };
const OUT = { browser: false, api: false };

let one: Person;
let other: Person;
let office: Person;
let administrator: SessionUser;

beforeEach(async () => {
  await change("delete from sessions");
  [one, other, office] = [await signedIn(), await signedIn(), await signedIn()];
  await change("update users set is_administrator = 1 where id = ?", office.user.id);
  const found = await userOf(office.cookie);
  if (!found) throw new Error("nobody is signed in");
  administrator = found;
});

describe("ASVS 7.4.5 ending sessions as an administrator", () => {
  it("stops the cookie and the tokens of one account at once, and leaves those of other accounts working", async () => {
    const account = await findAccount(ctx, administrator, { email: one.user.email });
    expect(account).toEqual({ id: one.user.id, email: one.user.email, isConfirmed: true, sessions: 2 });
    expect(await endSessionsOf(ctx, request(), administrator, one.user.id, REASON)).toEqual({ ok: true, ended: 2 });
    expect([await isIn(one), await isIn(other), await isIn(office)]).toEqual([OUT, IN, IN]);
    expect(await rotateTokens(ctx, request(), one.tokens.refreshToken)).toEqual({ ok: false, reason: "token" });
    expect((await rotateTokens(ctx, request(), other.tokens.refreshToken)).ok).toBe(true);
    expect(await eventsOf(one.user.id)).toEqual([{ type: "signed-out-by-office", country: "" }]);
    expect(await eventsOf(office.user.id)).toMatchObject([{ type: "account-signed-out" }]);
    expect(await eventsOf(other.user.id)).toEqual([]);
    // The button was pressed twice.
    expect(await endSessionsOf(ctx, request(), administrator, one.user.id, REASON)).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect(await findAccount(ctx, administrator, { email: "nobody@example.com" })).toBeNull();
  });

  it("shows that the email address of an account is not confirmed", async () => {
    const asks = `/admin/people/${one.user.id}?dialog=sign-out`;
    const read = async () => (await visit(asks, { cookie: office.cookie })).text();
    expect(await read()).not.toContain("Address not confirmed");
    await change("update users set email_confirmed_at = null where id = ?", one.user.id);
    expect(await read()).toContain("Address not confirmed");
  });

  it("for all accounts leaves only the administrator signed in, in that browser", async () => {
    expect(await countOtherSessions(ctx, administrator)).toBe(5);
    expect(await endOtherSessions(ctx, request(), administrator, REASON)).toEqual({ ok: true, ended: 5 });
    expect([await isIn(one), await isIn(other)]).toEqual([OUT, OUT]);
    expect(await isIn(office)).toEqual({ browser: true, api: false });
    expect(await countOtherSessions(ctx, administrator)).toBe(0);
    for (const { user } of [one, other]) {
      expect(await eventsOf(user.id)).toEqual([{ type: "signed-out-by-office", country: "" }]);
    }
    expect((await eventsOf(office.user.id)).map(({ type }) => type)).toContain("everybody-signed-out");
  });

  it("is forbidden to users who are not administrators", async () => {
    const user = await userOf(other.cookie);
    if (!user) throw new Error("nobody is signed in");
    expect(await endSessionsOf(ctx, request(), user, one.user.id, REASON)).toEqual({ ok: false, reason: "forbidden" });
    expect(await endOtherSessions(ctx, request(), user, REASON)).toEqual({ ok: false, reason: "forbidden" });
    expect(await findAccount(ctx, user, { email: one.user.email })).toBeNull();
    expect(await isIn(one)).toEqual(IN);
  });
});
