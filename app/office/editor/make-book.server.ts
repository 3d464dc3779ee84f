import type { Language } from "~/core/language";
import { i18nFor } from "~/i18n/i18n.server";
import type enQuestionnaires from "~/i18n/locales/en/questionnaires.json";
import type { OpenDraft } from "./drafts.server";
import { writeBook } from "./texts-book";

type FieldName = keyof typeof enQuestionnaires.fields;

/** A draft's texts as a workbook for translators, with its header in the reader's language. */
export function makeBook({ row, entities }: OpenDraft, language: Language) {
  const { t } = i18nFor(language);
  const fieldWords = (at: string) => {
    const steps = at.split(".").map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : stepWords(step)));
    return steps.join(" ");
  };
  const stepWords = (step: string) => t(`questionnaires:fields.${step as FieldName}`);
  const words = {
    sheet: t("questionnaires:texts.sheet"),
    key: t("questionnaires:texts.columns.key"),
    where: t("questionnaires:texts.columns.where"),
    what: t("questionnaires:texts.columns.what"),
    fieldWords,
  };
  return { bytes: writeBook(row.id, entities, words, language), fileName: `${row.kind}-texts.xlsx` };
}
