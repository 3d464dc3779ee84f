import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoreAnswers } from "~/assessment/scoring/rules/scores";
import { KINDS_OF_ASSESSMENTS, type Kind, type KindOf } from "../../core/kinds/kind";
import type { ClimateDocument } from "./climate";
import type { PracticesDocument } from "./practices";
import { progress } from "./progress/progress";
import { readiness } from "./readiness/readiness";
import type { AssessmentKind, KindContract } from "./rules";

/** What a completed assessment of a kind keeps. */
export type DocumentOf<K extends Kind> = K extends KindOf<"climate"> ? ClimateDocument : PracticesDocument;

/** Everything in which the kinds differ, beside their content (`catalogue/content`) and their words. */
export const KINDS: { [K in Kind]: AssessmentKind<DocumentOf<K>> } = { readiness, progress };

/** The kinds that the contract of the API knows, each with what it says of them. */
export const KINDS_WITH_CALLS: readonly { kind: Kind; contract: KindContract }[] = KINDS_OF_ASSESSMENTS.flatMap(
  (kind) => {
    const { contract } = KINDS[kind];
    return contract ? [{ kind, contract }] : [];
  },
);

/** Whether a company that has completed assessments of those kinds may start one of this. */
export function isUnlocked(kind: Kind, completed: readonly Kind[]): boolean {
  const { unlockedBy } = KINDS[kind];
  return unlockedBy === null || completed.includes(unlockedBy);
}

/** The kinds of which a company has completed an assessment: `latest` is the one of each that stands for it. */
export const kindsWithResult = (latest: Record<Kind, string | null>): Kind[] =>
  KINDS_OF_ASSESSMENTS.filter((kind) => latest[kind]);

/** What a set of answers comes to, as a completed assessment keeps it. */
export function assess<C extends Catalogue>(catalogue: C, answers: AnswerMap): DocumentOf<C["kind"]> {
  const { bands, conclude } = KINDS[catalogue.kind];
  const concluded = conclude(scoreAnswers(catalogue, answers, bands), catalogue, answers);
  return { kind: catalogue.kind, version: 1, ...concluded } as DocumentOf<C["kind"]>;
}

/** What a completed assessment of that kind has kept. Throws when the stored text is no such document. */
export function readResult<K extends Kind>(kind: K, text: string): DocumentOf<K> {
  return KINDS[kind].document.parse(JSON.parse(text)) as DocumentOf<K>;
}
