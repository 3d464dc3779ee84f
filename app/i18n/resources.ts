import { type Language, mapLanguages } from "~/domain/language";
import type account from "./locales/en/account.json";
import type admin from "./locales/en/admin.json";
import type announcements from "./locales/en/announcements.json";
import type answering from "./locales/en/answering.json";
import type api from "./locales/en/api.json";
import type approval from "./locales/en/approval.json";
import type assessment from "./locales/en/assessment.json";
import type captcha from "./locales/en/captcha.json";
import type climate from "./locales/en/climate.json";
import type common from "./locales/en/common.json";
import type company from "./locales/en/company.json";
import type completion from "./locales/en/completion.json";
import type deadlines from "./locales/en/deadlines.json";
import type descriptions from "./locales/en/descriptions.json";
import type drafts from "./locales/en/drafts.json";
import type evidence from "./locales/en/evidence.json";
import type flash from "./locales/en/flash.json";
import type journey from "./locales/en/journey.json";
import type knowledge from "./locales/en/knowledge.json";
import type mail from "./locales/en/mail.json";
import type notifications from "./locales/en/notifications.json";
import type operations from "./locales/en/operations.json";
import type plan from "./locales/en/plan.json";
import type points from "./locales/en/points.json";
import type privacy from "./locales/en/privacy.json";
import type profile from "./locales/en/profile.json";
import type report from "./locales/en/report.json";
import type results from "./locales/en/results.json";
import type reviews from "./locales/en/reviews.json";
import type security from "./locales/en/security.json";
import type share from "./locales/en/share.json";
import type support from "./locales/en/support.json";
import type team from "./locales/en/team.json";
import type teamwork from "./locales/en/teamwork.json";
import type verify from "./locales/en/verify.json";
import type workbook from "./locales/en/workbook.json";

/** The texts of a language, by file. English decides which there are; another language that misses one fails the tests. */
export type Resource = {
  common: typeof common;
  flash: typeof flash;
  captcha: typeof captcha;
  account: typeof account;
  profile: typeof profile;
  security: typeof security;
  privacy: typeof privacy;
  company: typeof company;
  completion: typeof completion;
  answering: typeof answering;
  api: typeof api;
  assessment: typeof assessment;
  descriptions: typeof descriptions;
  drafts: typeof drafts;
  evidence: typeof evidence;
  report: typeof report;
  results: typeof results;
  climate: typeof climate;
  approval: typeof approval;
  share: typeof share;
  notifications: typeof notifications;
  journey: typeof journey;
  mail: typeof mail;
  deadlines: typeof deadlines;
  reviews: typeof reviews;
  admin: typeof admin;
  announcements: typeof announcements;
  support: typeof support;
  knowledge: typeof knowledge;
  teamwork: typeof teamwork;
  verify: typeof verify;
  workbook: typeof workbook;
  operations: typeof operations;
  team: typeof team;
  plan: typeof plan;
  points: typeof points;
};
export type Namespace = keyof Resource;

const FILES = import.meta.glob<object>("./locales/*/*.json", { eager: true, import: "default" });

function textsOf(language: Language): Resource {
  const folder = `./locales/${language}/`;
  const own = Object.entries(FILES).filter(([path]) => path.startsWith(folder));
  const texts = own.map(([path, file]) => [path.slice(folder.length, -".json".length), file]);
  return Object.fromEntries(texts) as Resource;
}

export const resources = mapLanguages(textsOf);
