import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { answerFingerprint, pointsOf } from "./answers";
import { compareCatalogues, type PlacedQuestion, questionsOf } from "./changes";
import type { AnswerMap, AnswerValue } from "./value";

/**
 * What happened to a question between two assessments: its answer gives more points, or fewer, or differs; it was
 * answered for the first time, or no longer is; or only one of the two asks it.
 */
export const CHANGES = ["gained", "lost", "changed", "answered", "taken-back", "new", "gone"] as const;
export type AnswerChange = (typeof CHANGES)[number];

export interface ChangedAnswer {
  change: AnswerChange;
  /** As the later one asks it, or the former if only that one does. */
  placed: PlacedQuestion;
  /** The two answers, each with the question as it was asked then. */
  before: Said | null;
  after: Said | null;
  /** The two ask it in different words or with different options. */
  isReworded: boolean;
}

export interface Said {
  placed: PlacedQuestion;
  value: AnswerValue;
}

interface Answered {
  catalogue: Catalogue;
  answers: AnswerMap;
}

/** The answers that differ between two assessments of a kind, in the later one's order. Questions that it no longer asks come last. */
export function changesSince(former: Answered, later: Answered): ChangedAnswer[] {
  const [asked, asks] = [questionsOf(former.catalogue), questionsOf(later.catalogue)];
  const reworded = rewordedIn(former, later);
  const all = new Map([...asks, ...[...asked].filter(([id]) => !asks.has(id))]);
  return [...all].flatMap(([id, placed]): ChangedAnswer[] => {
    const [before, after] = [said(asked.get(id), former.answers), said(asks.get(id), later.answers)];
    const change = changeOf({ before, after, wasAsked: asked.has(id), isAsked: asks.has(id) });
    return change ? [{ change, placed, before, after, isReworded: reworded.has(id) }] : [];
  });
}

function said(placed: PlacedQuestion | undefined, answers: AnswerMap): Said | null {
  const value = placed && answers.get(placed.question.id)?.value;
  return placed && value ? { placed, value } : null;
}

function changeOf(of: { before: Said | null; after: Said | null; wasAsked: boolean; isAsked: boolean }) {
  const { before, after, wasAsked, isAsked } = of;
  if (!before && !after) return null;
  if (!after) return isAsked ? "taken-back" : "gone";
  if (!before) return wasAsked ? "answered" : "new";
  if (answerFingerprint(before.placed.question, before.value) === answerFingerprint(after.placed.question, after.value))
    return null;
  const points = pointsOf(after.placed.question, after.value) - pointsOf(before.placed.question, before.value);
  return points > 0 ? "gained" : points < 0 ? "lost" : "changed";
}

/** The questions that both have but ask differently. */
function rewordedIn(former: Answered, later: Answered): ReadonlySet<string> {
  if (former.catalogue.version === later.catalogue.version) return new Set();
  const { changed, dropped } = compareCatalogues(former.catalogue, later.catalogue, former.answers);
  return new Set([
    ...changed
      .filter(({ changes }) => changes.some((each) => each !== "required"))
      .map(({ after }) => after.question.id),
    ...dropped.filter(({ after }) => after).map(({ questionId }) => questionId),
  ]);
}
