import { describe, expect, it } from "vitest";
import { decideAssessment, mayStartAssessment } from "~/assessment/answers/rules/access";
import { fitAnswer, judgeAnswer } from "~/assessment/answers/rules/answers";
import { choice } from "~/assessment/answers/rules/choice";
import {
  firstOpenSection,
  missedQuestions,
  neighbours,
  overallOf,
  overallProgress,
  requiredCount,
  toProgress,
} from "~/assessment/answers/rules/completion";
import type { Field } from "~/assessment/answers/rules/fields";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion, listSections } from "~/assessment/catalogue/rules/lookup";
import { afterFailure } from "~/foundation/notifications/rules/types";
import { asChoice, choiceOf, chosen } from "../support/answers";

const required = listSections(newestReadiness).flatMap(({ section }) =>
  section.questions.filter(({ isRequired }) => isRequired),
);
const answered = (count: number) =>
  new Map<string, Answer>(required.slice(0, count).map(({ id }) => [id, choiceOf(["no"])]));

describe("the progress of an assessment", () => {
  it("counts the 82 required questions and stays at 99 percent until all are answered", () => {
    expect(requiredCount(newestReadiness)).toBe(82);
    expect(overallProgress(newestReadiness, answered(0))).toEqual({
      answered: 0,
      total: 82,
      percent: 0,
      isComplete: false,
    });
    expect(overallProgress(newestReadiness, answered(81)).percent).toBe(99);
    expect(overallProgress(newestReadiness, answered(82))).toMatchObject({ percent: 100, isComplete: true });
    expect(toProgress(999, 1000).percent).toBe(99);
  });

  it("counts answers that must be confirmed apart, and not as answered", () => {
    const answers = answered(20);
    for (const { id } of required.slice(0, 12)) answers.set(id, { ...choiceOf(["no"]), isUnconfirmed: true });
    answers.set(required[12]?.id ?? "", { ...choiceOf([]), isUnconfirmed: true });
    expect(overallOf(newestReadiness, answers)).toMatchObject({ answered: 7, total: 82, toConfirm: 12 });
    expect(overallOf(newestReadiness, answered(20))).toMatchObject({ answered: 20, toConfirm: 0 });
  });

  it("treats an answer that was taken back as open", () => {
    const answers = answered(82);
    answers.set("water.commit.2", choiceOf([]));
    expect(firstOpenSection(newestReadiness, answers)?.section.id).toBe("water.commit");
  });

  it("opens at the first section with an open required question, and nowhere once all are answered", () => {
    expect(firstOpenSection(newestReadiness, answered(0))?.section.id).toBe("company-profile.profile");
    expect(firstOpenSection(newestReadiness, answered(3))?.section.id).toBe("climate-action.assess");
    expect(firstOpenSection(newestReadiness, answered(82))).toBeNull();
  });

  it("lists the missed required questions of a section, in order, and no optional one", () => {
    const place = listSections(newestReadiness)[1];
    expect(place && missedQuestions(place.section, answered(3)).map(({ id }) => id)).toEqual([
      "climate-action.assess.2",
    ]);
  });

  it("leads through a topic, on to the next topic, and from a dimension's last topic to the next dimension", () => {
    const next = (id: string) => neighbours(newestReadiness, id).next?.section.id;
    expect(next("company-profile.profile")).toBe("climate-action.assess");
    expect(next("climate-action.assess")).toBe("climate-action.learn");
    expect(next("climate-action.report")).toBe("energy-efficiency.assess");
    expect(next("waste.report")).toBe("human-labour-rights.assess");
    expect(next("anti-corruption.report")).toBeUndefined();
    expect(neighbours(newestReadiness, "company-profile.profile").previous).toBeNull();
  });
});

