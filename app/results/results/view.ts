import { type HowToLink, howToOn } from "~/assessment/catalogue/content/how-to-link";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { PracticesDocument } from "~/assessment/kinds/practices";
import { overallText } from "~/assessment/scoring/overall-text";
import type { IndexBand } from "~/assessment/scoring/rules/levels";
import { indexParts, type ReadinessDimension, type ReadinessResult } from "~/assessment/scoring/rules/readiness";
import type { Score } from "~/assessment/scoring/rules/scores";
import type { KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import type { Text } from "~/core/text";
import { joinNames } from "~/i18n/format";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { completeStages, type MissingStage, viewMissing } from "./missing-view";
import { nextPractices, type Practice } from "./practices";
import {
  type Figure,
  figureOf,
  type NamedLevel,
  nameLevel,
  nameTopic,
  type ScoredDimension,
  type ScoresView,
  viewScores,
} from "./scores-view";

export interface DimensionView extends ScoredDimension {
  description: string;
  action: string;
  /** What the action begins with, by stage. */
  missing: MissingStage[];
  /** The names of the stages at which nothing is missing, as one text; empty for none. */
  complete: string;
  /** How to begin the missing practices, one article per topic. */
  howTos: HowToLink[];
  /** The topics with the best score of the dimension, or those to begin with, as one text; null if no topic differs from the others. */
  featured: { count: number; names: string; own: Figure; isStrength: boolean } | null;
}

/** Everything the readiness results say, in the reader's language only. */
export interface ResultsView extends ScoresView {
  dimensions: DimensionView[];
  /** What the next level takes; null at the highest. */
  next: { level: string; practices: number; topics: string } | null;
  /** What to do first. */
  practices: Practice[];
  performance: string;
  sdgs: {
    goal: number;
    title: string;
    targets: string[];
    /** Targets of other goals, as one text; empty for none. */
    also: string;
    goalText: string;
    contribution: string;
    topicId: string;
    topic: string;
    own: Figure;
    level: NamedLevel;
  }[];
  /** `formula`: the weights and scores that the index adds up. */
  index: { own: Figure; band: IndexBand; formula: string };
}

export interface ResultsViewInput extends Pick<PracticesDocument, "result" | "nextSteps" | "missing"> {
  /** Some of the answers are backed by a document. */
  isEvidenced: boolean;
  catalogue: CatalogueOf<KindOf<"practices">>;
  peers: PeerFigures;
  company: string;
  submittedOn: string;
}

/** Puts a stored result into the reader's language: figures, names and texts, none of which needs the catalogue again. */
export function viewResults(input: ResultsViewInput, language: Language): ResultsView {
  const { catalogue, result } = input;
  const say = (text: Text) => text[language];
  const topicName = (id: string) => nameTopic(catalogue, id, language);
  const scores = viewScores(input, language);

  const featuredOf = (dimensionId: string): DimensionView["featured"] => {
    const score = result.dimensions.find(({ subject }) => subject === dimensionId);
    // If all topics are equal, or there is only one, none is the best or the weakest.
    if (!score || areEqual(score.topics)) return null;
    const best = score.topics.find(({ subject }) => subject === score.featuredTopic)?.score ?? 0;
    const names = score.topics.filter((topic) => topic.score === best).map(({ subject }) => topicName(subject));
    return {
      count: names.length,
      names: joinNames(names, language),
      own: figureOf(best, language),
      isStrength: hasNoWeakTopic(score),
    };
  };
  const isMissing = new Set(input.missing);
  const topicsOf = (dimensionId: string) =>
    (catalogue.dimensions.find(({ id }) => id === dimensionId)?.topics ?? []).filter(({ sections }) =>
      sections.some(({ questions }) => questions.some(({ id }) => isMissing.has(id))),
    );
  const viewDimension = (dimension: ScoredDimension): DimensionView => {
    const texts = catalogue.performance[dimension.id]?.[dimension.level.id];
    const [description, action] = texts ? [say(texts.description), say(texts.action)] : ["", ""];
    const missing = viewMissing(catalogue, dimension.id, input.missing ?? [], language);
    const complete = joinNames(completeStages(catalogue, dimension.id, input.missing, language), language);
    const howTos = topicsOf(dimension.id).flatMap(({ id }) => howToOn(id, language) ?? []);
    return { ...dimension, description, action, missing, complete, howTos, featured: featuredOf(dimension.id) };
  };

  const next = input.nextSteps && {
    level: nameLevel(catalogue, input.nextSteps.level, language).name,
    practices: input.nextSteps.points,
    topics: joinNames(
      input.nextSteps.topics.map(({ topicId }) => topicName(topicId)),
      language,
    ),
  };

  const topicScores = new Map(result.dimensions.flatMap(({ topics }) => topics.map((topic) => [topic.subject, topic])));
  const topics = [...new Set(listSections(catalogue).map(({ topic }) => topic))];
  const sdgs = catalogue.sdgCards.flatMap((card) => {
    const topic = topics.find(({ sdg }) => sdg === card.goal);
    const score = topic && topicScores.get(topic.id);
    if (!topic || !score) return [];
    return [
      {
        goal: card.goal,
        title: say(card.title),
        targets: card.targets,
        also: joinNames(card.also ?? [], language),
        goalText: say(card.goalText),
        contribution: say(card.contribution),
        topicId: topic.id,
        topic: say(topic.name),
        own: figureOf(score.score, language),
        level: nameLevel(catalogue, score.level, language),
      },
    ];
  });

  return {
    ...scores,
    dimensions: scores.dimensions.map(viewDimension),
    next,
    practices: nextPractices(catalogue, input, language),
    performance: say(overallText(catalogue, result, input.company, input.isEvidenced)),
    sdgs,
    index: viewIndex(result, language),
  };
}

function viewIndex({ dimensions, index: { score, band, sdgContribution } }: ReadinessResult, language: Language) {
  const own = figureOf(score, language);
  const parts = indexParts({ dimensions, sdgContribution }).map(
    (part) => `${figureOf(part.weight * 100, language).whole} × ${figureOf(part.score, language).exact}`,
  );
  return { own, band, formula: `${parts.join(" + ")} = ${own.exact}` };
}

function areEqual(topics: Score[]): boolean {
  return new Set(topics.map(({ score }) => score)).size <= 1;
}

/** Whether every topic of a dimension has reached Intermediate, so that its featured topic is its best one. */
function hasNoWeakTopic({ topics }: ReadinessDimension): boolean {
  const settled = LEVELS.indexOf("intermediate");
  return topics.every(({ level }) => LEVELS.indexOf(level) >= settled);
}
