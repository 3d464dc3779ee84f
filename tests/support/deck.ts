import type { Answer, AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { EvidenceDocument } from "~/assessment/evidence/queries.server";
import { assess } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import type { Language } from "~/core/language";
import { drawQr } from "~/platform/qr";
import type { Deck } from "~/results/report/slides/deck";
import type { ClimateInput, DeckInput } from "~/results/report/slides/scene";
import { viewDeck } from "~/results/report/slides/view-deck";
import { choiceOf } from "./answers";
import { progressValues } from "./progress-answers";
import { NO_PEERS, topics } from "./readiness-report";
import { reportProfile } from "./report-profile";

const LINK = "https://kompas.test/verify?code=01234-56789-ABCDE";
const SUBMITTED = Date.UTC(2026, 8, 21, 9);
const COMPANY = "Mkhize Packaging";

export interface Given extends Partial<Pick<DeckInput, "planned" | "former" | "isForOthers">> {
  /** How many required questions of each topic are answered Yes; a list gives each topic its own. */
  yes?: number | number[];
  peers?: DeckInput["results"]["peers"];
  company?: string;
  documents?: EvidenceDocument[];
  previousResult?: DeckInput["profile"]["previousResult"];
  climate?: ClimateInput | null;
  isProved?: boolean;
}

const profileOf = ({ company = COMPANY, previousResult = null }: Given): DeckInput["profile"] => ({
  ...reportProfile(company),
  previousSubmissionOn: previousResult && "2025-09-15",
  previousResult,
});

const resultsOf = (document: unknown, catalogue: unknown, { peers = NO_PEERS, documents = [] }: Given) =>
  ({
    assessment: { id: "shown", companyId: "c", kind: "readiness", completedAt: SUBMITTED, updatedAt: SUBMITTED },
    catalogue,
    peers,
    document,
    stored: JSON.stringify(document),
    method: "method-1",
    reviews: [],
    documents,
    affirmed: new Set(documents.flatMap(({ links }) => links)),
  }) as never;

/** The answers to a Readiness Assessment. */
function readinessAnswers(yes: number | number[]) {
  return new Map<string, Answer>(
    topics.flatMap(({ sections }, topic) =>
      sections
        .flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired))
        .map((question, index): [string, Answer] => {
          const count = Array.isArray(yes) ? (yes[topic] ?? 0) : yes;
          return [question.id, choiceOf([index < count ? "yes" : "no"])];
        }),
    ),
  );
}

/** The scores of a Readiness Assessment, as they are stored. */
export const scoresOf = (yes: number | number[]) =>
  flattenScores(assess(newestReadiness, readinessAnswers(yes)).result).map(({ subject, score }) => ({
    subject,
    score,
  }));

const proved = (deck: ReturnType<typeof viewDeck>, isProved = true): Deck => ({
  ...deck,
  standing: [],
  proof: isProved
    ? {
        code: "01234-56789-ABCDE",
        link: LINK,
        qr: drawQr(LINK),
        text: "Check it at kompas.test/verify",
      }
    : null,
});

/** The slides about a readiness assessment with these answers. */
export function readinessDeck(given: Given, language: Language = "en"): Deck {
  const { yes = 5, planned = [], former = [], isForOthers = false, climate = null } = given;
  const document = assess(newestReadiness, readinessAnswers(yes));
  const results = resultsOf(document, newestReadiness, given);
  const input = { results, profile: profileOf(given), former, planned, climate, isForOthers, entered: [], sets: [] };
  return proved(viewDeck(input, language), given.isProved);
}

/** A result of climate work with these answers. */
export function climateInput(isBest: boolean, said: Record<string, AnswerValue> = {}, given: Given = {}): ClimateInput {
  const values = progressValues(isBest, said);
  const answers = new Map([...values, ...Object.entries(said)].map(([id, value]) => [id, { value }]));
  const document = assess(newestProgress, answers);
  const entered = [Q.scope1, Q.scope2].flatMap((questionId) => {
    const value = values.get(questionId);
    return value ? [{ assessmentId: "shown", questionId, value }] : [];
  });
  const results = resultsOf(document, newestProgress, given) as ClimateInput["results"];
  return { results: { ...results, assessment: { ...results.assessment, kind: "progress" } }, entered, sets: [] };
}

/** Emissions in a year, entered in an assessment. */
const footprint = (assessmentId: string, year: number, tonnes: number) =>
  [Q.scope1, Q.scope2].map((questionId) => {
    const emissions = { year, region: null, factors: {}, market: null, biogenic: 0 };
    return {
      assessmentId,
      questionId,
      value: {
        inputs: { reported: { unit: "t", year: tonnes / 2 } },
        total: tonnes / 2,
        factors: { reported: 1 },
        emissions,
      },
    };
  });

/** Climate work whose emissions were 100 tonnes in 2022 and are this much in 2026, with the target to halve them by 2030. */
export function onTheWay(tonnes: number): ClimateInput {
  const now = footprint("shown", 2026, tonnes);
  const said: Record<string, AnswerValue> = {
    [Q.target]: { options: ["yes"], followUps: ["absolute"] },
    [Q.targetYear]: { text: "2030" },
    [Q.targetPercent]: { number: 50 },
    [Q.baseYear]: { text: "2022" },
    ...Object.fromEntries(now.map(({ questionId, value }) => [questionId, value])),
  };
  return { ...climateInput(false, said), entered: [...now, ...footprint("before", 2022, 100)] };
}

/** The slides about a Progress Assessment. */
export function progressDeck(climate: ClimateInput, given: Given = {}, language: Language = "en"): Deck {
  const { planned = [], former = [], isForOthers = false } = given;
  const profile = profileOf(given);
  return proved(viewDeck({ ...climate, profile, former, planned, climate: null, isForOthers }, language));
}
