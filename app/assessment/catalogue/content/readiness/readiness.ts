import { readinessSchema, STAGES, type Stage } from "~/assessment/catalogue/rules/catalogue";
import type { Catalogue, Section, SectionContent, Topic, TopicContent } from "./authoring";
import { CORE_OPTIONS, OTHER_OPTION, YES_COUNTS, YES_NO } from "./core-options";
import { demographics } from "./demographics";
import { DIMENSIONS } from "./dimensions";
import { LEVEL_TEXTS } from "./levels";
import { PERFORMANCE } from "./performance";
import { SDG_CARDS } from "./sdg-cards";
import { STAGE_CAPTIONS, STAGE_NAMES } from "./stages";
import { antiCorruption } from "./topics/anti-corruption";
import { climateAction } from "./topics/climate-action";
import { energyEfficiency } from "./topics/energy-efficiency";
import { genderEquality } from "./topics/gender-equality";
import { humanLabourRights } from "./topics/human-labour-rights";
import { livingWage } from "./topics/living-wage";
import { waste } from "./topics/waste";
import { water } from "./topics/water";

const TOPICS: TopicContent[] = [
  climateAction,
  energyEfficiency,
  water,
  waste,
  humanLabourRights,
  livingWage,
  genderEquality,
  antiCorruption,
];

function assembleSection(topicId: string, stage: Stage, content: SectionContent): Section {
  const id = `${topicId}.${stage}`;
  const coreOptions = content.core && stage !== "measure" ? CORE_OPTIONS[stage] : [];
  return {
    id,
    stage,
    name: STAGE_NAMES[stage],
    questions: [
      ...content.required.map((question, index) => ({
        id: `${id}.${index + 1}`,
        type: "choice" as const,
        selection: "one" as const,
        points: YES_COUNTS,
        isRequired: true,
        text: question.text,
        help: question.help,
        options: YES_NO,
      })),
      {
        id: `${id}.options`,
        type: "choice",
        selection: "several",
        isRequired: false,
        text: STAGE_CAPTIONS[stage],
        options: [...coreOptions, ...content.options, OTHER_OPTION],
      },
    ],
  };
}

function assembleTopic({ dimension: _dimension, sections, ...topic }: TopicContent): Topic {
  return { ...topic, sections: STAGES.map((stage) => assembleSection(topic.id, stage, sections[stage])) };
}

/** Published versions are immutable: changed content goes into a new version, because assessments pin theirs. */
export const readinessDocument: Catalogue = {
  version: "readiness-1",
  kind: "readiness",
  dimensions: [
    demographics,
    ...DIMENSIONS.map((dimension) => ({
      ...dimension,
      topics: TOPICS.filter((topic) => topic.dimension === dimension.id).map(assembleTopic),
    })),
  ],
  levels: LEVEL_TEXTS,
  performance: PERFORMANCE,
  sdgCards: SDG_CARDS,
};

/** The parsed document with every text in every language, as the product reads it. */
export const readinessV1 = readinessSchema.parse(readinessDocument);
