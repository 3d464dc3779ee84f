import { beforeEach, describe, expect, it } from "vitest";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { networkHashOf } from "~/foundation/identity/credentials.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import type { Context } from "~/platform/context";
import { getResults } from "~/results/results/queries.server";
import { submitAssessment } from "~/results/results/submit.server";
import { countPeers } from "~/results/statistics/peers.server";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { ORIGIN } from "../support/pages";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  TEST_PASSWORD,
  type TestCompany,
  withoutQueue,
} from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
const OVERALL = "overall";

let now: number;
let ctx: Context;
beforeEach(async () => {
  now = Date.UTC(2026, 2, 10, 12);
  ctx = withoutQueue(createTestContext(() => now));
  for (const table of ["companies", "jobs", "peer_members", "peer_groups", "peer_industries"])
    await change(`delete from ${table}`);
});

interface Submitted {
  owner: CurrentUser;
  id: string;
}

async function submit(owner: CurrentUser, yes: number): Promise<Submitted> {
  const id = await completeDraft(ctx, owner, yes);
  expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
  return { owner, id };
}

/** Each registers a little later than the previous one: the oldest are counted first. */
async function newcomer(yes: number, company: TestCompany = {}): Promise<Submitted> {
  now += 1000;
  return submit(await registerCompany(ctx, { industry: "mining", ...company }), yes);
}

type Own = (index: number) => TestCompany | Promise<TestCompany>;

async function newcomers(count: number, yes: number, company: Own = () => ({})) {
  const all: Submitted[] = [];
  for (let index = 0; index < count; index += 1) all.push(await newcomer(yes, await company(index)));
  return all;
}

/** The next day, after the scheduled job has run. */
async function tomorrow() {
  now += DAY;
  await countPeers(ctx);
}

/** The peer figures that a company's own result shows. */
async function peersOf({ owner, id }: Submitted) {
  const shown = await getResults(ctx, owner, id, READINESS);
  if (!shown.ok) throw new Error(shown.reason);
  return shown.peers;
}

const seenBy = async (who: Submitted) => {
  const { basis, companies, means } = await peersOf(who);
  return { basis, companies, overall: means[OVERALL] };
};

const NOTHING = { basis: "none", companies: 0, overall: undefined };
const inIndustry = (companies: number, overall: number) => ({ basis: "industry", companies, overall });

describe("the companies that are counted as peers", () => {
  it("exclude a company on its registration day and include it on the next, and a recount changes nothing", async () => {
    const [first] = await newcomers(6, 24);
    now = Date.UTC(2026, 2, 10, 23, 59);
    expect(await countPeers(ctx)).toEqual({ did: { moved: 0 }, cursor: null });
    expect(await seenBy(first as Submitted)).toEqual(NOTHING);
    now += 2 * 60_000;
    expect(await countPeers(ctx)).toEqual({ did: { moved: 2 }, cursor: null });
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(5, 3000));
    const dump = await dumpDatabase();
    expect(await countPeers(ctx)).toEqual({ did: { moved: 0 }, cursor: null });
    expect(await dumpDatabase()).toEqual(dump);
  });

  it("exclude a company until its owner's email address is confirmed", async () => {
    const [first] = await newcomers(5, 24);
    const { owner } = await newcomer(24, { isConfirmed: false });
    await tomorrow();
    expect(await seenBy(first as Submitted)).toEqual(NOTHING);
    await change("update users set email_confirmed_at = ? where id = ?", now, owner.id);
    await tomorrow();
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(5, 3000));
  });

  it.each<[string, (index: number) => TestCompany]>([
    ["network", () => ({ network: "one" })],
    ["domain", (index) => ({ email: `p${index}@branch-${index}.one-house.co.za` })],
  ])("include at most one in five from one %s, the oldest first", async (_, ofOne) => {
    const [first] = await newcomers(8, 24);
    now += DAY;
    await newcomers(4, 80, ofOne);
    await tomorrow();
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(9, 4600));
    // Two of ten so far: seven others at 30 %, two at 100 %.
    await newcomers(6, 24);
    await tomorrow();
    // Three of seventeen now: 13 others at 30 %, three at 100 %.
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(16, 4300));
  });

  it("include every company with an email address at a public provider", async () => {
    const [first] = await newcomers(6, 24, (index) => ({ email: `p${index}-${ctx.ids.create()}@gmail.com` }));
    await tomorrow();
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(5, 3000));
  });

  it("exclude an erased company once other companies have moved the mean", async () => {
    const [first, leaver] = await newcomers(7, 24, (index) => ({ network: `network-${index}` }));
    await tomorrow();
    if (!leaver) throw new Error("No one");
    expect(await requestDeletion(ctx, leaver.owner, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
    now += 8 * DAY;
    await runEveryJob(ctx);
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(6, 3000));
    await newcomers(6, 72);
    await tomorrow();
    expect(await seenBy(first as Submitted)).toEqual(inIndustry(11, 6300));
    expect(await rowsOf("select network from companies where erased_at is not null and network is not null")).toEqual(
      [],
    );
  });
});

