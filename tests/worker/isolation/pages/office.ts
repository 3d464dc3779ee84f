import { administratorsOnly, NO_ACTION, own, type Page } from "./shapes";

/** The administrator's reason for an action. */
const REASON = "Asked for by telephone";

/** The outcome of the pages in this area for each actor, by route. */
export const OFFICE_PAGES: Record<string, Page[]> = {
  support: [
    own("GET /support", "200"),
    own("POST /support", "400"),
    own("POST /support", "400", { ticket: ":ticket", more: "" }),
  ],
  "announcements/:id": [
    {
      ...own("GET /announcements/:announcement", { viewer: "404", contributor: "404", owner: "200" }),
      outsiders: "404",
      administrator: "200",
    },
    own("POST /announcements/:announcement", NO_ACTION),
  ],
  "admin/weeks": [
    administratorsOnly("GET /admin/weeks?kind=progress", "200"),
    administratorsOnly("POST /admin/weeks", NO_ACTION),
  ],
  "admin/weeks/file": [
    administratorsOnly("GET /admin/weeks/file", "200"),
    administratorsOnly("POST /admin/weeks/file", NO_ACTION),
  ],
  "admin/search": [
    { ...administratorsOnly("GET /admin/search?search=kwaito", "200"), readBy: ["administrator"] },
    administratorsOnly("POST /admin/search", NO_ACTION),
  ],
  "admin/support": [
    { ...administratorsOnly("GET /admin/support", "200"), readBy: ["administrator"] },
    {
      ...administratorsOnly("POST /admin/support", "400", { ticket: ":ticket", answer: "" }),
      readBy: ["administrator"],
    },
  ],
  "admin/support/answers": [
    administratorsOnly("GET /admin/support/answers", "200"),
    administratorsOnly("POST /admin/support/answers", "400"),
  ],
  "admin/announcements": [
    administratorsOnly("GET /admin/announcements", "200"),
    administratorsOnly("POST /admin/announcements", NO_ACTION),
  ],
  "admin/announcements/new": [
    administratorsOnly("GET /admin/announcements/new", "200"),
    administratorsOnly("POST /admin/announcements/new", "400"),
  ],
  "admin/announcements/:id": [
    administratorsOnly("GET /admin/announcements/:announcement", "200"),
    ...["send", "stop", "delete"].map((intent) =>
      administratorsOnly("POST /admin/announcements/:announcement", "303 /admin/announcements/:announcement", {
        intent,
      }),
    ),
  ],
  "admin/announcements/:id/edit": [
    administratorsOnly("GET /admin/announcements/:announcement/edit", "303 /admin/announcements/:announcement"),
    administratorsOnly("POST /admin/announcements/:announcement/edit", "303 /admin/announcements/:announcement"),
  ],
  "admin/questionnaires": [
    administratorsOnly("GET /admin/questionnaires", "200"),
    administratorsOnly("POST /admin/questionnaires", "303 /admin/questionnaires", { version: "none" }),
  ],
  "admin/questionnaires/versions/:version": [
    administratorsOnly("GET /admin/questionnaires/versions/readiness-1?dialog=again", "200"),
    administratorsOnly("POST /admin/questionnaires/versions/readiness-1", "409", { intent: "again", newest: "none" }),
  ],
  "admin/questionnaires/:id": [
    administratorsOnly("GET /admin/questionnaires/:questionnaire?dialog=discard", "200"),
    administratorsOnly("POST /admin/questionnaires/:questionnaire", "303 /admin/questionnaires/:questionnaire", {
      intent: "call-off",
    }),
  ],
  "admin/questionnaires/:id/edit": [
    administratorsOnly("GET /admin/questionnaires/:questionnaire/edit?at=level%2Fleader", "200"),
    administratorsOnly("POST /admin/questionnaires/:questionnaire/edit?at=level%2Fleader", "400"),
  ],
  "admin/questionnaires/:id/preview": [
    administratorsOnly("GET /admin/questionnaires/:questionnaire/preview", "200"),
    administratorsOnly("POST /admin/questionnaires/:questionnaire/preview", NO_ACTION),
  ],
  "admin/questionnaires/:id/publish": [
    administratorsOnly("GET /admin/questionnaires/:questionnaire/publish", "200"),
    administratorsOnly("POST /admin/questionnaires/:questionnaire/publish", "409", { intent: "now", revision: "0" }),
  ],
  "admin/questionnaires/:id/texts": [
    administratorsOnly("GET /admin/questionnaires/:questionnaire/texts", "200"),
    administratorsOnly("POST /admin/questionnaires/:questionnaire/texts", "422"),
  ],
  "admin/questionnaires/:id/texts/file": [
    administratorsOnly("GET /admin/questionnaires/:questionnaire/texts/file", "200"),
    administratorsOnly("POST /admin/questionnaires/:questionnaire/texts/file", NO_ACTION),
  ],
  "admin/sessions": [
    administratorsOnly("GET /admin/sessions", "200"),
    administratorsOnly("GET /admin/sessions?dialog=everybody", "200"),
    administratorsOnly("POST /admin/sessions", "400", { intent: "find", email: "nobody@example.com" }),
    administratorsOnly("POST /admin/sessions", "400", { intent: "end-everybody" }),
    administratorsOnly("POST /admin/sessions", "303 /admin/sessions", { intent: "end-everybody", reason: REASON }),
  ],
  // The office sees who the company is, but none of its answers.
  "admin/companies": [
    { ...administratorsOnly("GET /admin/companies?search=kwaito", "200"), readBy: ["administrator"] },
    administratorsOnly("GET /admin/companies?state=draft&inactive=yes", "200"),
    administratorsOnly("POST /admin/companies", NO_ACTION),
  ],
  "admin/companies/file": [
    { ...administratorsOnly("GET /admin/companies/file?search=kwaito", "200"), readBy: ["administrator"] },
    administratorsOnly("POST /admin/companies/file", NO_ACTION),
  ],
  "admin/companies/:id": [
    { ...administratorsOnly("GET /admin/companies/:company", "200"), readBy: ["administrator"] },
    administratorsOnly("GET /admin/companies/none", "404"),
    administratorsOnly("POST /admin/companies/none", "303 /admin/companies/none", {
      intent: "corporate",
      reason: REASON,
    }),
    {
      ...administratorsOnly("POST /admin/companies/:company", "400", { intent: "corporate", reason: "" }),
      readBy: ["administrator"],
    },
  ],
  "admin/people": [
    { ...administratorsOnly("GET /admin/people?search=hidden", "200"), readBy: ["administrator"] },
    administratorsOnly("POST /admin/people", NO_ACTION),
  ],
  "admin/people/:id": [
    { ...administratorsOnly("GET /admin/people/:owner", "200"), readBy: ["administrator"] },
    administratorsOnly("GET /admin/people/none", "404"),
    administratorsOnly("POST /admin/people/none", "303 /admin/people/none", { intent: "sign-out", reason: REASON }),
    administratorsOnly("POST /admin/people/none", "303 /admin/people/none", {
      intent: "second-step",
      reason: REASON,
      checked: "yes",
    }),
    administratorsOnly("POST /admin/people/none", "303 /admin/people/none", { intent: "viewer", reason: REASON }),
    { ...administratorsOnly("GET /admin/people/:colleague?dialog=owner", "200"), readBy: ["administrator"] },
    ...["second-step", "owner"].map(
      (intent): Page => ({
        ...administratorsOnly("POST /admin/people/:colleague", "400", { intent, reason: REASON }),
        readBy: ["administrator"],
      }),
    ),
  ],
  "admin/industries": [
    administratorsOnly("GET /admin/industries", "200"),
    administratorsOnly("POST /admin/industries", NO_ACTION),
  ],
  "admin/industries/:id": [
    administratorsOnly("GET /admin/industries/new", "200"),
    administratorsOnly("GET /admin/industries/none", "404"),
    administratorsOnly("POST /admin/industries/none", "303 /admin/industries", { intent: "close", reason: REASON }),
  ],
  "admin/factors": [
    administratorsOnly("GET /admin/factors", "200"),
    administratorsOnly("POST /admin/factors", NO_ACTION),
  ],
  "admin/factors/:set/file": [
    administratorsOnly("GET /admin/factors/south-africa-grid/file", "200"),
    administratorsOnly("GET /admin/factors/none/file", "404"),
    administratorsOnly("POST /admin/factors/south-africa-grid/file", NO_ACTION),
  ],
  "admin/factors/:set": [
    administratorsOnly("GET /admin/factors/south-africa-grid", "200"),
    administratorsOnly("GET /admin/factors/none", "404"),
    administratorsOnly("POST /admin/factors/new", "422", { intent: "publish", reason: REASON }),
  ],
  "admin/log": [
    administratorsOnly("GET /admin/log", "200"),
    administratorsOnly("GET /admin/log?from=2026-02-30", "422"),
    administratorsOnly("POST /admin/log", NO_ACTION),
  ],
  "admin/log/file": [
    administratorsOnly("GET /admin/log/file", "200"),
    administratorsOnly("GET /admin/log/file?to=x", "303 /admin/log?to=x"),
    administratorsOnly("POST /admin/log/file", NO_ACTION),
  ],
};
