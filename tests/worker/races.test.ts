import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { joinByCode, leaveCorporate, setJoinedCodes } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import type { Context } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { checkCells } from "~/results/statistics/check-cells.server";
import { countRequested } from "~/results/statistics/settle.server";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { expectExactCells } from "../support/cells";
import { change, rowsOf } from "../support/database";
import { expectExactMembers } from "../support/members";
import { ORIGIN } from "../support/pages";
import { registerCorporate } from "../support/people";
import { seededRandom } from "../support/random";
import { completeDraft, createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
const ROUNDS = 9;
/** How many actions run at once in a round. */
const AT_ONCE = 8;
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let now: number;
let ctx: Context;
beforeEach(async () => {
  now = Date.UTC(2026, 2, 10, 12);
  ctx = withoutQueue(createTestContext(() => now));
  for (const table of ["companies", "jobs", "analytics_cells", "ranking_lists"]) await change(`delete from ${table}`);
});

describe("companies that act at the same moment", () => {
  it.each([1, 2])("leave every sum, list and count exact, order %i", async (seed) => {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const industries = ["construction", "mining"];
    const corporates = [await registerCorporate(ctx), await registerCorporate(ctx)];
    const companies: CurrentUser[] = [];
    while (companies.length < 5) companies.push(await registerCompany(ctx, { industry: pick(industries) }));
    const [first] = companies as [CurrentUser];
    expect(await submitAssessment(ctx, first, await completeDraft(ctx, first, 40))).toEqual({ ok: true });
    const done: Record<string, number> = {};

    /** A random action of an owner; a submission gets a complete draft. */
    const wish = async (owner: CurrentUser, yes: number): Promise<[string, () => Promise<unknown>]> => {
      const corporate = pick(corporates);
      const name = pick(["submits", "submits", "joins", "joins", "leaves", "changes", "scopes", "moves"] as const);
      if (name === "submits") {
        const id = await completeDraft(ctx, owner, yes);
        return [name, () => submitAssessment(ctx, owner, id)];
      }
      const scope = pick(["full", "level"] as const);
      const [industry, codes] = [pick(industries), pick([[], corporates.map(({ code }) => code)])];
      const acts = {
        joins: () => joinByCode(ctx, owner, corporate.code, request(), { scope }),
        leaves: () => leaveCorporate(ctx, owner, corporate.companyId, request()),
        changes: () => setJoinedCodes(ctx, owner, { codes, scope, hasConsent: true }, request()),
        scopes: () => changeSharing(ctx, owner, corporate.companyId, { scope }),
        moves: () => updateProfile(ctx, request(), owner, { industry }),
      };
      return [name, acts[name]];
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      // Their deletion is due when the round begins; until then they cannot sign in.
      const leaving =
        round % 3 === 2 ? [companies.shift(), companies.shift(), round === 5 ? corporates.shift() : null] : [];
      for (const leaver of leaving) {
        if (leaver)
          await expect(requestDeletion(ctx, leaver, TEST_PASSWORD, NOBODY)).resolves.toMatchObject({ ok: true });
      }
      if (round === 5) corporates.push(await registerCorporate(ctx));
      now += 8 * DAY;
      // Half of the actions belong to one company.
      const busy = pick(companies);
      const acts: [string, () => Promise<unknown>][] = [];
      while (acts.length < AT_ONCE) {
        acts.push(await wish(acts.length % 2 ? busy : pick(companies), Math.floor(random() * 81)));
      }
      // The scheduled job runs twice as well.
      acts.push(
        ["erased", () => eraseDue(ctx)],
        ["erased", () => eraseDue(ctx)],
        ["counted", () => countRequested(ctx, null)],
        ["counted", () => countRequested(ctx, null)],
      );
      const order = acts
        .map((act) => ({ act, at: random(), late: Math.floor(random() * 4) }))
        .sort((a, b) => a.at - b.at);
      await Promise.all(
        order.map(async ({ act: [name, act], late }) => {
          for (let trip = 0; trip < late; trip += 1) await rowsOf("select 1");
          const verdict = await act();
          const isDone = typeof verdict === "object" && (verdict as { ok?: boolean }).ok !== false;
          if (isDone || verdict === "changed" || Number(verdict) > 0) done[name] = (done[name] ?? 0) + 1;
        }),
      );
      await expectExactCells(ctx);
      await expectExactMembers();
      while (companies.length < 4) companies.push(await registerCompany(ctx, { industry: pick(industries) }));
    }
    expect(await checkCells(ctx)).toEqual({ did: {}, cursor: null });
    for (const name of ["submits", "joins", "leaves", "changes", "scopes", "moves", "erased"])
      expect([name, done[name] ?? 0]).toEqual([name, expect.toSatisfy((count: number) => count > 1)]);
    expect(await rowsOf("select 1 from companies where erased_at is not null")).toHaveLength(7);
  });
});
