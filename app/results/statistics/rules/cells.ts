/** The coordinate of a cell that is not cut by it. */
export const UNCUT = "*";

/** What a population is cut by; each cut has a bit in a grouping. */
export const CUTS = ["country", "state", "industry", "size", "month"] as const;
export type Cut = (typeof CUTS)[number];

/** Which part of the contributions a cell adds up. */
export type CellContent = "scores" | "answers";

/** The coordinates of a cell within its population. A state comes with its country; a month is "2026-04". */
export type Coordinates = Record<Cut, string>;

const bit = (cut: Cut) => 1 << CUTS.indexOf(cut);
const bits = (...cuts: Cut[]) => cuts.reduce((sum, cut) => sum | bit(cut), 0);

/** No place, a country, or a state of it. */
const PLACES = [0, bits("country"), bits("country", "state")];

/** Every way of cutting scores: 24. */
const SCORE_GROUPINGS = PLACES.flatMap((place) =>
  [0, bit("industry")].flatMap((industry) =>
    [0, bit("size")].flatMap((size) => [0, bit("month")].map((month) => place | industry | size | month)),
  ),
);

/** Answers have many counters, so they are cut by one thing at a time: 6. */
const ANSWER_GROUPINGS = [...PLACES, bit("industry"), bit("size"), bit("month")];

/** The cells of a population that one company is in, as the part and the bits of its cuts: thirty. */
export const GROUPINGS: readonly [CellContent, number][] = [
  ...SCORE_GROUPINGS.map((mask): [CellContent, number] => ["scores", mask]),
  ...ANSWER_GROUPINGS.map((mask): [CellContent, number] => ["answers", mask]),
];

/** The bit of a cut in a grouping. */
export const bitOf = bit;

/** Whether there are cells of a part with exactly these cuts. */
export function isKept(part: CellContent, cuts: readonly Cut[]): boolean {
  const mask = bits(...cuts);
  return GROUPINGS.some(([of, grouping]) => of === part && grouping === mask);
}

/** The coordinates of the cell with the given cuts, and no others. */
export function coordinatesOf(given: Partial<Coordinates>): Coordinates {
  return Object.fromEntries(CUTS.map((cut) => [cut, given[cut] || UNCUT])) as Coordinates;
}
