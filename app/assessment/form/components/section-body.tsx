import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Drawn } from "~/foundation/web/drawn";
import { CARD_SECTION, Card } from "~/ui/card";
import { type AskedView, isWrong } from "../section-parts";
import { Asked } from "./asked";
import { Base } from "./question-field";

const QUESTION = `${CARD_SECTION} question`;

/** The questions of the section, the required ones first. */
export function SectionBody({ asked }: { asked: AskedView[] }) {
  const { t } = useTranslation("answering");
  const fields = (all: AskedView[]) =>
    all.map((each) => {
      const { question } = each;
      const box = { className: QUESTION, "data-question": question.id };
      return (
        <Fragment key={question.id}>
          <Base question={question} />
          {isShareable(each) ? (
            // Leaves out the part that is specific to the draft.
            <Drawn part={Asked} properties={{ ...each, question: { ...question, base: "" } }} {...box} />
          ) : (
            <div {...box}>
              <Asked {...each} />
            </div>
          )}
        </Fragment>
      );
    });
  const optional = asked.filter(({ question }) => !question.isRequired);
  return (
    <Card className="questions max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 sm:max-lg:-mx-6">
      {fields(asked.filter(({ question }) => question.isRequired))}
      {optional.length > 0 ? (
        <h2 className="border-b border-line bg-sunk px-5 py-2 font-sans text-small font-semibold tracking-normal text-ink-2 sm:px-7">
          {t("overview.optionalList")}
        </h2>
      ) : null}
      {fields(optional)}
    </Card>
  );
}

const hasProof = ({ question: { proof } }: AskedView) => proof !== null && proof.files.length + proof.errors.length > 0;

/** Whether other drafts can share the rendered question: it has the same content and ticks, no free text, no files, and no errors. */
function isShareable(asked: AskedView): boolean {
  const { answer } = asked.question;
  if (asked.typed || asked.question.offer || isWrong(asked) || hasProof(asked)) return false;
  if (answer.type === "statements") return true;
  return answer.type === "choice" && !answer.otherText && !answer.followUps?.otherText;
}
