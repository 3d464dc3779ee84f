import { describe, expect, it } from "vitest";
import { decideAssessment, mayReadSubmitted } from "~/assessment/answers/rules/access";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { linkSubjects } from "~/assessment/evidence/rules/documents";
import { assess, isUnlocked, KINDS, readResult } from "~/assessment/kinds/kinds";
import { levelOf } from "~/assessment/scoring/rules/levels";
import { choiceOf } from "../support/answers";
import { PROGRESS_QUESTIONNAIRE } from "../support/progress-questionnaire";

/** Answers with this many Yes in each topic, No to the rest. */
function answersWith(yes: number): Map<string, Answer> {
  const left = new Map<string, number>();
  return new Map(
    listSections(newestReadiness).flatMap(({ topic, section }) =>
      section.questions
        .filter(({ isRequired }) => isRequired)
        .map(({ id }): [string, Answer] => {
          const given = left.get(topic.id) ?? 0;
          left.set(topic.id, given + 1);
          return [id, choiceOf([given < yes ? "yes" : "no"])];
        }),
    ),
  );
}

describe("the bands of progress", () => {
  it.each([
    [0, "laggard"],
    [1, "laggard"],
    [20, "laggard"],
    [21, "beginner"],
    [40, "beginner"],
    [41, "intermediate"],
    [60, "intermediate"],
    [61, "advanced"],
    [80, "advanced"],
    [81, "leader"],
    [100, "leader"],
  ] as const)(
    "are above 0 to 20, 40, 60, 80 and 100 percent, upper bound inclusive: %i of 100 is %s",
    (correct, level) => {
      expect(levelOf(KINDS.progress.bands, correct, 100)).toBe(level);
    },
  );

  it("fall back to Laggard where there is nothing to count", () => {
    expect(levelOf(KINDS.progress.bands, 0, 0)).toBe("laggard");
  });
});

describe("assessing a set of answers", () => {
  it.each([
    [2, "beginner", "laggard"],
    [4, "intermediate", "beginner"],
    [8, "leader", "advanced"],
    [9, "leader", "leader"],
  ])("with %i points of 10 per topic gives for readiness %s, for progress %s", (yes, readiness, progress) => {
    const answers = answersWith(yes);
    const overall = { correct: 8 * yes, total: 80, score: 1000 * yes };
    expect(assess(newestReadiness, answers).result.overall).toMatchObject({ ...overall, level: readiness });
    const { result, ...rest } = assess(PROGRESS_QUESTIONNAIRE, answers);
    expect(rest).toMatchObject({ kind: "progress", version: 1, counters: { [`level.${progress}`]: 1 } });
    expect(result.overall).toMatchObject({ ...overall, level: progress });
    expect(result.dimensions.map(({ correct, level }) => [correct, level])).toEqual([
      [4 * yes, progress],
      [3 * yes, progress],
      [yes, progress],
    ]);
  });

  it("gives a document that is read back as it was stored, and by no other kind", () => {
    const documents = [
      assess(newestReadiness, answersWith(4)),
      assess(PROGRESS_QUESTIONNAIRE, answersWith(4)),
    ] as const;
    for (const document of documents) {
      const text = JSON.stringify(document);
      expect(JSON.stringify(readResult(document.kind, text))).toBe(text);
      const other = document.kind === "readiness" ? "progress" : "readiness";
      expect(() => readResult(other, text)).toThrow();
    }
  });

  it("reads a readiness result from before documents stated their kind, but no such progress result", () => {
    const { kind, version, ...former } = assess(newestReadiness, answersWith(4));
    expect(readResult("readiness", JSON.stringify(former))).toEqual({ kind, version, ...former });
    const { result } = assess(PROGRESS_QUESTIONNAIRE, answersWith(4));
    expect(() => readResult("progress", JSON.stringify({ result }))).toThrow();
  });
});

describe("a kind of assessment", () => {
  it("is open to every company, or once a readiness assessment has been completed", () => {
    expect(isUnlocked("readiness", [])).toBe(true);
    expect(isUnlocked("progress", [])).toBe(false);
    expect(isUnlocked("progress", ["readiness"])).toBe(true);
  });

  it("allows evidence for topics and questions, or for questions alone", () => {
    const subjects = linkSubjects(PROGRESS_QUESTIONNAIRE);
    expect(subjects).toHaveLength(80);
    expect(linkSubjects(newestReadiness)).toEqual(new Set([...scoredTopics(), ...subjects]));
  });

  it("named by an address is the only one found there, by colleagues and joined companies alike", () => {
    const assessment = { companyId: "a", kind: "progress" as const, state: "completed" as const };
    const at = (expectedKind?: "readiness" | "progress", companyId = "a") => ({
      companyId,
      role: "owner" as const,
      expectedKind,
    });
    expect(decideAssessment(at("readiness"), assessment, "read")).toEqual({ ok: false, reason: "not-found" });
    for (const kind of ["progress", undefined] as const) {
      expect(decideAssessment(at(kind), assessment, "read")).toEqual({ ok: true });
      expect(mayReadSubmitted(at(kind, "b"), assessment, true)).toBe(true);
    }
    expect(mayReadSubmitted(at("readiness", "b"), assessment, true)).toBe(false);
  });
});

function scoredTopics(): string[] {
  const scored = newestReadiness.dimensions.filter(({ isOnSummary }) => isOnSummary);
  return scored.flatMap(({ topics }) => topics.map(({ id }) => id));
}
