import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { press } from "./actions";
import { text } from "./texts";
import { after, refused, type Stop, stop, type Visitors } from "./tour";

const isEnhanced = true;
/** Its filters apply themselves. */
const hasFiles = true;
const CHARTS = { isEnhanced: true, hasCharts: true, hydrates: true };
const QUARTERS = "/analytics?by=quarter&dimension=social&state=ZA%3AZA-GP&industry=mining";
const PROPOSE = "administrator-propose";
const draft = ({ draft: id }: Visitors["administrator"]) => `/admin/announcements/${id}`;

/** Questions to the network's office, and the office's own pages. */
export const OFFICE_STOPS: Stop[] = [
  stop("owner", "support, nothing asked", "/support", { isEnhanced }),
  refused("owner", "support", "/support", (language) => text(language, "support")("ask.submit"), { isEnhanced }),
  after(
    "owner",
    "support, asked",
    "/support",
    async ({ page, language }) => {
      const t = text(language, "support");
      await page.locator("main select[name=topic]").selectOption("report");
      await page.locator("main textarea").fill("KPI 2026?");
      await press(page, t("ask.submit"));
    },
    { isEnhanced },
  ),
  stop("administrator", "analytics", "/analytics"),
  stop("administrator", "analytics, a state and an industry by quarter", QUARTERS),
  stop("administrator", "analytics, a state without a dimension", "/analytics?state=ZA%3AZA-GP"),
  ...(["levels", "performance", "indicators", "actions&topic=water", "sdg", "demographics"] as const).map((tab) =>
    stop("administrator", `statistics of readiness, ${tab}`, `/advanceAnalytics?tab=${tab}`, CHARTS),
  ),
  stop(
    "administrator",
    "statistics, two groups by quarter",
    "/advanceAnalytics?by=quarter&compare=1&mode=percent",
    CHARTS,
  ),
  stop("administrator", "statistics, no such dates", "/advanceAnalytics?from=2026-01-01", { ...CHARTS, status: 422 }),
  stop("administrator", "companies of a level", "/advanceAnalytics?list=overall.intermediate", CHARTS),
  ...(["levels", "average", "emissions", "actions&topic=climate-governance"] as const).map((tab) =>
    stop("administrator", `statistics of progress, ${tab}`, `/progressAdvanceAnalytics?tab=${tab}`, CHARTS),
  ),
  stop("administrator", "administration", "/admin"),
  stop("administrator", "week by week", "/admin/weeks"),
  stop("administrator", "week by week, progress", "/admin/weeks?kind=progress", { only: "fr" }),
  stop("administrator", "search, found", "/admin/search?search=a"),
  stop("administrator", "search, nothing found", "/admin/search?search=zzzz", { only: "fr" }),
  stop("administrator", "questionnaires", "/admin/questionnaires"),
  stop("administrator", "questionnaire, published again", "/admin/questionnaires/versions/readiness-1?dialog=again"),
  stop(
    "administrator",
    "questionnaire, what the newest did",
    `/admin/questionnaires/versions/${newestReadiness.version}`,
  ),
  ...[
    ["draft", ""],
    ["question edited", "/edit?at=question/water.assess.1"],
    ["section edited", "/edit?at=section/water.assess"],
    ["level edited", "/edit?at=level/leader"],
    ["preview", "/preview?at=water.assess"],
    ["compared", "/publish"],
    ["asked to publish", "/publish?dialog=publish"],
    ["texts", "/texts"],
  ].map(([name, page]) =>
    stop("administrator", `questionnaire, ${name}`, ({ questionnaire }) => `${questionnaire}${page}`),
  ),
  // Pages that differ little from these are visited once, on a phone without scripts.
  ...[
    ["topic edited", "/edit?at=topic/water"],
    ["law edited", "/edit?at=law/water/1"],
    ["asked to discard", "?dialog=discard"],
    ["asked to remove", "/edit?at=section/water.assess&dialog=order&list=questions&key=water.assess.2"],
  ].map(([name, page]) =>
    stop("administrator", `questionnaire, ${name}`, ({ questionnaire }) => `${questionnaire}${page}`, { only: "fr" }),
  ),
  stop("administrator", "undelivered, none", "/admin/dead-letters"),
  stop("administrator", "undelivered, all", "/admin/dead-letters?filter=all"),
  stop("administrator", "stopped addresses", "/admin/stopped-addresses"),
  stop(
    "administrator",
    "stopped addresses, asked to release one",
    `/admin/stopped-addresses?release=${"x".repeat(43)}`,
  ),
  stop("administrator", "jobs", "/admin/jobs"),
  stop("administrator", "jobs, the runs of one", "/admin/jobs?job=outbox", { only: "fr" }),
  stop("administrator", "sessions", "/admin/sessions"),
  stop("administrator", "sessions, asked to end everybody's", "/admin/sessions?dialog=everybody"),
  refused("administrator", "sessions", "/admin/sessions", (language) =>
    text(language, "operations")("sessions.one.submit"),
  ),
  stop("administrator", "companies", "/admin/companies", { hasFiles }),
  stop("administrator", "companies, corporate ones", "/admin/companies?show=corporate", { hasFiles, only: "fr" }),
  stop("administrator", "companies by name", "/admin/companies?order=name", { hasFiles, only: "fr" }),
  stop("administrator", "companies, found", "/admin/companies?search=a", { hasFiles }),
  stop("administrator", "companies, nothing found", "/admin/companies?search=zzzz", { hasFiles, only: "fr" }),
  stop("administrator", "companies, filtered", "/admin/companies?state=done&country=ZA&order=unchanged", { hasFiles }),
  stop("administrator", "companies, nobody left", "/admin/companies?level=laggard&country=MY&show=corporate", {
    hasFiles,
  }),
  stop("administrator", "people, who has access", "/admin/people"),
  stop("administrator", "company", ({ company }) => company),
  stop("administrator", "company, asked to make it a corporate one", ({ company }) => `${company}?dialog=corporate`, {
    only: "fr",
  }),
  stop("administrator", "person", ({ person }) => person),
  stop("administrator", "person, asked to make them the owner", ({ person }) => `${person}?dialog=owner`),
  stop("administrator", "administrator, asked to propose an end", ({ colleague }) => `${colleague}?dialog=${PROPOSE}`),
  stop("administrator", "people, found", "/admin/people?search=a"),
  stop("administrator", "industries", "/admin/industries"),
  stop("administrator", "industry, new, without names", "/admin/industries/new?dialog=save"),
  stop("administrator", "industry, asked to stop offering it", "/admin/industries/construction?dialog=close", {
    only: "fr",
  }),
  stop("administrator", "emission factors", "/admin/factors"),
  stop("administrator", "emission factors, a set", "/admin/factors/south-africa-grid"),
  stop("administrator", "emission factors, a new version", "/admin/factors/south-africa-grid?edit=yes"),
  refused(
    "administrator",
    "emission factors, a new set",
    "/admin/factors/new",
    (language) => text(language, "office")("factors.check"),
    { status: 422 },
  ),
  stop("administrator", "audit log", "/admin/log"),
  stop("administrator", "audit log, nothing", "/admin/log?act=everybody-signed-out", { only: "fr" }),
  stop("administrator", "audit log, no such day", "/admin/log?from=2026-03-01&to=2026-02-28", {
    status: 422,
    only: "fr",
  }),
  stop("administrator", "questions", "/admin/support", { isEnhanced }),
  stop("administrator", "questions, answered", "/admin/support?show=answered", { isEnhanced }),
  stop("administrator", "saved answers", "/admin/support/answers", { isEnhanced }),
  stop("administrator", "announcements", "/admin/announcements"),
  stop("administrator", "announcement, new", "/admin/announcements/new", { isEnhanced }),
  refused(
    "administrator",
    "announcement, new",
    "/admin/announcements/new",
    (language) => text(language, "announcements")("form.save"),
    { isEnhanced },
  ),
  stop("administrator", "announcement, preview", draft),
  stop("administrator", "announcement, edited", (visitor) => `${draft(visitor)}/edit`, { isEnhanced }),
  stop("administrator", "announcement, asked to send", (visitor) => `${draft(visitor)}?dialog=send`),
  stop("administrator", "announcement, asked to delete", (visitor) => `${draft(visitor)}?dialog=delete`),
  stop("administrator", "announcement, read", ({ draft: id }) => `/announcements/${id}`),
];
