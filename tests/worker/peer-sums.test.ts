import { beforeEach, describe, expect, it } from "vitest";
import { READINESS } from "~/domain/kinds/kind";
import { ANONYMISED_AFTER_YEARS, DELETED_AFTER_YEARS, yearsBefore } from "~/domain/privacy/periods";
import type { CurrentUser } from "~/features/identity/session.server";
import { NOBODY } from "~/features/identity/visitor.server";
import { requestDeletion } from "~/features/privacy/deletion.server";
import { updateProfile } from "~/features/profile/update-profile.server";
import { getResults } from "~/features/results/queries.server";
import { submitAssessment } from "~/features/results/submit.server";
import { type Context, createContext } from "~/platform/context";
import { change, interrupted, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { ORIGIN } from "../support/pages";
import { type Counted, expectExactSums, expectSumsOf } from "../support/peer-sums";
import { seededRandom } from "../support/random";
import { completeDraft, createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const START = Date.UTC(2026, 2, 10, 12);
const DAY = 24 * 60 * 60 * 1000;
const HALF_A_YEAR = 183 * DAY;

let now: number;
let ctx: Context;
beforeEach(async () => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
  for (const table of ["companies", "jobs", "peer_changes", "peer_sums"]) await change(`delete from ${table}`);
});

/** What an assessment is counted by, if its company belonged to that industry when it was submitted. */
const countedBy = async (assessmentId: string, industry: string): Promise<Counted> => ({
  industry,
  scores: await rowsOf("select subject, score from scores where assessment_id = ?", assessmentId),
});

async function submit(owner: CurrentUser, industry: string, yes: number, context = ctx): Promise<Counted> {
  const id = await completeDraft(ctx, owner, yes);
  expect(await submitAssessment(context, owner, id)).toEqual({ ok: true });
  return countedBy(id, industry);
}

const moveTo = async (owner: CurrentUser, industry: string) =>
  expect(await updateProfile(ctx, new Request(ORIGIN), owner, { industry })).toEqual({ ok: true, pendingEmail: null });

describe("a company that changes its industry between two submissions", () => {
  it("is counted in the former one until it submits again, then in the new one alone, and once in all", async () => {
    const [mover, stayer] = [
      await registerCompany(ctx, { industry: "education" }),
      await registerCompany(ctx, { industry: "education" }),
    ];
    const [before, other] = [await submit(mover, "education", 20), await submit(stayer, "education", 60)];
    await moveTo(mover, "mining");
    await expectSumsOf([before, other]);
    const after = await submit(mover, "mining", 44);
    await expectSumsOf([after, other]);
    await moveTo(mover, "education");
    await expectSumsOf([await submit(mover, "education", 8), other]);
  });

  it("is compared with those among whom it is counted", async () => {
    const mover = await registerCompany(ctx, { industry: "education" });
    const others = ["education", "mining"].flatMap((industry) => Array.from({ length: 5 }, () => industry));
    for (const industry of others) {
      await submit(await registerCompany(ctx, { industry }), industry, industry === "mining" ? 72 : 24);
    }
    const first = await completeDraft(ctx, mover, 40);
    expect(await submitAssessment(ctx, mover, first)).toEqual({ ok: true });
    await moveTo(mover, "mining");
    expect(await getResults(ctx, mover, first, READINESS)).toMatchObject({
      peers: { basis: "industry", companies: 5, means: { overall: 3000 } },
    });
    const second = await completeDraft(ctx, mover, 48);
    expect(await submitAssessment(ctx, mover, second)).toEqual({ ok: true });
    for (const id of [first, second]) {
      expect(await getResults(ctx, mover, id, READINESS)).toMatchObject({
        peers: { basis: "industry", companies: 5, means: { overall: 9000 } },
      });
    }
  });

  it("at the very moment of a submission is counted in the one it had when that was stored", async () => {
    const owner = await registerCompany(ctx, { industry: "education" });
    await submit(owner, "education", 20);
    const atTheLastMoment = interrupted('insert into "results"', () => moveTo(owner, "mining"));
    const after = await submit(owner, "mining", 44, withoutQueue(createContext(atTheLastMoment, () => now)));
    await expectSumsOf([after]);
  });
});

describe("what is shown of peers", () => {
  /** The mean of the others in an industry and how many they are, as its owner sees them. */
  const seenBy = async ({ owner, id }: { owner: CurrentUser; id: string }) => {
    const results = await getResults(ctx, owner, id, READINESS);
    if (!results.ok) throw new Error(results.reason);
    const { basis, companies, means } = results.peers;
    return { basis, companies, overall: means.overall };
  };
  const submitted = async (owner: CurrentUser, yes: number) => {
    const id = await completeDraft(ctx, owner, yes);
    expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
    return { owner, id };
  };
  const newcomer = async (yes: number) => submitted(await registerCompany(ctx, { industry: "mining" }), yes);

  it("moves on when five others and the reader's own have changed, and tells of nobody between", async () => {
    const first = await newcomer(80);
    for (let count = 1; count < 5; count += 1) await newcomer(24);
    expect(await seenBy(first)).toEqual({ basis: "none", companies: 0, overall: undefined });
    const sixth = await newcomer(24);
    const before = { basis: "industry", companies: 5, overall: 3000 };
    expect(await seenBy(first)).toEqual(before);
    expect(await seenBy(sixth)).toEqual({ basis: "industry", companies: 5, overall: 4400 });

    // Whoever has changed is left out by what is still shown of it.
    const again = await submitted(first.owner, 40);
    expect(await seenBy(again)).toEqual(before);
    expect(await seenBy(sixth)).toEqual({ basis: "industry", companies: 5, overall: 4400 });
    await submitted(first.owner, 8);
    const seventh = await newcomer(72);
    expect(await seenBy(seventh)).toEqual({ basis: "industry", companies: 6, overall: 4166 + 1 });
    for (let count = 3; count < 6; count += 1) {
      await newcomer(72);
      expect([await seenBy(first), await seenBy(seventh)]).toEqual([
        before,
        { ...before, companies: 6, overall: 4167 },
      ]);
    }
    await newcomer(72);
    expect(await seenBy(first)).toEqual({ basis: "industry", companies: 10, overall: (5 * 3000 + 5 * 9000) / 10 });
    expect(await seenBy(seventh)).toEqual({
      basis: "industry",
      companies: 10,
      overall: (1000 + 5 * 3000 + 4 * 9000) / 10,
    });
    expect(await rowsOf("select * from peer_changes")).toEqual([]);
  });

  it("keeps a company that has left its industry where it is shown, until that moves on", async () => {
    const mover = await newcomer(80);
    for (let count = 1; count < 6; count += 1) await newcomer(24);
    await moveTo(mover.owner, "education");
    const moved = await submitted(mover.owner, 8);
    // Nobody else is in its new industry: it is compared with all, in which its former result is shown still.
    expect(await seenBy(moved)).toEqual({ basis: "all-industries", companies: 5, overall: 3000 });
    const [stayer] = await rowsOf<{ companies: number; shown: number }>(
      "select companies, shown_companies as shown from peer_sums where industry_id = 'mining' and subject = 'overall'",
    );
    expect(stayer).toEqual({ companies: 5, shown: 6 });
  });
});

describe("the peers' sums", () => {
  const INDUSTRIES = ["construction", "education", "mining"];

  it.each([1, 2, 3])("are exact after whatever happens to its companies, sequence %i", async (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const companies: { owner: CurrentUser; industry: string }[] = [];
    /** By company, also those that are erased; one that is anonymous by now stays beside what its company submits next. */
    const counted = new Map<string, Counted & { completedAt: number }>();
    const pass = async (time: number) => {
      now += time;
      await runEveryJob(ctx);
      for (const [key, each] of [...counted]) {
        if (each.completedAt > yearsBefore(now, ANONYMISED_AFTER_YEARS)) continue;
        counted.delete(key);
        if (each.completedAt > yearsBefore(now, DELETED_AFTER_YEARS)) counted.set(`of ${each.completedAt}`, each);
      }
    };

    const join = async () => {
      const industry = pick(INDUSTRIES);
      companies.push({ owner: await registerCompany(ctx, { industry }), industry });
    };
    const actions = {
      async submits() {
        const { owner, industry } = pick(companies);
        const by = await submit(owner, industry, Math.floor(random() * 81));
        counted.set(owner.companyId, { ...by, completedAt: now });
      },
      async moves() {
        const company = pick(companies);
        company.industry = pick(INDUSTRIES.filter((industry) => industry !== company.industry));
        await moveTo(company.owner, company.industry);
      },
      async isErased() {
        const leaver = pick(companies);
        companies.splice(companies.indexOf(leaver), 1);
        expect(await requestDeletion(ctx, leaver.owner, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
        await pass(8 * DAY);
        await join();
      },
      async grows() {
        await pass(Math.ceil(random() * 4) * HALF_A_YEAR);
      },
    };
    while (companies.length < 4) await join();
    await actions.submits();
    const seen = new Set<string>();
    for (let step = 0; step < 48; step += 1) {
      now += DAY;
      const share = random();
      const action = share < 0.45 ? "submits" : share < 0.75 ? "moves" : share < 0.85 ? "isErased" : "grows";
      seen.add(action);
      await actions[action]();
      await expectSumsOf(counted.values());
    }
    if (counted.size > 0) await expectExactSums();
    expect(seen.size).toBe(4);
  });
});
