import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";

/** The question of where the company sells, which the column «company export» of exported tables answers. */
export const EXPORT_QUESTIONS: Record<Kind, string> = {
  [READINESS]: "company-profile.main-market",
  [PROGRESS]: "demographics.export",
};
