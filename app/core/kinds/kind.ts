/**
 * What a kind of assessment measures: practices, each done or not; or climate action, with greenhouse-gas figures. It determines the form
 * of the questionnaire, the result and the report.
 */
export type Measure = "practices" | "climate";

/** The kind that every company starts with. It is also the default for data that belongs to no other kind or does not say its kind. */
export const READINESS = "readiness";
/** The kind that tracks a company's progress after that. */
export const PROGRESS = "progress";

/** The kinds of assessment, and what each measures. To add one, add a line here, its folder in `assessment/kinds/`, and its texts. */
const MEASURES = { readiness: "practices", progress: "climate" } as const satisfies Record<string, Measure>;

export type Kind = `${keyof typeof MEASURES}`;
/** Any kind but the first. */
export type LaterKind = Exclude<Kind, typeof READINESS>;
/** The kinds whose measure is `M`. */
export type KindOf<M extends Measure> = { [K in Kind]: (typeof MEASURES)[K] extends M ? K : never }[Kind];

/** All kinds, in the order in which a company meets them. */
export const KINDS_OF_ASSESSMENTS = Object.keys(MEASURES) as [Kind, ...Kind[]];

/** The kinds with this measure, in the same order. */
export const kindsOf = <M extends Measure>(measure: M) =>
  KINDS_OF_ASSESSMENTS.filter((kind) => MEASURES[kind] === measure) as [KindOf<M>, ...KindOf<M>[]];

export const measureOf = (kind: Kind): Measure => MEASURES[kind];

export const isClimate = (kind: Kind): kind is KindOf<"climate"> => MEASURES[kind] === "climate";

/** A record with one value for each kind. */
export function mapKinds<T>(of: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(KINDS_OF_ASSESSMENTS.map((kind) => [kind, of(kind)])) as Record<Kind, T>;
}

/** The kind of that name, or readiness. Data written while readiness was the only kind names none. */
export function toKind(value: unknown): Kind {
  return KINDS_OF_ASSESSMENTS.find((kind) => kind === value) ?? READINESS;
}