describe("an answer", () => {
  const questionOf = (id: string) => asChoice(findQuestion(newestReadiness, id)?.question);
  const judge = (questionId: string, fields: Field[]) => judgeAnswer(questionOf(questionId), fields);

  it("is kept in the questionnaire's order, without repeats, with text for Other only when Other is chosen", () => {
    expect(judge("water.assess.options", chosen(["other", "a2", "a1", "a2"], " rain tank "))).toEqual({
      ok: true,
      value: { options: ["a1", "a2", "other"], other: "rain tank" },
    });
    expect(judge("water.assess.options", chosen(["a1"], "left over"))).toEqual({
      ok: true,
      value: { options: ["a1"] },
    });
  });

  it("has its text on one line, as a form field sends it back, whatever its source", () => {
    const words = (other: string) => judge("water.assess.options", chosen(["other"], other));
    const kept = (other: string) => ({ ok: true, value: { options: ["other"], other } });
    expect(words(" rain\r\ntank\u0000s\tand\ud800 wells\n")).toEqual(kept("rain tank s and  wells"));
    expect(words("tangki hujan 💧 – l’eau")).toEqual(kept("tangki hujan 💧 – l’eau"));
  });

  it("is refused where Other has no text, though it can be stored so", () => {
    const question = questionOf("water.assess.options");
    for (const other of [null, "", "  ", "\n\u0007"]) {
      for (const options of [["other"], ["a1", "other"]]) {
        const fields = chosen(options, other);
        expect(judgeAnswer(question, fields)).toEqual({ ok: false, reason: "other-text-missing" });
        expect(fitAnswer(question, fields)).toEqual({ ok: true, value: { options } });
        expect(choice.lacksWords(question, { options })).toBe(true);
      }
      expect(judgeAnswer(question, chosen(["a1"], other))).toEqual({ ok: true, value: { options: ["a1"] } });
      expect(choice.lacksWords(question, { options: ["a1"] })).toBe(false);
    }
  });

  it("is refused with an unknown option, two options where one is asked, or more than 200 characters", () => {
    expect(judge("water.assess.1", chosen(["maybe"]))).toEqual({
      ok: false,
      reason: "unknown-option",
    });
    expect(judge("water.assess.1", chosen(["yes", "no"]))).toEqual({
      ok: false,
      reason: "one-option-only",
    });
    expect(judge("water.assess.options", chosen(["other"], "x".repeat(201)))).toEqual({
      ok: false,
      reason: "other-text-too-long",
    });
  });
});

describe("access to an assessment", () => {
  const draft = { companyId: "a", kind: "readiness" as const, state: "draft" as const };
  const viewer = (role: "owner" | "contributor" | "viewer", companyId = "a") => ({ companyId, role });

  it("is refused as not found for another company, whatever the action, as if it did not exist", () => {
    for (const action of ["read", "answer", "submit"] as const) {
      expect(decideAssessment(viewer("owner", "b"), draft, action)).toEqual({ ok: false, reason: "not-found" });
      expect(decideAssessment(viewer("owner"), null, action)).toEqual({ ok: false, reason: "not-found" });
    }
  });

  it("lets owners and contributors answer, only owners submit, and viewers read", () => {
    const may = (role: "owner" | "contributor" | "viewer", action: "read" | "answer" | "submit") =>
      decideAssessment(viewer(role), draft, action).ok;
    expect(["read", "answer", "submit"].map((action) => may("owner", action as "read"))).toEqual([true, true, true]);
    expect(["read", "answer", "submit"].map((action) => may("contributor", action as "read"))).toEqual([
      true,
      true,
      false,
    ]);
    expect(["read", "answer", "submit"].map((action) => may("viewer", action as "read"))).toEqual([true, false, false]);
    expect(mayStartAssessment(viewer("viewer"))).toBe(false);
  });

  it("is read-only once completed", () => {
    const completed = { companyId: "a", kind: "readiness" as const, state: "completed" as const };
    expect(decideAssessment(viewer("owner"), completed, "read")).toEqual({ ok: true });
    expect(decideAssessment(viewer("owner"), completed, "answer")).toEqual({ ok: false, reason: "completed" });
  });
});

describe("a failed delivery", () => {
  it("is retried three times, after 5 seconds and twice as long each time, then given up", () => {
    expect([1, 2, 3, 4].map((attempts) => afterFailure(attempts))).toEqual([
      { status: "retrying", delaySeconds: 5 },
      { status: "retrying", delaySeconds: 10 },
      { status: "retrying", delaySeconds: 20 },
      { status: "failed" },
    ]);
  });
});
