import { type Kind, READINESS } from "../kinds/kind";

/** Levels of everything at a glance. */
export const ANALYTICS_PATH = "/analytics";

/** Everything that there is to see of many companies with assessments of a kind. */
export const analyticsPath = (kind: Kind) => (kind === READINESS ? "/advanceAnalytics" : "/progressAdvanceAnalytics");
