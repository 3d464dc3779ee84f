import { describe, expect, it } from "vitest";
import {
  afterFailure,
  afterSuccess,
  type Breaker,
  CLOSED,
  FAILURES_TO_OPEN,
  type Failure,
  isHealthy,
  SUCCESSES_TO_FORGET,
  stateOf,
  waitOf,
} from "~/platform/mail/rules/breaker";
import { type Counts, DEFAULT_PACE, minuteOf, paceOfBulk, secondOf, turnOf } from "~/platform/mail/rules/pace";
import { judgeReply, judgeStatus, readRetryAfter } from "~/platform/mail/rules/refusal";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 28, 8);

const OWN = { isProbe: false, isThrottle: false, retryAfterMs: null };
const fail = (breaker: Breaker, now: number, failure: Partial<Failure> = {}) =>
  afterFailure(breaker, { ...OWN, ...failure }, now, 0);
const opened = [1, 2, 3].reduce((breaker) => fail(breaker, NOW), CLOSED);

describe("the circuit breaker of a mail transport", () => {
  it("opens with the third failure in a row and waits for a minute", () => {
    expect(FAILURES_TO_OPEN).toBe(3);
    const second = fail(fail(CLOSED, NOW), NOW);
    expect(stateOf(second, NOW)).toBe("closed");
    expect(opened).toEqual({ failures: 3, openings: 1, successes: 0, openUntil: NOW + MINUTE, downSince: NOW });
    expect([stateOf(opened, NOW + MINUTE - 1), stateOf(opened, NOW + MINUTE)]).toEqual(["open", "half-open"]);
  });

  it("does not open when a success lies between the failures", () => {
    let breaker = CLOSED;
    for (let time = 0; time < 20; time += 1) {
      breaker = fail(fail(breaker, NOW), NOW);
      expect(stateOf(breaker, NOW)).toBe("closed");
      breaker = afterSuccess(breaker, false);
    }
    expect(isHealthy(breaker)).toBe(true);
  });

  it("opens at once when the server asks for a pause, for as long as it says, at most six hours", () => {
    expect(fail(CLOSED, NOW, { isThrottle: true }).openUntil).toBe(NOW + MINUTE);
    expect(fail(CLOSED, NOW, { retryAfterMs: 10 * MINUTE }).openUntil).toBe(NOW + 10 * MINUTE);
    expect(fail(CLOSED, NOW, { retryAfterMs: 365 * 24 * HOUR }).openUntil).toBe(NOW + 6 * HOUR);
  });

  it("doubles its wait with each failed probe, from a minute to an hour, a quarter of it left to chance", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 30].map((opening) => waitOf(opening, 0) / MINUTE)).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
    expect([waitOf(1, 1), waitOf(1, 0.5), waitOf(30, 1)]).toEqual([45 * SECOND, 52.5 * SECOND, 45 * MINUTE]);
  });

  it("tries a server that is dead for twenty hours some thirty times", () => {
    for (const chance of [0, 0.5, 1]) {
      let breaker = CLOSED;
      let tries = 0;
      let now = NOW;
      while (now < NOW + 20 * HOUR) {
        const isProbe = stateOf(breaker, now) === "half-open";
        breaker = afterFailure(breaker, { ...OWN, isProbe }, now, chance);
        tries += 1;
        now = breaker.openUntil ?? now + 5 * SECOND;
      }
      expect(tries).toBeGreaterThan(25);
      expect(tries).toBeLessThan(40);
      expect(breaker.downSince).toBe(NOW + 10 * SECOND);
    }
  });

  it("is closed by a probe, not by a mail that was under way when it opened, and neither lengthens its wait", () => {
    expect(afterSuccess(opened, false)).toBe(opened);
    expect(fail(opened, NOW + SECOND)).toEqual(opened);
    expect(fail(opened, NOW, { retryAfterMs: 5 * MINUTE }).openUntil).toBe(NOW + 5 * MINUTE);
    expect(afterSuccess(opened, true)).toEqual({ ...CLOSED, openings: 1, successes: 1 });
  });

  it("goes on from its former wait until ten mails in a row have gone out", () => {
    expect(SUCCESSES_TO_FORGET).toBe(10);
    const later = NOW + HOUR;
    const failAgain = (breaker: Breaker) => [1, 2, 3].reduce((each) => fail(each, later), breaker);
    let breaker = afterSuccess(opened, true);
    expect(failAgain(breaker).openUntil).toBe(later + 2 * MINUTE);
    for (let count = 2; count <= 9; count += 1) breaker = afterSuccess(breaker, false);
    expect(failAgain(breaker).openUntil).toBe(later + 2 * MINUTE);
    breaker = afterSuccess(breaker, false);
    expect(breaker).toEqual(CLOSED);
    expect(failAgain(breaker).openUntil).toBe(later + MINUTE);
  });
});

