import { findAmountFault } from "~/domain/answers/amounts";
import { labelled } from "~/domain/answers/labels";
import type { Language } from "~/domain/language";
import { translator } from "~/i18n/i18n.server";
import type { SectionVerdict } from "./save-section.server";

type Saved = Extract<SectionVerdict, { ok: true }>;

/**
 * What is wrong with the answers that were not saved as they are written, in words, by question: of a calculation with the name of the input.
 * An «Other» without words is still being written, and has none.
 */
export function sayMisfits({ place, typed, unfit }: Saved, language: Language): Record<string, string> {
  const t = translator(language, "answering");
  const words = unfit.map(({ questionId, reason }) => {
    if (reason === "other-text-missing") return [questionId, ""];
    const question = place.section.questions.find(({ id }) => id === questionId);
    const fields = typed.find((given) => given.questionId === questionId)?.fields ?? [];
    const input = question?.type === "calculation" && question.inputs.find((each) => findAmountFault(each, fields));
    const said = t(`misfit.${reason}`);
    return [questionId, input ? labelled(input.label[language], said, language) : said];
  });
  return Object.fromEntries(words);
}

/** How an autosave ended but for what somebody else has answered too, and what the form's line says of both, where there is anything to say. */
export function sayOutcome({ unfit, conflicts }: Saved, language: Language) {
  const t = translator(language, "answering");
  const isWordless = unfit.every(({ reason }) => reason === "other-text-missing");
  const outcome = unfit.length === 0 ? "saved" : isWordless ? "wordless" : "unfit";
  const words = {
    ...(outcome === "saved" ? {} : { [outcome]: t(`state.${outcome}`) }),
    ...(conflicts.length > 0 ? { conflict: t("state.conflict") } : {}),
  };
  return { outcome, words };
}
