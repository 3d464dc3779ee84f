import { wordsOf } from "~/assessment/answers/rules/answers";
import type { AnswerValue, ChoiceValue, TextValue } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Language } from "~/core/language";
import type { Choice, FilledPart, PartOutcome, Shortfall, Used } from "./outcome";
import type { AnswerOrigin } from "./table";

/** An answer that counts, with who gave it and when. */
export interface UsedAnswer {
  value: AnswerValue;
  at: number;
  by: string | null;
}

/** The completed assessment of a kind that represents a year, with its answers by question. */
export interface YearAnswers {
  assessmentId: string;
  catalogue: Catalogue;
  answers: ReadonlyMap<string, UsedAnswer>;
}

/** An answer with its question. */
interface Said {
  question: string;
  answer: UsedAnswer;
}

interface Asked extends AnswerOrigin {
  says?: Choice | undefined;
}

const choiceOf = ({ answer: { value } }: Said): ChoiceValue =>
  "options" in value ? (value as ChoiceValue) : { options: [] };
const isYes = (said: Said) => choiceOf(said).options.includes("yes");

/** What the answers of the year's assessment come to, with words in `language`; empty if there is no such answer. */
export function readAnswers(asked: Asked, given: YearAnswers | null, language: Language): PartOutcome {
  const { kind, questions, transform } = asked;
  if (!given) return { state: "empty", why: "no-assessment", kind };
  const said = questions.flatMap((question): Said[] => {
    const answer = given.answers.get(question);
    return answer ? [{ question, answer }] : [];
  });
  if (said.length === 0) return { state: "empty", why: "no-answer", kind };
  const counted = transform === "topics" ? said.filter(isYes) : said;
  const found = say(asked, counted, given.catalogue, language);
  if ("why" in found) return { state: "empty", why: found.why, kind };
  const used = counted.map(
    ({ question, answer: { at, by } }): Used => ({ question, kind, assessmentId: given.assessmentId, at, by }),
  );
  return { state: "filled", value: found.value, used, currency: null };
}

type Found = { value: FilledPart["value"] } | { why: Shortfall };

/** Several words as one text; `none` if the answers give no words. */
const joined = (words: readonly (string | undefined)[]): Found =>
  words.length === 0 ? { why: "none" } : { value: [...new Set(words)].join(" · ") };

function say(
  { transform, members, without = [], says }: Asked,
  said: Said[],
  catalogue: Catalogue,
  language: Language,
): Found {
  const wordsOfEach = (pick: (value: ChoiceValue) => ChoiceValue) =>
    said.flatMap((each) => {
      const asked = findQuestion(catalogue, each.question)?.question;
      return asked ? wordsOf(asked, pick(choiceOf(each)), language) : [];
    });
  switch (transform) {
    case "yes":
    case "any-yes":
      return { value: said.some(isYes) };
    case "year": {
      const [year] = said.map(({ answer }) => (answer.value as TextValue).text);
      return year && /^\d{4}$/.test(year) ? { value: year } : { why: "no-answer" };
    }
    case "topics":
      return joined(said.flatMap(({ question }) => findQuestion(catalogue, question)?.topic.name[language] ?? []));
    case "chosen":
      return joined(
        wordsOfEach((value) => ({ ...value, options: value.options.filter((id) => !without.includes(id)) })),
      );
    case "follow-ups":
      return joined(wordsOfEach((value) => ({ ...value, options: [] })));
    case "other": {
      const [words] = said.flatMap((each) => choiceOf(each).other ?? []);
      return words === undefined ? { why: "none" } : { value: words };
    }
    case "covers":
      return says && said.some(isYes) ? { value: says } : { why: "none" };
    case "listed": {
      const [member] = said.flatMap((each) => choiceOf(each).options.flatMap((id) => members?.[id] ?? []));
      if (member === undefined) return { why: "not-listed" };
      return { value: { members: [member], words: wordsOfEach((value) => value).join(" · ") } };
    }
  }
}
