import { useTranslation } from "react-i18next";
import type enQuestionnaires from "~/i18n/locales/en/questionnaires.json";
import type { Json, Shape } from "~/office/editor/rules/shapes";

type Label = keyof typeof enQuestionnaires.fields;
type ValueName = keyof typeof enQuestionnaires.values;

/** The names of fields, and their values, in words. */
export function useFieldWords() {
  const { t } = useTranslation("questionnaires");
  const describeChoice = (value: string) => t(`values.${value as ValueName}`, { defaultValue: value });
  return {
    describeChoice,
    /** The name of a field by the way to it: "Answers 2 · Words". */
    nameField: (steps: readonly (string | number)[]) =>
      steps
        .map((step) => (typeof step === "number" ? String(step) : t(`fields.${step as Label}`)))
        .join(" · ")
        .replaceAll(/ · (\d+)/g, " $1"),
    /** A value that is not a text, on one line. */
    describeValue: (shape: Shape, value: Json | undefined) => {
      if (shape.kind === "flag") return t(value === true ? "edit.on" : "edit.off");
      if (value === undefined || value === null || value === "") return t("edit.none");
      if (Array.isArray(value)) return value.join(", ") || t("edit.none");
      return shape.kind === "choice" ? describeChoice(String(value)) : String(value);
    },
  };
}
