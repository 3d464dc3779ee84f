import { describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { LANGUAGES, type Language } from "~/core/language";
import { partsOf, type SharePart } from "~/core/sharing";
import type { Report } from "~/results/report/blocks";
import { shareReport } from "~/results/share/parts";
import { choiceOf } from "../support/answers";
import { progressReport } from "../support/progress-report";
import { readinessReport } from "../support/readiness-report";

const questionsOf = (catalogue: Catalogue): Question[] =>
  listSections(catalogue).flatMap(({ section }) => section.questions);

/** The possible answers whose words occur nowhere else: short ones are also names of topics and the like. */
function answersIn(question: Question, language: Language): string[] {
  if (question.type !== "choice") return [];
  const options = [...question.options, ...(question.followUps?.options ?? [])];
  return options.map(({ label }) => label[language]).filter((label) => label.length > 24);
}

/** Every non-empty subset of these parts. */
const choicesOf = (parts: readonly SharePart[]) =>
  Array.from({ length: 2 ** parts.length - 1 }, (_, index) => parts.filter((_part, at) => ((index + 1) >> at) & 1));

/** Every activity that a company can name. */
const activities = questionsOf(newestReadiness)
  .filter((question) => question.type === "choice" && question.selection === "several")
  .map((question): [string, ReturnType<typeof choiceOf>] => [
    question.id,
    choiceOf(question.type === "choice" ? question.options.filter(({ id }) => id !== "other").map(({ id }) => id) : []),
  ]);

const proved = (report: Report): Report => ({
  ...report,
  proof: { code: "RMJW-48BJ", address: "", link: "", text: "", foot: "" },
  newer: { id: "newer", text: "" },
  check: { path: "/verify?code=RMJW-48BJ", text: "" },
});

describe.each(LANGUAGES)("a shared link in %s", (language) => {
  const reports = {
    [READINESS]: [proved(readinessReport({ yes: 5, also: activities }, language)), newestReadiness],
    [PROGRESS]: [proved(progressReport({}, language)), newestProgress],
  } as const;

  it.each<Kind>([READINESS, PROGRESS])(
    "to %s reveals no answer unless answers are shared, whatever else it contains",
    (kind) => {
      const [report, catalogue] = reports[kind];
      const words = questionsOf(catalogue).flatMap((question) => [
        question.text[language],
        ...answersIn(question, language),
      ]);
      const toldBy = (parts: readonly SharePart[]) => {
        const shown = JSON.stringify(shareReport(report, parts, "token"));
        return words.filter((each) => shown.includes(JSON.stringify(each).slice(1, -1)));
      };
      for (const parts of choicesOf(partsOf(kind).filter((part) => part !== "answers")))
        expect(toldBy(parts)).toEqual([]);
      expect(toldBy(["answers"]).length).toBeGreaterThanOrEqual(kind === READINESS ? 80 : 20);
      // Activities appear next to the scores of their dimension.
      if (kind === READINESS) expect(toldBy(["scores", "answers"]).length).toBeGreaterThan(120);
    },
  );

  it.each<Kind>([READINESS, PROGRESS])(
    "to %s gives the code when it contains everything that the code leads to",
    (kind) => {
      const [report] = reports[kind];
      // The page for the code also states tonnes.
      const tonnes: readonly SharePart[] = kind === PROGRESS ? ["emissions", "answers"] : partsOf(kind);
      for (const parts of choicesOf(partsOf(kind))) {
        const shared = shareReport(report, parts, "token");
        const isGiven =
          parts.includes("summary") && parts.includes("scores") && tonnes.some((part) => parts.includes(part));
        expect(JSON.stringify(shared).includes("RMJW-48BJ")).toBe(isGiven);
        expect(shared.check.path).toBe(isGiven ? "/verify?code=RMJW-48BJ" : `/verify?lng=${language}`);
        expect(shared.isPartial).toBe(!isGiven);
        // A reader with a link must not read another report.
        expect(shared.newer).toBeNull();
      }
    },
  );
});
