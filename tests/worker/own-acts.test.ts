import { expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { setDeadline } from "~/assessment/deadlines/set.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { addActions } from "~/improvement/plan/change.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { askQuestion } from "~/office/support/ask.server";
import { submitAssessment } from "~/results/results/submit.server";
import { makeShare } from "~/results/share/make.server";
import { rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { ORIGIN } from "../support/pages";
import { registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

it("the bell tells people what others did, and nothing of what they did themselves", async () => {
  const chain = await registerCorporate(ctx);
  const { email } = await registerCompany(ctx);
  const owner = await reloadUser(ctx, email);
  expect(await setDeadline(ctx, owner, { scope: "own", kind: "readiness" }, inDays(9))).toEqual({ ok: true });
  expect(await updateProfile(ctx, request(), owner, { city: "Klang" })).toMatchObject({ ok: true });
  expect(await joinByCode(ctx, owner, chain.code, request())).toEqual({ ok: true });
  const id = await completeDraft(ctx, owner, 40);
  expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
  const after = await reloadUser(ctx, email);
  const opened = await openAssessment(ctx, after, id, "read");
  const share = {
    recipient: "A bank",
    parts: ["scores" as const],
    language: "en" as const,
    expires: inDays(3),
    word: undefined,
  };
  const link = await makeShare(ctx, { ...after, isConfirmed: true }, opened.ok ? opened.assessment : undefined, share);
  expect(link).toEqual({ ok: true });
  expect(
    await addActions(ctx, after, "readiness", ["anti-corruption.report.1", "gender-equality.report.1"]),
  ).toMatchObject({ ok: true });
  const question = { topic: "report" as const, question: "Which year does the report cover?" };
  expect((await askQuestion(ctx, after, question)).ok).toBe(true);
  expect(await leaveCorporate(ctx, after, chain.companyId, request())).toEqual({ ok: true });

  const told = async (userId: string) =>
    (
      await rowsOf<{ cause: string }>(
        "select cause from outbox where user_id = ? and channel = 'inApp' order by rowid",
        userId,
      )
    ).map(({ cause }) => cause);
  expect(await told(owner.id)).toEqual(["account-created"]);

  // A colleague's acts are news.
  const colleague = await colleagueOf(ctx, owner, "contributor");
  expect(await setDeadline(ctx, colleague, { scope: "own", kind: "readiness" }, inDays(20))).toEqual({ ok: true });
  expect(await told(owner.id)).toEqual(["account-created", "deadline-set"]);
  expect(await told(colleague.id)).toEqual([]);
});
