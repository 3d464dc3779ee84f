/** The parts of a result's page that are folded, whatever its kind; each by its id, which addresses name. */
export const REPORT_PARTS = [
  "since",
  "approval",
  "charts",
  "performance",
  "ghg",
  "plan",
  "certifications",
  "sdg",
  "documents",
  "about",
  "proof",
  "disclaimer",
] as const;

export type ReportPart = (typeof REPORT_PARTS)[number];
