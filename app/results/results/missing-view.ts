import { questionsOf } from "~/assessment/answers/rules/changes";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import type { Language } from "~/core/language";

/** The practices of a stage that a dimension lacks, in the reader's language. */
export interface MissingStage {
  id: string;
  stage: string;
  practices: { id: string; topic: string; text: string }[];
  /** How many are not shown. */
  more: number;
}

/** One for each topic of the largest dimension. */
const MAX_SHOWN = 4;

/** What a dimension lacks, stage by stage in the order of a topic. Within a stage, one practice of each topic comes first. */
export function viewMissing(
  catalogue: Catalogue,
  dimensionId: string,
  missing: readonly string[],
  language: Language,
): MissingStage[] {
  const questions = questionsOf(catalogue);
  const stages = new Map<
    string,
    { stage: string; practices: (MissingStage["practices"][number] & { turn: number })[] }
  >();
  for (const id of missing) {
    const placed = questions.get(id);
    if (placed?.dimension.id !== dimensionId) continue;
    const { topic, section, question } = placed;
    const key = section.stage ?? section.id;
    const known = stages.get(key) ?? { stage: section.name[language], practices: [] };
    const turn = known.practices.filter((practice) => practice.topic === topic.name[language]).length;
    known.practices.push({ id, topic: topic.name[language], text: titleOf(question)[language], turn });
    stages.set(key, known);
  }
  return [...stages].map(([id, { stage, practices }]) => ({
    id,
    stage,
    practices: practices
      .toSorted((a, b) => a.turn - b.turn)
      .slice(0, MAX_SHOWN)
      .map(({ turn: _, ...practice }) => practice),
    more: Math.max(0, practices.length - MAX_SHOWN),
  }));
}

/** The stages of a dimension at which nothing is missing. None if the result does not say what is missing; the earliest do not. */
export function completeStages(
  catalogue: Catalogue,
  dimensionId: string,
  missing: readonly string[] | undefined,
  language: Language,
): string[] {
  if (!missing) return [];
  const stages = new Map<string, { name: string; questions: string[] }>();
  for (const { dimension, section } of listSections(catalogue)) {
    if (dimension.id !== dimensionId) continue;
    const stage = stages.get(section.stage ?? section.id) ?? { name: section.name[language], questions: [] };
    stage.questions.push(...section.questions.filter(({ isRequired }) => isRequired).map(({ id }) => id));
    stages.set(section.stage ?? section.id, stage);
  }
  const isMissing = new Set(missing);
  return [...stages.values()]
    .filter(({ questions }) => questions.length > 0 && !questions.some((id) => isMissing.has(id)))
    .map(({ name }) => name);
}
