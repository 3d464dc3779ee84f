import type { Language } from "~/domain/language";
import enAccount from "./locales/en/account.json";
import enAdmin from "./locales/en/admin.json";
import enAnnouncements from "./locales/en/announcements.json";
import enAnswering from "./locales/en/answering.json";
import enApi from "./locales/en/api.json";
import enAssessment from "./locales/en/assessment.json";
import enCaptcha from "./locales/en/captcha.json";
import enCommon from "./locales/en/common.json";
import enCompany from "./locales/en/company.json";
import enCompletion from "./locales/en/completion.json";
import enDeadlines from "./locales/en/deadlines.json";
import enDescriptions from "./locales/en/descriptions.json";
import enDrafts from "./locales/en/drafts.json";
import enEvidence from "./locales/en/evidence.json";
import enFlash from "./locales/en/flash.json";
import enJourney from "./locales/en/journey.json";
import enKnowledge from "./locales/en/knowledge.json";
import enMail from "./locales/en/mail.json";
import enNotifications from "./locales/en/notifications.json";
import enOperations from "./locales/en/operations.json";
import enPoints from "./locales/en/points.json";
import enPrivacy from "./locales/en/privacy.json";
import enProfile from "./locales/en/profile.json";
import enResults from "./locales/en/results.json";
import enReviews from "./locales/en/reviews.json";
import enSecurity from "./locales/en/security.json";
import enSupport from "./locales/en/support.json";
import enTeam from "./locales/en/team.json";
import enTeamwork from "./locales/en/teamwork.json";
import enWorkbook from "./locales/en/workbook.json";
import frAccount from "./locales/fr/account.json";
import frAdmin from "./locales/fr/admin.json";
import frAnnouncements from "./locales/fr/announcements.json";
import frAnswering from "./locales/fr/answering.json";
import frApi from "./locales/fr/api.json";
import frAssessment from "./locales/fr/assessment.json";
import frCaptcha from "./locales/fr/captcha.json";
import frCommon from "./locales/fr/common.json";
import frCompany from "./locales/fr/company.json";
import frCompletion from "./locales/fr/completion.json";
import frDeadlines from "./locales/fr/deadlines.json";
import frDescriptions from "./locales/fr/descriptions.json";
import frDrafts from "./locales/fr/drafts.json";
import frEvidence from "./locales/fr/evidence.json";
import frFlash from "./locales/fr/flash.json";
import frJourney from "./locales/fr/journey.json";
import frKnowledge from "./locales/fr/knowledge.json";
import frMail from "./locales/fr/mail.json";
import frNotifications from "./locales/fr/notifications.json";
import frOperations from "./locales/fr/operations.json";
import frPoints from "./locales/fr/points.json";
import frPrivacy from "./locales/fr/privacy.json";
import frProfile from "./locales/fr/profile.json";
import frResults from "./locales/fr/results.json";
import frReviews from "./locales/fr/reviews.json";
import frSecurity from "./locales/fr/security.json";
import frSupport from "./locales/fr/support.json";
import frTeam from "./locales/fr/team.json";
import frTeamwork from "./locales/fr/teamwork.json";
import frWorkbook from "./locales/fr/workbook.json";
import msAccount from "./locales/ms/account.json";
import msAdmin from "./locales/ms/admin.json";
import msAnnouncements from "./locales/ms/announcements.json";
import msAnswering from "./locales/ms/answering.json";
import msApi from "./locales/ms/api.json";
import msAssessment from "./locales/ms/assessment.json";
import msCaptcha from "./locales/ms/captcha.json";
import msCommon from "./locales/ms/common.json";
import msCompany from "./locales/ms/company.json";
import msCompletion from "./locales/ms/completion.json";
import msDeadlines from "./locales/ms/deadlines.json";
import msDescriptions from "./locales/ms/descriptions.json";
import msDrafts from "./locales/ms/drafts.json";
import msEvidence from "./locales/ms/evidence.json";
import msFlash from "./locales/ms/flash.json";
import msJourney from "./locales/ms/journey.json";
import msKnowledge from "./locales/ms/knowledge.json";
import msMail from "./locales/ms/mail.json";
import msNotifications from "./locales/ms/notifications.json";
import msOperations from "./locales/ms/operations.json";
import msPoints from "./locales/ms/points.json";
import msPrivacy from "./locales/ms/privacy.json";
import msProfile from "./locales/ms/profile.json";
import msResults from "./locales/ms/results.json";
import msReviews from "./locales/ms/reviews.json";
import msSecurity from "./locales/ms/security.json";
import msSupport from "./locales/ms/support.json";
import msTeam from "./locales/ms/team.json";
import msTeamwork from "./locales/ms/teamwork.json";
import msWorkbook from "./locales/ms/workbook.json";

/** English decides which keys there are; a language that misses one does not compile. */
const english = {
  common: enCommon,
  flash: enFlash,
  captcha: enCaptcha,
  account: enAccount,
  profile: enProfile,
  security: enSecurity,
  privacy: enPrivacy,
  company: enCompany,
  completion: enCompletion,
  answering: enAnswering,
  api: enApi,
  assessment: enAssessment,
  descriptions: enDescriptions,
  drafts: enDrafts,
  evidence: enEvidence,
  results: enResults,
  notifications: enNotifications,
  journey: enJourney,
  mail: enMail,
  deadlines: enDeadlines,
  reviews: enReviews,
  admin: enAdmin,
  announcements: enAnnouncements,
  support: enSupport,
  knowledge: enKnowledge,
  teamwork: enTeamwork,
  workbook: enWorkbook,
  operations: enOperations,
  team: enTeam,
  points: enPoints,
};
export type Resource = typeof english;
export type Namespace = keyof Resource;

export const resources: Record<Language, Resource> = {
  en: english,
  fr: {
    common: frCommon,
    flash: frFlash,
    captcha: frCaptcha,
    account: frAccount,
    profile: frProfile,
    security: frSecurity,
    privacy: frPrivacy,
    company: frCompany,
    completion: frCompletion,
    answering: frAnswering,
    api: frApi,
    assessment: frAssessment,
    descriptions: frDescriptions,
    drafts: frDrafts,
    evidence: frEvidence,
    results: frResults,
    notifications: frNotifications,
    journey: frJourney,
    mail: frMail,
    deadlines: frDeadlines,
    reviews: frReviews,
    admin: frAdmin,
    announcements: frAnnouncements,
    support: frSupport,
    knowledge: frKnowledge,
    teamwork: frTeamwork,
    workbook: frWorkbook,
    operations: frOperations,
    team: frTeam,
    points: frPoints,
  },
  ms: {
    common: msCommon,
    flash: msFlash,
    captcha: msCaptcha,
    account: msAccount,
    profile: msProfile,
    security: msSecurity,
    privacy: msPrivacy,
    company: msCompany,
    completion: msCompletion,
    answering: msAnswering,
    api: msApi,
    assessment: msAssessment,
    descriptions: msDescriptions,
    drafts: msDrafts,
    evidence: msEvidence,
    results: msResults,
    notifications: msNotifications,
    journey: msJourney,
    mail: msMail,
    deadlines: msDeadlines,
    reviews: msReviews,
    admin: msAdmin,
    announcements: msAnnouncements,
    support: msSupport,
    knowledge: msKnowledge,
    teamwork: msTeamwork,
    workbook: msWorkbook,
    operations: msOperations,
    team: msTeam,
    points: msPoints,
  },
};
