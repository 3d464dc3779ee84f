import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { type Context, createContext } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { checkCells } from "~/results/statistics/check-cells.server";
import { countRequested, countResult } from "~/results/statistics/settle.server";
import { anonymiseAssessments } from "~/upkeep/privacy/anonymise.server";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { expectExactCells } from "../support/cells";
import { change, createTappedContext, interrupted, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { ORIGIN } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress } from "../support/progress-results";
import { seededRandom } from "../support/random";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  TEST_PASSWORD,
  withoutQueue,
} from "../support/worker";

const START = Date.UTC(2026, 2, 10, 12);
const DAY = 24 * 60 * 60 * 1000;
const HALF_A_YEAR = 183 * DAY;
const request = new Request(ORIGIN);

let now: number;
let ctx: Context;
beforeEach(async () => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
  for (const table of ["companies", "jobs", "analytics_cells", "ranking_lists"]) {
    await change(`delete from ${table}`);
  }
});

async function submit(owner: CurrentUser, yes: number, context = ctx): Promise<string> {
  const id = await completeDraft(ctx, owner, yes);
  expect(await submitAssessment(context, owner, id)).toEqual({ ok: true });
  return id;
}

describe("the statistics cells", () => {
  it.each([1, 2])("are exact after any sequence of company events, sequence %i", async (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const companies: CurrentUser[] = [];
    const corporates = [await registerCorporate(ctx), await registerCorporate(ctx)];
    const register = async () =>
      void companies.push(await registerCompany(ctx, { industry: pick(["construction", "mining"]) }));
    const erase = async (owner: CurrentUser) => {
      expect(await requestDeletion(ctx, owner, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
      now += 8 * DAY;
      await runEveryJob(ctx);
    };
    const actions = {
      submits: () => submit(pick(companies), Math.floor(random() * 81)),
      joins: () => joinByCode(ctx, pick(companies), pick(corporates).code, request),
      leaves: () => leaveCorporate(ctx, pick(companies), pick(corporates).companyId, request),
      showsLessOrMore: () =>
        changeSharing(ctx, pick(companies), pick(corporates).companyId, { scope: pick(["full", "level"]) }),
      async moves() {
        const industry = pick(["construction", "mining", "education"]);
        await updateProfile(ctx, request, pick(companies), { industry, companySize: pick(["under-300k", "300k-3m"]) });
      },
      async isErased() {
        const leaver = pick(companies);
        companies.splice(companies.indexOf(leaver), 1);
        await erase(leaver);
        await register();
      },
      async corporateIsErased() {
        const [leaver] = corporates.splice(0, 1, await registerCorporate(ctx));
        if (leaver) await erase(leaver);
      },
      async grows() {
        now += Math.ceil(random() * 5) * HALF_A_YEAR;
        await runEveryJob(ctx);
      },
    };
    while (companies.length < 4) await register();
    await actions.submits();
    const shares = [
      "submits",
      "submits",
      "submits",
      "joins",
      "joins",
      "leaves",
      "showsLessOrMore",
      "moves",
      "isErased",
      "grows",
    ] as const;
    let most = 0;
    for (let step = 0; step < 32; step += 1) {
      now += DAY;
      await actions[step === 20 ? "corporateIsErased" : pick(shares)]();
      // Submissions are counted some time later: other events may come in between.
      if (random() < 0.4) most = Math.max(most, await expectExactCells(ctx));
    }
    most = Math.max(most, await expectExactCells(ctx));
    expect(most).toBeGreaterThan(100);
  });

  it("cover both kinds, and a join or a leave at the very moment of a submission", async () => {
    const corporate = await registerCorporate(ctx);
    const owner = await registerCompany(ctx);
    const join = () => joinByCode(ctx, owner, corporate.code, request);
    const leave = () => leaveCorporate(ctx, owner, corporate.companyId, request);
    for (const act of [join, leave, join]) {
      const atTheLastMoment = interrupted('insert into "results"', act);
      await submit(owner, 40, withoutQueue(createContext(atTheLastMoment, () => now)));
      await expectExactCells(ctx);
    }
    await anotherProgress(ctx, await reloadUser(ctx, owner.email), []);
    // Thirty of each kind in each of the two populations.
    expect(await expectExactCells(ctx)).toBe(120);
    await leave();
    expect(await expectExactCells(ctx)).toBe(60);
  });

  it("change only when a result is counted: once, however often and late the queue says so", async () => {
    const corporate = await registerCorporate(ctx);
    const owner = await registerCompany(ctx);
    const submissions: string[] = [];
    const counted = async () =>
      (await rowsOf<{ id: string }>("select assessment_id as id from contributions")).map(({ id }) => id);
    submissions.push(await submit(owner, 30));
    expect(await counted()).toEqual([]);
    expect(await countResult(ctx, submissions[0] ?? "")).toEqual({ outcome: "done" });
    await expectExactCells(ctx);
    // It joins and submits twice before the queue comes. The former result counts until then, and never the one in between.
    expect(await joinByCode(ctx, owner, corporate.code, request)).toEqual({ ok: true });
    submissions.push(await submit(owner, 50), await submit(owner, 70));
    expect(await counted()).toEqual([submissions[0]]);
    for (const id of [...submissions, ...submissions]) {
      expect(await countResult(ctx, id)).toEqual({ outcome: "done" });
    }
    expect(await counted()).toEqual([submissions[2]]);
    expect(await rowsOf("select 1 from count_requests")).toEqual([]);
    expect(await expectExactCells(ctx)).toBe(60);
  });

  it("are left as they were by a consumer that dies, and exact after the next", async () => {
    const owner = await registerCompany(ctx);
    await submit(owner, 30);
    await expectExactCells(ctx);
    const id = await submit(owner, 60);
    const before = await rowsOf("select * from analytics_cells order by 1, 2, 3, 4, 5, 6, 7, 8");
    const dying = createTappedContext((query) => (query.startsWith('insert into "contributions"') ? "fail" : "run"));
    await expect(countResult(dying, id)).rejects.toThrow();
    expect(await rowsOf("select * from analytics_cells order by 1, 2, 3, 4, 5, 6, 7, 8")).toEqual(before);
    // Two at once count it once.
    await Promise.all([countResult(ctx, id), countRequested(ctx, null)]);
    await expectExactCells(ctx);
  });

  it("keep nothing of the answers of a company that is erased while its result is being counted", async () => {
    const owner = await registerCompany(ctx);
    await submit(owner, 20);
    now += DAY;
    const id = await submit(owner, 40);
    const erase = async () => {
      expect(await requestDeletion(ctx, owner, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
      now += 8 * DAY;
      await runEveryJob(ctx);
    };
    const atTheLastMoment = interrupted('insert into "contributions"', erase);
    await countResult(
      createContext(atTheLastMoment, () => now),
      id,
    );
    await expectExactCells(ctx);
    expect(await rowsOf("select answers from contributions")).toEqual([{ answers: "," }]);
  });

  it("say how a company has moved since its result before, until that one is anonymous or the company is gone", async () => {
    const [stays, goes] = [await registerCompany(ctx), await registerCompany(ctx)];
    const moves = async () =>
      (
        await rowsOf<{ name: string; value: number }>(
          `select key as name, value from analytics_cells, json_each(counters) where population = 'all' and part = 'scores'
           and country_id = '*' and industry_id = '*' and size = '*' and month = '*' and (key like 'moved.%' or key like '%.overall')
           and key not like 'level.%' and key not like 's%' order by key`,
        )
      ).map(({ name, value }) => `${name} ${value}`);
    for (const owner of [stays, goes]) await submit(owner, 8);
    now += 4 * 2 * HALF_A_YEAR;
    await runEveryJob(ctx);
    expect(await moves()).toEqual([]);
    for (const owner of [stays, goes]) await submit(owner, 64);
    await expectExactCells(ctx);
    expect(await moves()).toEqual(["moved.laggard.leader 2", "now.overall 16000", "then.overall 2000"]);
    expect(await requestDeletion(ctx, goes, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
    now += 8 * DAY;
    await runEveryJob(ctx);
    await expectExactCells(ctx);
    expect(await moves()).toEqual(["moved.laggard.leader 1", "now.overall 8000", "then.overall 1000"]);
    now += 3 * HALF_A_YEAR;
    await runEveryJob(ctx);
    await expectExactCells(ctx);
    expect(await moves()).toEqual([]);
  });

  it("never say how a company has moved since a result that becomes anonymous while the next one is being counted", async () => {
    const owner = await registerCompany(ctx);
    await submit(owner, 8);
    now += 10 * HALF_A_YEAR;
    const id = await submit(owner, 64);
    const anonymise = async () => void (await anonymiseAssessments(ctx, null));
    await countResult(
      createContext(interrupted('insert into "contributions"', anonymise), () => now),
      id,
    );
    await expectExactCells(ctx);
    expect(await rowsOf("select scores from contributions where assessment_id = ?", id)).toEqual([{ scores: "{}" }]);
  });

  it("do not wait for a result that cannot be counted", async () => {
    const owners = [await registerCompany(ctx), await registerCompany(ctx), await registerCompany(ctx)];
    const ids: string[] = [];
    for (const owner of owners) ids.push(await submit(owner, 30));
    const [broken = ""] = ids.toSorted();
    const [kept] = await rowsOf<{ document: string }>("select document from results where assessment_id = ?", broken);
    await change("update results set document = '{' where assessment_id = ?", broken);
    expect(await countRequested(ctx, null)).toEqual({ did: { counted: 2, failed: 1 }, cursor: null });
    await change("update results set document = ? where assessment_id = ?", kept?.document ?? "", broken);
    expect(await countRequested(ctx, null)).toEqual({ did: { counted: 1, failed: 0 }, cursor: null });
    await expectExactCells(ctx);
  });

  it("are checked each day, with an alarm when one is no longer the right sum", async () => {
    const corporate = await registerCorporate(ctx);
    const owner = await registerCompany(ctx);
    expect(await joinByCode(ctx, owner, corporate.code, request)).toEqual({ ok: true });
    await submit(owner, 30);
    await expectExactCells(ctx);
    expect(await checkCells(ctx)).toEqual({ did: {}, cursor: null });
    for (const cell of [
      "month <> '*' and size <> '*' and state_id <> '*' and industry_id <> '*'",
      "month = '*' and part = 'answers' and country_id = '*'",
    ]) {
      const spoil = (by: number) =>
        change(`update analytics_cells set companies = companies + ${by} where population = 'all' and ${cell}`);
      await spoil(1);
      await expect(checkCells(ctx)).rejects.toThrow("all readiness");
      await spoil(-1);
    }
    expect(await checkCells(ctx)).toEqual({ did: {}, cursor: null });
  });
});
