import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { type AnswerBase, NOTHING } from "~/assessment/answers/rules/merge";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { given, optionsIn, saw } from "../support/answers";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const START = Date.parse("2026-11-21T10:00:00Z");
const Q = { first: "water.assess.1", second: "water.assess.2", options: "water.assess.options" } as const;

let now = START;
let ctx: Context;
let nomsa: CurrentUser;
let thandi: CurrentUser;
let draft: string;

beforeEach(async () => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
  nomsa = await registerCompany(ctx);
  const guest = await registerCompany(ctx);
  await change(
    "update users set company_id = ?, role = 'contributor', username = 'Thandi' where id = ?",
    nomsa.companyId,
    guest.id,
  );
  thandi = await reloadUser(ctx, guest.email);
  const started = await startAssessment(ctx, nomsa);
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
});

const give = (questionId: string, base: AnswerBase, ...options: string[]) =>
  given(questionId, options, { other: options.includes("other") ? "Rain tank" : null, base });

async function save(user: CurrentUser, given: GivenAnswer[], options: Parameters<typeof saveAnswers>[4] = {}) {
  const verdict = await saveAnswers(withoutQueue(createTestContext(() => now)), user, draft, given, options);
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict;
}

async function storedAnswers() {
  const opened = await openAssessment(ctx, nomsa, draft, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return Object.fromEntries(
    [...opened.answers].map(([id, answer]) => [
      id,
      { options: optionsIn(answer), revision: answer.revision, answeredBy: answer.answeredBy },
    ]),
  );
}

describe("two users who answer the same section", () => {
  it("keep both their answers when the questions differ", async () => {
    const untouched = give(Q.options, NOTHING);
    expect(await save(nomsa, [give(Q.first, NOTHING, "yes"), untouched])).toMatchObject({ changed: 1, conflicts: [] });
    expect(await save(thandi, [give(Q.second, NOTHING, "no"), untouched])).toMatchObject({ changed: 1, conflicts: [] });
    // Thandi's page still shows the first question as it was before Nomsa changed it.
    await save(nomsa, [give(Q.first, saw(1, ["yes"]), "no")]);
    const later = await save(thandi, [give(Q.first, saw(1, ["yes"]), "yes"), give(Q.second, saw(1, ["no"]), "yes")]);
    expect(later).toMatchObject({ changed: 1, conflicts: [] });
    expect(await storedAnswers()).toEqual({
      [Q.first]: { options: ["no"], revision: 2, answeredBy: nomsa.id },
      [Q.second]: { options: ["yes"], revision: 2, answeredBy: thandi.id },
    });
  });

  it("see both answers to the same question, who gave the other and when, and lose nothing else", async () => {
    now = START + 60_000;
    await save(thandi, [give(Q.first, NOTHING, "yes")]);
    now = START + 120_000;
    const verdict = await save(nomsa, [give(Q.first, NOTHING, "no"), give(Q.second, NOTHING, "yes")]);
    expect(verdict).toMatchObject({
      changed: 1,
      conflicts: [
        {
          questionId: Q.first,
          mine: { value: { options: ["no"] } },
          theirs: { value: { options: ["yes"] } },
          by: { isYou: false, username: "Thandi" },
          answeredAt: START + 60_000,
          revision: 1,
        },
      ],
    });
    expect(await storedAnswers()).toMatchObject({
      [Q.first]: { options: ["yes"], revision: 1 },
      [Q.second]: { options: ["yes"] },
    });
    // "Keep mine" is based on what has just been shown.
    expect(await save(nomsa, [give(Q.first, saw(1, ["yes"]), "no")])).toMatchObject({ changed: 1, conflicts: [] });
    expect((await storedAnswers())[Q.first]).toEqual({ options: ["no"], revision: 2, answeredBy: nomsa.id });
  });

  it("recognise the user's own other window, and an author whose account is gone", async () => {
    await save(nomsa, [give(Q.first, NOTHING, "yes")]);
    const own = await save(nomsa, [give(Q.first, NOTHING, "no")]);
    expect(own.conflicts[0]?.by).toEqual({ isYou: true, username: nomsa.username });
    await change("update answers set answered_by = 'gone' where assessment_id = ?", draft);
    expect((await save(nomsa, [give(Q.first, NOTHING, "no")])).conflicts[0]?.by).toBeNull();
    await change("update answers set answered_by = ? where assessment_id = ?", thandi.id, draft);
    await change("update users set username = '', erased_at = ? where id = ?", now, thandi.id);
    expect((await save(nomsa, [give(Q.first, NOTHING, "no")])).conflicts[0]?.by).toBeNull();
  });

  it("agree without being asked when both give the same answer", async () => {
    await save(thandi, [give(Q.options, NOTHING, "a1", "a2")]);
    const before = await dumpDatabase();
    expect(await save(nomsa, [give(Q.options, NOTHING, "a2", "a1")])).toMatchObject({ changed: 0, conflicts: [] });
    expect(await dumpDatabase()).toEqual(before);
  });
});

describe("many simultaneous saves", () => {
  it("let exactly one of 20 answers to a question win and inform the others", async () => {
    // A different set of ticks for each, so that no two are equal.
    const answers = Array.from({ length: 20 }, (_, index) =>
      ["a1", "a2", "a3", "a4", "other"].filter((_o, bit) => (index + 1) & (1 << bit)),
    );
    const verdicts = await Promise.all(
      answers.map((ids, index) => save(index % 2 ? nomsa : thandi, [give(Q.options, NOTHING, ...ids)])),
    );
    const winners = verdicts.filter(({ changed }) => changed === 1);
    expect(winners).toHaveLength(1);
    const stored = (await storedAnswers())[Q.options];
    expect(stored?.revision).toBe(1);
    const losers = verdicts.filter(({ changed }) => changed === 0);
    expect(losers.map(({ conflicts }) => conflicts.map(({ theirs }) => optionsIn(theirs)))).toEqual(
      losers.map(() => [stored?.options]),
    );
    expect(await rowsOf("select revision from assessments where id = ?", draft)).toEqual([{ revision: 1 }]);
  });

  it("keep every answer when each is to another question, whatever the order", async () => {
    const stages = ["assess", "learn", "commit", "report"];
    const questions = [
      ...stages.flatMap((stage) => [`water.${stage}.1`, `water.${stage}.2`]),
      "water.measure.1",
      "water.measure.step",
    ];
    const verdicts = await Promise.all(
      questions.map((id, index) => save(index % 2 ? nomsa : thandi, [give(id, NOTHING, "yes")])),
    );
    expect(verdicts.every(({ changed, conflicts }) => changed === 1 && conflicts.length === 0)).toBe(true);
    expect(Object.keys(await storedAnswers()).sort()).toEqual([...questions].sort());
    expect(await rowsOf("select answered_required as n, revision from assessments where id = ?", draft)).toEqual([
      { n: 10, revision: 10 },
    ]);
  });

  it("save the free answers of a section whose other question is taken at the last moment", async () => {
    const [one, other] = await Promise.all([
      save(nomsa, [give(Q.first, NOTHING, "yes"), give(Q.second, NOTHING, "yes")]),
      save(thandi, [give(Q.first, NOTHING, "no"), give(Q.options, NOTHING, "a1")]),
    ]);
    expect([one.conflicts.length, other.conflicts.length].sort()).toEqual([0, 1]);
    const answers = await storedAnswers();
    expect(answers[Q.second]).toMatchObject({ options: ["yes"] });
    expect(answers[Q.options]).toMatchObject({ options: ["a1"] });
    expect(answers[Q.first]?.revision).toBe(1);
  });
});

describe("an answer that waits to be confirmed", () => {
  beforeEach(async () => {
    await save(nomsa, [give(Q.first, NOTHING, "yes"), give(Q.second, NOTHING, "yes")]);
    await change("update answers set unconfirmed = 'carried-over' where assessment_id = ?", draft);
    await change("update assessments set answered_required = 0 where id = ?", draft);
  });
  const unconfirmed = () =>
    rowsOf<{ question_id: string }>(
      "select question_id from answers where assessment_id = ? and unconfirmed is not null",
      draft,
    );

  it("is confirmed by a user who saves the page that shows it, but not by a save in passing", async () => {
    const shown = [give(Q.first, saw(1, ["yes"]), "yes"), give(Q.second, saw(1, ["yes"]), "no")];
    expect(await save(thandi, shown)).toMatchObject({ changed: 1 });
    expect(await unconfirmed()).toEqual([{ question_id: Q.first }]);
    const later = [give(Q.first, saw(1, ["yes"]), "yes"), give(Q.second, saw(2, ["no"]), "no")];
    expect(await save(thandi, later, { confirms: true })).toMatchObject({ changed: 1, conflicts: [] });
    expect(await unconfirmed()).toEqual([]);
    expect(await rowsOf("select answered_required as n from assessments where id = ?", draft)).toEqual([{ n: 2 }]);
  });
});

describe("an all-or-nothing save", () => {
  it("saves nothing while one of the answers is contested", async () => {
    await save(thandi, [give(Q.first, NOTHING, "yes")]);
    const before = await dumpDatabase();
    const given = [give(Q.second, NOTHING, "yes"), give(Q.first, NOTHING, "no")];
    expect(await save(nomsa, given, { allOrNone: true })).toMatchObject({
      changed: 0,
      conflicts: [{ questionId: Q.first }],
    });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("also works when two begin at the same moment", async () => {
    const [one, other] = await Promise.all([
      save(nomsa, [give(Q.first, NOTHING, "yes"), give(Q.second, NOTHING, "yes")], { allOrNone: true }),
      save(thandi, [give(Q.first, NOTHING, "no"), give(Q.options, NOTHING, "a1")], { allOrNone: true }),
    ]);
    expect([one.changed, other.changed].sort()).toEqual([0, 2]);
    expect(Object.keys(await storedAnswers())).toHaveLength(2);
  });
});

describe("the cost of a save", () => {
  it("is three trips at most without a conflict, and two rows besides the changed answers", async () => {
    const counted = createTestContext();
    // The first save of a day also moves the company in the lists of companies that see it.
    await change("update assessments set updated_at = ? where id = ?", counted.clock(), draft);
    const given = [give(Q.first, NOTHING, "yes"), give(Q.second, NOTHING, "no"), give(Q.options, NOTHING)];
    expect(await saveAnswers(counted, nomsa, draft, given)).toMatchObject({ changed: 2 });
    expect(counted.cost.trips).toBeLessThanOrEqual(3);
    expect(counted.cost.rowsWritten).toBeLessThanOrEqual(2 + 2);
  });
});
