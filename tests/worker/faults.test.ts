import { describe, expect, it } from "vitest";
import { READINESS } from "~/domain/kinds/kind";
import { register } from "~/features/account/register.server";
import { openAssessment } from "~/features/answers/queries.server";
import { saveAnswers } from "~/features/answers/save-answers.server";
import { getResults } from "~/features/results/queries.server";
import { submitAssessment } from "~/features/results/submit.server";
import type { Context } from "~/platform/context";
import { optionsIn, saw } from "../support/answers";
import { rowsOf } from "../support/database";
import { dump, faultEverywhere } from "../support/faults";
import { expectExactSums } from "../support/peer-sums";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  registrationOf,
  requiredAnswers,
  testEnv,
  withoutQueue,
} from "../support/worker";

let people = 0;

/** A registration of somebody new, who enters a corporate company's access code. */
async function newcomer() {
  people += 1;
  const ctx = withoutQueue(createTestContext());
  const corporate = await registerCompany(ctx);
  const accessCode = `FAULT${people}`;
  await testEnv.DB.prepare("update companies set is_corporate = 1, access_code = ? where id = ?")
    .bind(accessCode, corporate.companyId)
    .run();
  return { ...registrationOf(`nomsa-${people}@example.com`, "Nomsa Foods"), accessCode };
}

/** How much of a registration the database holds. */
const registered = (email: string) =>
  rowsOf(
    `select count(distinct u.id) as users, count(distinct c.id) as companies, count(distinct m.corporate_id) as joined,
       sum(o.type = 'ACCOUNT_CREATED') as welcomes
     from users u join companies c on c.id = u.company_id left join memberships m on m.company_id = c.id
       left join outbox o on o.user_id = u.id where u.email = ?`,
    email,
  );
/** The welcome goes out by mail and to the bell. */
const WHOLE = [{ users: 1, companies: 1, joined: 1, welcomes: 2 }];

describe("registering", () => {
  it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
    const statements = await faultEverywhere(
      "fail",
      newcomer,
      (ctx, person) => register(ctx, person),
      async (person, before, at) => {
        expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
        const again = await register(withoutQueue(createTestContext()), person);
        expect(again).toEqual({ ok: true, userId: expect.any(String) });
        expect(await registered(person.email)).toEqual(WHOLE);
      },
    );
    // Three look-ups, then company, user, membership and welcome message.
    expect(statements).toBe(8);
  });

  it("makes one whole account when an answer is lost on the way and the caller tries again", async () => {
    await faultEverywhere(
      "lose",
      newcomer,
      (ctx, person) => register(ctx, person),
      async (person) => {
        expect((await register(withoutQueue(createTestContext()), person)).ok).toBe(true);
        expect(await registered(person.email)).toEqual(WHOLE);
      },
    );
  });
});

describe("saving a section", () => {
  const prepare = async () => {
    const ctx = withoutQueue(createTestContext());
    const user = await registerCompany(ctx);
    return { user, assessmentId: await completeDraft(ctx, user, 0) };
  };
  /** As the form sends it: each answer on what its page had shown. */
  const section = requiredAnswers(80)
    .slice(2, 8)
    .map((answer) => ({ ...answer, base: saw(1, ["no"]) }));
  const act = (ctx: Context, { user, assessmentId }: Awaited<ReturnType<typeof prepare>>) =>
    saveAnswers(ctx, user, assessmentId, section);

  it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
    const statements = await faultEverywhere("fail", prepare, act, async (given, before, at) => {
      expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
      expect(await act(createTestContext(), given)).toMatchObject({ ok: true, changed: section.length });
    });
    // Assessment and answers are read, each changed answer written, the assessment touched.
    expect(statements).toBe(2 + section.length + 1);
  });

  it("ends with the same answers when an answer of the database is lost and the form is sent again", async () => {
    await faultEverywhere("lose", prepare, act, async (given) => {
      expect((await act(createTestContext(), given)).ok).toBe(true);
      const opened = await openAssessment(createTestContext(), given.user, given.assessmentId, "read");
      const yes = opened.ok ? [...opened.answers.values()].filter((answer) => optionsIn(answer)[0] === "yes") : [];
      expect(yes).toHaveLength(section.length + 2);
      expect(opened.ok && opened.assessment.answeredRequired).toBe(82);
    });
  });
});

describe("submitting", () => {
  const INDUSTRY = "education";
  /** A company's second submission, which takes its first one out of the sums. */
  const prepare = async () => {
    const ctx = withoutQueue(createTestContext());
    const user = await registerCompany(ctx, { industry: INDUSTRY });
    const first = await completeDraft(ctx, user, 16);
    expect(await submitAssessment(ctx, user, first)).toEqual({ ok: true });
    return { user, assessmentId: await completeDraft(ctx, user, 48) };
  };
  const act = (ctx: Context, { user, assessmentId }: Awaited<ReturnType<typeof prepare>>) =>
    submitAssessment(ctx, user, assessmentId);

  const expectCompleted = async ({ user, assessmentId }: Awaited<ReturnType<typeof prepare>>) => {
    const results = await getResults(createTestContext(), user, assessmentId, READINESS);
    expect(results.ok && results.document.result.overall).toMatchObject({ correct: 48, total: 80, level: "advanced" });
    expect(await rowsOf("select 1 as one from scores where assessment_id = ?", assessmentId)).toHaveLength(1 + 3 + 8);
    await expectExactSums();
  };

  it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
    const statements = await faultEverywhere("fail", prepare, act, async (given, before, at) => {
      expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
      expect(await act(createTestContext(), given)).toEqual({ ok: true });
      await expectCompleted(given);
    });
    // Five reads; result, scores, assessment, company, and the sums of the industry and of all in two; the date to finish by; four messages;
    // the report as a file, which is to be made; the request of a proof; what it contributes in place of the
    // former one, with the cells and standings from which that is taken and to which this is added.
    expect(statements).toBe(5 + 6 + 1 + 4 + 1 + 1 + 6);
  });

  it("completes once when an answer of the database is lost and the owner submits again", async () => {
    await faultEverywhere("lose", prepare, act, async (given) => {
      const again = await act(createTestContext(), given);
      expect(again.ok || again.reason).toSatisfy((verdict) => verdict === true || verdict === "completed");
      await expectCompleted(given);
    });
  });
});
