import type { Language } from "~/domain/language";
import enAccount from "./locales/en/account.json";
import enApi from "./locales/en/api.json";
import enAssessment from "./locales/en/assessment.json";
import enCommon from "./locales/en/common.json";
import enMail from "./locales/en/mail.json";
import enResults from "./locales/en/results.json";
import frAccount from "./locales/fr/account.json";
import frApi from "./locales/fr/api.json";
import frAssessment from "./locales/fr/assessment.json";
import frCommon from "./locales/fr/common.json";
import frMail from "./locales/fr/mail.json";
import frResults from "./locales/fr/results.json";
import msAccount from "./locales/ms/account.json";
import msApi from "./locales/ms/api.json";
import msAssessment from "./locales/ms/assessment.json";
import msCommon from "./locales/ms/common.json";
import msMail from "./locales/ms/mail.json";
import msResults from "./locales/ms/results.json";

/** English decides which keys there are; a language that misses one does not compile. */
const english = {
  common: enCommon,
  account: enAccount,
  api: enApi,
  assessment: enAssessment,
  results: enResults,
  mail: enMail,
};
export type Resource = typeof english;
export type Namespace = keyof Resource;

export const resources: Record<Language, Resource> = {
  en: english,
  fr: { common: frCommon, account: frAccount, api: frApi, assessment: frAssessment, results: frResults, mail: frMail },
  ms: { common: msCommon, account: msAccount, api: msApi, assessment: msAssessment, results: msResults, mail: msMail },
};
