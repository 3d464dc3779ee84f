import { useTranslation } from "react-i18next";
import { describeInvalid } from "~/assessment/answers/describe-invalid";
import { Offer } from "~/assessment/key-figures/components/offer";
import { useLanguage } from "~/i18n/use-language";
import type { AskedView } from "../section-parts";
import { QuestionField } from "./question-field";
import { QuestionHelp } from "./question-help";

/** A question on a section's page: its fields, its errors, and the help and comments next to it. */
export function Asked({ question, number, isMissed, invalid, count, typed }: AskedView) {
  const error = useError({ question, isMissed, invalid });
  const { t } = useTranslation("assessment");
  const isWordless = invalid === "other-text-missing" && !question.conflict;
  return (
    <>
      <QuestionField
        question={question}
        number={number}
        errors={error === null ? [] : [error]}
        wordsErrors={isWordless ? [t("problem.specify")] : []}
      />
      {question.offer && !question.conflict ? <Offer name={question.id} offer={question.offer} /> : null}
      <QuestionHelp question={question} count={count} typed={typed} />
    </>
  );
}

/** What is wrong with the question as a whole, in words; null if nothing is. */
function useError({
  question,
  isMissed,
  invalid,
}: Pick<AskedView, "question" | "isMissed" | "invalid">): string | null {
  const { t } = useTranslation("assessment");
  const { t: say } = useTranslation("answering");
  const language = useLanguage();
  const { answer, conflict } = question;
  if (conflict) return say("conflict.choose");
  if (invalid && invalid !== "other-text-missing")
    return describeInvalid(say, invalid, answer.type === "number" ? answer.text : "", language);
  if (!isMissed) return null;
  return answer.type === "choice" && answer.isPair ? t("problem.answer") : t("problem.answerThis");
}