describe("the mean of a peer group", () => {
  it("is shown in whole percents, and updated when six other companies have changed it", async () => {
    const [first, second] = (await newcomers(7, 24)) as [Submitted, Submitted];
    await tomorrow();
    const before = inIndustry(6, 3000);
    // Five companies change, one at a time. One that has changed is excluded using the values that are still shown.
    for (const { owner } of [first, second]) await submit(owner, 79);
    for (let count = 0; count < 3; count += 1) {
      await newcomer(80);
      await tomorrow();
      expect([await seenBy(first), await seenBy(second)]).toEqual([before, before]);
    }
    await newcomer(80);
    await tomorrow();
    // (98.75 + 5 × 30 + 4 × 100) / 10 is 64.875.
    expect(await seenBy(first)).toEqual(inIndustry(10, 6500));
    const { means } = await peersOf(first);
    expect(Object.values(means).filter((mean) => mean % 100 !== 0)).toEqual([]);
    expect(Object.keys(means).length).toBeGreaterThan(8);
  });

  it("still includes a company that has left the industry, until the mean is updated", async () => {
    const [mover, stayer] = (await newcomers(7, 24)) as [Submitted, Submitted];
    await tomorrow();
    expect(await updateProfile(ctx, new Request(ORIGIN), mover.owner, { industry: "education" })).toMatchObject({
      ok: true,
    });
    const moved = await submit(mover.owner, 8);
    await tomorrow();
    // It is alone in its new industry, so it is compared with all companies, where its former result is still shown.
    expect(await seenBy(moved)).toEqual({ basis: "all-industries", companies: 6, overall: 3000 });
    expect(await seenBy(stayer)).toEqual(inIndustry(6, 3000));
    await newcomers(6, 24);
    await tomorrow();
    expect(await seenBy(stayer)).toEqual({ basis: "all-industries", companies: 12, overall: 2800 });
  });

  it("includes results of one kind only", async () => {
    await newcomers(6, 24);
    await tomorrow();
    expect(await rowsOf("select count(*) as n from peer_groups where kind = ?", PROGRESS)).toEqual([{ n: 0 }]);
    expect(
      await rowsOf("select industry_id, companies, score_sum from peer_groups where subject = ? order by 1", OVERALL),
    ).toEqual(["all", "mining"].map((industry_id) => ({ industry_id, companies: 6, score_sum: 18_000 })));
  });
});

describe("a user who registers companies to work out a competitor's score", () => {
  const networkOf = (address: string) =>
    networkHashOf(ctx, new Request(ORIGIN, { headers: { "CF-Connecting-IP": address } }));
  const atHome = async (index: number): Promise<TestCompany> => ({
    network: await networkOf(`203.0.113.${index}`),
    email: `own-${index}-${ctx.ids.create().toLowerCase()}@gmail.com`,
  });
  const everywhere = async (index: number): Promise<TestCompany> => ({
    network: await networkOf(`198.51.${index}.7`),
    email: `own-${index}-${ctx.ids.create().toLowerCase()}@attack.example`,
  });
  const everything = (accounts: readonly Submitted[]) => Promise.all(accounts.map(peersOf));

  it.each([
    ["from one address", atHome],
    ["at one domain, from everywhere", everywhere],
  ])("learns nothing with seventeen accounts %s in a group of known companies", async (_, own) => {
    const known = await newcomers(9, 24);
    const accounts = await newcomers(17, 40, own);
    const { owner: victim } = await submit(await registerCompany(ctx, { industry: "mining" }), 32);
    await tomorrow();
    const before = await everything(accounts);
    expect(new Set(before.map(({ basis }) => basis))).toEqual(new Set(["industry"]));

    // It changes what it can, and then the competitor submits.
    for (const { owner } of accounts.slice(0, 6)) await submit(owner, 8);
    await tomorrow();
    expect(await everything(accounts)).toEqual(before);
    await submit(victim, 80);
    await tomorrow();
    expect(await everything(accounts)).toEqual(before);

    // At the best moment for the attacker: only as many strangers change as it takes to move the mean. The attacker has changed its own
    // results and assumes that all others are unchanged.
    const former = await sums();
    for (const { owner } of known.slice(0, 4)) await submit(owner, 8);
    await tomorrow();
    expect(await everything(accounts)).not.toEqual(before);
    const moved = await sums();
    const guess = 4000 + (moved.all - former.all) - (moved.own - former.own);
    expect(Math.abs(guess - 10_000)).toBeGreaterThan(1000);

    /** What no page shows: the exact sum, and the part that comes from the accounts. */
    async function sums() {
      const counted = await rowsOf<{ companyId: string; score: number }>(
        "select company_id as companyId, score from peer_members m join results using (assessment_id) where m.industry_id = 'mining'",
      );
      const isOwn = (companyId: string) => accounts.some(({ owner }) => owner.companyId === companyId);
      const sum = (of: typeof counted) => of.reduce((total, { score }) => total + score, 0);
      return { all: sum(counted), own: sum(counted.filter(({ companyId }) => isOwn(companyId))) };
    }
  });

  it("sees no mean with six accounts in an industry with one competitor, nor across all industries", async () => {
    await newcomer(26);
    const accounts = await newcomers(6, 8, atHome);
    await tomorrow();
    await tomorrow();
    expect(await Promise.all(accounts.map(seenBy))).toEqual(accounts.map(() => NOTHING));

    const elsewhere = await newcomers(7, 40, () => ({ industry: "education" }));
    await tomorrow();
    // No one sees the industry next to all industries either, since the difference would be the competitor.
    for (const { basis } of await everything([...accounts, ...elsewhere])) expect(basis).toBe("all-industries");
  });
});

it("a company's own result reads no extra rows, however many companies are counted in its industry", async () => {
  const own = await newcomer(40);
  const rowsReadAmong = async (others: number) => {
    await change(
      `insert or ignore into peer_members (kind, industry_id, assessment_id)
       select 'readiness', industry.value, 'another ' || number.value from json_each(?) number, json_each('["mining", "all"]') industry`,
      JSON.stringify(Array.from({ length: others }, (_, index) => index)),
    );
    const before = ctx.cost.rowsRead;
    await peersOf(own);
    return ctx.cost.rowsRead - before;
  };
  // The catalogue is read once per isolate.
  await rowsReadAmong(3);
  const amongFew = await rowsReadAmong(3);
  expect(await rowsReadAmong(300)).toBe(amongFew);
});
