import { beforeEach, describe, expect, it } from "vitest";
import { JOBS } from "~/entries/jobs";
import { createContext } from "~/platform/context";
import { HashKeyMissing } from "~/platform/hash-keys.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { resealStored } from "~/upkeep/maintenance/reseal.server";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { change, rowsOf, tapped } from "../support/database";
import { seededRandom } from "../support/random";
import { ACTS, type Act, type Cast, type Installation, type Keys, makeCast, restart } from "../support/rotation";
import { withFakeClock } from "../support/two-step";

const SEEDS = [1, 2, 3];
const PERIODS = ["one key", "the next is known", "the next seals", "what is stored is sealed again", "one key again"];
type Period = 0 | 1 | 2 | 3 | 4;

withFakeClock();
let first: string;
let second: string;
beforeEach(async () => {
  [first, second] = [newKey(), newKey()] as [string, string];
  // Each test is an installation of its own, with keys of its own.
  for (const table of [
    "hash_keys",
    "two_steps",
    "webhook_endpoints",
    "company_sign_ins",
    "jobs",
    "run_log",
    "outbox",
    "rate_limits",
  ])
    await change(`delete from ${table}`);
});

const newKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64");
const at = (ms: number) => new Date(Date.now() + ms).toISOString().replace(/\.\d+Z$/, "Z");
const HOUR = 60 * 60_000;

/** The keys of each period, as an operator sets them. */
const keysIn = (period: Period): Keys => {
  if (period === 0) return { SECRET_KEY: first };
  if (period === 1) return { SECRET_KEY: first, SECRET_KEY_2: `${at(10 * HOUR)} ${second}` };
  if (period === 4) return { SECRET_KEY_2: second };
  return { SECRET_KEY: first, SECRET_KEY_2: `${at(-HOUR)} ${second}` };
};

/** Runs the job as cron does, until it has nothing left, and returns what its last run counted. */
async function resealAll({ ctx }: Installation) {
  for (;;) {
    await change("update jobs set due_at = 0 where name = 'keys'");
    await runDue(
      ctx,
      JOBS.filter(({ name }) => name === "keys"),
    );
    const [job] = await rowsOf<{ cursor: string | null }>("select cursor from jobs where name = 'keys'");
    if (job?.cursor === null) break;
  }
  const runs = await rowsOf<{ outcome: string; did: string }>(
    "select outcome, did from run_log where job = 'keys' order by started_at desc, rowid desc limit 1",
  );
  expect(runs.map(({ outcome }) => outcome)).not.toContain("failed");
  // A run that had nothing to do leaves no row.
  return JSON.parse(runs[0]?.did ?? "{}") as Record<string, number>;
}

/** Whether something begun in a period still works in a later one. */
const isExpected = ({ lives }: Act, begun: Period, ends: Period) => lives === "stored" || ends < 4 || begun >= 2;

