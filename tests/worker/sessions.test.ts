import { beforeAll, describe, expect, it, vi } from "vitest";
import { type CurrentUser, findUser } from "~/foundation/identity/session.server";
import { hashToken } from "~/platform/crypto/tokens";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, newCaller, ORIGIN, post, solvedCaptcha, visit } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ctx = withoutQueue(createTestContext());
let user: CurrentUser;

beforeAll(async () => {
  user = await registerCompany(ctx);
});

describe("a session", () => {
  const signInOnPage = async (cookie?: string) => {
    const fields = { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) };
    const response = await post("/login", fields, { cookie, headers: { "CF-Connecting-IP": newCaller() } });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/user/history");
    const session = cookiesOf(response)["__Host-session"];
    if (!session) throw new Error("no session");
    return session;
  };
  const isSignedIn = async (cookie: string) => (await visit("/user/history", { cookie })).status === 200;
  const request = (cookie: string) => new Request(ORIGIN, { headers: { Cookie: cookie } });
  const tokenOf = (pair: string) => {
    const value = decodeURIComponent(pair.slice(pair.indexOf("=") + 1));
    return String(JSON.parse(Buffer.from(value, "base64").toString()));
  };

  it("ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4 travels in a __Host- cookie: Secure, SameSite=Lax, HttpOnly, no Domain", async () => {
    const { attributes, pair } = await signInOnPage();
    expect(pair).toMatch(/^__Host-session=./);
    expect([...attributes].sort()).toEqual(["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax", "Secure"]);
  });

  it("ASVS 7.2.3 is a secret of 256 bits, of which the database stores only the hash", async () => {
    const token = tokenOf((await signInOnPage()).pair);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await rowsOf("select user_id from sessions where id = ?", hashToken(token))).toEqual([{ user_id: user.id }]);
    expect(JSON.stringify(await dumpDatabase())).not.toContain(token);
  });

  it("ASVS 7.2.4 is new at each sign-in, and the browser's previous session ends", async () => {
    const first = await signInOnPage();
    const second = await signInOnPage(first.pair);
    expect(second.pair).not.toBe(first.pair);
    expect(await isSignedIn(second.pair)).toBe(true);
    expect(await isSignedIn(first.pair)).toBe(false);
  });

  it("cannot be fixed by a cookie that an attacker chose", async () => {
    const chosen = `__Host-session=${encodeURIComponent(btoa(JSON.stringify("A".repeat(43))))}`;
    const { pair } = await signInOnPage(chosen);
    expect(pair).not.toBe(chosen);
    expect(await isSignedIn(chosen)).toBe(false);
  });

  it("ASVS 7.4.1 ends on the server when its user signs out, and no other session ends with it", async () => {
    const [here, elsewhere] = [await cookieOf(ctx, user.id), await cookieOf(ctx, user.id)];
    const response = await post("/logout", {}, { cookie: here });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login");
    expect(cookiesOf(response)["__Host-session"]?.attributes).toContain("Max-Age=0");
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  describe("with its time limits", () => {
    let now: number;
    const dated = () => createTestContext(() => now);
    const isOpen = async (cookie: string) => (await findUser(dated(), request(cookie))) !== null;
    const start = () => {
      now = Date.UTC(2026, 4, 1);
      return cookieOf(dated(), user.id);
    };
    /** The time recorded after a response; it appears once the database has finished. */
    const seenAt = async (cookie: string) =>
      (
        await rowsOf<{ at: number }>("select last_seen_at as at from sessions where id = ?", hashToken(tokenOf(cookie)))
      )[0]?.at;

    it("ASVS 7.3.1 ends after three days without a request, and not before", async () => {
      const cookie = await start();
      now += 3 * DAY - 1;
      expect(await isOpen(cookie)).toBe(true);
      await vi.waitFor(async () => expect(await seenAt(cookie)).toBe(now));
      now += 3 * DAY - 1;
      expect(await isOpen(cookie)).toBe(true);
      await vi.waitFor(async () => expect(await seenAt(cookie)).toBe(now));

      const idle = await start();
      now += 3 * DAY;
      expect(await isOpen(idle)).toBe(false);
    });

    it("ASVS 7.3.2 ends after seven days, however busy it is", async () => {
      const cookie = await start();
      for (let hours = 12; hours < 7 * 24; hours += 12) {
        now += DAY / 2;
        expect(await isOpen(cookie)).toBe(true);
        await vi.waitFor(async () => expect(await seenAt(cookie)).toBe(now));
      }
      now += DAY / 2 - 1;
      expect(await isOpen(cookie)).toBe(true);
      await vi.waitFor(async () => expect(await seenAt(cookie)).toBe(now));
      now += 1;
      expect(await isOpen(cookie)).toBe(false);
    });

    it("records a request every ten minutes at most, after the response, with its place of origin", async () => {
      const cookie = await start();
      // From a session's second page on, LOGS knows whose bell it reads.
      await findUser(dated(), request(cookie));
      now += 10 * MINUTE - 1;
      let ctx = dated();
      expect(await findUser(ctx, request(cookie))).not.toBeNull();
      expect(ctx.cost.rowsWritten).toBe(0);

      now += 1;
      const noted: Promise<unknown>[] = [];
      const edge = () => ({ country: "MY", city: "Ipoh", timeZone: "" });
      ctx = { ...dated(), edge, later: (work) => void noted.push(work) };
      expect(await findUser(ctx, request(cookie))).not.toBeNull();
      await Promise.all(noted);
      const id = hashToken(tokenOf(cookie));
      expect(await rowsOf("select country, city, last_seen_at as at from sessions where id = ?", id)).toEqual([
        { country: "MY", city: "Ipoh", at: now },
      ]);
    });
  });

  it("redirects to /login and back again once it has expired", async () => {
    const cookie = await cookieOf(ctx, user.id);
    await change("update sessions set expires_at = 1 where id = ?", hashToken(tokenOf(cookie)));
    const response = await visit("/user/history?page=2", { cookie });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login?next=%2Fuser%2Fhistory%3Fpage%3D2");
  });

  it.each(["", "x", "A".repeat(43), btoa('{"a":1}'), btoa('"short"'), "%"])(
    "is not opened by the cookie value %j",
    async (value) => {
      expect(await findUser(createTestContext(), request(`__Host-session=${value}`))).toBeNull();
      const out = await post("/logout", {}, { cookie: `__Host-session=${value}` });
      expect(cookiesOf(out)["__Host-session"]?.attributes).toContain("Max-Age=0");
    },
  );

  it("ends when its user is deleted", async () => {
    const gone = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, gone.id);
    await change("delete from users where id = ?", gone.id);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it("redirects a signed-in user away from /login and /register", async () => {
    const cookie = await cookieOf(ctx, user.id);
    for (const path of ["/login", "/register"]) {
      const response = await visit(path, { cookie });
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/user/history"]);
    }
  });
});
