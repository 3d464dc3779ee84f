/** The kinds of assessments there are. */
export const KINDS_OF_ASSESSMENTS = ["readiness", "progress"] as const;
export type Kind = (typeof KINDS_OF_ASSESSMENTS)[number];

/** The kind that every company begins with, for what is of no other and for what cannot tell. */
export const READINESS = "readiness" satisfies Kind;