describe("a rotation of SECRET_KEY under way", () => {
  it.each(SEEDS)(
    "breaks nothing that is begun before, during or after it, in any order: %i",
    async (seed) => {
      const random = seededRandom(seed);
      const shuffled = <T>(list: readonly T[]) =>
        list
          .map((each) => ({ each, at: random() }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
      let on = restart(keysIn(0));
      const cast: Cast = await makeCast(on);
      await resealAll(on);
      // Each act is begun in two periods, and continued in a later one or the same.
      const plan = shuffled(Object.entries(ACTS)).flatMap(([name, act]) =>
        [0, 1].map(() => {
          const begun = Math.floor(random() * 5) as Period;
          const ends = (begun + Math.floor(random() * (5 - begun))) as Period;
          return { name, act, begun, ends };
        }),
      );
      // What matters most is in every plan: begun with the first key alone, and continued without it.
      plan.push(...Object.entries(ACTS).map(([name, act]) => ({ name, act, begun: 0 as Period, ends: 4 as Period })));
      const under = new Map<(typeof plan)[number], Awaited<ReturnType<Act["begin"]>>>();
      const wrong: string[] = [];
      for (const period of [0, 1, 2, 3, 4] as const) {
        on = restart(keysIn(period));
        if (period === 3) {
          const did = await resealAll(on);
          expect(did).toMatchObject({ left: 0, unreadable: 0, mayGo: 1 });
        }
        for (const item of shuffled(plan)) {
          const { act, name, begun } = item;
          try {
            if (begun === period) under.set(item, await act.begin(on, cast));
          } catch (error) {
            wrong.push(`${name}: not begun with ${PERIODS[begun]}: ${error}`);
          }
        }
        for (const item of shuffled(plan)) {
          const { act, name, begun, ends } = item;
          const go = ends === period ? under.get(item) : undefined;
          if (!go) continue;
          const did = await go(on).catch((error: unknown) => String(error));
          const said = `${name}, begun with ${PERIODS[begun]}, continued with ${PERIODS[ends]}`;
          if (did !== isExpected(act, begun, ends)) wrong.push(`${said}: ${did}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  it("loses nothing when Workers with the former and with the new key write at once", async () => {
    const [former, next] = [restart(keysIn(1)), restart(keysIn(2))] as const;
    const cast = await makeCast(former);
    const begin = Object.entries(ACTS).filter(([, { lives }]) => lives === "stored");
    const pending: [string, Awaited<ReturnType<Act["begin"]>>][] = [];
    // Both begin, while runs of the job overlap with them and with each other.
    for (const [name, act] of begin) {
      const [one, other] = await Promise.all([
        act.begin(former, cast),
        act.begin(next, cast),
        resealStored(next.ctx, null),
        resealStored(next.ctx, null),
      ]);
      pending.push([name, one], [name, other]);
    }
    // The former keys open what the new one has sealed, and the other way round.
    for (const [index, [name, go]] of pending.entries()) {
      const on = index % 4 < 2 ? former : next;
      if (index % 3 === 0) expect([name, await go(on)]).toEqual([name, true]);
    }
    await resealAll(next);
    const last = restart(keysIn(4));
    for (const [index, [name, go]] of pending.entries()) {
      if (index % 3 !== 0) expect([name, await go(last)]).toEqual([name, true]);
    }
  }, 120_000);
});

describe("the job that seals again", () => {
  const secrets = () =>
    rowsOf<{ id: string; secret: string }>("select user_id as id, secret from two_steps order by 1");

  it("does nothing for an installation with one key but to write down the keys of its hashes, once", async () => {
    const on = restart(keysIn(0));
    const act = ACTS["a sign-in with an authenticator"] as Act;
    const go = await act.begin(on, await makeCast(on));
    const before = await secrets();
    expect(await resealStored(on.ctx, null)).toEqual({ did: { written: 6 }, cursor: null });
    expect(await resealStored(on.ctx, null)).toEqual({ did: { written: 0 }, cursor: null });
    expect(await secrets()).toEqual(before);
    expect(await go(on)).toBe(true);
  });

  it.each(["fail", "lose"] as const)(
    "completes what a run left that died at any statement (%s)",
    async (fate) => {
      const on = restart(keysIn(0));
      const cast = await makeCast(on);
      const names = [
        "a sign-in with an authenticator",
        "a recovery whose code waits for its mail",
        "a wish not to be written to",
      ];
      const under = [];
      for (const name of names) under.push([name, await (ACTS[name] as Act).begin(on, cast)] as const);
      await resealAll(on);
      const next = restart(keysIn(2));
      for (let fault = 1; ; fault += 1) {
        let count = 0;
        const env = tapped(() => {
          count += 1;
          return count === fault ? fate : "run";
        });
        const died = await resealStored(createContext({ ...env, ...keysIn(2) }), null).then(
          () => false,
          () => true,
        );
        if (!died) break;
        expect(fault).toBeLessThan(40);
      }
      expect((await resealStored(next.ctx, null)).did).toMatchObject({ left: 0, unreadable: 0 });
      const last = restart(keysIn(4));
      for (const [name, go] of under) expect([name, await go(last)]).toEqual([name, true]);
    },
    60_000,
  );

  it("continues after its limit, and counts what no key opens apart from what is left", async () => {
    const on = restart(keysIn(2));
    const cast = await makeCast(on);
    const many = 5_400;
    const former = restart(keysIn(0)).ctx.storedBox("two-step").seal({ kind: "secret", userId: "x", secret: "y" });
    const values = JSON.stringify(Array.from({ length: many }, (_, index) => `u${String(index).padStart(5, "0")}`));
    await change(
      `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
       select value, ?, 'contributor', 'X', value || '@example.com', '-', '-', '-', 'en', 1 from json_each(?)`,
      cast.owner.companyId,
      values,
    );
    await change(
      `insert into two_steps (user_id, secret, confirmed_at, last_step, created_at)
       select value, case when key % 900 = 7 then 'broken' else ? end, 1, 0, 1 from json_each(?)`,
      former,
      values,
    );
    const one = await resealStored(on.ctx, null);
    expect(one.did).toMatchObject({ left: many - 5000 });
    expect(one.cursor).not.toBeNull();
    const two = await resealStored(on.ctx, one.cursor);
    expect(two).toMatchObject({ cursor: null, did: { left: 0, unreadable: 6, mayGo: 1 } });
    await change("delete from users where email like 'u0%@example.com'");
  });

  it("leaves a secret alone that waits for its first code, and says that it is left", async () => {
    const on = restart(keysIn(0));
    const { chain } = await makeCast(on);
    const sealed = on.ctx.storedBox("two-step").seal({ kind: "secret", userId: chain.id, secret: "S" });
    await change("insert into two_steps (user_id, secret, created_at) values (?, ?, ?)", chain.id, sealed, Date.now());
    const next = restart(keysIn(2));
    const one = await resealStored(next.ctx, null);
    expect(one.did).toMatchObject({ left: 1 });
    expect(one.did).not.toHaveProperty("mayGo");
    expect(await secrets()).toEqual([{ id: chain.id, secret: sealed }]);
    // Its time is over.
    await change("update two_steps set created_at = 1");
    const two = await resealStored(next.ctx, one.cursor);
    expect(two).toMatchObject({ did: { resealed: 0, left: 0, mayGo: 1 }, cursor: null });
  });
});

describe("keys that are gone too early", () => {
  it("forget no wish: nothing is sent, the job fails, and the key that was put back mends it", async () => {
    const on = restart(keysIn(0));
    const cast = await makeCast(on);
    const go = await (ACTS["a wish not to be written to"] as Act).begin(on, cast);
    await resealAll(on);
    const lost = restart(keysIn(4));
    await expect(go(lost)).rejects.toThrow(HashKeyMissing);
    await change("update jobs set due_at = 0");
    await runDue(
      lost.ctx,
      JOBS.filter(({ name }) => name === "keys"),
    );
    const [run] = await rowsOf<{ error: string }>(
      "select error from run_log where outcome = 'failed' and job = 'keys'",
    );
    expect(run?.error).toMatch(/put the former one back/);
    const back = restart(keysIn(2));
    expect(await go(back)).toBe(true);
    await resealAll(back);
    expect(await go(restart(keysIn(4)))).toBe(true);
  });

  it("keep a code waiting in the outbox, for a Worker that can open it", async () => {
    const on = restart(keysIn(2));
    const go = await (ACTS["a recovery whose code waits for its mail"] as Act).begin(on, await makeCast(on));
    const [{ id = "" } = {}] = await rowsOf<{ id: string }>("select id from outbox where cause = 'recovery-code'");
    const answer = await deliver(restart(keysIn(0)).ctx, { v: 1, outboxId: id });
    expect(answer).toMatchObject({ outcome: "retry" });
    await change("update outbox set due_at = 0");
    expect(await go(on)).toBe(true);
  });
});

describe("a key that has leaked", () => {
  it("opens no link, cookie or token from that moment, and what is stored is sealed again with the next", async () => {
    const on = restart(keysIn(0));
    const cast = await makeCast(on);
    const under: { name: string; act: Act; go: Awaited<ReturnType<Act["begin"]>> }[] = [];
    for (const [name, act] of Object.entries(ACTS)) under.push({ name, act, go: await act.begin(on, cast) });
    await resealAll(on);
    const leaked = restart({ SECRET_KEY: first, SECRET_KEY_2: second, SECRET_KEYS_LEAKED: "SECRET_KEY" });
    const wrong: string[] = [];
    const attempt = async (where: Installation, lives: Act["lives"], isRight: boolean) => {
      for (const { name, act, go } of under.filter((each) => each.act.lives === lives)) {
        const did = await go(where).catch((error: unknown) => String(error));
        if (did !== isRight) wrong.push(`${name} (${act.lives}): ${did}`);
      }
    };
    await attempt(leaked, "outside", false);
    expect(await resealAll(leaked)).toMatchObject({ left: 0, mayGo: 1 });
    await attempt(restart(keysIn(4)), "stored", true);
    expect(wrong).toEqual([]);
  }, 120_000);
});
