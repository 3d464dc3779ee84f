import { wordsOf } from "~/assessment/answers/rules/answers";
import { type AnswerChange, CHANGES, changesSince, type Said } from "~/assessment/answers/rules/since";
import type { Language } from "~/core/language";
import { longDate } from "~/i18n/format";

export interface SinceRow {
  id: string;
  question: string;
  change: AnswerChange;
  /** Null if there was no answer. */
  before: string | null;
  after: string | null;
  isReworded: boolean;
}

export interface SinceCount {
  change: AnswerChange;
  count: number;
}

/** What has changed since the previous assessment, in the reader's language only. */
export interface SinceView {
  since: string;
  /** Null until the reader asks for them. */
  changes: {
    counts: SinceCount[];
    topics: { id: string; name: string; counts: SinceCount[]; rows: SinceRow[] }[];
  } | null;
}

/** The most parts of an answer that are shown; a worksheet has a dozen. */
const TOLD = 4;

/** Puts the answers that differ between two assessments into words, by topic; `since` is when the former was completed. */
export function viewSince(
  former: Parameters<typeof changesSince>[0],
  later: Parameters<typeof changesSince>[1],
  { language, since }: { language: Language; since: string },
): SinceView {
  const say = (said: Said | null) => said && tell(wordsOf(said.placed.question, said.value, language));
  const topics = new Map<string, { name: string; rows: SinceRow[] }>();
  for (const { change, placed, before, after, isReworded } of changesSince(former, later)) {
    const { topic, question } = placed;
    const found = topics.get(topic.id) ?? { name: topic.name[language], rows: [] };
    found.rows.push({
      id: question.id,
      question: question.text[language],
      change,
      isReworded,
      before: say(before),
      after: say(after),
    });
    topics.set(topic.id, found);
  }
  return {
    since: longDate(since, language),
    changes: {
      counts: countOf([...topics.values()].flatMap(({ rows }) => rows)),
      topics: [...topics].map(([id, { name, rows }]) => ({ id, name, counts: countOf(rows), rows })),
    },
  };
}

const tell = (words: string[]) => words.slice(0, TOLD).join(", ") + (words.length > TOLD ? " …" : "");

const countOf = (rows: SinceRow[]): SinceCount[] =>
  CHANGES.map((change) => ({ change, count: rows.filter((row) => row.change === change).length })).filter(
    ({ count }) => count > 0,
  );
