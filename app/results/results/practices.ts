import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import type { PracticesDocument } from "~/assessment/kinds/practices";
import { whatIfPath } from "~/core/addresses/plan";
import { isClimate, type Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";

/** Something to do next: what to do, and the topic or area that it is about. */
export interface Practice {
  id: string;
  title: string;
  about: string;
}

/** How many the results name. */
export const MAX_NEXT = 3;

/** The page that plans what the results of a kind name, already ticked. What climate results name are measures, which cannot be ticked. */
export const planNextPath = (kind: Kind, practices: readonly Pick<Practice, "id">[]): string =>
  whatIfPath(kind, isClimate(kind) ? [] : practices.map(({ id }) => id));

/** The key of what the way there says: what it leads to is to be chosen first if nothing is ticked. */
export const planNextWords = (kind: Kind) => (isClimate(kind) ? "plan:empty.action" : "plan:offer.next");

/** The practices to begin with: those of the shortest way to the next level, one topic after the other, or else the first missing ones. */
export function nextPractices(
  catalogue: Catalogue,
  { nextSteps, missing = [] }: Pick<PracticesDocument, "nextSteps" | "missing">,
  language: Language,
): Practice[] {
  const lists = nextSteps?.topics.map(({ questionIds }) => questionIds) ?? [missing];
  const turns = Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) => turn);
  return turns
    .flatMap((turn) => lists.flatMap((ids) => ids[turn] ?? []))
    .flatMap((id) => {
      const placed = findQuestion(catalogue, id);
      if (!placed) return [];
      return [{ id, title: titleOf(placed.question)[language], about: placed.topic.name[language] }];
    })
    .slice(0, MAX_NEXT);
}
