import { describe, expect, it } from "vitest";
import { LEVEL_TEXTS as progressLevels } from "~/assessment/catalogue/content/progress/levels";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { LEVEL_TEXTS as readinessLevels } from "~/assessment/catalogue/content/readiness/levels";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { overallText } from "~/assessment/scoring/overall-text";
import { withoutEvidenceClaims } from "~/assessment/scoring/rules/evidence-claims";
import { farBehind } from "~/assessment/scoring/rules/far-behind";
import type { Score } from "~/assessment/scoring/rules/scores";
import { LANGUAGES } from "~/core/language";
import { LEVELS } from "~/core/level";

/** Words that must not appear in the texts of a company without documents. */
const CLAIMS =
  /evidence|can already show|can show|prove|hold up|verified,|preuve|(peut|pouvoir) (déjà )?(montrer|présenter|prouver)|tiennent|vérifiés|bukti|ditunjukkan|menunjukkan|kukuh/;

describe("a text without claims of proof", () => {
  it.each([
    [
      "Strength: steady practice, backed by evidence that it can show to lenders. Next step: go on.",
      "Strength: steady practice. Next step: go on.",
    ],
    [
      "Its strength is a base of practices that it can already show to customers. Next step: go on.",
      "Its strength is a base of practices. Next step: go on.",
    ],
    ["Its strength is that it can already show buyers what it measures. Next step: go on.", "Next step: go on."],
    [
      "Un socle de pratiques qu’elle peut déjà montrer à ses clients. Ensuite : continuer.",
      "Un socle de pratiques. Ensuite : continuer.",
    ],
    ["Asas amalan baik yang sudah boleh ditunjukkan kepada pelanggan. Teruskan.", "Asas amalan baik. Teruskan."],
    [
      "Une pratique régulière, appuyée par des preuves. Ensuite : continuer.",
      "Une pratique régulière. Ensuite : continuer.",
    ],
    [
      "Amalan yang konsisten, disokong oleh bukti yang boleh ditunjukkan. Teruskan.",
      "Amalan yang konsisten. Teruskan.",
    ],
    ["It publishes results and has figures checked.", "It publishes results and has figures checked."],
  ])("%s", (text, left) => expect(withoutEvidenceClaims(text)).toBe(left));

  it.each(LANGUAGES)("remains for each level of both questionnaires in %s, and is not empty", (language) => {
    for (const levels of [readinessLevels, progressLevels]) {
      for (const level of LEVELS) {
        const left = withoutEvidenceClaims(levels[level].overall[language] ?? "");
        // The next step may be to have something proved.
        expect(left.replace(/(As a next step|Prochaine étape|Langkah seterusnya).*$/, "")).not.toMatch(CLAIMS);
        expect(left.length).toBeGreaterThan(150);
      }
    }
  });

  it("speaks of companies at the level alone, in every language and in both questionnaires", () => {
    for (const catalogue of [newestReadiness, newestProgress]) {
      for (const level of LEVELS) {
        const score = { subject: "overall", correct: 7, total: 10, score: 7_000, level };
        const stored = { overall: score, dimensions: [{ ...score, subject: "environment", topics: [] }] };
        const said = overallText(catalogue, stored, "Acme", true);
        for (const language of LANGUAGES)
          expect(said[language]).not.toMatch(/The company’s strength|Le point fort de l’entreprise|Kekuatan syarikat/);
      }
    }
  });

  it("is shown for a stored result until a document supports an answer", () => {
    const score = { subject: "overall", correct: 7, total: 10, score: 7_000, level: "advanced" as const };
    const stored = { overall: score, dimensions: [{ ...score, subject: "environment", topics: [] }] };
    const say = (isEvidenced: boolean) => overallText(newestReadiness, stored, "Evidence & Sons", isEvidenced).en;
    expect(say(true)).toContain("steady practice, backed by evidence");
    expect(say(false)).toContain("Its strength is steady practice. As a next step");
    // What a level's text says is true of companies at that level, and of no company for certain.
    expect(say(false)).toMatch(/^Evidence & Sons is at the Advanced level\. A company at this level manages /);
    expect(say(false).match(/Evidence & Sons/g)).toHaveLength(1);
  });
});

describe("a dimension that is far behind", () => {
  const score = (subject: string, value: number, level: Score["level"]): Score => ({
    subject,
    correct: 0,
    total: 10,
    score: value,
    level,
  });
  const whole = score("overall", 6_000, "advanced");
  it.each([
    ["two levels below the whole", [score("a", 9_000, "leader"), score("b", 2_500, "beginner")], "b"],
    ["the weakest of two", [score("a", 2_500, "beginner"), score("b", 0, "laggard")], "b"],
    ["the first of two alike", [score("a", 0, "laggard"), score("b", 0, "laggard")], "a"],
    ["none at one level below", [score("a", 9_000, "leader"), score("b", 4_500, "intermediate")], undefined],
    ["none where there is none", [], undefined],
  ])("is %s", (_, dimensions, subject) => expect(farBehind({ overall: whole, dimensions })?.subject).toBe(subject));
});
