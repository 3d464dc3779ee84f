import { KINDS_OF_ASSESSMENTS, type Kind, READINESS } from "../kinds/kind";

/** Levels of everything at a glance. */
export const ANALYTICS_PATH = "/analytics";

/** Everything that there is to see of many companies with assessments of a kind. */
export const analyticsPath = (kind: Kind) => (kind === READINESS ? "/advanceAnalytics" : `/${kind}AdvanceAnalytics`);

/** The kind that an address of these is about. */
export const kindOfAnalytics = (path: string): Kind =>
  KINDS_OF_ASSESSMENTS.find((kind) => path.toLowerCase().startsWith(analyticsPath(kind).toLowerCase())) ?? READINESS;
