import { beforeEach, describe, expect, it } from "vitest";
import { findRecovery, resendCode } from "~/account/password/recovery.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { codeFor, deliverAll } from "../support/codes";
import { createTappedContext, dumpDatabase, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { cookiesOf, newCaller, post, solvedCaptcha, visit } from "../support/pages";
import { isPassword, NEW_PASSWORD, recoverySteps } from "../support/recovery";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let now = Date.now();
const clock = () => now;
const ctx = withoutQueue(createTestContext(clock));
let user: CurrentUser;

beforeEach(async () => {
  user = await registerCompany(ctx);
});

const { start, give, resend, reset } = recoverySteps(ctx, () => user);
/** Any code except the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const eventsOf = async () =>
  (
    await rowsOf<{ type: string }>("select type from security_events where user_id = ? order by at, rowid", user.id)
  ).map(({ type }) => type);
const causesOf = async () =>
  (await rowsOf<{ cause: string }>("select distinct cause from outbox where user_id = ? order by cause", user.id)).map(
    ({ cause }) => cause,
  );

describe("a password recovery", () => {
  it("leads by an emailed code to a new password, with notifications and records", async () => {
    const token = await start();
    expect((await findRecovery(ctx, token)).stage).toBe("code");
    const verdict = await give(token, await codeFor(ctx, user));
    expect(verdict).toMatchObject({ ok: true, userId: user.id, username: user.username });
    if (!verdict.ok) return;
    expect((await findRecovery(ctx, verdict.token)).stage).toBe("password");
    expect(await reset(verdict.token)).toEqual({
      ok: true,
      userId: user.id,
      email: user.email,
      username: user.username,
    });
    expect([await isPassword(user, NEW_PASSWORD), await isPassword(user, TEST_PASSWORD)]).toEqual([true, false]);
    expect(await eventsOf()).toEqual(["recovery-requested", "recovery-verified", "password-reset"]);
    expect(await causesOf()).toEqual(["account-created", "password-changed", "recovery-code", "recovery-verified"]);
    await deliverAll(ctx, user.id);
    const bell = await rowsOf<{ type: string }>("select type from notices where user_id = ?", user.id);
    expect(bell.map(({ type }) => type).sort()).toEqual(["ACCOUNT_CREATED", "EMAIL_VERIFICATION", "PASSWORD_CHANGED"]);
  });

  it("ASVS 6.6.2 opens each step only with the token of that step", async () => {
    const token = await start();
    expect(await reset(token)).toEqual({ ok: false, reason: "over" });
    const verdict = await give(token, await codeFor(ctx, user));
    if (!verdict.ok) throw new Error(verdict.reason);
    expect((await findRecovery(ctx, token)).stage).toBe("over");
    expect(await reset(token)).toEqual({ ok: false, reason: "over" });
    expect(await give(verdict.token, "123456")).toEqual({ ok: false, reason: "over" });
    expect((await findRecovery(ctx, null)).stage).toBe("over");
    expect((await findRecovery(ctx, "x".repeat(43))).stage).toBe("over");
  });
});

describe("ASVS 6.5.1, 6.5.2, 6.5.3, 6.5.5, 6.6.3 the recovery code", () => {
  it("is six random digits, stored only as a keyed hash, and gone from the outbox once it is emailed", async () => {
    const codes = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      now += 61 * MINUTE;
      const token = await start();
      const before = JSON.stringify(await dumpDatabase({ without: ["local_mailbox"] }));
      const code = await codeFor(ctx, user);
      const after = JSON.stringify(await dumpDatabase({ without: ["local_mailbox"] }));
      expect(code).toMatch(/^\d{6}$/);
      expect(before).not.toContain(`"${code}"`);
      expect(before).not.toContain(token);
      expect(after).not.toContain(code);
      codes.add(code);
    }
    const rows = await rowsOf("select data, status from outbox where user_id = ? and cause = 'recovery-code'", user.id);
    expect(rows).toEqual(Array(3).fill({ data: "{}", status: "completed" }));
    expect(codes.size).toBe(3);
  });

  it("ASVS 6.4.1 is valid once", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    expect((await give(token, code)).ok).toBe(true);
    expect(await give(token, code)).toEqual({ ok: false, reason: "over" });
  });

  it("is exchanged once when the correct one comes twenty times at once", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => give(token, code)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      await rowsOf("select id from outbox where user_id = ? and cause = 'recovery-verified'", user.id),
    ).toHaveLength(2);
  });

  it("ASVS 6.4.1 is valid for ten minutes", async () => {
    const [early, late] = [await start(), await start()];
    const code = async (token: string) => {
      // Two recoveries for one address have separate codes.
      await deliverAll(ctx, user.id);
      const mails = await rowsOf<{ text: string }>("select text from local_mailbox where recipient = ?", user.email);
      const all = mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
      for (const each of all) if ((await give(token, each)).ok) return true;
      return false;
    };
    now += 10 * MINUTE - 1;
    expect(await code(early)).toBe(true);
    now += 1;
    expect(await code(late)).toBe(false);
    expect(await give(late, "000000")).toEqual({ ok: false, reason: "code-expired" });
  });

  it("may be tried five times, each with its own message", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await give(token, wrong(code))).toEqual({ ok: false, reason: "code-wrong", triesLeft });
    }
    expect(await give(token, code)).toEqual({ ok: false, reason: "code-spent" });
    expect((await eventsOf()).filter((type) => type === "recovery-failed")).toHaveLength(5);
  });

  it("is checked at most five times when a hundred guesses come at once", async () => {
    const token = await start();
    const code = await codeFor(ctx, user);
    const guesses = Array.from({ length: 100 }, () => give(token, wrong(code)));
    const verdicts = await Promise.all(guesses);
    const reasons = verdicts.map((verdict) => (verdict.ok ? "right" : verdict.reason));
    expect(reasons.filter((reason) => reason === "code-wrong")).toHaveLength(5);
    expect(reasons.filter((reason) => reason === "code-spent")).toHaveLength(95);
    expect(await give(token, code)).toEqual({ ok: false, reason: "code-spent" });
  });
});

describe("a new recovery code", () => {
  it("can be sent after sixty seconds, invalidates the former one and may again be tried five times", async () => {
    const token = await start();
    const first = await codeFor(ctx, user);
    for (let count = 0; count < 5; count += 1) await give(token, wrong(first));
    now += 59 * SECOND;
    expect(await resend(token)).toEqual({ ok: false, reason: "wait", retryAfterSeconds: 1 });
    now += SECOND;
    expect(await resend(token)).toEqual({ ok: true });
    const second = await codeFor(ctx, user);
    if (second !== first) expect(await give(token, first)).toMatchObject({ reason: "code-wrong", triesLeft: 4 });
    now += 10 * MINUTE - 1;
    expect((await give(token, second)).ok).toBe(true);
  });

  it("can be sent four times at most, and never after the recovery's hour", async () => {
    const token = await start();
    for (let count = 1; count <= 4; count += 1) {
      now += MINUTE;
      expect(await resend(token)).toEqual({ ok: true });
    }
    now += MINUTE;
    expect(await resend(token)).toEqual({ ok: false, reason: "no-more" });
    expect((await findRecovery(ctx, token)).resend).toEqual({ ok: false, reason: "no-more" });
    now += 55 * MINUTE;
    expect(await resend(token)).toEqual({ ok: false, reason: "over" });
    expect((await findRecovery(ctx, token)).stage).toBe("over");
  });

  it("is sent once when it is requested ten times at once", async () => {
    const token = await start();
    now += MINUTE;
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => resend(token)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rowsOf("select id from outbox where user_id = ? and cause = 'recovery-code'", user.id)).toHaveLength(
      2,
    );
  });
});

describe("ASVS 6.3.8 a recovery that does not reveal whether an address has an account", () => {
  it("runs the same statements in the same order for an unknown address, and answers alike at every step", async () => {
    const seen = [];
    for (const email of [user.email, `no-${user.email}`]) {
      const queries: string[] = [];
      const tapped = withoutQueue(
        createTappedContext((query) => {
          queries.push(query);
          return "run";
        }, clock),
      );
      const token = await start(email, tapped);
      const wrongs = [];
      for (let count = 0; count < 6; count += 1) wrongs.push(await give(token, "000000", tapped));
      now += MINUTE;
      const again = await resendCode(tapped, { token, caller: newCaller() });
      const { stage, resend: next } = await findRecovery(tapped, token);
      seen.push({ queries, wrongs, again, stage, next, shape: token.length });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.queries.length).toBeGreaterThan(10);
  });

  it("queues as many messages for an unknown address, and does not wait for the queue", async () => {
    const sent: number[] = [];
    const slow: Context = {
      ...ctx,
      queue: {
        ...ctx.queue,
        sendBatch: (messages) => {
          sent.push([...messages].length);
          return new Promise(() => {});
        },
      },
    };
    for (const email of [user.email, `no-${user.email}`]) await start(email, slow);
    expect(sent).toEqual([1, 1]);
  });

  it("answers a known and an unknown address with the same page, status, headers and cookies", async () => {
    const answers: { refused: unknown[]; attributes?: string[]; [part: string]: unknown }[] = [];
    const real = createTestContext();
    for (const email of [user.email, `no${user.email.slice(2)}`]) {
      const headers = { "CF-Connecting-IP": newCaller() };
      const asked = await post("/forgotPassword", { email, ...solvedCaptcha(real) }, { headers });
      const { pair = "", attributes } = cookiesOf(asked)["__Host-recovery"] ?? {};
      const page = await visit("/OTPverify", { cookie: pair });
      const refused = await post("/OTPverify", { code: "12 34 56" }, { cookie: pair, headers });
      answers.push({
        status: asked.status,
        location: asked.headers.get("Location"),
        names: [...asked.headers.keys()].sort(),
        attributes,
        pair: pair.length,
        page: [page.status, await page.text()],
        refused: [refused.status, [...refused.headers.keys()].sort(), await refused.text()],
      });
    }
    const without = (answer: unknown): unknown =>
      JSON.parse(
        JSON.stringify(answer)
          .replaceAll(/nonce-?[=\w"\\+/-]*/g, "")
          .replaceAll(/in \d+ seconds?/g, "SOON"),
      );
    expect(without(answers[0])).toEqual(without(answers[1]));
    expect(answers[0]).toMatchObject({ status: 303, location: "/OTPverify", pair: expect.any(Number) });
    expect([...(answers[0]?.attributes ?? [])].sort()).toEqual([
      "HttpOnly",
      "Max-Age=3600",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
    expect(answers[0]?.refused[2]).toContain("You have 4 more tries");
  });
});

describe("expired recoveries", () => {
  it("are deleted", async () => {
    await start();
    now += 61 * MINUTE;
    await runEveryJob(ctx);
    expect(await rowsOf("select id from recoveries where user_id = ?", user.id)).toEqual([]);
  });
});
