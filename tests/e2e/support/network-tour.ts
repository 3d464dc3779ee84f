import { COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import {
  CERTIFICATES_PATH,
  CONNECT_PATH,
  DATES_PATH,
  exportsPath,
  FIGURE_SUMS_PATH,
  FLAGS_PATH,
  figureSumsPath,
  INVITATIONS_PATH,
  LEDGER_PATH,
  membersPath,
  putTagPath,
  saveViewPath,
  setDatePath,
  TAG_LEVELS_PATH,
  TAGS_PATH,
  VIEWS_PATH,
} from "~/core/addresses/network";
import { ASK_FOR_FIGURES_PATH, newRequestPath, RECEIVED_PATH, SENT_PATH } from "~/core/addresses/requests";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { text } from "./texts";
import { refused, type Stop, stop } from "./tour";

const ACTIONS = "/advanceAnalytics?tab=actions&topic=climate-action";
const CHARTS = { isEnhanced: true, hasCharts: true, hydrates: true };
const hasFiles = true;
const hydrates = true;
const MEMBERS = membersPath(READINESS);

/** The form that asks the company whose page that is. */
const newRequestOf = (member: string) => newRequestPath(member.split(/[/?]/)[3] ?? "");

/** The form that puts a tag on the same company. */
const putTagOf = (member: string) => putTagPath(READINESS, member.split(/[/?]/)[3] ?? "");

/** The form that asks the same company to finish by a day. */
const setDateOf = (member: string) => setDatePath(READINESS, member.split(/[/?]/)[3] ?? "");

/** What a corporate company sees of its members, and they of it. */
export const NETWORK_STOPS: Stop[] = [
  stop("corporate", "company sign-in, none", COMPANY_SIGN_IN_PATH, { isEnhanced: true, only: "en" }),
  refused(
    "corporate",
    "company sign-in",
    COMPANY_SIGN_IN_PATH,
    (language) => text(language, "provider")("domains.submit"),
    {
      status: 422,
      isEnhanced: true,
      only: "en",
    },
  ),
  stop("corporate", "home of a company that others have joined", "/user/history?dialog=none"),
  stop("corporate", "home, asked whether to remind", "/user/history?dialog=remind-open"),
  stop("corporate", "associated companies", MEMBERS, { hasFiles, hydrates }),
  stop("corporate", "associated companies, narrowed down", `${MEMBERS}?level=leader&industry=hospitality&size=50`, {
    hasFiles,
    hydrates,
  }),
  stop("corporate", "associated companies, narrowed down to none", `${MEMBERS}?search=xyzzy`, { hasFiles, hydrates }),
  stop("corporate", "associated companies, climate", membersPath(PROGRESS), { hasFiles, hydrates }),
  stop("corporate", "files of associated companies, none yet", exportsPath(READINESS)),
  stop("corporate", "invitations", INVITATIONS_PATH, { isEnhanced: true }),
  stop("corporate", "invitations, narrowed down to none", `${INVITATIONS_PATH}?search=xyzzy`, { isEnhanced: true }),
  stop("corporate", "access codes, what is asked of members", "/user/profile/access-code?ask", { isEnhanced: true }),
  // The longest page of all; its list is the same as the next one's, in every language.
  stop("corporate", "companies that ticked a practice", `${ACTIONS}&list=yes~climate-action.assess.options~a1`, {
    ...CHARTS,
    only: "en",
  }),
  stop("corporate", "the same companies then and now", "/advanceAnalytics?by=same", CHARTS),
  stop("corporate", "companies whose level has risen", "/advanceAnalytics?by=same&list=moved~rose", {
    ...CHARTS,
    only: "fr",
  }),
  stop(
    "corporate",
    "companies that have recorded emissions",
    "/progressAdvanceAnalytics?tab=emissions&list=recorded~scope1",
    CHARTS,
  ),
  stop("corporate", "a member's page", ({ member }) => member),
  stop("corporate", "a member's page, answers", ({ member }) => `${member}/answers`),
  ...(["documents", "climate", "figures", "history", "requests"] as const).map((tab) =>
    stop("corporate", `a member's page, ${tab}`, ({ member }) => `${member}/${tab}`),
  ),
  stop("corporate", "a member's results", ({ memberResult }) => memberResult),
  stop("corporate", "red flags, none", FLAGS_PATH),
  stop("corporate", "saved views, none", VIEWS_PATH),
  stop("corporate", "a view to save", saveViewPath(READINESS, "?level=leader")),
  stop("corporate", "connect a spreadsheet", CONNECT_PATH, { isEnhanced: true }),
  stop("corporate", "certificates that expire", CERTIFICATES_PATH),
  stop("corporate", "certificates that have expired", `${CERTIFICATES_PATH}?list=expired`),
  stop("corporate", "key figures in sum", FIGURE_SUMS_PATH),
  stop("corporate", "key figures in sum, none of the year", figureSumsPath(2019)),
  stop("corporate", "a request for key figures", ASK_FOR_FIGURES_PATH, { isEnhanced: true }),
  stop("corporate", "dates to finish by, none", DATES_PATH, { isEnhanced: true }),
  // Only the owner, who reads in English, sets dates.
  stop("corporate", "a date for a member", ({ member }) => setDateOf(member), { isEnhanced: true, only: "en" }),
  refused(
    "corporate",
    "a date for a member",
    ({ member }) => setDateOf(member),
    (language) => text(language, "deadlines")("chosen.save", { count: 1 }),
    { status: 422, isEnhanced: true, only: "en" },
  ),
  stop("corporate", "tags, none", TAGS_PATH, { isEnhanced: true }),
  stop("corporate", "levels by tag, none", TAG_LEVELS_PATH, { isEnhanced: true }),
  stop("corporate", "a tag on a member", ({ member }) => putTagOf(member), { isEnhanced: true }),
  refused(
    "corporate",
    "a tag on a member",
    ({ member }) => putTagOf(member),
    (language) => text(language, "tags")("put.put"),
    { status: 422, isEnhanced: true },
  ),
  stop("corporate", "requests", SENT_PATH),
  stop("corporate", "requests, narrowed down to none", `${SENT_PATH}?show=closed&kind=figure`),
  stop("corporate", "a new request", ({ member }) => newRequestOf(member), { isEnhanced: true }),
  refused(
    "corporate",
    "a new request",
    ({ member }) => newRequestOf(member),
    (language) => text(language, "requests")("new.send", { count: 1 }),
    { status: 422, isEnhanced: true },
  ),
  stop("owner", "requests to the company, none", RECEIVED_PATH),
  stop("owner", "who sees our data, by links", LEDGER_PATH),
];
