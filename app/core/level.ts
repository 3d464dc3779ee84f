/** Maturity levels, lowest first. */
export const LEVELS = ["laggard", "beginner", "intermediate", "advanced", "leader"] as const;
export type Level = (typeof LEVELS)[number];
