import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { ClimateDocument } from "~/assessment/kinds/climate";
import { KINDS } from "~/assessment/kinds/kinds";
import { overallText } from "~/assessment/scoring/overall-text";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { nextLevel } from "~/assessment/scoring/rules/levels";
import type { KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { type FootprintsInput, type GhgView, viewGhg } from "./ghg-view";
import { nextClimatePractices, type Practice } from "./practices";
import { nameLevel, type ScoresView, viewScores } from "./scores-view";

export interface PlanRow {
  id: string;
  area: string;
  measure: string;
  resources: string;
  process: string;
  output: string;
  timeline: string;
}

/** Everything the results of a Progress Assessment say, in the reader's language only. */
export interface ProgressView extends ScoresView {
  performance: string;
  /** The next level and the points to it; null at the top. */
  next: { level: string; count: number } | null;
  ghg: GhgView & {
    /** Names of the kinds of target, possibly none; null without a target. */
    targets: string[] | null;
  };
  certifications: string[];
  plan: PlanRow[];
  /** What to do first. */
  practices: Practice[];
  /** More than half of all points are reached, which the plan's head shows. */
  isPastHalf: boolean;
}

export interface ProgressViewInput extends Pick<ClimateDocument, "result" | "climate" | "next">, FootprintsInput {
  /** Some of the answers are backed by a document. */
  isEvidenced: boolean;
  catalogue: CatalogueOf<KindOf<"climate">>;
  peers: PeerFigures;
  company: string;
  submittedOn: string;
}

/** Half of all points in hundredths of a percent (specification, results 4). */
const HALF = 5_000;

/** Puts a stored result of a Progress Assessment into the reader's language. */
export function viewProgress(input: ProgressViewInput, language: Language): ProgressView {
  const { catalogue, result, climate } = input;
  const scores = viewScores(input, language);
  const next = nextLevel(KINDS[catalogue.kind].bands, result.overall.correct, result.overall.total);
  const targets = climate.targets && nameFollowUps(catalogue, "target", climate.targets, language);
  return {
    ...scores,
    next: next && { level: nameLevel(catalogue, next.level, language).name, count: next.points },
    performance: overallText(input.catalogue, input.result, input.company, input.isEvidenced)[language],
    ghg: { ...viewGhg(input, language), targets },
    certifications: nameFollowUps(catalogue, "certifications", climate.certifications, language),
    plan: viewPlan(input, scores, language),
    practices: nextClimatePractices(catalogue, input, language),
    isPastHalf: result.overall.score > HALF,
  };
}

/** What the action plan has for each focus area at its level. */
function viewPlan({ catalogue }: ProgressViewInput, { dimensions }: ScoresView, language: Language): PlanRow[] {
  return dimensions.flatMap(({ id, name, level }) => {
    const cell = catalogue.actionPlan[id]?.[level.id];
    if (!cell) return [];
    const { plan, resources, process, output, timeline } = cell;
    const said = { measure: plan, resources, process, output, timeline };
    const words = Object.entries(said).map(([part, text]) => [part, text[language]] as const);
    return [{ id, area: name, ...(Object.fromEntries(words) as Record<keyof typeof said, string>) }];
  });
}

/** The labels of the chosen follow-ups, in the questionnaire's order. */
function nameFollowUps(
  catalogue: ProgressViewInput["catalogue"],
  key: "target" | "certifications",
  chosen: readonly string[],
  language: Language,
): string[] {
  const question = findQuestion(catalogue, CLIMATE_QUESTIONS[key])?.question;
  const options = question?.type === "choice" ? (question.followUps?.options ?? []) : [];
  return options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label[language]);
}
