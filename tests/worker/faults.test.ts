import { beforeAll, describe, expect, it } from "vitest";
import { register } from "~/account/sign-up/register.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { answerFingerprint } from "~/assessment/answers/rules/answers";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { getResults } from "~/results/results/queries.server";
import { submitAssessment } from "~/results/results/submit.server";
import { rowsOf } from "../support/database";
import { dump, faultEverywhere } from "../support/faults";
import { progressAnswers } from "../support/progress-answers";
import { completeProgress, completeReadiness } from "../support/progress-results";
import {
  createTestContext,
  registerCompany,
  registrationOf,
  requiredAnswers,
  testEnv,
  withoutQueue,
} from "../support/worker";

const ctx = withoutQueue(createTestContext());
let people = 0;

/** The registration of a new user who enters a corporate company's access code. */
async function newcomer() {
  people += 1;
  const corporate = await registerCompany(ctx);
  const accessCode = `FAULT${people}`;
  await testEnv.DB.prepare("update companies set is_corporate = 1, access_code = ? where id = ?")
    .bind(accessCode, corporate.companyId)
    .run();
  return { ...registrationOf(`nomsa-${people}@example.com`, "Nomsa Foods"), accessCode, network: null };
}

/** The parts of a registration that are in the database. */
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
    // Three look-ups, then company, user, membership with its consent and the invitation that it answers, and welcome message, and the webhooks
    // of the company that it has joined.
    expect(statements).toBe(11);
  });

  it("creates one whole account when an answer is lost on the way and the caller tries again", async () => {
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

interface Prepared {
  user: CurrentUser;
  assessmentId: string;
}

interface OfKind {
  /** A user whose company has completed one. */
  begin: () => Promise<CurrentUser>;
  few: GivenAnswer[];
  many: GivenAnswer[];
  /** Questions whose answers differ between those two. */
  differ: string[];
  /** How many statements read the company's location. */
  placed: number;
  scores: number;
  overall: object;
}

const GHG = ["scope-1", "scope-2", "data-quality", "actions", "scope-3"].map(
  (name) => `ghg-emissions-reduction.${name}`,
);
const litres = (year: number) => ({
  [Q.scope1]: { inputs: { diesel: { unit: "litre", year } }, total: 0, factors: {} },
});
const hours = (year: number) => ({
  [Q.scope2]: { inputs: { electricity: { unit: "kwh", year } }, total: 0, factors: {} },
});

const OF_KIND: Record<Kind, OfKind> = {
  readiness: {
    begin: async () => (await completeReadiness(ctx)).user,
    few: requiredAnswers(0),
    many: requiredAnswers(48),
    differ: requiredAnswers(48)
      .slice(2, 8)
      .map(({ questionId }) => questionId),
    placed: 0,
    scores: 1 + 3 + 8,
    overall: { correct: 48, total: 80, level: "advanced" },
  },
  progress: {
    begin: async () => (await completeProgress(ctx, false)).user,
    few: progressAnswers(false),
    many: progressAnswers(true, { ...litres(1234.5), ...hours(60_000) }),
    differ: GHG,
    placed: 1,
    scores: 1 + 3 + 10,
    overall: { correct: 30, total: 30, level: "leader" },
  },
};

describe.each(KINDS_OF_ASSESSMENTS)("an assessment of the kind %s,", (kind) => {
  const { begin, few, many, differ, placed, scores, overall } = OF_KIND[kind];
  let user: CurrentUser;
  beforeAll(async () => {
    user = await begin();
  });

  /** Another draft of the company with these answers. */
  const answered = async (answers: GivenAnswer[]): Promise<Prepared> => {
    const started = await startAssessment(ctx, user, { kind });
    if (!started.ok) throw new Error(started.reason);
    const { assessmentId } = started;
    expect((await saveAnswers(ctx, user, assessmentId, answers)).ok).toBe(true);
    return { user, assessmentId };
  };
  const leaves = async (before: Awaited<ReturnType<typeof dump>>, at: number) =>
    expect(await dump(), `after a fault at statement ${at}`).toEqual(before);

  describe("starting with the last answers", () => {
    const drafts = () =>
      rowsOf<{ id: string; confirmed: number }>(
        `select a.id, sum(w.unconfirmed is null) as confirmed from assessments a join answers w on w.assessment_id = a.id
         where company_id = ? and kind = ? and state = 'draft' group by 1 order by 1`,
        user.companyId,
        kind,
      );
    /** The existing drafts, changed so that none is in its initial state: then another start creates another draft. */
    const prepare = async () => {
      const former = await drafts();
      for (const { id } of former.filter(({ confirmed }) => confirmed === 0))
        expect((await saveAnswers(ctx, user, id, many)).ok).toBe(true);
      return former.map(({ id }) => id);
    };
    const act = (faulty: Context) => startAssessment(faulty, user, { kind, source: "last" });
    /** Expects one more draft, with the last answers. */
    const expectOneMore = async (former: string[]) => {
      const started = await act(ctx);
      const id = started.ok ? started.assessmentId : started.reason;
      expect((await drafts()).map((draft) => draft.id)).toEqual([...former, id].sort());
      expect(await rowsOf("select 1 as one from answers where assessment_id = ?", id)).toHaveLength(few.length);
    };

    it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
      await faultEverywhere("fail", prepare, act, async (former, before, at) => {
        await leaves(before, at);
        await expectOneMore(former);
      });
    });

    it("creates one draft when an answer of the database is lost and the button is pressed again", async () => {
      await faultEverywhere("lose", prepare, act, expectOneMore);
    });
  });

  describe("saving a section", () => {
    /** Like the form: each answer with what its page had shown as its base. */
    const prepare = async () => {
      const draft = await answered(few);
      const opened = await openAssessment(ctx, user, draft.assessmentId, "answer");
      if (!opened.ok) throw new Error(opened.reason);
      const section = many.flatMap((answer): GivenAnswer[] => {
        const stored = opened.answers.get(answer.questionId);
        const question = findQuestion(opened.catalogue, answer.questionId)?.question;
        if (!question || !stored || !differ.includes(answer.questionId)) return [];
        return [{ ...answer, base: { revision: stored.revision, sign: answerFingerprint(question, stored.value) } }];
      });
      expect(section).toHaveLength(differ.length);
      return { ...draft, section };
    };
    const act = (faulty: Context, { assessmentId, section }: Awaited<ReturnType<typeof prepare>>) =>
      saveAnswers(faulty, user, assessmentId, section);

    it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
      const statements = await faultEverywhere("fail", prepare, act, async (given, before, at) => {
        await leaves(before, at);
        expect(await act(createTestContext(), given)).toMatchObject({ ok: true, changed: differ.length });
      });
      // Reads the assessment with its answers, writes the changes, and touches the assessment.
      expect(statements).toBe(1 + placed + 1 + 1);
    });

    it("ends with the same answers when an answer of the database is lost and the form is sent again", async () => {
      await faultEverywhere("lose", prepare, act, async (given) => {
        expect((await act(createTestContext(), given)).ok).toBe(true);
        const opened = await openAssessment(createTestContext(), user, given.assessmentId, "read");
        if (!opened.ok) throw new Error(opened.reason);
        expect(opened.assessment.answeredRequired).toBe(few.length);
        for (const questionId of differ) expect(opened.answers.get(questionId)?.revision, questionId).toBe(2);
      });
    });
  });

  describe("submitting", () => {
    /** A later submission, which replaces the company's previous one. */
    const prepare = () => answered(many);
    const act = (faulty: Context, { assessmentId }: Prepared) => submitAssessment(faulty, user, assessmentId);

    const expectCompleted = async ({ assessmentId }: Prepared) => {
      const results = await getResults(createTestContext(), user, assessmentId, kind);
      expect(results.ok && results.document.result.overall).toMatchObject(overall);
      expect(await rowsOf("select 1 as one from scores where assessment_id = ?", assessmentId)).toHaveLength(scores);
    };

    it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
      const statements = await faultEverywhere("fail", prepare, act, async (given, before, at) => {
        await leaves(before, at);
        expect(await act(createTestContext(), given)).toEqual({ ok: true });
        await expectCompleted(given);
      });
      // Two reads; result, scores, assessment, company; the deadline; four messages; the report file to make; the proof request; the
      // request to be counted; the plan's actions that are in place; the company's own webhooks and those of companies that it has joined.
      expect(statements).toBe(2 + 4 + 1 + 4 + 1 + 1 + 1 + 1 + 2);
    });

    it("completes once when an answer of the database is lost and the owner submits again", async () => {
      await faultEverywhere("lose", prepare, act, async (given) => {
        const again = await act(createTestContext(), given);
        expect(again.ok || again.reason).toSatisfy((verdict) => verdict === true || verdict === "completed");
        await expectCompleted(given);
      });
    });

    it("completes once when fifty requests do it at once", async () => {
      const given = await prepare();
      const verdicts = await Promise.all(Array.from({ length: 50 }, () => act(createTestContext(), given)));
      expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(1);
      expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "completed")).toHaveLength(49);
      await expectCompleted(given);
    });
  });
});
