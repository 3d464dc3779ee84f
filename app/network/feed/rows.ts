import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { KEY_FIGURE_IDS, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { formatUnit } from "~/assessment/key-figures/words";
import type { Cell } from "~/core/csv";
import { isClimate, type Kind, toKind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { roundNumber } from "~/core/numbers";
import type { Scope } from "~/core/scopes";
import { translator } from "~/i18n/i18n.server";
import type { SharedYear } from "~/network/members/figure-sums.server";
import { rangeAround, valueIn } from "~/network/members/figure-sums-view";
import type { Feed } from "./rules/feed";

/** The dimensions that a result of each measure has a column for, in the order of the list's three scores. */
const PRACTICES = ["environment", "social", "governance"] as const;
const CLIMATE = ["climate-governance", "ghg-emissions-reduction", "business-strategy-integration"] as const;
type Dimension = (typeof PRACTICES | typeof CLIMATE)[number];

/** Every column of every feed. `key` names what a row belongs to: all rows of a key are replaced together, or removed. */
export const COLUMNS = {
  results: [
    "key",
    "removed",
    "companyId",
    "company",
    "countryId",
    "country",
    "industryId",
    "industry",
    "assessment",
    "submissionId",
    "submittedAt",
    "level",
    "overall",
    ...PRACTICES,
    ...CLIMATE,
  ],
  scores: [
    "key",
    "removed",
    "companyId",
    "company",
    "assessment",
    "submissionId",
    "subject",
    "within",
    "name",
    "percent",
    "points",
    "most",
    "level",
  ],
  "key-figures": [
    "key",
    "removed",
    "companyId",
    "company",
    "year",
    "figure",
    "name",
    "value",
    "unit",
    "currency",
    "source",
    "low",
    "high",
  ],
} as const satisfies Record<Feed, readonly string[]>;

/** What every row has. The other columns are null in a row that says that something is gone. */
interface Keyed {
  key: string;
  removed: boolean;
  companyId: string;
  company: string | null;
}

export type ResultRow = Keyed & {
  countryId: string | null;
  country: string | null;
  industryId: string | null;
  industry: string | null;
  assessment: Kind;
  submissionId: string | null;
  submittedAt: string | null;
  level: Level | null;
  overall: number | null;
} & Record<Dimension, number | null>;

export type ScoreRow = Keyed & {
  assessment: Kind;
  submissionId: string | null;
  subject: string | null;
  within: string | null;
  name: string | null;
  percent: number | null;
  points: number | null;
  most: number | null;
  level: Level | null;
};

export type FigureRow = Keyed & {
  year: number;
  figure: KeyFigureId | null;
  name: string | null;
  value: number | null;
  unit: string | null;
  currency: string | null;
  source: "entered" | "calculated" | null;
  /** The lowest and highest plausible value of an estimate; null for any other figure. */
  low: number | null;
  high: number | null;
};

export type FeedRow = ResultRow | ScoreRow | FigureRow;

/** What is known of a result that has changed: nothing if it is gone. */
interface Result {
  companyId: string;
  part: string;
  company: string | null;
  countryId: string | null;
  country: string | null;
  industryId: string | null;
  industry: string | null;
  standing: Level | "none" | "draft" | null;
  scope: Scope | null;
  assessmentId: string | null;
  submittedAt: number | null;
  overall: number | null;
  first: number | null;
  second: number | null;
  third: number | null;
}

/** Hundredths of a percent as percent. */
const percentOf = (score: number | null) => (score === null ? null : score / 100);

const keyOf = ({ companyId, part }: { companyId: string; part: string }) => `${companyId}/${part}`;

/** Only what is shared in full has an id by which its answers are read. */
const submissionOf = ({ scope, assessmentId }: Result, seal: (id: string) => string) =>
  scope === "full" && assessmentId ? seal(assessmentId) : null;

const levelIn = ({ standing }: Result): Level | null => (standing === "none" || standing === "draft" ? null : standing);

/** A result as a row. If the company shares its level alone, that and when it was submitted are all of it. */
export function resultRow(result: Result, seal: (id: string) => string): ResultRow {
  const kind = toKind(result.part);
  const own: readonly Dimension[] = isClimate(kind) ? CLIMATE : PRACTICES;
  const pillars = [result.first, result.second, result.third];
  const scoreOf = (name: Dimension) => percentOf(pillars[own.indexOf(name)] ?? null);
  const level = levelIn(result);
  return {
    key: keyOf(result),
    removed: level === null,
    companyId: result.companyId,
    company: result.company,
    countryId: result.countryId,
    country: result.country,
    industryId: result.industryId,
    industry: result.industry,
    assessment: kind,
    submissionId: submissionOf(result, seal),
    submittedAt: result.submittedAt === null ? null : new Date(result.submittedAt).toISOString(),
    level,
    overall: percentOf(result.overall),
    ...(Object.fromEntries([...PRACTICES, ...CLIMATE].map((name) => [name, scoreOf(name)])) as Record<
      Dimension,
      number | null
    >),
  };
}

interface Score {
  subject: string;
  correct: number;
  total: number;
  score: number;
  level: Level;
}

/** The scores of a result as rows, one that says they are gone if there are none. */
export function scoreRows(
  result: Result,
  scores: readonly Score[],
  catalogue: Catalogue | null,
  language: Language,
  seal: (id: string) => string,
): ScoreRow[] {
  const keyed = {
    key: keyOf(result),
    companyId: result.companyId,
    assessment: toKind(result.part),
  };
  if (scores.length === 0) {
    const nothing = { subject: null, within: null, name: null, percent: null, points: null, most: null, level: null };
    return [{ ...keyed, removed: true, company: null, submissionId: null, ...nothing }];
  }
  const subjects = new Map(
    (catalogue ? scoredDimensions(catalogue) : []).flatMap((dimension) => [
      [dimension.id, { name: dimension.name[language], within: "overall" }] as const,
      ...dimension.topics.map((topic) => [topic.id, { name: topic.name[language], within: dimension.id }] as const),
    ]),
  );
  return scores.map(({ subject, correct, total, score, level }) => ({
    ...keyed,
    removed: false,
    company: result.company,
    submissionId: submissionOf(result, seal),
    subject,
    within: subjects.get(subject)?.within ?? null,
    name: subjects.get(subject)?.name ?? null,
    percent: percentOf(score),
    points: correct,
    most: total,
    level,
  }));
}

/** The key figures of a company and year as rows, one that says they are gone if there are none. */
export function figureRows(
  given: {
    companyId: string;
    part: string;
    company: string | null;
    currency: string | null;
    entered: SharedYear["entered"] | null;
    calculated: SharedYear["calculated"] | null;
  },
  language: Language,
): FigureRow[] {
  const keyed = { key: keyOf(given), companyId: given.companyId, year: Number(given.part) };
  const { entered, calculated, currency } = given;
  const t = translator(language, "figures");
  const rows =
    entered && calculated
      ? KEY_FIGURE_IDS.flatMap((figure): FigureRow[] => {
          const { value, isCalculated } = valueIn({ entered, calculated }, figure);
          if (value === null) return [];
          const { unit } = KEY_FIGURES[figure];
          const isMoney = unit === "money" || unit === "money-month";
          const range = rangeAround({ calculated }, figure);
          return [
            {
              ...keyed,
              removed: false,
              company: given.company,
              figure,
              name: t(`figures.${figure}.name`),
              value,
              unit: formatUnit(unit, { t, language, currency: currency ?? "" }),
              currency: isMoney ? currency : null,
              source: isCalculated ? "calculated" : "entered",
              low: range && roundNumber(value - range.below),
              high: range && roundNumber(value + range.above),
            },
          ];
        })
      : [];
  if (rows.length > 0) return rows;
  const nothing = {
    figure: null,
    name: null,
    value: null,
    unit: null,
    currency: null,
    source: null,
    low: null,
    high: null,
  };
  return [{ ...keyed, removed: true, company: null, ...nothing }];
}

/** The columns with ids of ours. Those of reference data are words that we have chosen. */
const IDS: readonly string[] = ["key", "companyId", "submissionId"];

/** A row as a line of a table, in the order of the feed's columns. */
export const lineOf = (feed: Feed, row: FeedRow): Cell[] =>
  COLUMNS[feed].map((column) => {
    const value = (row as unknown as Record<string, string | number | boolean | null>)[column] ?? null;
    if (typeof value === "boolean") return String(value);
    return typeof value === "string" && IDS.includes(column) ? { id: value } : value;
  });
