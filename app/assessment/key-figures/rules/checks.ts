import { findOdd } from "~/assessment/ghg/rules/odd";
import { roundNumber } from "~/core/numbers";
import { KEY_FIGURE_IDS, type KeyFigure, type KeyFigureId } from "./figures";
import type { FigureValue } from "./year";

/** A figure that may be a mistake. It is saved anyway, and the user is asked about it once. */
export interface FigureWarning {
  /** The figure whose box shows the warning. */
  figure: KeyFigureId;
  /**
   * More than the figure it is part of; parts that do not add up to the whole, or exceed it; more hours than that many people can work; a
   * wage below the minimum; fines without a conviction; many times last year's figure, or a small fraction of it.
   */
  check: "part" | "sum" | "sum-more" | "hours" | "wage" | "fines" | "former";
  value: number;
  /** What the figure is compared with, in its unit. */
  than: number;
  /** The other figure, or the parts. */
  others: KeyFigureId[];
  /** The warning as a string that stays the same while the figures do. A form that contains it has already asked. */
  sign: string;
}

type Values = ReadonlyMap<KeyFigureId, FigureValue>;

/** A part must not exceed its whole. */
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

/** Parts that add up to a whole. With `leavesRest` they may add up to less, for example if some people gave no answer. */
const SUMS: { whole: KeyFigureId; parts: KeyFigureId[]; leavesRest?: true }[] = [
  { whole: "employees", parts: ["employees-women", "employees-men", "employees-other"], leavesRest: true },
  { whole: "employees", parts: ["employees-permanent", "employees-temporary"] },
  { whole: "employees", parts: ["employees-under-30", "employees-30-50", "employees-over-50"] },
  { whole: "training-hours", parts: ["training-hours-women", "training-hours-men"], leavesRest: true },
  { whole: "waste", parts: ["waste-hazardous", "waste-non-hazardous"] },
];

/** 80 hours in each of 52 weeks, more than anyone works in a year. */
const MAX_HOURS = 80 * 52;
/** The people whose hours are or may be counted. */
const WORKERS: KeyFigureId[] = ["employees", "leavers", "agency-workers", "self-employed-workers"];

/**
 * Possible mistakes among a year's figures, in the form's order. `former` has the previous year's comparable figures: without amounts of
 * money if the currency differs.
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
    // A single part that is too large has already been reported.
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
