import type { Level } from "~/core/level";

/** Which end of its band belongs to a level: 20 percent is Beginner, or still Laggard (specification, results 4). */
export type Bands = "lower-inclusive" | "upper-inclusive";

/** The levels above Laggard, highest first, with the percent where each begins; bands are 20 percent wide. */
export const FLOORS: readonly [number, Level][] = [
  [80, "leader"],
  [60, "advanced"],
  [40, "intermediate"],
  [20, "beginner"],
];

/** The level of `correct` out of `total`. A total of zero is Laggard. */
export function levelOf(bands: Bands, correct: number, total: number): Level {
  const reaches = (floor: number) =>
    bands === "lower-inclusive" ? correct * 100 >= floor * total : correct * 100 > floor * total;
  const band = FLOORS.find(([floor]) => total > 0 && reaches(floor));
  return band ? band[1] : "laggard";
}

/** The next level above `correct` out of `total` points, and how many more points reach it; null at the top. */
export function nextLevel(bands: Bands, correct: number, total: number): { level: Level; points: number } | null {
  const level = levelOf(bands, correct, total);
  for (let points = 1; correct + points <= total; points += 1) {
    const reached = levelOf(bands, correct + points, total);
    if (reached !== level) return { level: reached, points };
  }
  return null;
}

/** Correct over total in hundredths of a percent, 0 to 10000, rounded half up and capped. */
export function scoreOf(correct: number, total: number): number {
  return total > 0 ? Math.min(10_000, Math.round((correct * 10_000) / total)) : 0;
}

/** Bands of the methodology index (specification, results 2.12): 0-20, 21-40, 41-60, 61-80, 81-100. */
export const INDEX_BANDS = ["initial", "developing", "established", "advanced", "leading"] as const;
export type IndexBand = (typeof INDEX_BANDS)[number];

/** The band of a methodology index in hundredths of a percent; the index is rounded to whole percent first. */
export function indexBand(index: number): IndexBand {
  const percent = Math.round(index / 100);
  return INDEX_BANDS[Math.max(0, Math.ceil(percent / 20) - 1)] ?? "leading";
}
