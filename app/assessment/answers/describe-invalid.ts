import type { TFunction } from "i18next";
import type { InvalidReason } from "~/assessment/answers/rules/value";
import type { Language } from "~/core/language";
import { readingsOf } from "~/core/numbers";

/** Why an answer is rejected, in words; an ambiguous figure is quoted with both of its readings. */
export function describeInvalid(
  t: TFunction<"answering">,
  reason: InvalidReason,
  written: string,
  language: Language,
): string {
  if (reason !== "number-ambiguous" || written === "") return t(`invalid.${reason}`);
  return t("ambiguous", { written, ...readingsOf(written, language) });
}
