import { afterEach, describe, expect, it, vi } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { firstOpenSection } from "~/assessment/answers/rules/completion";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { planResync, resyncQuestions } from "~/assessment/drafts/resync.server";
import { attemptResync } from "~/assessment/drafts/resync-attempt.server";
import { saveSection } from "~/assessment/form/save-section.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { createContext } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { given, optionsIn, saw } from "../support/answers";
import { change, createFaultyContext, interrupted, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, saveForm } from "../support/evidence";
import { dump, faultEverywhere } from "../support/faults";
import { type Editing, withoutOptions } from "../support/next-version";
import { smallPdf } from "../support/pdfs";
import { publish, withdrawAll } from "../support/publish";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const words = (text: string) => ({ en: text, fr: `${text} (fr)`, ms: `${text} (ms)` });

/** One question reworded, one gone, one new, an option removed, one no longer required and one newly required. */
const EDITING: Editing = {
  "water.assess.1": (question) => ({ ...question, text: words("Do you know your water?") }),
  "water.assess.2": (question) => ({ ...question, id: "water.assess.9" }),
  "water.assess.options": withoutOptions(({ id }) => id === "a1"),
  "waste.assess.1": (question) => ({ ...question, isRequired: false }),
  "waste.assess.options": (question) => ({ ...question, isRequired: true }),
};

afterEach(withdrawAll);

const answer = (questionId: string, ...options: string[]) => given(questionId, options);

async function draftOf() {
  const user = await registerCompany(ctx);
  const id = await completeDraft(ctx, user, 40);
  const extra = [answer("water.assess.options", "a1"), answer("waste.assess.options", "a1")];
  expect((await saveAnswers(ctx, user, id, extra)).ok).toBe(true);
  return { user, id };
}

const draftRow = async (id: string) => {
  const [row] = await rowsOf<{ catalogue_version: string; revision: number; answered_required: number; state: string }>(
    "select catalogue_version, revision, answered_required, state from assessments where id = ?",
    id,
  );
  return row;
};
const answersOf = (id: string, like: string) =>
  rowsOf<{ question_id: string; options: string; is_required: number; unconfirmed: string | null }>(
    "select question_id, value ->> '$.options' as options, is_required, unconfirmed from answers where assessment_id = ? and question_id like ? order by 1",
    id,
    like,
  );
