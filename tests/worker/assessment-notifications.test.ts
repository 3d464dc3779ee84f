import { describe, expect, it } from "vitest";
import { requiredCount } from "~/assessment/answers/rules/completion";
import { halfOf } from "~/assessment/answers/rules/nudges";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { membersPath } from "~/core/addresses/network";
import { UTC } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { reportFileOf, targetOf } from "~/foundation/notifications/targets";
import { eventTexts } from "~/foundation/notifications/texts.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { submitAssessment } from "~/results/results/submit.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { byBoth, notificationsOf, notifiedDataOf, registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  withoutQueue,
} from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

async function start(user: CurrentUser): Promise<string> {
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
}

const HALF = halfOf(requiredCount(newestReadiness));
const QUESTIONS = requiredAnswers(80);

describe("starting an assessment", () => {
  it("notifies the colleagues of its starter once however often it is started, and its starter not at all", async () => {
    const owner = await registerCompany(ctx);
    const colleague = await colleagueOf(ctx, owner, "contributor");
    const ids = [...(await Promise.all([start(owner), start(owner), start(owner)])), await start(colleague)];
    expect(new Set(ids).size).toBe(1);
    expect(await notificationsOf(owner)).toEqual([]);
    expect(await notificationsOf(colleague)).toEqual(byBoth("assessment-started"));
    expect(await notifiedDataOf(colleague, "assessment-started")).toEqual({ assessmentId: ids[0], kind: "readiness" });
  });

  it("notifies every user of a large company", async () => {
    const owner = await registerCompany(ctx);
    const people = JSON.stringify(Array.from({ length: 250 }, (_, index) => `${owner.id}-${index}`));
    await change(
      `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
       select value, ?, 'contributor', 'x', value || '@example.com', 'x', 'x', 'x', 'en', 0 from json_each(?)`,
      owner.companyId,
      people,
    );
    const id = await start(owner);
    const told = "select count(distinct user_id) as people from outbox where event_id = ?";
    expect(await rowsOf(told, `assessment-started/${id}`)).toEqual([{ people: 250 }]);
  });

  it("notifies no user of another company, and no user who has been erased", async () => {
    const [owner, stranger] = [await registerCompany(ctx), await registerCompany(ctx)];
    const gone = await colleagueOf(ctx, owner, "contributor");
    await ctx.db.run(`update users set erased_at = 1 where id = '${gone.id}'`);
    await start(owner);
    for (const user of [stranger, gone]) expect(await notificationsOf(user)).toEqual([]);
  });
});

describe("reaching half of the required questions", () => {
  it("notifies the user who started that a colleague has crossed it, on that save and on no other", async () => {
    const owner = await registerCompany(ctx);
    const [contributor, viewer] = [
      await colleagueOf(ctx, owner, "contributor"),
      await colleagueOf(ctx, owner, "viewer"),
    ];
    const id = await start(owner);
    await saveAnswers(ctx, contributor, id, QUESTIONS.slice(0, HALF - 1));
    expect(await notificationsOf(owner)).toEqual([]);
    await saveAnswers(ctx, contributor, id, QUESTIONS.slice(HALF - 1, HALF));
    expect(await notificationsOf(owner)).toEqual(byBoth("half-way"));
    expect(await notificationsOf(contributor)).toEqual(byBoth("assessment-started"));
    expect(await notificationsOf(viewer)).toEqual(byBoth("assessment-started"));
    // Down and up again.
    const cleared = QUESTIONS.slice(0, 2).map((answer) => ({ ...answer, fields: [] }));
    await saveAnswers(ctx, owner, id, cleared);
    await saveAnswers(ctx, owner, id, QUESTIONS.slice(0, 2));
    await saveAnswers(ctx, owner, id, QUESTIONS);
    expect(await notificationsOf(owner)).toEqual(byBoth("half-way"));
  });

  it("notifies once when two saves at once cross it only together", async () => {
    const owner = await registerCompany(ctx);
    const colleague = await colleagueOf(ctx, owner, "contributor");
    const id = await start(owner);
    const [first, second] = [QUESTIONS.slice(0, HALF - 5), QUESTIONS.slice(HALF - 5, HALF + 5)];
    await Promise.all([
      saveAnswers(createTestContext(), colleague, id, first),
      saveAnswers(ctx, colleague, id, second),
    ]);
    expect(await notificationsOf(owner)).toEqual(byBoth("half-way"));
  });

  it("writes no extra row for a save that does not cross it", async () => {
    const owner = await registerCompany(ctx);
    const id = await start(owner);
    for (const [from, to] of [
      [0, 3],
      [HALF, HALF + 3],
    ] as const) {
      const counted = createTestContext();
      await saveAnswers(counted, owner, id, QUESTIONS.slice(from, to));
      expect(counted.cost.rowsWritten).toBeLessThanOrEqual(3 + 2);
      expect(counted.cost.trips).toBeLessThanOrEqual(3);
    }
  });
});

