/** Maturity levels, lowest first. */
export const LEVELS = ["laggard", "beginner", "intermediate", "advanced", "leader"] as const;
export type Level = (typeof LEVELS)[number];

/** How far a company is with a kind of assessment: nothing begun, a draft, or the level of its latest result. */
export const STANDINGS = ["none", "draft", ...LEVELS] as const;
export type AssessmentStanding = (typeof STANDINGS)[number];
