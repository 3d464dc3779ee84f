import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Drawn } from "~/foundation/web/drawn";
import { CARD_SECTION, Card } from "~/ui/card";
import { type AskedView, hasProof, isInSight, isWrong, viewOptional } from "../section-parts";
import { Asked } from "./asked";
import { Base } from "./question-field";

const QUESTION = `${CARD_SECTION} question`;

/** The questions of the section: the required ones, then the optional ones, folded. `at` is the question that the user comes for, if any. */
export function SectionBody({ asked, at }: { asked: AskedView[]; at: string | null }) {
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
  const required = asked.filter(({ question }) => question.isRequired);
  const optional = asked.filter(({ question }) => !question.isRequired);
  // A page with nothing else to see shows what may be left out at once.
  const isFolded = required.length > 0 && optional.length > 0;
  return (
    <Card className="questions max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 sm:max-lg:-mx-6">
      {fields(required)}
      {isFolded ? (
        <details open={optional.some((each) => isInSight(each, at))} className="print-open optional">
          <Drawn
            as="summary"
            part={OptionalSummary}
            className="optional-line"
            data-drawn="fold"
            properties={viewOptional(optional)}
          />
          {fields(optional)}
        </details>
      ) : (
        fields(optional)
      )}
    </Card>
  );
}

/** How many optional questions the section has, and how many of them are answered. */
export function OptionalSummary({ count, given }: ReturnType<typeof viewOptional>) {
  const { t } = useTranslation(["answering", "completion"]);
  const words = t("overview.optionalList", { n: count });
  return given > 0 ? `${words} · ${t("completion:review.answered", { answered: given, total: count })}` : words;
}

/** Whether other drafts can share the rendered question: it has the same content and ticks, no free text, no files, and no errors. */
function isShareable(asked: AskedView): boolean {
  const { answer } = asked.question;
  if (asked.typed || asked.question.offer || isWrong(asked) || hasProof(asked.question.proof)) return false;
  if (answer.type === "statements") return true;
  return answer.type === "choice" && !answer.otherText && !answer.followUps?.otherText;
}
