import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Context, createContext } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import {
  ensureGate,
  giveBack,
  letPass,
  paceOf,
  passOf,
  readBreaker,
  readGate,
  recordFailure,
  recordSuccess,
  transportOf,
} from "~/platform/mail/gate.server";
import { MailError } from "~/platform/mail/mailer";
import { turnOf } from "~/platform/mail/rules/pace";
import { change, rowsOf } from "../support/database";
import { testEnv } from "../support/worker";

const NOW = Date.UTC(2026, 10, 28, 8);
const SMTP = {
  ...testEnv,
  MAIL_TRANSPORT: "smtp",
  MAIL_SMTP_HOST: "mail.example.org",
  MAIL_PER_SECOND: "2",
  MAIL_PER_MINUTE: "5",
};
let now: number;
let ctx: Context;

beforeEach(async () => {
  now = NOW;
  await change("delete from mail_transports");
  ctx = { ...createContext(SMTP, () => now), log: () => {} };
});

/** Whether a mail is let through now, and the gate after that. */
async function pass(at: Context = ctx) {
  const token = at.ids.create();
  const [, [letIn], [gate]] = await runTogether(at.db, [
    ensureGate(at),
    letPass(at, token, paceOf(at.settings), sql`true`),
    readGate(at),
  ]);
  return { isLet: letIn !== undefined, pass: passOf(token, gate), gate };
}
const away = new MailError("The mail server could not be reached", { isPermanent: false, about: "transport" });

describe("the gate of a mail transport", () => {
  it("is one for each server, so that another server begins without a past", () => {
    expect(transportOf(ctx.settings)).toBe("smtp mail.example.org:587");
    const http = {
      ...testEnv,
      MAIL_TRANSPORT: "http",
      MAIL_HTTP_URL: "https://api.mailgun.net/v3/x/messages",
      MAIL_HTTP_KEY: "k",
    };
    expect(transportOf(createContext(http).settings)).toBe("http api.mailgun.net");
    expect(transportOf(createContext(testEnv).settings)).toBe("local");
  });

  it("lets through exactly as many mails as set when many Workers ask at once", async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => pass()));
    expect(asked.filter(({ isLet }) => isLet)).toHaveLength(2);
    let all = 2;
    for (let second = 1; second < 60; second += 1) {
      now = NOW + second * 1000;
      all += (await Promise.all(Array.from({ length: 3 }, () => pass()))).filter(({ isLet }) => isLet).length;
    }
    expect(all).toBe(5);
  });

  it("lets one probe through when the wait is over, and another only if the first gives no answer for a minute", async () => {
    for (let time = 0; time < 3; time += 1) {
      now += 1000;
      await recordFailure(ctx, (await pass()).pass, away);
    }
    expect(await readBreaker(ctx)).toMatchObject({ state: "open", lastError: away.message, downSince: now });
    expect((await pass()).isLet).toBe(false);
    now += 61_000;
    const asked = await Promise.all(Array.from({ length: 10 }, () => pass()));
    const probes = asked.filter(({ isLet }) => isLet);
    expect(probes.map((each) => each.pass.isProbe)).toEqual([true]);
    now += 59_000;
    expect((await pass()).isLet).toBe(false);
    now += 2_000;
    const second = await pass();
    expect(second.isLet).toBe(true);
    // It needed no delivery, so another may try at once.
    await giveBack(ctx, second.pass);
    const third = await pass();
    expect(third.isLet).toBe(true);
    await recordSuccess(ctx, third.pass);
    expect(await readBreaker(ctx)).toMatchObject({
      state: "closed",
      downSince: null,
      openUntil: null,
      lastError: null,
    });
  });

  it("counts failures that are recorded at once, each of them", async () => {
    const [one] = await Promise.all([pass()]);
    await Promise.all(Array.from({ length: 3 }, () => recordFailure(ctx, one.pass, away)));
    expect(await rowsOf("select failures, openings, revision from mail_transports")).toEqual([
      { failures: 3, openings: 1, revision: 3 },
    ]);
  });

  it("writes nothing for a success while all is well", async () => {
    const { pass: healthy } = await pass();
    const before = ctx.cost.statements;
    await recordSuccess(ctx, healthy);
    expect(ctx.cost.statements).toBe(before);
  });

  it.each([1, 2, 3, 4])("decides as the rule does, whatever its state (%i)", async (seed) => {
    let state = seed * 6_007;
    const chance = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    for (let round = 0; round < 60; round += 1) {
      now = NOW + chance(180_000);
      const near = () => now - 2_000 + chance(4_000);
      await change("delete from mail_transports");
      await change(
        `insert into mail_transports (name, open_until, probe_until, second, in_second, minute, in_minute) values (?, ?, ?, ?, ?, ?, ?)`,
        transportOf(ctx.settings),
        chance(2) ? null : near(),
        chance(2) ? 0 : near(),
        Math.floor(now / 1000) - chance(2),
        chance(4),
        Math.floor(now / 60_000) - chance(2),
        chance(8),
      );
      const [gate] = await readGate(ctx);
      if (!gate) throw new Error("No gate");
      const turn = turnOf(gate, paceOf(ctx.settings), now);
      const { isLet, pass: given } = await pass();
      expect({ isLet, gate }).toEqual({ isLet: turn.ok, gate });
      if (turn.ok) expect(given.isProbe).toBe(turn.isProbe);
      const token = await rowsOf<{ pass: string | null }>("select pass from mail_transports");
      expect(token).toEqual([{ pass: turn.ok ? given.token : null }]);
    }
  });
});