const open = async (user: CurrentUser, id: string) => {
  const opened = await openAssessment(ctx, user, id, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return opened;
};

describe("a section that was opened before a resync", () => {
  it("is not saved as an answer to questions the user has not seen, and removes no answer to a new one", async () => {
    const user = await registerCompany(ctx);
    const id = await completeDraft(ctx, user, 0);
    await change("delete from answers where assessment_id = ? and question_id like 'water.assess.%'", id);
    const before = await open(user, id);
    const version = await publish({
      "water.assess.1": (question) => ({ ...question, text: words("Do you know your water?") }),
      "water.assess.options": (question) => ({ ...question, id: "water.assess.choices" }),
    });
    expect(await resyncQuestions(ctx, user, id)).toEqual({ ok: true, changed: true });
    const colleague = await colleagueOf(ctx, user, "contributor");
    await saveAnswers(ctx, colleague, id, [answer("water.assess.choices", "a1")]);

    const send = async (fields: Record<string, string>) => {
      const form = new FormData();
      const given = { section: "water.assess", "q.water.assess.1": "yes", "base.water.assess.1": "0|", ...fields };
      for (const [name, value] of Object.entries(given)) form.set(name, value);
      const opened = await openAssessment(ctx, user, id, "answer");
      return opened.ok ? saveSection(ctx, user, opened, form, { confirms: true }) : opened;
    };
    const stored = await dump();
    const refused = await send({ version: before.catalogue.version });
    expect(refused).toMatchObject({ ok: false, reason: "questions-changed" });
    expect("typed" in refused && refused.typed).toMatchObject([answer("water.assess.1", "yes")]);
    expect(await dump()).toEqual(stored);
    const shown = { version, "q.water.assess.choices": "a1", "base.water.assess.choices": "1|q=a1" };
    expect(await send(shown)).toMatchObject({ ok: true, changed: 1 });
    expect(optionsIn((await open(user, id)).answers.get("water.assess.choices"))).toEqual(["a1"]);
  });
});

describe("a resync", () => {
  it("moves a draft to the newest questions: answers are kept, await confirmation or are removed", async () => {
    const { user, id } = await draftOf();
    const before = await draftRow(id);
    const version = await publish(EDITING);
    expect(await resyncQuestions(ctx, user, id)).toEqual({ ok: true, changed: true });
    expect(await answersOf(id, "water.assess.%")).toEqual([
      { question_id: "water.assess.1", options: '["yes"]', is_required: 1, unconfirmed: "reset" },
    ]);
    expect(await answersOf(id, "waste.assess.%")).toEqual([
      { question_id: "waste.assess.1", options: '["yes"]', is_required: 0, unconfirmed: null },
      { question_id: "waste.assess.2", options: '["yes"]', is_required: 1, unconfirmed: null },
      { question_id: "waste.assess.options", options: '["a1"]', is_required: 1, unconfirmed: null },
    ]);
    // Of 82, one is gone, one waits, one is no longer required and another one is.
    expect(await draftRow(id)).toEqual({
      catalogue_version: version,
      revision: (before?.revision ?? 0) + 1,
      answered_required: 82 - 1 - 1 - 1 + 1,
      state: "draft",
    });
    const { catalogue, answers } = await open(user, id);
    expect(firstOpenSection(catalogue, answers)?.section.id).toBe("water.assess");
    expect(await submitAssessment(ctx, user, id)).toMatchObject({ ok: false, reason: "incomplete" });
  });

  it("lets the draft be finished by saving what awaits confirmation and answering what is new", async () => {
    const { user, id } = await draftOf();
    await publish(EDITING);
    await resyncQuestions(ctx, user, id);
    const saved = await saveAnswers(ctx, user, id, [answer("water.assess.1", "yes"), answer("water.assess.9", "no")]);
    expect(saved).toMatchObject({ ok: true, changed: 2 });
    expect((await draftRow(id))?.answered_required).toBe(82);
    expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  });

  it("does not let a page with the former wording confirm the answer to the new one", async () => {
    const { user, id } = await draftOf();
    const shown = (await open(user, id)).answers.get("water.assess.1");
    await publish(EDITING);
    await resyncQuestions(ctx, user, id);
    const base = saw(shown?.revision ?? 0, ["yes"]);
    const save = () => saveAnswers(ctx, user, id, [{ ...answer("water.assess.1", "yes"), base }], { confirms: true });
    expect(await save()).toMatchObject({ ok: true, changed: 0 });
    expect((await answersOf(id, "water.assess.1"))[0]?.unconfirmed).toBe("reset");
    base.revision += 1;
    expect(await save()).toMatchObject({ ok: true, changed: 1 });
    expect((await answersOf(id, "water.assess.1"))[0]?.unconfirmed).toBeNull();
  });

  it("removes documents' links to removed questions, and the state of topics that have changed", async () => {
    const { user, id } = await draftOf();
    const links = ["water", "water.assess.1", "water.assess.2"];
    const saved = await saveForm(ctx, user, id, documentForm({ ...ENTRY, links }, [pdfFile(smallPdf())]));
    expect(saved.ok).toBe(true);
    const work =
      "insert into topic_work (assessment_id, topic_id, assignee_id, state, state_by, state_at) values (?, ?, ?, 'reviewed', ?, 1)";
    for (const topic of ["water", "energy-efficiency", "gone"]) await change(work, id, topic, user.id, user.id);
    await publish(EDITING);
    await resyncQuestions(ctx, user, id);
    const left = await rowsOf(
      "select subject from document_links where document_id in (select id from documents where assessment_id = ?) order by 1",
      id,
    );
    expect(left).toEqual([{ subject: "water" }, { subject: "water.assess.1" }]);
    expect(
      await rowsOf(
        "select topic_id, state, assignee_id is not null as held from topic_work where assessment_id = ? order by 1",
        id,
      ),
    ).toEqual([
      { topic_id: "energy-efficiency", state: "reviewed", held: 1 },
      { topic_id: "water", state: null, held: 1 },
    ]);
  });

  it("writes nothing when the draft already has the newest questions", async () => {
    const { user, id } = await draftOf();
    const before = await dump();
    expect(await resyncQuestions(ctx, user, id)).toEqual({ ok: true, changed: false });
    expect(await dump()).toEqual(before);
    expect(await planResync(ctx, user, id)).toMatchObject({ ok: true, isCurrent: true });
  });

  it("is allowed only to users who may answer a draft of their company", async () => {
    const { user, id } = await draftOf();
    await publish(EDITING);
    expect(await resyncQuestions(ctx, await registerCompany(ctx), id)).toEqual({ ok: false, reason: "not-found" });
    expect(await resyncQuestions(ctx, await colleagueOf(ctx, user, "viewer"), id)).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await resyncQuestions(ctx, await colleagueOf(ctx, user), id)).toEqual({ ok: true, changed: true });
    await withdrawAll();
    const done = await draftOf();
    await submitAssessment(ctx, done.user, done.id);
    await publish(EDITING);
    expect(await resyncQuestions(ctx, done.user, done.id)).toEqual({ ok: false, reason: "completed" });
  });
});

