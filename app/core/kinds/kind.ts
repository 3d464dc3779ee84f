/** The kind that every company begins with, for what is of no other and for what cannot tell. */
export const READINESS = "readiness";
/** The kind that follows how a company comes along from there. */
export const PROGRESS = "progress";

/** The kinds of assessments there are. */
export const KINDS_OF_ASSESSMENTS = [READINESS, PROGRESS] as const;
export type Kind = (typeof KINDS_OF_ASSESSMENTS)[number];

/** Something of each kind. */
export function mapKinds<T>(of: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(KINDS_OF_ASSESSMENTS.map((kind) => [kind, of(kind)])) as Record<Kind, T>;
}

/** The kind of that name, else readiness: what was written while it was the only one names none. */
export function toKind(value: unknown): Kind {
  return KINDS_OF_ASSESSMENTS.find((kind) => kind === value) ?? READINESS;
}
