import type { Catalogue, CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import type { ClimateDocument } from "~/assessment/kinds/climate";
import type { PracticesDocument } from "~/assessment/kinds/practices";
import { inTurns, MAX_NEXT } from "~/assessment/scoring/rules/next-steps";
import { PLAN_PATH, whatIfPath } from "~/core/addresses/plan";
import type { Kind, KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";

/** Something to do next: what to do, and the topic or area that it is about. */
export interface Practice {
  /** Of its question. */
  id: string;
  title: string;
  about: string;
  /** A question asks for it, so it can be planned. The measures of a climate action plan cannot. */
  isPractice: boolean;
}

/** The page that plans practices, with those already ticked that can be. */
export const planNextPath = (kind: Kind, practices: readonly Practice[]): string =>
  whatIfPath(
    kind,
    practices.filter(({ isPractice }) => isPractice).map(({ id }) => id),
  );

/** The same page at one of the practices; where it stands in the plan if it is planned. Null for what cannot be planned. */
export function planOnePath(
  kind: Kind,
  practice: Practice,
  { practices, planned }: { practices: readonly Practice[]; planned: readonly string[] },
): string | null {
  if (planned.includes(practice.id)) return PLAN_PATH;
  const left = practices.filter(({ id }) => !planned.includes(id));
  return practice.isPractice ? `${planNextPath(kind, left)}#${practice.id}` : null;
}

/** The key of what the way there says: what it leads to is to be chosen first if nothing is ticked. */
export const planNextWords = (practices: readonly Practice[]) =>
  practices.some(({ isPractice }) => isPractice) ? "plan:offer.next" : "plan:empty.action";

/** The practices to begin with: those of the shortest way to the next level, one topic after the other, or else the first missing ones. */
export function nextPractices(
  catalogue: Catalogue,
  { nextSteps, missing = [] }: Pick<PracticesDocument, "nextSteps" | "missing">,
  language: Language,
): Practice[] {
  return practicesOf(
    catalogue,
    nextSteps ? inTurns(nextSteps.topics.map(({ questionIds }) => questionIds)) : missing,
    language,
  );
}

/** What to begin with after climate results: the practices that they name, or else the measure of each area at its level. */
export function nextClimatePractices(
  catalogue: CatalogueOf<KindOf<"climate">>,
  { next = [], result }: Pick<ClimateDocument, "next" | "result">,
  language: Language,
): Practice[] {
  if (next.length > 0) return practicesOf(catalogue, next, language);
  return result.dimensions
    .flatMap(({ subject, level }) => {
      const cell = catalogue.actionPlan[subject]?.[level];
      const area = catalogue.dimensions.find(({ id }) => id === subject);
      if (!cell || !area) return [];
      return [{ id: subject, title: cell.plan[language], about: area.name[language], isPractice: false }];
    })
    .slice(0, MAX_NEXT);
}

function practicesOf(catalogue: Catalogue, questionIds: readonly string[], language: Language): Practice[] {
  return questionIds
    .flatMap((id) => {
      const placed = findQuestion(catalogue, id);
      if (!placed) return [];
      return [{ id, title: titleOf(placed.question)[language], about: placed.topic.name[language], isPractice: true }];
    })
    .slice(0, MAX_NEXT);
}
