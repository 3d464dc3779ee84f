import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "~/platform/context";
import { rowsOf } from "../support/database";
import { askSum, createTestContext } from "../support/worker";

const MINUTE = 60_000;
let now: number;
let ctx: Context;

beforeEach(() => {
  now = Date.UTC(2026, 2, 1);
  ctx = createTestContext(() => now);
});

const solve = () => {
  const { token, a, b } = askSum(ctx);
  return { token, a, b, response: `${token}:${a + b}` };
};
const USE = { action: "sign-in", remoteIp: null } as const;
const WRONG = { ok: false, reason: "captcha-wrong" };
const MISSING = { ok: false, reason: "captcha-missing" };

describe("ASVS 2.4.1 the captcha question", () => {
  it("asks for a sum of two numbers from 1 to 9, which the token does not reveal", () => {
    for (let round = 0; round < 200; round += 1) {
      const { token, a, b } = askSum(ctx);
      for (const number of [a, b]) expect(number).toBeGreaterThanOrEqual(1);
      for (const number of [a, b]) expect(number).toBeLessThanOrEqual(9);
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(Buffer.from(token, "base64url").toString()).not.toContain("sum");
    }
  });

  it("accepts the right answer, ignoring blanks around it", async () => {
    const { token, a, b } = askSum(ctx);
    expect(await ctx.captcha.verify(`${token}: ${a + b} `, USE)).toEqual({ ok: true });
  });

  it("accepts the same right answer once when it comes twenty times at once", async () => {
    const { response } = solve();
    const judged = await Promise.all(
      Array.from({ length: 20 }, () => createTestContext(() => now).captcha.verify(response, USE)),
    );
    expect(judged.filter(({ ok }) => ok)).toHaveLength(1);
    expect(judged.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 19 }, () => WRONG));
  });

  it("is used up by a wrong answer, so that sums cannot be tried out", async () => {
    const { token, response, a, b } = solve();
    expect(await ctx.captcha.verify(`${token}:${a + b + 1}`, USE)).toEqual(WRONG);
    expect(await ctx.captcha.verify(response, USE)).toEqual(WRONG);
  });

  it.each(["", ":", ":7", "7"])("does not accept %j as an answer", async (response) => {
    expect(await ctx.captcha.verify(response, USE)).toEqual(MISSING);
  });

  it("asks again after an empty answer, without using up the question", async () => {
    const { token, response } = solve();
    expect(await ctx.captcha.verify(`${token}:`, USE)).toEqual(MISSING);
    expect(await ctx.captcha.verify(`${token}:  `, USE)).toEqual(MISSING);
    expect(await ctx.captcha.verify(response, USE)).toEqual({ ok: true });
  });

  it.each(["ten", "1e1", "0x8", "-5", "+8", "8.0", "NaN", "Infinity", "٨"])(
    "does not accept %s as a number",
    async (given) => {
      expect(await ctx.captcha.verify(`${askSum(ctx).token}:${given}`, USE)).toEqual(WRONG);
    },
  );

  it("is valid for an hour", async () => {
    const [early, late] = [solve(), solve()];
    now += 60 * MINUTE;
    expect(await ctx.captcha.verify(early.response, USE)).toEqual({ ok: true });
    now += 1;
    expect(await ctx.captcha.verify(late.response, USE)).toEqual(WRONG);
  });

  it("is refused when any part of its token was changed", async () => {
    const { token, a, b } = solve();
    for (let index = 0; index < token.length; index += 7) {
      const changed = token.slice(0, index) + (token[index] === "A" ? "B" : "A") + token.slice(index + 1);
      expect(await ctx.captcha.verify(`${changed}:${a + b}`, USE)).toEqual(WRONG);
    }
    expect(await ctx.captcha.verify(`${token.slice(0, 20)}:${a + b}`, USE)).toEqual(WRONG);
    expect(await ctx.captcha.verify(`${ctx.ids.seal(ctx.ids.create())}:5`, USE)).toEqual(WRONG);
  });

  it("leaves one database row per answered question, whatever is sent for it", async () => {
    const count = () => rowsOf<{ n: number }>("select count(*) as n from spent_tokens");
    const before = (await count())[0]?.n ?? 0;
    const { token, response } = solve();
    for (const given of [response, response, `${token}:1`, "nonsense:4"]) await ctx.captcha.verify(given, USE);
    expect(await count()).toEqual([{ n: before + 1 }]);
  });
});
