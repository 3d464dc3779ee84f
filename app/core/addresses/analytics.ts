import { KINDS_OF_ASSESSMENTS, type Kind, READINESS } from "../kinds/kind";

/** An overview of all levels. */
export const ANALYTICS_PATH = "/analytics";

/** All analytics of many companies, for assessments of one kind. */
export const analyticsPath = (kind: Kind) => (kind === READINESS ? "/advanceAnalytics" : `/${kind}AdvanceAnalytics`);

/** The kind of assessment that an analytics address is about. */
export const kindOfAnalytics = (path: string): Kind =>
  KINDS_OF_ASSESSMENTS.find((kind) => path.toLowerCase().startsWith(analyticsPath(kind).toLowerCase())) ?? READINESS;