describe("submitting an assessment", () => {
  it("tells the owners the level, who submits it by mail, and the others that the report is ready, each once", async () => {
    const owner = await registerCompany(ctx);
    const second = await colleagueOf(ctx, owner, "owner");
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const id = await completeDraft(ctx, owner, 40);
    expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
    expect(await notificationsOf(owner)).toEqual(["assessment-completed email"]);
    expect(await notificationsOf(second)).toEqual(byBoth("assessment-completed", "assessment-started"));
    expect(await notificationsOf(viewer)).toEqual(byBoth("assessment-started", "report-ready"));
    expect(await notifiedDataOf(owner, "assessment-completed")).toEqual({
      assessmentId: id,
      kind: "readiness",
      level: "intermediate",
      score: "5000",
    });
  });

  it("notifies the owners of the companies that see it, the second time as an update, and no company that was left", async () => {
    const [chain, left, stranger] = [
      await registerCorporate(ctx),
      await registerCorporate(ctx),
      await registerCorporate(ctx),
    ];
    const contributor = await colleagueOf(ctx, chain, "contributor");
    const owner = await registerCompany(ctx);
    for (const { code } of [chain, left]) expect(await joinByCode(ctx, owner, code, request())).toEqual({ ok: true });
    expect(await leaveCorporate(ctx, owner, left.companyId, request())).toEqual({ ok: true });

    const first = await completeDraft(ctx, owner, 40);
    await submitAssessment(ctx, owner, first);
    expect(await notificationsOf(chain)).toEqual(byBoth("member-submitted"));
    expect(await notifiedDataOf(chain, "member-submitted")).toEqual({
      kind: "readiness",
      company: owner.companyName,
      companyId: owner.companyId,
      assessmentId: first,
      userId: owner.id,
    });
    // Its owners can open the report and its file from there, and no one else can.
    const event = { cause: "member-submitted", data: (await notifiedDataOf(chain, "member-submitted")) ?? {} };
    for (const path of [targetOf(event, ctx.ids.seal), reportFileOf(event, "en", ctx.ids.seal)]) {
      for (const [who, status] of [
        [chain, 200],
        [left, 404],
        [stranger, 404],
      ] as const) {
        const answer = await visit(path ?? "/none", { cookie: await cookieOf(ctx, who.id) });
        await answer.body?.cancel();
        expect([path, answer.status]).toEqual([path, status]);
      }
    }
    expect(await notifiedDataOf(owner, "report-shared")).toEqual({
      assessmentId: first,
      kind: "readiness",
      company: chain.companyName,
    });
    expect((await notificationsOf(owner)).filter((each) => each.startsWith("report-shared"))).toEqual([
      "report-shared email",
    ]);

    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 50));
    expect(await notificationsOf(chain)).toEqual(byBoth("member-submitted", "report-updated"));
    for (const user of [contributor, left, stranger]) expect(await notificationsOf(user)).toEqual([]);
  });

  it("says when a member shares its level only, and links to the list of members", async () => {
    const chain = await registerCorporate(ctx);
    const owner = await registerCompany(ctx, { accessCode: chain.code });
    expect(await changeSharing(ctx, owner, chain.companyId, { scope: "level" })).toBe("changed");
    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 40));
    const data = (await notifiedDataOf(chain, "member-submitted")) ?? {};
    const event = { cause: "member-submitted", data };
    expect(targetOf(event, ctx.ids.seal)).toBe(membersPath("readiness"));
    expect(reportFileOf(event, "en", ctx.ids.seal)).toBeNull();
    expect(eventTexts("member-submitted", { language: "en", timeZone: UTC }, data).body).toContain(
      "but no scores or answers",
    );
  });

  it("fifty times at once notifies every user once", async () => {
    const chain = await registerCorporate(ctx);
    const owner = await registerCompany(ctx, { accessCode: chain.code });
    const id = await completeDraft(ctx, owner, 40);
    await Promise.all(Array.from({ length: 50 }, () => submitAssessment(ctx, owner, id)));
    expect(await notificationsOf(chain)).toEqual(byBoth("member-submitted"));
    const told = await notificationsOf(owner);
    expect(told).toHaveLength(new Set(told).size);
  });

  it("notifies no one when a statement fails, and every user once on a retry, also after a lost answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      const chain = await registerCorporate(ctx);
      const owner = await registerCompany(ctx, { accessCode: chain.code });
      const id = await completeDraft(ctx, owner, 40);
      const { sent, ctx: dry } = createFaultyContext(0, "run");
      await submitAssessment(withoutQueue(dry), owner, await completeDraft(ctx, owner, 30));
      const before = await notificationsOf(owner);
      const faulty = createFaultyContext(sent(), fate).ctx;
      await expect(submitAssessment(withoutQueue(faulty), owner, id)).rejects.toThrow();
      if (fate === "fail") expect(await notificationsOf(owner)).toEqual(before);
      await submitAssessment(ctx, owner, id);
      const rows = await rowsOf("select 1 from outbox where event_id like ?", `report-received/${id}/%`);
      expect(rows, fate).toHaveLength(2);
    }
  });
});

