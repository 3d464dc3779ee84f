import type { StatedSize } from "~/assessment/key-figures/rules/stated-size";
import type { Language } from "~/core/language";
import { formatNumber } from "~/core/numbers";
import { dateOf, type Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { OfferView } from "./offer";
import { formatAmount } from "./words";

/** An offer in words; `value` is the value to be entered, as displayed. */
export function describeOffer(said: StatedSize, value: string, reader: Reader): OfferView {
  const { language } = reader;
  const [t, common] = [translator(language, "answering"), translator(language, "common")];
  const told = describeStated(said, value, language);
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
function describeStated(said: StatedSize, value: string, language: Language): string {
  const speaking = { t: translator(language, "figures"), language, currency: "" };
  if ("people" in said) return formatAmount(said.people, "people", speaking);
  if (!("turnover" in said)) return value;
  return said.in === "figures"
    ? formatAmount(said.turnover, "money", { ...speaking, currency: said.currency })
    : formatNumber(said.turnover, language);
}
