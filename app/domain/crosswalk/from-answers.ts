import { wordsOf } from "~/domain/answers/answers";
import type { AnswerValue, ChoiceValue, TextValue } from "~/domain/answers/value";
import type { Catalogue } from "~/domain/catalogue/catalogue";
import { findQuestion } from "~/domain/catalogue/lookup";
import type { Kind } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import type { PartOutcome, Used } from "./outcome";
import type { AnswerTransform } from "./table";

/** An answer that counts, with who gave it and when. */
export interface SaidAnswer {
  value: AnswerValue;
  at: number;
  by: string | null;
}

/** The completed assessment of a kind that speaks for a year, with its answers by question. */
export interface YearAnswers {
  assessmentId: string;
  catalogue: Catalogue;
  answers: ReadonlyMap<string, SaidAnswer>;
}

interface Asked {
  transform: AnswerTransform;
  kind: Kind;
  questions: readonly string[];
}

const isYes = ({ value }: SaidAnswer) => "options" in value && (value as ChoiceValue).options.includes("yes");

/** What answers of the assessment that speaks for a year come to, words in a language; empty where there is no such answer. */
export function readAnswers(
  { transform, kind, questions }: Asked,
  given: YearAnswers | null,
  language: Language,
): PartOutcome {
  if (!given) return { state: "empty", why: "no-assessment", kind };
  const said = questions.flatMap((question) => {
    const answer = given.answers.get(question);
    return answer ? [{ question, answer }] : [];
  });
  const counted = transform === "topics" ? said.filter(({ answer }) => isYes(answer)) : said;
  const value = counted.length === 0 ? null : say(transform, counted, given.catalogue, language);
  if (value === null) return { state: "empty", why: "no-answer", kind };
  const used = counted.map(
    ({ question, answer: { at, by } }): Used => ({ question, kind, assessmentId: given.assessmentId, at, by }),
  );
  return { state: "filled", value, used, currency: null };
}

function say(
  transform: AnswerTransform,
  said: { question: string; answer: SaidAnswer }[],
  catalogue: Catalogue,
  language: Language,
): boolean | string | null {
  switch (transform) {
    case "yes":
    case "any-yes":
      return said.some(({ answer }) => isYes(answer));
    case "year": {
      const [year] = said.map(({ answer }) => (answer.value as TextValue).text);
      return year && /^\d{4}$/.test(year) ? year : null;
    }
    case "topics": {
      const names = said.map(({ question }) => findQuestion(catalogue, question)?.topic.name[language]);
      return [...new Set(names.filter(Boolean))].join(" · ") || null;
    }
    case "chosen": {
      const words = said.flatMap(({ question, answer }) => {
        const asked = findQuestion(catalogue, question)?.question;
        return asked ? wordsOf(asked, answer.value, language) : [];
      });
      return words.join(" · ") || null;
    }
  }
}
