import { type CatalogueOf, LEVELS, type Level } from "~/domain/catalogue/catalogue";
import { findQuestion, findTopic, listSections, scoredDimensions } from "~/domain/catalogue/lookup";
import type { Text } from "~/domain/catalogue/text";
import type { READINESS } from "~/domain/kinds/kind";
import type { ReadinessDocument } from "~/domain/kinds/readiness";
import type { Language } from "~/domain/language";
import type { IndexBand } from "~/domain/scoring/levels";
import { overallText } from "~/domain/scoring/overall-text";
import { FEWEST_PEERS, type PeerFigures } from "~/domain/scoring/peers";
import type { ReadinessDimension } from "~/domain/scoring/readiness";
import type { Score } from "~/domain/scoring/scores";
import { exactPercent, formatDay, joinNames, wholePercent } from "~/i18n/format";

/** A share of 100 as drawn and as written. */
export interface Figure {
  /** 0 to 100, for positions and lengths. */
  percent: number;
  whole: string;
  exact: string;
}

interface NamedLevel {
  id: Level;
  name: string;
}

export interface TopicRow {
  id: string;
  name: string;
  own: Figure;
  peers: Figure | null;
  level: NamedLevel;
}

export interface DimensionView extends TopicRow {
  topics: TopicRow[];
  /** Distance between the two whole percents a reader sees, null without peers. */
  aheadOfPeers: number | null;
  description: string;
  action: string;
  featured: { name: string; isStrength: boolean } | null;
}

export interface NextStepView {
  id: string;
  topic: string;
  practices: number;
  questions: { id: string; text: string; evidence: string | null }[];
}

/** Everything the results page says, in the reader's language only. */
export interface ResultsView {
  submittedOn: string;
  level: NamedLevel;
  own: Figure;
  peers: Figure | null;
  practices: { inPlace: number; of: number };
  scale: { id: Level; name: string; tooltip: string }[];
  basis: { kind: PeerFigures["basis"]; companies: number; fewest: number };
  dimensions: DimensionView[];
  next: { level: string; practices: number; topics: string; steps: NextStepView[] } | null;
  performance: string;
  sdgs: {
    goal: number;
    title: string;
    targets: string[];
    goalText: string;
    contribution: string;
    topic: string;
    own: Figure;
    level: NamedLevel;
  }[];
  index: { own: Figure; band: IndexBand };
}

export interface ResultsViewInput extends Pick<ReadinessDocument, "result" | "nextSteps"> {
  catalogue: CatalogueOf<typeof READINESS>;
  peers: PeerFigures;
  company: string;
  submittedAt: number;
}

/** Puts a stored result into the reader's words: figures, names and texts, nothing that needs the catalogue again. */
export function viewResults(input: ResultsViewInput, language: Language): ResultsView {
  const { catalogue, result, peers } = input;
  const say = (text: Text) => text[language];
  const figure = (score: number): Figure => ({
    percent: score / 100,
    whole: wholePercent(score, language),
    exact: exactPercent(score, language),
  });
  const levelOf = (id: Level): NamedLevel => ({ id, name: say(catalogue.levels[id].name) });
  const peersOf = (subject: string) => {
    const mean = peers.means[subject];
    return mean === undefined ? null : figure(mean);
  };
  const row = (score: Score, name: string): TopicRow => ({
    id: score.subject,
    name,
    own: figure(score.score),
    peers: peersOf(score.subject),
    level: levelOf(score.level),
  });
  const topicName = (id: string) => {
    const topic = findTopic(catalogue, id);
    return topic ? say(topic.name) : id;
  };

  const viewDimension = (score: ReadinessDimension): DimensionView => {
    const dimension = scoredDimensions(catalogue).find(({ id }) => id === score.subject);
    const texts = dimension ? catalogue.performance[dimension.id] : null;
    const mean = peers.means[score.subject];
    return {
      ...row(score, dimension ? say(dimension.name) : score.subject),
      topics: score.topics.map((topic) => row(topic, topicName(topic.subject))),
      aheadOfPeers: mean === undefined ? null : Math.round(score.score / 100) - Math.round(mean / 100),
      description: texts ? say(texts[score.level].description) : "",
      action: texts ? say(texts[score.level].action) : "",
      // Where all are equal, and so where there is one, none is the best or the weakest.
      featured: areEqual(score.topics)
        ? null
        : { name: topicName(score.featuredTopic), isStrength: hasNoWeakTopic(score) },
    };
  };

  const next = input.nextSteps && {
    level: levelOf(input.nextSteps.level).name,
    practices: input.nextSteps.points,
    topics: joinNames(
      input.nextSteps.topics.map(({ topicId }) => topicName(topicId)),
      language,
    ),
    steps: input.nextSteps.topics.map(({ topicId, points, questionIds }) => ({
      id: topicId,
      topic: topicName(topicId),
      practices: points,
      questions: questionIds.flatMap((id) => {
        const question = findQuestion(catalogue, id)?.question;
        return question
          ? [{ id, text: say(question.text), evidence: question.help ? say(question.help.evidence) : null }]
          : [];
      }),
    })),
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
        goalText: say(card.goalText),
        contribution: say(card.contribution),
        topic: say(topic.name),
        own: figure(score.score),
        level: levelOf(score.level),
      },
    ];
  });

  return {
    submittedOn: formatDay(input.submittedAt),
    level: levelOf(result.overall.level),
    own: figure(result.overall.score),
    peers: peersOf("overall"),
    practices: { inPlace: result.overall.correct, of: result.overall.total },
    scale: LEVELS.map((id) => ({ ...levelOf(id), tooltip: say(catalogue.levels[id].tooltip) })),
    basis: { kind: peers.basis, companies: peers.companies, fewest: FEWEST_PEERS },
    dimensions: result.dimensions.map(viewDimension),
    next,
    performance: say(overallText(catalogue, result, input.company)),
    sdgs,
    index: { own: figure(result.index.score), band: result.index.band },
  };
}

function areEqual(topics: Score[]): boolean {
  return new Set(topics.map(({ score }) => score)).size <= 1;
}

/** Whether every topic of a dimension has reached Intermediate, so that its featured topic is its best one. */
function hasNoWeakTopic({ topics }: ReadinessDimension): boolean {
  const settled = LEVELS.indexOf("intermediate");
  return topics.every(({ level }) => LEVELS.indexOf(level) >= settled);
}
