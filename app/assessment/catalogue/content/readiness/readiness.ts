import { STAGES, type Stage } from "~/assessment/catalogue/rules/catalogue";
import { mapLanguages, type Translated } from "~/core/language";
import {
  type Asked,
  CASES,
  type Catalogue,
  type Section,
  type SectionContent,
  type Topic,
  type TopicContent,
} from "./authoring";
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

export const TOPICS: TopicContent[] = [
  climateAction,
  energyEfficiency,
  water,
  waste,
  humanLabourRights,
  livingWage,
  genderEquality,
  antiCorruption,
];

/** What counts for every company, followed by the special cases, as one text. */
function countsOf({ counts, cases = {} }: Asked): Translated {
  const parts = [counts, ...CASES.flatMap((each) => cases[each] ?? [])];
  const said = mapLanguages((language) => parts.map((part) => part[language]));
  return { en: said.en.join(" "), fr: said.fr.join(" "), ms: said.ms.join(" ") };
}

function assembleSection(topicId: string, stage: Stage, { required, options }: SectionContent): Section {
  return {
    id: `${topicId}.${stage}`,
    stage,
    name: STAGE_NAMES[stage],
    questions: [
      ...required.map((asked) => ({
        id: `${topicId}.${asked.id}`,
        type: "choice" as const,
        selection: "one" as const,
        points: YES_COUNTS,
        isRequired: true,
        text: asked.text,
        title: asked.title,
        takes: asked.takes,
        help: { why: asked.why, counts: countsOf(asked), evidence: asked.evidence },
        options: YES_NO,
      })),
      {
        id: `${topicId}.${stage}.options`,
        type: "choice",
        selection: "several",
        isRequired: false,
        text: STAGE_CAPTIONS[stage],
        options: [...(stage === "measure" ? [] : CORE_OPTIONS[stage]), ...options, OTHER_OPTION],
      },
    ],
  };
}

function assembleTopic({ dimension: _, sections, laws, ...topic }: TopicContent): Topic {
  return {
    ...topic,
    laws: laws.map(({ questions, ...law }) => ({ ...law, questions: questions.map((id) => `${topic.id}.${id}`) })),
    sections: STAGES.map((stage) => assembleSection(topic.id, stage, sections[stage])),
  };
}

/** The newest version. Former ones stand in `published/`. docs/decisions/0064-readiness-3.md says what its questions changed, and why. */
export const readinessDocument: Catalogue = {
  version: "readiness-4",
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