describe("the pace of a mail transport", () => {
  const PACE = { perSecond: 2, perMinute: 5 };
  const at = (now: number, inSecond: number, inMinute: number): Counts => ({
    second: secondOf(now),
    inSecond,
    minute: minuteOf(now),
    inMinute,
  });
  const turn = (counts: Counts, now: number, gate: { openUntil?: number | null; probeUntil?: number } = {}) =>
    turnOf({ openUntil: null, probeUntil: 0, ...counts, ...gate }, PACE, now);

  it("is 5 a second and 200 a minute by SMTP, 20 and 1,000 by HTTP; digests and announcements use four fifths of it", () => {
    expect(DEFAULT_PACE.smtp).toEqual({ perSecond: 5, perMinute: 200 });
    expect(DEFAULT_PACE.http).toEqual({ perSecond: 20, perMinute: 1_000 });
    expect(paceOfBulk(DEFAULT_PACE.smtp)).toEqual({ perSecond: 4, perMinute: 160 });
    expect(paceOfBulk({ perSecond: 1, perMinute: 1 })).toEqual({ perSecond: 1, perMinute: 1 });
  });

  it("lets as many mails pass in a second and a minute of the clock as set, and says when the next may go", () => {
    const now = NOW + 1_250;
    expect(turn(at(now, 1, 1), now)).toEqual({ ok: true, isProbe: false });
    expect(turn(at(now, 2, 2), now)).toEqual({ ok: false, why: "pace", waitMs: 750 });
    expect(turn(at(now - SECOND, 2, 4), now)).toEqual({ ok: true, isProbe: false });
    expect(turn(at(now - SECOND, 2, 5), now)).toEqual({ ok: false, why: "pace", waitMs: 58_750 });
    expect(turn(at(now - MINUTE, 2, 5), now)).toEqual({ ok: true, isProbe: false });
  });

  it("lets nothing pass while the breaker is open, and one mail at a time while it is half open", () => {
    const fresh = at(0, 0, 0);
    expect(turn(fresh, NOW, { openUntil: NOW + MINUTE })).toEqual({ ok: false, why: "away", waitMs: MINUTE });
    expect(turn(fresh, NOW, { openUntil: NOW })).toEqual({ ok: true, isProbe: true });
    expect(turn(fresh, NOW, { openUntil: NOW, probeUntil: NOW + 5 })).toEqual({ ok: false, why: "probe", waitMs: 5 });
  });
});

describe("a refusal by SMTP", () => {
  it.each<[string, string, string | null, object]>([
    ["RCPT", "550", "5.1.1", { about: "recipient", isPermanent: true, address: "unknown" }],
    ["RCPT", "550", null, { about: "recipient", isPermanent: true, address: "unknown" }],
    ["RCPT", "550", "5.2.1", { about: "recipient", isPermanent: true, address: "unknown" }],
    ["RCPT", "552", "5.2.2", { about: "recipient", isPermanent: true, address: "full" }],
    ["RCPT", "552", null, { about: "recipient", isPermanent: true, address: "full" }],
    // It may be our own domain that is refused. No address stops for that.
    ["RCPT", "550", "5.7.1", { about: "mail", isPermanent: true, address: null }],
    ["RCPT", "554", null, { about: "mail", isPermanent: true, address: null }],
    ["the message", "554", null, { about: "mail", isPermanent: true, address: null }],
    ["the message", "550", "5.1.1", { about: "mail", isPermanent: true, address: null }],
    ["RCPT", "451", null, { about: "mail", isPermanent: false }],
    ["RCPT", "450", "4.2.1", { about: "mail", isPermanent: false }],
    ["RCPT", "451", "4.3.0", { about: "transport", isPermanent: false }],
    ["RCPT", "454", null, { about: "transport", isPermanent: false }],
    ["RCPT", "450", "4.7.1", { about: "transport", isPermanent: false, isThrottle: true }],
    ["the message", "452", null, { about: "transport", isPermanent: false }],
    ["RCPT", "421", null, { about: "transport", isPermanent: false, isThrottle: true }],
    ["the connection", "421", "4.3.2", { about: "transport", isPermanent: false, isThrottle: true }],
    ["the connection", "554", null, { about: "transport", isPermanent: true }],
    ["AUTH", "535", "5.7.8", { about: "transport", isPermanent: true }],
    ["MAIL", "530", null, { about: "transport", isPermanent: true }],
    ["MAIL", "451", null, { about: "transport", isPermanent: false }],
  ])("of %s by %s %s is judged by what it is about", (step, code, enhanced, expected) => {
    expect(judgeReply(step, code, enhanced)).toMatchObject({ isThrottle: false, ...expected });
  });
});

describe("a refusal by HTTP", () => {
  it.each([
    [400, "mail", true],
    [413, "mail", true],
    [422, "mail", true],
    [401, "transport", true],
    [402, "transport", true],
    [404, "transport", true],
    [307, "transport", true],
    [408, "transport", false],
    [429, "transport", false],
    [500, "transport", false],
    [503, "transport", false],
  ])("with %i is about the %s", (status, about, isPermanent) => {
    const isThrottle = status === 429;
    expect(judgeStatus(status)).toEqual({ about, isPermanent, isThrottle, address: null, isUncertain: false });
  });

  it.each([504, 520, 524])("with %i leaves open whether the service has taken the mail", (status) => {
    expect(judgeStatus(status)).toMatchObject({ about: "transport", isPermanent: false, isUncertain: true });
  });

  it.each([
    ["120", 120_000],
    ["Sat, 28 Nov 2026 08:05:00 GMT", 300_000],
    ["Sat, 28 Nov 2026 07:00:00 GMT", 0],
    ["soon", null],
    ["", null],
    [null, null],
  ])("that asks to come again after %j means so many milliseconds", (header, expected) => {
    expect(readRetryAfter(header, NOW)).toBe(expected);
  });
});
