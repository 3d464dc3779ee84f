import { type Language, mapLanguages } from "~/core/language";
import type account from "./locales/en/account.json";
import type admin from "./locales/en/admin.json";
import type analytics from "./locales/en/analytics.json";
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
import type crosswalk from "./locales/en/crosswalk.json";
import type deadlines from "./locales/en/deadlines.json";
import type descriptions from "./locales/en/descriptions.json";
import type drafts from "./locales/en/drafts.json";
import type evidence from "./locales/en/evidence.json";
import type figures from "./locales/en/figures.json";
import type flash from "./locales/en/flash.json";
import type invitations from "./locales/en/invitations.json";
import type journey from "./locales/en/journey.json";
import type knowledge from "./locales/en/knowledge.json";
import type ledger from "./locales/en/ledger.json";
import type legal from "./locales/en/legal.json";
import type mail from "./locales/en/mail.json";
import type members from "./locales/en/members.json";
import type notifications from "./locales/en/notifications.json";
import type office from "./locales/en/office.json";
import type operations from "./locales/en/operations.json";
import type plan from "./locales/en/plan.json";
import type points from "./locales/en/points.json";
import type privacy from "./locales/en/privacy.json";
import type profile from "./locales/en/profile.json";
import type questionnaires from "./locales/en/questionnaires.json";
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

/** The texts of a language, by file. English defines the set; the tests fail if another language misses one. */
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
  crosswalk: typeof crosswalk;
  answering: typeof answering;
  api: typeof api;
  assessment: typeof assessment;
  descriptions: typeof descriptions;
  drafts: typeof drafts;
  evidence: typeof evidence;
  figures: typeof figures;
  report: typeof report;
  results: typeof results;
  climate: typeof climate;
  approval: typeof approval;
  share: typeof share;
  members: typeof members;
  notifications: typeof notifications;
  journey: typeof journey;
  invitations: typeof invitations;
  ledger: typeof ledger;
  legal: typeof legal;
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
  office: typeof office;
  operations: typeof operations;
  team: typeof team;
  plan: typeof plan;
  points: typeof points;
  questionnaires: typeof questionnaires;
  analytics: typeof analytics;
};
export type Namespace = keyof Resource;

/** The keys of a namespace's texts, from the outermost inwards, joined by dots. */
export type TextKey<N extends Namespace> = KeysOf<Resource[N]>;
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : T[K] extends object ? `${K}.${KeysOf<T[K]>}` : never;
}[keyof T & string];

const FILES = import.meta.glob<object>("./locales/*/*.json", { eager: true, import: "default" });

function textsOf(language: Language): Resource {
  const folder = `./locales/${language}/`;
  const own = Object.entries(FILES).filter(([path]) => path.startsWith(folder));
  const texts = own.map(([path, file]) => [path.slice(folder.length, -".json".length), file]);
  return Object.fromEntries(texts) as Resource;
}

export const resources = mapLanguages(textsOf);
