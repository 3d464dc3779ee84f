import { useTranslation } from "react-i18next";
import type { DocumentChoices } from "~/assessment/evidence/view";
import { useKind } from "~/foundation/web/use-kind";
import { Disclosure } from "~/ui/disclosure";
import { CheckboxField, FieldError } from "~/ui/field";

/** The topics and their (folded) questions that a document can be evidence for. */
export function LinkChoices({
  id,
  topics,
  chosen,
  errors,
}: {
  id: string;
  topics: DocumentChoices["topics"];
  chosen: string[];
  errors?: string[];
}) {
  const { t } = useTranslation(["evidence", "common"]);
  const box = (subject: string, fieldId: string) => ({
    id: fieldId,
    name: "links",
    value: subject,
    defaultChecked: chosen.includes(subject),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {t("form.links")} <span className="font-normal text-ink-3">{t("common:shell.optional")}</span>
      </legend>
      <p className="mt-0.5 max-w-measure text-ink-3">{t("form.linksHint", { context: useKind() })}</p>
      <FieldError id={id} errors={errors} />
      <div className="mt-2 grid gap-x-8 lg:grid-cols-2">
        {topics.map((topic, index) => (
          <div key={topic.id} className="border-b border-line py-1">
            {topic.isSubject ? (
              <CheckboxField
                field={box(topic.id, index === 0 ? id : `${id}-${topic.id}`)}
                label={t("form.topic", { topic: topic.name })}
              />
            ) : (
              <p id={index === 0 ? id : undefined}>{topic.name}</p>
            )}
            {topic.questions.length > 0 ? (
              <div className="ps-8">
                <Disclosure
                  summary={t("form.questions", { count: topic.questions.length })}
                  open={topic.questions.some((question) => chosen.includes(question.id))}
                  tone="quiet"
                  flush
                >
                  {topic.questions.map((question) => (
                    <CheckboxField
                      key={question.id}
                      field={box(question.id, `${id}-${question.id}`)}
                      label={question.text}
                    />
                  ))}
                </Disclosure>
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