describe("a resync at the same time as other changes", () => {
  it("asks again when an answer was saved, or a version published, since its user looked", async () => {
    const { user, id } = await draftOf();
    const version = await publish(EDITING);
    const seen = { revision: (await draftRow(id))?.revision ?? 0, version };
    await saveAnswers(ctx, user, id, [answer("waste.learn.1", "no")]);
    expect(await resyncQuestions(ctx, user, id, seen)).toEqual({ ok: false, reason: "changed-meanwhile" });
    seen.revision += 1;
    expect(await resyncQuestions(ctx, user, id, { ...seen, version: newestReadiness.version })).toMatchObject({
      ok: false,
    });
    expect((await draftRow(id))?.catalogue_version).toBe(newestReadiness.version);
    expect(await resyncQuestions(ctx, user, id, seen)).toEqual({ ok: true, changed: true });
  });

  it("requested fifty times at once moves the draft once", async () => {
    const { user, id } = await draftOf();
    const revision = (await draftRow(id))?.revision ?? 0;
    await publish(EDITING);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => resyncQuestions(ctx, user, id)));
    expect(verdicts.filter((verdict) => verdict.ok && verdict.changed)).toHaveLength(1);
    for (const verdict of verdicts) {
      expect(verdict.ok || verdict.reason).toSatisfy((outcome) => outcome === true || outcome === "in-progress");
    }
    expect((await draftRow(id))?.revision).toBe(revision + 1);
  });

  const lastMoment = (act: () => Promise<unknown>) =>
    withoutQueue(createContext(interrupted('update "assessments" set "catalogue_version"', act)));

  it("says so when another resync comes first", async () => {
    const { user, id } = await draftOf();
    await publish(EDITING);
    const late = lastMoment(() => resyncQuestions(ctx, user, id));
    expect(await resyncQuestions(late, user, id)).toEqual({ ok: false, reason: "in-progress" });
  });

  it("loses no answer that is saved at the last moment", async () => {
    const { user, id } = await draftOf();
    await publish(EDITING);
    const late = lastMoment(() => saveAnswers(ctx, user, id, [answer("waste.learn.1", "no")]));
    expect(await resyncQuestions(late, user, id)).toEqual({ ok: true, changed: true });
    expect(await answersOf(id, "waste.learn.1")).toMatchObject([{ options: '["no"]' }]);
  });

  it("changes nothing in a draft that is submitted at the last moment", async () => {
    const { user, id } = await draftOf();
    await publish(EDITING);
    let submitted: Awaited<ReturnType<typeof dump>> = {};
    const late = lastMoment(async () => {
      expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
      submitted = await dump();
    });
    expect(await resyncQuestions(late, user, id)).toEqual({ ok: false, reason: "completed" });
    expect(await dump()).toEqual(submitted);
  });

  it("at the last moment of a save prevents answers to removed questions from being stored", async () => {
    const { user, id } = await draftOf();
    await publish(EDITING);
    const late = withoutQueue(
      createContext(interrupted('insert into "answers"', () => resyncQuestions(ctx, user, id))),
    );
    const given = [answer("waste.learn.1", "no"), answer("water.assess.2", "no")];
    expect(await saveAnswers(late, user, id, given)).toMatchObject({ ok: false, reason: "unknown-question", index: 1 });
    expect(await answersOf(id, "water.assess.2")).toEqual([]);
  });
});

describe("a resync with database faults", () => {
  const prepare = async () => {
    await withdrawAll();
    const draft = await draftOf();
    await publish(EDITING);
    return draft;
  };

  it("leaves nothing half done, whichever statement fails, and a retry completes it", async () => {
    const statements = await faultEverywhere(
      "fail",
      prepare,
      (faulty, { user, id }) => resyncQuestions(faulty, user, id),
      async ({ user, id }, before, at) => {
        expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
        expect(await resyncQuestions(ctx, user, id)).toEqual({ ok: true, changed: true });
        expect((await draftRow(id))?.answered_required).toBe(80);
      },
    );
    // The draft with its answers, the newest version and its document; then the nine statements of the move.
    expect(statements).toBe(1 + 2 + 9);
  });

  it("is done once when a response of the database is lost", async () => {
    await faultEverywhere(
      "lose",
      prepare,
      (faulty, { user, id }) => resyncQuestions(faulty, user, id),
      async ({ user, id }) => {
        expect((await resyncQuestions(ctx, user, id)).ok).toBe(true);
        expect((await draftRow(id))?.answered_required).toBe(80);
      },
    );
  });

  it("ends with a failure when the database fails or the request times out", async () => {
    const { user, id } = await prepare();
    const { ctx: faulty } = createFaultyContext(6, "fail");
    expect(await attemptResync(faulty, user, id)).toEqual({ ok: false, reason: "failed" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const slow = {
        ...testEnv,
        DB: { ...testEnv.DB, prepare: () => testEnv.DB.prepare("select 1"), batch: () => new Promise(() => {}) },
      };
      const waiting = attemptResync(createContext(slow as unknown as typeof testEnv), user, id);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(await Promise.race([waiting, Promise.resolve("still waiting")])).toBe("still waiting");
      await vi.advanceTimersByTimeAsync(1);
      expect(await waiting).toEqual({ ok: false, reason: "timeout" });
    } finally {
      vi.useRealTimers();
    }
  });
});