describe("an erased company", () => {
  it("is no longer named in any user's messages, and messages about others stay", async () => {
    const chain = await registerCorporate(ctx);
    const [gone, other] = [
      await registerCompany(ctx, { accessCode: chain.code }),
      await registerCompany(ctx, { accessCode: chain.code }),
    ];
    for (const owner of [gone, other]) await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 40));
    for (const { id } of await rowsOf<{ id: string }>("select id from outbox where user_id = ?", chain.id)) {
      await deliver(ctx, { v: 1, outboxId: id });
    }
    const named = async (company: string) => {
      const found = ["outbox", "notices"].map((table) =>
        rowsOf(`select 1 from ${table} where data ->> 'company' = ?1`, company),
      );
      return (await Promise.all(found)).flat();
    };
    expect(await named(gone.companyName)).toHaveLength(3);
    await eraseRows(ctx, gone, "company");
    expect(await named(gone.companyName)).toEqual([]);
    expect(await named(other.companyName)).toHaveLength(3);
  });

  it("is not named either in the messages of companies that shared with it, which stay", async () => {
    const [gone, stays] = [await registerCorporate(ctx), await registerCorporate(ctx)];
    const owner = await registerCompany(ctx, { accessCode: gone.code });
    await joinByCode(ctx, await reloadUser(ctx, owner.email), stays.code, request());
    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 40));
    for (const { id } of await rowsOf<{ id: string }>("select id from outbox where user_id = ?", owner.id)) {
      await deliver(ctx, { v: 1, outboxId: id });
    }
    const causes = async (company: string) => {
      const found = ["outbox", "notices"].map((from) =>
        rowsOf<{ cause: string }>(
          `select cause from ${from} where user_id = ?1 and data ->> 'company' = ?2`,
          owner.id,
          company,
        ),
      );
      return (await Promise.all(found)).flatMap((rows) => rows.map(({ cause }) => cause)).sort();
    };
    const both = ["access-code-joined", "report-shared"];
    expect(await causes(gone.companyName)).toEqual(both);
    await eraseRows(ctx, gone, "company");
    expect(await causes(gone.companyName)).toEqual([]);
    expect(await causes("")).toEqual(both);
    expect(await causes(stays.companyName)).toEqual(both);
  });
});

describe("joining a corporate company with an existing report", () => {
  it("notifies the corporate company once, even when left and joined again; the owner is told of the joining only", async () => {
    const chain = await registerCorporate(ctx);
    const { email } = await registerCompany(ctx);
    const owner = await reloadUser(ctx, email);
    await submitAssessment(ctx, owner, await completeDraft(ctx, owner, 40));
    const again = await reloadUser(ctx, email);
    await joinByCode(ctx, again, chain.code, request());
    await leaveCorporate(ctx, again, chain.companyId, request());
    await joinByCode(ctx, again, chain.code, request());
    expect(await notificationsOf(chain)).toEqual(byBoth("member-submitted"));
    expect((await notificationsOf(owner)).filter((each) => each.startsWith("report-shared"))).toEqual([]);
  });

  it("notifies no one of a report when there is none", async () => {
    const chain = await registerCorporate(ctx);
    await joinByCode(ctx, await registerCompany(ctx), chain.code, request());
    expect(await notificationsOf(chain)).toEqual([]);
  });
});
