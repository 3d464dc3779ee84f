import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoreAnswers } from "~/assessment/scoring/rules/scores";
import { KINDS_OF_ASSESSMENTS, type Kind, type KindOf } from "../../core/kinds/kind";
import type { ClimateDocument } from "./climate";
import type { PracticesDocument } from "./practices";
import { progress } from "./progress/progress";
import { readiness } from "./readiness/readiness";
import type { AssessmentKind, KindContract } from "./rules";

/** What a completed assessment of a kind stores. */
export type DocumentOf<K extends Kind> = K extends KindOf<"climate"> ? ClimateDocument : PracticesDocument;

/** Everything that differs between the kinds, apart from their content (`catalogue/content`) and their words. */
export const KINDS: { [K in Kind]: AssessmentKind<DocumentOf<K>> } = { readiness, progress };

/** The kinds that the API contract includes, each with its part of the contract. */
export const KINDS_WITH_CALLS: readonly { kind: Kind; contract: KindContract }[] = KINDS_OF_ASSESSMENTS.flatMap(
  (kind) => {
    const { contract } = KINDS[kind];
    return contract ? [{ kind, contract }] : [];
  },
);

/** Whether a company may start an assessment of this kind, given the kinds it has completed. */
export function isUnlocked(kind: Kind, completed: readonly Kind[]): boolean {
  const { unlockedBy } = KINDS[kind];
  return unlockedBy === null || completed.includes(unlockedBy);
}

/** The kinds that a company has completed; `latest` gives the current completed assessment of each kind, if any. */
export const kindsWithResult = (latest: Record<Kind, string | null>): Kind[] =>
  KINDS_OF_ASSESSMENTS.filter((kind) => latest[kind]);

/** The result of a set of answers, in the form that a completed assessment stores. */
export function assess<C extends Catalogue>(catalogue: C, answers: AnswerMap): DocumentOf<C["kind"]> {
  const { bands, conclude } = KINDS[catalogue.kind];
  const concluded = conclude(scoreAnswers(catalogue, answers, bands), catalogue, answers);
  return { kind: catalogue.kind, version: 1, ...concluded } as DocumentOf<C["kind"]>;
}

/** Parses the stored result of a completed assessment of that kind. Throws if the text does not match the document schema. */
export function readResult<K extends Kind>(kind: K, text: string): DocumentOf<K> {
  return KINDS[kind].document.parse(JSON.parse(text)) as DocumentOf<K>;
}
