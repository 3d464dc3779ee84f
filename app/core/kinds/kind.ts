/**
 * What a kind of assessment measures: practices, each done or not; or climate action, with greenhouse-gas figures. It decides the form of the
 * questionnaire, of the result and of the report.
 */
export type Measure = "practices" | "climate";

/** The kind that every company begins with, for what is of no other and for what cannot tell. */
export const READINESS = "readiness";
/** The kind that follows how a company comes along from there. */
export const PROGRESS = "progress";

/** The kinds of assessments there are, and what each measures. A new one is a line here, its folder in `assessment/kinds/`, and its words. */
const MEASURES = { [READINESS]: "practices", [PROGRESS]: "climate" } as const satisfies Record<string, Measure>;

export type Kind = keyof typeof MEASURES;
/** Any but the first. */
export type LaterKind = Exclude<Kind, typeof READINESS>;
/** The kinds that measure that. */
export type KindOf<M extends Measure> = { [K in Kind]: (typeof MEASURES)[K] extends M ? K : never }[Kind];

/** In the order in which a company meets them. */
export const KINDS_OF_ASSESSMENTS = Object.keys(MEASURES) as [Kind, ...Kind[]];

/** The kinds that measure that, in the same order. */
export const kindsOf = <M extends Measure>(measure: M) =>
  KINDS_OF_ASSESSMENTS.filter((kind) => MEASURES[kind] === measure) as [KindOf<M>, ...KindOf<M>[]];

export const measureOf = (kind: Kind): Measure => MEASURES[kind];

export const isClimate = (kind: Kind): kind is KindOf<"climate"> => MEASURES[kind] === "climate";

/** Something of each kind. */
export function mapKinds<T>(of: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(KINDS_OF_ASSESSMENTS.map((kind) => [kind, of(kind)])) as Record<Kind, T>;
}

/** The kind of that name, else readiness: what was written while it was the only one names none. */
export function toKind(value: unknown): Kind {
  return KINDS_OF_ASSESSMENTS.find((kind) => kind === value) ?? READINESS;
}
