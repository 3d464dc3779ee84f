import { EVERYWHERE, type Law, type Topic } from "./catalogue";

/** The laws and standards of a country that require what a question asks. If it has none, those that apply everywhere. */
export function lawsBehind({ laws = [] }: Pick<Topic, "laws">, questionId: string, country: string | null): Law[] {
  const behind = laws.filter(({ questions }) => questions.includes(questionId));
  const own = behind.filter((law) => law.country === country);
  return own.length > 0 ? own : behind.filter((law) => law.country === EVERYWHERE);
}
