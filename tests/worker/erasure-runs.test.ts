import { beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { IN_FLIGHT_MS } from "~/foundation/identity/rules/periods";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { changePicture } from "~/home/profile/picture.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import type { Mail } from "~/platform/mail/mailer";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { requestExport } from "~/upkeep/privacy/request-export.server";
import { given } from "../support/answers";
import { beforeEachBatch, change, createFaultyContext, rowsOf } from "../support/database";
import { faultyStatements } from "../support/faults";
import { ORIGIN } from "../support/pages";
import { SMALL_PNG } from "../support/pictures";
import { colleagueOf, createSubject } from "../support/subject";
import { createTestContext, registerCompany, TEST_PASSWORD, testEnv, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 3, 6);
let now = START;
let ctx: Context;
beforeEach(() => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
});

describe("an erasure", () => {
  it("removes only a colleague's own account and leaves the company its assessments", async () => {
    const { owner, colleague, completed } = await createSubject(ctx);
    expect(await requestDeletion(ctx, colleague, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
    now += 7 * DAY + IN_FLIGHT_MS;
    expect(await eraseDue(ctx)).toBe(1);
    expect(await rowsOf("select erased_at from users where id = ?", owner.id)).toEqual([{ erased_at: null }]);
    expect(await rowsOf("select name, erased_at from companies where id = ?", owner.companyId)).toEqual([
      { name: owner.companyName, erased_at: null },
    ]);
    expect(
      await rowsOf<{ n: number }>("select count(*) as n from answers where assessment_id = ?", completed),
    ).not.toEqual([{ n: 0 }]);
    expect(await rowsOf("select username, mobile from users where id = ?", colleague.id)).toEqual([
      { username: "", mobile: "" },
    ]);
  });

  it("leaves the company to another owner, and removes it with the last one", async () => {
    const { owner } = await createSubject(ctx);
    const second = await colleagueOf(ctx, owner, "owner");
    for (const user of [owner, second]) {
      expect(await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
      now += DAY;
    }
    now = START + 7 * DAY + IN_FLIGHT_MS;
    expect(await eraseDue(ctx)).toBe(1);
    expect(await rowsOf("select erased_at from companies where id = ?", owner.companyId)).toEqual([
      { erased_at: null },
    ]);
    now += DAY;
    // Now due: the other owner, and the remaining colleague. Both may still have a request in progress.
    expect(await eraseDue(ctx)).toBe(0);
    now += IN_FLIGHT_MS - 1;
    expect(await eraseDue(ctx)).toBe(0);
    now += 1;
    expect(await eraseDue(ctx)).toBe(2);
    expect(await rowsOf("select erased_at from companies where id = ?", owner.companyId)).toEqual([{ erased_at: now }]);
  });

  it("is completed by the next run, whichever of its statements failed or lost its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      const { first, step } = faultyStatements(fate);
      for (let at = first; ; at += step) {
        now = START;
        const owner = await registerCompany(ctx);
        await colleagueOf(ctx, owner);
        const started = await startAssessment(ctx, owner);
        if (!started.ok) throw new Error(started.reason);
        await saveAnswers(ctx, owner, started.assessmentId, [given("water.assess.1", ["yes"])]);
        // Reaching this state has its own test; requesting it again for each statement would take long.
        await change("update users set deletion_due_at = ? where id = ?", START - IN_FLIGHT_MS, owner.id);
        const faulty = createFaultyContext(at, fate, () => now);
        for (const _ of ["makes the colleague due", "erases both"]) {
          await eraseDue(withoutQueue(faulty.ctx)).catch(() => {});
          now += IN_FLIGHT_MS;
        }
        const isThrough = faulty.sent() < at;
        await eraseDue(ctx);
        const where = `${fate} at statement ${at}`;
        const [left] = await rowsOf<{ users: number; assessments: number; companies: number }>(
          `select (select count(*) from users where company_id = ?1 and erased_at is null) as users,
             (select count(*) from assessments where company_id = ?1) as assessments,
             (select count(*) from companies where id = ?1 and erased_at is null) as companies`,
          owner.companyId,
        );
        expect(left, where).toEqual({ users: 0, assessments: 0, companies: 0 });
        if (isThrough) break;
      }
    }
  }, 120_000);

  it("sends each address one farewell email, with one key however often it is tried, without waiting for a mail service", async () => {
    const { owner, colleague } = await createSubject(ctx);
    await requestDeletion(ctx, owner, TEST_PASSWORD, NOBODY);
    now += 7 * DAY + IN_FLIGHT_MS;
    expect(await eraseDue(ctx)).toBe(0);
    now += IN_FLIGHT_MS;
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    await Promise.all([eraseDue({ ...ctx, mailer }), eraseDue({ ...ctx, mailer })]);
    expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([`erased/${owner.id}`, `erased/${colleague.id}`]),
    );
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([owner.email, colleague.email]));

    const next = await registerCompany(ctx);
    await requestDeletion(ctx, next, TEST_PASSWORD, NOBODY);
    now += 7 * DAY + IN_FLIGHT_MS;
    const broken = {
      send: async () => {
        throw new Error("421 try later");
      },
    };
    expect(await eraseDue({ ...ctx, mailer: broken })).toBe(1);
  });

  it("is not undone by a change of the profile or the picture that was under way", async () => {
    const user = await registerCompany(ctx);
    await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
    now += 7 * DAY + IN_FLIGHT_MS;
    /** Erases the account just before the batch that writes. */
    const erasedBefore = (writing: number): Context =>
      beforeEachBatch(ctx, async (number) => {
        if (number === writing) await eraseDue(ctx);
      });
    // The first batch reads the profile, the second writes.
    expect(await updateProfile(erasedBefore(2), new Request(ORIGIN), user, { username: "Back again" })).toEqual({
      ok: false,
      reason: "not-found",
    });
    const picture = new File([SMALL_PNG], "me.png");
    expect(await changePicture(ctx, user, picture)).toEqual({ ok: false, reason: "busy" });

    const another = await registerCompany(ctx);
    await requestDeletion(ctx, another, TEST_PASSWORD, NOBODY);
    now += 7 * DAY + IN_FLIGHT_MS;
    expect(await changePicture(erasedBefore(1), another, picture)).toEqual({ ok: false, reason: "busy" });
    for (const { id } of [user, another]) {
      expect(
        await rowsOf("select username, avatar, erased_at is not null as gone from users where id = ?", id),
      ).toEqual([{ username: "", avatar: null, gone: 1 }]);
      expect(await rowsOf("select id from outbox where user_id = ?", id)).toEqual([]);
      expect((await testEnv.FILES.list({ prefix: `avatars/${id}/` })).objects).toEqual([]);
    }
  });

  it("waits while a copy of the data is being made, which would leave a file behind", async () => {
    const user = await registerCompany(ctx);
    const asked = await requestExport(ctx, user, NOBODY);
    await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
    now += 7 * DAY + IN_FLIGHT_MS;
    await change(
      "update data_exports set attempts = 1, due_at = ? where id = ?",
      now + 1,
      asked.ok ? asked.exportId : "",
    );
    expect(await eraseDue(ctx)).toBe(0);
    now += 1;
    expect(await eraseDue(ctx)).toBe(1);
    expect(await rowsOf("select id from data_exports where user_id = ?", user.id)).toEqual([]);
  });
});
