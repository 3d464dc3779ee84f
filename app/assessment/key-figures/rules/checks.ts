import { findOdd } from "~/assessment/ghg/rules/odd";
import { roundNumber } from "~/core/numbers";
import { KEY_FIGURE_IDS, type KeyFigure, type KeyFigureId } from "./figures";
import type { FigureValue } from "./year";

/** A figure that may be a slip: kept as it is, and asked about once. */
export interface FigureWarning {
  /** Beside whose box it stands. */
  figure: KeyFigureId;
  /**
   * More than the figure it is part of; parts that do not add up to it, or add up to more; more hours than so many people can work; a wage
   * below the minimum; fines without a conviction; many times last year's, or a fraction of it.
   */
  check: "part" | "sum" | "sum-more" | "hours" | "wage" | "fines" | "former";
  value: number;
  /** What the figure was held against, in its unit. */
  than: number;
  /** The other figure, or the parts. */
  others: KeyFigureId[];
  /** The warning as one text, the same for as long as the figures are: a form that carries it has asked already. */
  sign: string;
}

type Values = ReadonlyMap<KeyFigureId, FigureValue>;

/** Part of another figure, and so no more than that. */
const PART_OF: Partial<Record<KeyFigureId, KeyFigureId>> = {
  "employees-women": "employees",
  "employees-men": "employees",
  "employees-other": "employees",
  "employees-permanent": "employees",
  "employees-temporary": "employees",
  "employees-abroad": "employees",
  "employees-under-30": "employees",
  "employees-30-50": "employees",
  "employees-over-50": "employees",
  "training-hours": "hours-worked",
  "training-hours-women": "training-hours",
  "training-hours-men": "training-hours",
  managers: "employees",
  "managers-women": "managers",
  "directors-women": "directors",
  "electricity-renewable": "electricity-bought",
  "fuels-renewable": "fuels",
  "water-stressed": "water-withdrawn",
  "waste-hazardous": "waste",
  "waste-non-hazardous": "waste",
  "waste-recycled": "waste",
};

/** Parts that are the whole of a figure; or that leave a rest, such as people who did not say. */
const SUMS: { whole: KeyFigureId; parts: KeyFigureId[]; leavesRest?: true }[] = [
  { whole: "employees", parts: ["employees-women", "employees-men", "employees-other"], leavesRest: true },
  { whole: "employees", parts: ["employees-permanent", "employees-temporary"] },
  { whole: "employees", parts: ["employees-under-30", "employees-30-50", "employees-over-50"] },
  { whole: "training-hours", parts: ["training-hours-women", "training-hours-men"], leavesRest: true },
  { whole: "waste", parts: ["waste-hazardous", "waste-non-hazardous"] },
];

/** 80 hours in each of 52 weeks: nobody works more in a year. */
const MAX_HOURS = 80 * 52;
/** Whose hours are counted, or may be. */
const WORKERS: KeyFigureId[] = ["employees", "leavers", "agency-workers", "self-employed-workers"];

/**
 * What may be a slip among a year's figures, in the form's order; `former` are those of the year before, as far as they can be compared:
 * without amounts of money where the currency was another.
 */
export function checkFigures(
  values: Values,
  former: Values,
  figures: Readonly<Record<KeyFigureId, KeyFigure>>,
): FigureWarning[] {
  const numberOf = (id: KeyFigureId, among = values) => {
    const value = among.get(id);
    return typeof value === "number" ? value : null;
  };
  const warnings: FigureWarning[] = [];
  const warn = (figure: KeyFigureId, check: FigureWarning["check"], than: number, others: KeyFigureId[]) => {
    const value = numberOf(figure) ?? 0;
    warnings.push({ figure, check, value, than, others, sign: [check, figure, value, than].join(" ") });
  };

  for (const [part, whole] of Object.entries(PART_OF) as [KeyFigureId, KeyFigureId][]) {
    const [some, all] = [numberOf(part), numberOf(whole)];
    if (some !== null && all !== null && some > all) warn(part, "part", all, [whole]);
  }
  for (const { whole, parts, leavesRest } of SUMS) {
    const all = numberOf(whole);
    const known = parts.map((part) => numberOf(part)).filter((part) => part !== null);
    const sum = roundNumber(known.reduce((total, part) => total + part, 0));
    // One that is too large alone has been told of.
    if (all === null || known.some((part) => part > all)) continue;
    if (sum > all) warn(whole, "sum-more", sum, parts);
    else if (!leavesRest && known.length === parts.length && sum !== all) warn(whole, "sum", sum, parts);
  }
  const [hours, employees] = [numberOf("hours-worked"), numberOf("employees")];
  const most = WORKERS.reduce((people, id) => people + (numberOf(id) ?? 0), 0) * MAX_HOURS;
  if (hours !== null && employees !== null && hours > most) warn("hours-worked", "hours", most, ["employees"]);
  const [lowest, minimum] = [numberOf("lowest-wage"), numberOf("minimum-wage")];
  if (lowest !== null && minimum !== null && lowest < minimum) warn("lowest-wage", "wage", minimum, ["minimum-wage"]);
  const [fines, convictions] = [numberOf("corruption-fines"), numberOf("corruption-convictions")];
  if (fines !== null && fines > 0 && convictions === 0)
    warn("corruption-fines", "fines", 0, ["corruption-convictions"]);
  for (const id of KEY_FIGURE_IDS) {
    const [now, before] = [numberOf(id), numberOf(id, former)];
    const isComparable = figures[id].unit !== "year" && figures[id].unit !== "percent";
    if (isComparable && now !== null && before !== null && findOdd(now, [], before)) warn(id, "former", before, [id]);
  }
  return warnings.sort((a, b) => KEY_FIGURE_IDS.indexOf(a.figure) - KEY_FIGURE_IDS.indexOf(b.figure));
}
