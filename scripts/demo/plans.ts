import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { RevenueBand } from "~/foundation/identity/schema";
import { planAnswers } from "./answers";
import type { DemoAssessment, DemoCompany, DemoProgress } from "./companies";
import { planProgress } from "./progress";

const EMPLOYEES: Record<RevenueBand, string> = {
  "under-300k": "1-10",
  "300k-3m": "11-50",
  "3m-20m": "51-250",
  "20m-50m": "51-250",
  "50m-100m": "over-250",
  "over-100m": "over-250",
};

/** A company's answers to the first questionnaire; `link` says how it came to the network. */
export function answersTo(
  catalogue: Catalogue,
  company: DemoCompany,
  { yes, sections }: DemoAssessment,
  link: string,
): GivenAnswer[] {
  const choices = { "company-profile.employees": EMPLOYEES[company.revenue], "company-profile.network-link": link };
  return planAnswers(catalogue, { seed: company.key, language: company.language, yes, choices }, sections);
}

/** Its answers to the climate questionnaire. */
export function climateAnswersTo(catalogue: Catalogue, company: DemoCompany, plan: DemoProgress): GivenAnswer[] {
  const followUps = { "demographics.people": EMPLOYEES[company.revenue] };
  return planProgress(catalogue, { ...plan, seed: company.key, followUps });
}
