import type { Said } from "~/assessment/key-figures/rules/said";
import type { Language } from "~/core/language";
import { sayNumber } from "~/core/numbers";
import { dateOf, type Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { OfferView } from "./offer";
import { sayAmount } from "./words";

/** An offer in words; `value` is the value to be entered, as displayed. */
export function sayOffer(said: Said, value: string, reader: Reader): OfferView {
  const { language } = reader;
  const [t, common] = [translator(language, "answering"), translator(language, "common")];
  const told = sayWhat(said, value, language);
  return {
    said:
      said.in === "figures"
        ? t("offered.figures", { value: told, year: said.year })
        : t("offered.assessment", {
            value: told,
            assessment: common(`kinds.${said.kind}.name`),
            date: dateOf(said.at, reader),
          }),
    use: t("offered.use", { value }),
  };
}

/** The stated size in words: the number itself, even if the offer is a band. */
function sayWhat(said: Said, value: string, language: Language): string {
  const speaking = { t: translator(language, "figures"), language, currency: "" };
  if ("people" in said) return sayAmount(said.people, "people", speaking);
  if (!("turnover" in said)) return value;
  return said.in === "figures"
    ? sayAmount(said.turnover, "money", { ...speaking, currency: said.currency })
    : sayNumber(said.turnover, language);
}
