import type { Level } from "~/domain/catalogue/catalogue";

/** Readiness bands by lowest percent that belongs to them (specification, results 4): 20, 40, 60 and 80 open the next level. */
const READINESS_FLOORS: readonly [number, Level][] = [
  [80, "leader"],
  [60, "advanced"],
  [40, "intermediate"],
  [20, "beginner"],
];

/** The readiness level of `correct` out of `total`. Nothing to count is Laggard. */
export function readinessLevel(correct: number, total: number): Level {
  const band = READINESS_FLOORS.find(([floor]) => total > 0 && correct * 100 >= floor * total);
  return band ? band[1] : "laggard";
}

/** The next readiness level above and how many more correct answers open it, or null at the top. */
export function pointsToNextLevel(correct: number, total: number): { level: Level; points: number } | null {
  const ascending = [...READINESS_FLOORS].reverse();
  const next = ascending.find(([floor]) => correct * 100 < floor * total);
  return next ? { level: next[1], points: Math.ceil((next[0] * total) / 100) - correct } : null;
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
