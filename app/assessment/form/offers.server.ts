import { fieldsOf, hasAnswer, wordsOf } from "~/assessment/answers/rules/answers";
import type { NumberValue } from "~/assessment/answers/rules/value";
import { fieldName } from "~/assessment/answers/section-form";
import type { Section } from "~/assessment/catalogue/rules/catalogue";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { type OfferView, USE_FIELD } from "~/assessment/key-figures/offer";
import { type Offer, offerFor, SIZE_QUESTIONS } from "~/assessment/key-figures/rules/stated-size";
import { readStatedSize } from "~/assessment/key-figures/stated-size.server";
import { describeOffer } from "~/assessment/key-figures/stated-size-words";
import type { Language } from "~/core/language";
import { formatNumber, inBox } from "~/core/numbers";
import type { Reader } from "~/i18n/format";
import type { Context } from "~/platform/context";
import type { OpenedForm } from "./load-page.server";

/**
 * Offers for the section's unanswered questions: what the company has stated elsewhere. No round trip if the section asks nothing of the
 * kind.
 */
async function loadOffers(
  ctx: Context,
  { assessment, answers }: Pick<OpenedForm, "assessment" | "answers">,
  { questions }: Section,
): Promise<[Question, Offer][]> {
  const asked = questions.filter(
    (question) => SIZE_QUESTIONS.includes(question.id) && !hasAnswer(question, answers.get(question.id)?.value),
  );
  if (asked.length === 0) return [];
  const said = await readStatedSize(ctx, assessment.companyId, assessment.id);
  return asked.flatMap((question): [Question, Offer][] => {
    const offer = offerFor(question, said);
    return offer ? [[question, offer]] : [];
  });
}

/** The offers in words. */
export async function viewOffers(
  ctx: Context,
  opened: Pick<OpenedForm, "assessment" | "answers">,
  section: Section,
  reader: Reader,
): Promise<Map<string, OfferView>> {
  const { language } = reader;
  const offers = await loadOffers(ctx, opened, section);
  return new Map(
    offers.map(([question, { said, value }]) => {
      const number = question.type === "number" ? (value as NumberValue).number : null;
      // The band, not the Yes that goes with it.
      const words =
        number === null ? (wordsOf(question, value, language).at(-1) ?? "") : formatNumber(number, language);
      return [question.id, describeOffer(said, words, reader)];
    }),
  );
}

/** Fills in the value of a clicked offer as if the user had typed it in that language. */
export async function takeOffer(
  ctx: Context,
  opened: Pick<OpenedForm, "assessment" | "answers">,
  section: Section,
  form: FormData,
  language: Language,
): Promise<void> {
  const used = form.get(USE_FIELD);
  if (used === null) return;
  const offers = await loadOffers(ctx, opened, section);
  const [question, offer] = offers.find(([{ id }]) => id === used) ?? [];
  if (!question || !offer) return;
  for (const [part, value] of fieldsOf(question, offer.value)) {
    form.set(fieldName(question.id, part), question.type === "number" ? inBox(value, language) : value);
  }
}
