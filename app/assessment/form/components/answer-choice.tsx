import { useTranslation } from "react-i18next";
import { askedFieldName, choiceFieldName, fieldName } from "~/assessment/answers/section-form";
import { ChoiceGroup } from "~/ui/choice-group";
import type { QuestionView } from "../section-view";

/**
 * A question that two users answered at the same time: both answers, and the choice between them. The user's own answer is sent along in
 * hidden fields.
 */
export function AnswerChoice({
  question,
  conflict,
  errors,
}: {
  question: QuestionView;
  conflict: NonNullable<QuestionView["conflict"]>;
  errors?: string[];
}) {
  const { t } = useTranslation("answering");
  const { by, when } = conflict;
  const isRemoved = when === null;
  const nobody = isRemoved ? t("conflict.removed") : t("conflict.somebody");
  const who = by?.isYou ? t("conflict.you") : (by?.username ?? nobody);
  const explanation = isRemoved ? "conflict.explainRemoved" : by?.isYou ? "conflict.explainYou" : "conflict.explain";
  const sides = [
    { value: "mine", name: t("conflict.mine"), answer: conflict.mine, from: t("conflict.here") },
    { value: "theirs", name: t("conflict.theirs"), answer: conflict.theirs, from: who },
  ];
  return (
    <ChoiceGroup
      id={question.id}
      legend={question.text}
      hint={t(explanation)}
      errors={errors}
      type="radio"
      name={choiceFieldName(question.id)}
      options={sides.map(({ value, name, answer, from }) => ({
        value,
        label: (
          <span className="min-w-0">
            <span className="block text-small text-ink-2">
              {name} · {from}
              {value === "theirs" && when ? (
                <>
                  {", "}
                  <time dateTime={when.iso}>{when.text}</time>
                </>
              ) : null}
            </span>
            <strong>{answer || t("conflict.empty")}</strong>
          </span>
        ),
      }))}
    >
      <input type="hidden" name={askedFieldName(question.id)} value="yes" />
      {conflict.fields.map(([part, value]) => (
        <input key={`${part} ${value}`} type="hidden" name={fieldName(question.id, part)} value={value} />
      ))}
    </ChoiceGroup>
  );
}
