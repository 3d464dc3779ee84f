/** The kind that every company begins with, for what is of no other and for what cannot tell. */
export const READINESS = "readiness";
/** The kind that follows how a company comes along from there. */
export const PROGRESS = "progress";

/** The kinds of assessments there are. */
export const KINDS_OF_ASSESSMENTS = [READINESS, PROGRESS] as const;
export type Kind = (typeof KINDS_OF_ASSESSMENTS)[number];
