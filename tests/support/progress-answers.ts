import { fieldsOf } from "~/assessment/answers/rules/answers";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";

/** Answers to the whole first Progress Assessment with the most or the fewest points, except for those in `said`. */
export function progressValues(isBest: boolean, said: Record<string, AnswerValue> = {}): Map<string, AnswerValue> {
  const required = listSections(newestProgress).flatMap(({ section }) =>
    section.questions.filter((each) => each.isRequired),
  );
  return new Map(required.map((question) => [question.id, said[question.id] ?? answer(question, isBest)]));
}

/** The same as a user gives them. */
export function progressAnswers(isBest: boolean, said?: Record<string, AnswerValue>): GivenAnswer[] {
  const questions = new Map(
    listSections(newestProgress).flatMap(({ section }) => section.questions.map((each) => [each.id, each])),
  );
  return [...progressValues(isBest, said)].map(([questionId, value]) => {
    const question = questions.get(questionId);
    return { questionId, fields: question ? fieldsOf(question, value) : [] };
  });
}

function answer(question: Question, isBest: boolean): AnswerValue {
  switch (question.type) {
    case "choice": {
      const { options, followUps, selection } = question;
      if (followUps) {
        const named = followUps.options.filter(({ isOther }) => !isOther).map(({ id }) => id);
        return isBest
          ? { options: ["yes"], followUps: followUps.selection === "one" ? named.slice(0, 1) : named }
          : { options: ["no"] };
      }
      const named = options.filter(({ isOther }) => !isOther);
      const good = named.filter(({ isFlagged }) => isFlagged).map(({ id }) => id);
      const bad = named.filter(({ isFlagged }) => !isFlagged).map(({ id }) => id);
      const picked = isBest ? good : bad;
      return { options: selection === "one" || !isBest ? picked.slice(0, 1) : picked };
    }
    case "statements": {
      const option = question.options.find(({ isFlagged }) => Boolean(isFlagged) === isBest);
      return Object.fromEntries(question.statements.map(({ id }) => [id, option?.id ?? ""]));
    }
    case "text":
      return { text: "2024" };
    case "number":
      return { number: 1 };
    case "calculation": {
      const [input] = question.inputs;
      const amount = { unit: input?.units[0]?.id ?? "", year: 10_000 };
      return { inputs: { [input?.id ?? ""]: amount }, total: 26.62, factors: {} };
    }
  }
}
