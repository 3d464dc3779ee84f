import { createHash } from "node:crypto";
import { type Field, MAIN, OTHER } from "~/assessment/answers/rules/fields";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { inEveryLanguage, type Language, type Translated } from "~/core/language";

export interface AnswerPlan {
  /** The same seed gives the same answers. */
  seed: string;
  language: Language;
  /** How many of the scored required questions are answered Yes. */
  yes: number;
  /** Fixed choices by question id, taken from the company's profile. */
  choices: Record<string, string>;
}

/** How likely small companies are to say Yes at each stage: talking comes before measuring, measuring before reporting. */
const EASE: Record<string, number> = { assess: 0.5, learn: 0.35, commit: 0.3, measure: 0.12, report: 0 };

/** Free texts of the demo companies, in their own language. */
export const OTHER_TEXTS: Translated<string[]> = {
  en: [
    "Together with our local business chamber",
    "With our largest customer, twice a year",
    "Through a student project",
  ],
  fr: [
    "Avec notre chambre de commerce locale",
    "Avec notre principal client, deux fois par an",
    "Dans le cadre d’un projet d’étudiants",
  ],
  ms: [
    "Bersama dewan perniagaan tempatan kami",
    "Dengan pelanggan terbesar kami, dua kali setahun",
    "Melalui projek pelajar",
  ],
};

/** Answers to the first `sections` sections of a questionnaire, all of them by default, optional questions included. */
export function planAnswers(
  catalogue: Catalogue,
  plan: AnswerPlan,
  sections = Number.POSITIVE_INFINITY,
): GivenAnswer[] {
  const places = listSections(catalogue);
  const yes = pickYes(places, plan);
  return places.slice(0, sections).flatMap((place) => {
    const required = place.section.questions.filter((question) => question.isRequired);
    const isActive = required.some((question) => yes.has(question.id));
    return place.section.questions.flatMap((question) =>
      question.isRequired
        ? [choose(question, [yes.has(question.id) ? "yes" : "no"])]
        : answerOptional(question, plan, isActive),
    );
  });
}

/** Picks exactly `plan.yes` scored questions, so that the level is certain. Stage, topic and chance determine which. */
function pickYes(places: readonly SectionLocation[], plan: AnswerPlan): Set<string> {
  const [counted, profile] = [true, false].map((isCounted) =>
    places
      .filter((place) => place.dimension.isOnSummary === isCounted)
      .flatMap(({ topic, section }) =>
        section.questions
          .filter((question) => question.isRequired)
          .map(({ id }) => ({
            id,
            ease: (EASE[section.stage ?? ""] ?? 0) + 0.7 * chance(plan, topic.id) + 0.4 * chance(plan, id),
          })),
      ),
  );
  const easiest = [...(counted ?? [])].sort((a, b) => b.ease - a.ease).slice(0, plan.yes);
  return new Set([...easiest, ...(profile ?? [])].map(({ id }) => id));
}

function choose({ id }: Question, options: string[], words: string | null = null): GivenAnswer {
  const chosen = options.map((option): Field => [MAIN, option]);
  return { questionId: id, fields: words === null ? chosen : [...chosen, [OTHER, words]] };
}

function answerOptional(question: Question, plan: AnswerPlan, isActive: boolean): GivenAnswer[] {
  if (question.type !== "choice") return [];
  const named = question.options.filter((option) => !option.isOther);
  const fixed = plan.choices[question.id];
  if (question.selection === "one") {
    const picked = named[Math.floor(chance(plan, question.id) * named.length)];
    const optionId = fixed ?? picked?.id;
    return optionId ? [choose(question, [optionId])] : [];
  }
  if (!isActive) return [];
  const chosen = named.filter((option) => chance(plan, question.id, option.id) < 0.4).map((option) => option.id);
  const other = question.options.find((option) => option.isOther);
  const usesOther = other !== undefined && chance(plan, question.id, "other") < 0.12;
  const texts = inEveryLanguage(OTHER_TEXTS)[plan.language];
  const words = usesOther ? (texts[Math.floor(chance(plan, question.id, "text") * texts.length)] ?? null) : null;
  const options = usesOther ? [...chosen, other.id] : chosen;
  return options.length > 0 ? [choose(question, options, words)] : [];
}

/** A number from 0 up to but excluding 1 that depends only on the seed and on what it is for. */
export function chance(plan: Pick<AnswerPlan, "seed">, ...what: string[]): number {
  return (
    createHash("sha256")
      .update([plan.seed, ...what].join("\0"))
      .digest()
      .readUInt32BE() /
    2 ** 32
  );
}
