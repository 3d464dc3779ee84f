import type { ActionState } from "~/core/action-states";
import { dayIn } from "~/core/days/days";
import type { Kind, KindOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import { isEvidenced } from "~/results/results/evidence-view";
import type { FootprintsInput, GhgView } from "~/results/results/ghg-view";
import type { Practice } from "~/results/results/practices";
import type { ReportProfile } from "~/results/results/profile.server";
import { viewProgress } from "~/results/results/progress-view";
import { ofMeasure, type Results } from "~/results/results/queries.server";
import type { ScoresView } from "~/results/results/scores-view";
import { viewResults } from "~/results/results/view";

type EnteredFootprints = Omit<FootprintsInput, "assessment">;

/** A result of climate work, with the footprints that its company has entered. */
export interface ClimateInput extends EnteredFootprints {
  results: Results<KindOf<"climate">>;
}

export interface PlannedAction {
  questionId: string;
  state: ActionState;
  dueOn: string | null;
  assignee: string | null;
}

/** What the slides are made from. */
export interface DeckInput extends EnteredFootprints {
  results: Results<Kind>;
  profile: ReportProfile;
  /** The scores of the assessment before it, in hundredths of a percent. */
  former: readonly { subject: string; score: number }[];
  /** The company's plan. */
  planned: readonly PlannedAction[];
  /** The company's latest result of climate work, where the slides are about another kind. */
  climate: ClimateInput | null;
  /** The slides are for a reader outside the company, so they speak of the company, and ask its board nothing. */
  isForOthers: boolean;
}

/** The result in words of the slides' language, and the translators. */
export interface DeckScene extends DeckInput {
  language: Language;
  measure: "practices" | "climate";
  view: ScoresView;
  practices: Practice[];
  /** The next level, and the practices or points to it; null at the top. */
  next: { level: string; count: number } | null;
  /** Emissions; null if the company has no result of climate work. */
  ghg:
    | (GhgView & { targets: string[] | null; day: string; scopes: { scope1: number | null; scope2: number | null } })
    | null;
  submittedOn: string;
  t: ReturnType<typeof translator<"report">>;
  words: ReturnType<typeof translator<"slides">>;
  climateWords: ReturnType<typeof translator<"climate">>;
}

export function setDeckScene(input: DeckInput, language: Language): DeckScene {
  const { results, profile } = input;
  const submittedOn = dayOf(results, profile);
  const about = { company: profile.company, submittedOn, isEvidenced: isEvidenced(results, submittedOn) };
  const common = {
    ...input,
    language,
    submittedOn,
    t: translator(language, "report"),
    words: translator(language, "slides"),
    climateWords: translator(language, "climate"),
  };
  const practices = ofMeasure(results, "practices");
  if (practices) {
    const view = viewResults({ ...practices, ...practices.document, ...about }, language);
    const next = view.next && { level: view.next.level, count: view.next.practices };
    const ghg = input.climate && emissionsOf(input.climate, profile, language);
    return { ...common, measure: "practices", view, practices: view.practices, next, ghg };
  }
  const climate = ofMeasure(results, "climate");
  if (!climate) throw new Error(`No slides of the kind ${results.assessment.kind} are known`);
  const { entered, sets } = input;
  const view = viewProgress({ ...climate, ...climate.document, entered, sets, ...about }, language);
  const ghg = emissionsOf({ results: climate, entered, sets }, profile, language);
  return { ...common, measure: "climate", view, practices: view.practices, next: view.next, ghg };
}

function emissionsOf({ results, entered, sets }: ClimateInput, profile: ReportProfile, language: Language) {
  const day = dayOf(results, profile);
  const about = { company: profile.company, submittedOn: day, isEvidenced: false };
  const { ghg } = viewProgress({ ...results, ...results.document, entered, sets, ...about }, language);
  const { scope1, scope2 } = results.document.climate;
  return { ...ghg, day, scopes: { scope1, scope2 } };
}

const dayOf = ({ assessment }: Pick<Results<Kind>, "assessment">, { timeZone }: ReportProfile) =>
  dayIn(assessment.completedAt ?? assessment.updatedAt, timeZone);
