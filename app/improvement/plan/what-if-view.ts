import type { PlacedQuestion } from "~/assessment/answers/rules/changes";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { KINDS } from "~/assessment/kinds/kinds";
import { nextSteps } from "~/assessment/scoring/rules/next-steps";
import type { Score } from "~/assessment/scoring/rules/scores";
import { isClimate, type Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { LEVELS, type Level } from "~/core/level";
import { wholePercent } from "~/i18n/format";
import { openPractices, wayUp, whatIf } from "~/improvement/plan/rules/what-if";

/** A score as it is and as it would be. */
export interface ComparedScore {
  id: string;
  name: string;
  now: { percent: string; level: Level; levelName: string };
  would: { percent: string; level: Level; levelName: string };
  /** How many levels it would rise, and whether it would rise at all. */
  levelsUp: number;
  rises: boolean;
}

/** What ticked practices would change, in the reader's language only. */
export interface WhatIfView {
  kind: Kind;
  ticked: number;
  points: { now: number; would: number; of: number };
  /** The next level above the score as it would be, and the points to it; null at the top. */
  up: { level: string; points: number } | null;
  overall: ComparedScore;
  dimensions: ComparedScore[];
  topics: {
    id: string;
    name: string;
    actions: { id: string; title: string; isTicked: boolean; isPlanned: boolean }[];
  }[];
  /** The practices on the shortest way to the next level, with that level's name; null if there is none. */
  shortest: { level: string; questionIds: string[] } | null;
}

/** `planned` are the questions whose practices are already in the plan. */
export function viewWhatIf(
  { catalogue, answers }: { catalogue: Catalogue; answers: AnswerMap },
  { ticked, planned }: { ticked: ReadonlySet<string>; planned: ReadonlySet<string> },
  language: Language,
): WhatIfView {
  const open = openPractices(catalogue, answers);
  const [now, would] = [whatIf(catalogue, answers, new Set()), whatIf(catalogue, answers, ticked)];
  const up = wayUp(would.overall, KINDS[catalogue.kind].bands);
  const side = ({ score, level }: Score) => {
    return { percent: wholePercent(score, language), level, levelName: catalogue.levels[level].name[language] };
  };
  const compare = (name: string, a: Score, b: Score): ComparedScore => ({
    id: a.subject,
    name,
    now: side(a),
    would: side(b),
    levelsUp: LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level),
    rises: b.correct > a.correct,
  });
  const topics = new Map<string, WhatIfView["topics"][number]>();
  for (const { topic, question } of open) {
    const found = topics.get(topic.id) ?? { id: topic.id, name: topic.name[language], actions: [] };
    const { id } = question;
    found.actions.push({
      id,
      title: titleOf(question)[language],
      isTicked: ticked.has(id),
      isPlanned: planned.has(id),
    });
    topics.set(topic.id, found);
  }
  return {
    kind: catalogue.kind,
    ticked: open.filter(({ question }) => ticked.has(question.id)).length,
    points: { now: now.overall.correct, would: would.overall.correct, of: now.overall.total },
    up: up && { level: catalogue.levels[up.level].name[language], points: up.points },
    overall: compare("", now.overall, would.overall),
    dimensions: now.dimensions.map((dimension, index) => {
      const name = catalogue.dimensions.find(({ id }) => id === dimension.subject)?.name[language] ?? "";
      return compare(name, dimension, would.dimensions[index] ?? dimension);
    }),
    topics: [...topics.values()],
    shortest: !isClimate(catalogue.kind) ? shortestWay(catalogue, answers, open, language) : null,
  };
}

/** For each topic, as many open practices as the next steps name for it. */
function shortestWay(
  catalogue: Catalogue,
  answers: AnswerMap,
  open: PlacedQuestion[],
  language: Language,
): WhatIfView["shortest"] {
  const steps = nextSteps(catalogue, answers, whatIf(catalogue, answers, new Set()));
  if (!steps) return null;
  const questionIds = steps.topics.flatMap(({ topicId, points }) =>
    open
      .filter(({ topic }) => topic.id === topicId)
      .slice(0, points)
      .map(({ question }) => question.id),
  );
  return { level: catalogue.levels[steps.level].name[language], questionIds };
}
