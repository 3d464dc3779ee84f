import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Drawn } from "~/features/web/drawn";
import { useKind } from "~/features/web/use-kind";
import { CARD_SECTION, Card } from "~/ui/card";
import { LOOKS } from "../looks";
import type { QuestionView, SectionView } from "../section-view";
import { Base, QuestionField } from "./question-field";
import { QuestionHelp, type TypedComment } from "./question-help";

const QUESTION = `${CARD_SECTION} question`;

/** The questions of the section, the required ones first. */
export function SectionBody({
  section,
  comments,
  typed,
  errorOf,
  wordsErrorOf,
}: {
  section: SectionView;
  /** How many a question has, by its id, where it has any. */
  comments: Record<string, number>;
  /** Comments that could not be added, by question. */
  typed: Record<string, TypedComment>;
  errorOf: (question: QuestionView) => string | null;
  /** The same of the words for its «Other». */
  wordsErrorOf: (question: QuestionView) => string | null;
}) {
  const { t } = useTranslation("answering");
  const { goesBy } = LOOKS[useKind()];
  const listed = (error: string | null) => (error === null ? [] : [error]);
  const fields = (questions: QuestionView[], firstNumber: number) =>
    questions.map((question, index) => {
      const asked: AskedProps = {
        question,
        number: goesBy === "dimension" ? firstNumber + index : undefined,
        errors: listed(errorOf(question)),
        wordsErrors: listed(wordsErrorOf(question)),
        count: comments[question.id] ?? 0,
        typed: typed[question.id],
      };
      const box = { className: QUESTION, "data-question": question.id };
      return (
        <Fragment key={question.id}>
          {question.conflict ? null : <Base question={question} />}
          {isSeenByMany(asked) ? (
            // Without what is the draft's own.
            <Drawn part={Asked} properties={{ ...asked, question: { ...question, base: "" } }} {...box} />
          ) : (
            <div {...box}>
              <Asked {...asked} />
            </div>
          )}
        </Fragment>
      );
    });
  const required = section.questions.filter((question) => question.isRequired);
  const optional = section.questions.filter((question) => !question.isRequired);
  return (
    <Card className="questions max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 sm:max-lg:-mx-6">
      {fields(required, section.firstNumber)}
      {optional.length > 0 ? (
        <h2 className="border-b border-line bg-sunk px-5 py-2 font-sans text-small font-semibold tracking-normal text-ink-2 sm:px-7">
          {t("overview.optionalList")}
        </h2>
      ) : null}
      {fields(optional, section.firstNumber + required.length)}
    </Card>
  );
}

interface AskedProps {
  question: QuestionView;
  number: number | undefined;
  errors: string[];
  wordsErrors: string[];
  count: number;
  typed: TypedComment | undefined;
}

function Asked({ question, number, errors, wordsErrors, count, typed }: AskedProps) {
  return (
    <>
      <QuestionField question={question} number={number} errors={errors} wordsErrors={wordsErrors} />
      <QuestionHelp question={question} count={count} typed={typed} />
    </>
  );
}

/** Whether others are asked the very same and have ticked the very same: nothing in it is in anybody's own words, and nothing is to be mended. */
function isSeenByMany({ question: { answer, conflict }, errors, wordsErrors, typed }: AskedProps): boolean {
  if (conflict || typed || errors.length + wordsErrors.length > 0) return false;
  if (answer.type === "statements") return true;
  return answer.type === "choice" && !answer.otherText && !answer.followUps?.otherText;
}
