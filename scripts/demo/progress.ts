import { MONTHS, monthPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import { type Field, FOLLOW_UPS, MAIN } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { Question, QuestionOf } from "~/assessment/catalogue/rules/questions";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { chance } from "./answers";
import type { DemoProgress } from "./companies";

export interface ProgressPlan extends DemoProgress {
  /** The same seed gives the same answers. */
  seed: string;
  /** What the company's profile already says, by question id. */
  followUps: Record<string, string>;
}

/** Each month's share of a year's amount: more in the season, less in winter. */
const SEASON = [0.11, 0.1, 0.1, 0.08, 0.07, 0.06, 0.06, 0.06, 0.07, 0.08, 0.1, 0.11];

/** Answers to the first `sections` sections of the climate questionnaire, all of them by default. */
export function planProgress(catalogue: Catalogue, plan: ProgressPlan): GivenAnswer[] {
  return listSections(catalogue)
    .slice(0, plan.sections)
    .flatMap(({ section }) => section.questions)
    .filter((question) => question.isRequired || hasAmount(question, plan))
    .map((question) => ({ questionId: question.id, fields: answer(question, plan) }));
}

/** Whether the plan has an amount for an estimate that may be left out. Any other question is answered. */
const hasAmount = (question: Question, { amounts }: ProgressPlan) =>
  question.type !== "calculation" || question.inputs.some(({ id }) => id in amounts);

function answer(question: Question, plan: ProgressPlan): Field[] {
  switch (question.type) {
    case "choice":
      return choose(question, plan);
    case "statements":
      return question.statements.map(({ id }): Field => {
        const [best, middle, least] = question.options;
        const luck = chance(plan, question.id, id);
        const option = luck < plan.ease ? best : luck < plan.ease + 0.25 ? middle : least;
        return [statementPart(id), (option ?? best)?.id ?? ""];
      });
    case "text":
      return [[MAIN, String(question.id.endsWith("target-year") ? plan.targetYear : plan.baseYear)]];
    case "number":
      return [[MAIN, String(figure(question.id, plan))]];
    case "calculation":
      return [
        [REPORTING_YEAR, String(plan.year)],
        ...question.inputs.flatMap(({ id, units }): Field[] => {
          const amount = plan.amounts[id];
          if (amount === undefined) return [];
          const unit: Field = [unitPart(id), units[0]?.id ?? ""];
          if (!plan.isByMonth) return [unit, [yearPart(id), String(amount)]];
          const months = MONTHS.map((month): Field => {
            return [monthPart(id, month), String(Math.round(amount * (SEASON[month - 1] ?? 0)))];
          });
          return [unit, ...months];
        }),
      ];
  }
}

function figure(questionId: string, { people, turnover, targetPercent }: ProgressPlan): number {
  if (questionId === CLIMATE_QUESTIONS.people) return people;
  return questionId === CLIMATE_QUESTIONS.turnover ? turnover : targetPercent;
}

function choose(question: QuestionOf<"choice">, plan: ProgressPlan): Field[] {
  const { id, followUps, selection, points } = question;
  const named = question.options.filter(({ isOther, isExclusive }) => !isOther && !isExclusive);
  if (followUps) {
    const fixed = plan.followUps[id];
    const isYes = fixed !== undefined || points === undefined || chance(plan, id) < plan.ease + 0.15;
    if (!isYes) return [[MAIN, "no"]];
    const offered = followUps.options.filter(({ isOther }) => !isOther).map((option) => option.id);
    const drawn = offered.filter((option) => chance(plan, id, option) < 0.4).slice(0, 3);
    const several = drawn.length > 0 ? drawn : offered.slice(0, 1);
    const chosen = fixed ? [fixed] : followUps.selection === "one" ? several.slice(0, 1) : several;
    return [[MAIN, "yes"], ...chosen.map((option): Field => [FOLLOW_UPS, option])];
  }
  const flagged = named.filter(({ isFlagged }) => isFlagged);
  if (selection === "several") {
    const chosen = flagged.filter((option) => chance(plan, id, option.id) < plan.ease);
    const none = question.options.find(({ isExclusive }) => isExclusive);
    return (chosen.length > 0 ? chosen : none ? [none] : flagged.slice(0, 1)).map((option): Field => [MAIN, option.id]);
  }
  const others = named.filter(({ isFlagged }) => !isFlagged);
  const from = chance(plan, id) < plan.ease + 0.1 && flagged.length > 0 ? flagged : others;
  const picked = from[Math.floor(chance(plan, id, "which") * from.length)] ?? named[0];
  return [[MAIN, picked?.id ?? ""]];
}
