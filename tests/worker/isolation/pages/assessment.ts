import { NOTHING } from "~/assessment/answers/rules/merge";
import { takenAnswer } from "~/assessment/workbook/taken";
import { figuresYearPath } from "~/core/addresses/key-figures";
import { PROGRESS } from "~/core/kinds/kind";
import { signOfChoice } from "../../../support/answers";
import { inDays } from "../../../support/days";
import { everybody, FIGURES, insidersOnly, LAST_YEAR, NO_ACTION, own, type Page, shared } from "./shapes";

/** A script is told that the user is signed out; it is not redirected. */
const fromScript = (...given: Parameters<typeof insidersOnly>): Page => ({
  ...insidersOnly(...given),
  anonymous: "401",
});

const SECTION = { section: "water.assess", "q.water.assess.1": "no", intent: "save" };

const WORKBOOK_ANSWER = takenAnswer("waste.assess.options", signOfChoice(["a1"]), NOTHING);
const FIGURES_BEFORE = figuresYearPath(LAST_YEAR - 1);

const TO_HISTORY = "303 /user/history?dialog=none";
const TO_PROGRESS = "303 /user/history?kind=progress&dialog=none";
const NOT_CORPORATE = "403";
const TOMORROW = inDays(1);

/** The outcome of the pages in this area for each actor, by route. */
export const ASSESSMENT_PAGES: Record<string, Page[]> = {
  "user/deadline/:scope": [
    own("GET /user/deadline/next", { viewer: "403", contributor: "403", owner: "200" }),
    own("POST /user/deadline/next", { viewer: "403", contributor: "403", owner: "400" }, { dueOn: "2001-01-01" }),
    own("GET /user/deadline/own", { viewer: "403", contributor: "200", owner: "200" }),
    own("POST /user/deadline/own", { viewer: "403", contributor: "400", owner: "400" }, { dueOn: "2001-01-01" }),
    own(
      "POST /user/deadline/own",
      { viewer: "403", contributor: `${TO_HISTORY}#dates`, owner: `${TO_HISTORY}#dates` },
      { dueOn: TOMORROW, intent: "set" },
    ),
    // Each user's own company; only a corporate one has members to ask.
    own("GET /user/deadline/members", NOT_CORPORATE, undefined, {
      stranger: "403",
      "linked corporate": "200",
      "unlinked corporate": "200",
    }),
    own(
      "POST /user/deadline/members",
      NOT_CORPORATE,
      { intent: "remove" },
      {
        stranger: "403",
        "linked corporate": "303 /user/profile/access-code",
        "unlinked corporate": "303 /user/profile/access-code",
      },
    ),
    everybody("GET /user/deadline/other", "404"),
  ],
  ":id": [
    insidersOnly("GET /:draft?section=water.assess", {
      viewer: "303 /view/:draft",
      contributor: "200",
      owner: "200",
    }),
    insidersOnly("GET /:completed", "303 /view/:completed"),
    // A corporate company is led to the page of the draft, which is not there for those it is not shared with.
    shared(
      "GET /:draft?userId=:owner",
      "303 /associatedCompanies/:draft?userId=:owner",
      {
        viewer: "303 /view/:draft",
        contributor: "303 /complete/:draft?userId=:owner",
        owner: "303 /complete/:draft?userId=:owner",
      },
      "303 /associatedCompanies/:draft?userId=:owner",
    ),
    shared(
      "GET /:completed?userId=:owner",
      "303 /view/:completed?userId=:owner",
      "303 /view/:completed",
      "303 /associatedCompanies/:completed?userId=:owner",
    ),
    insidersOnly(
      "POST /:draft",
      {
        viewer: "403",
        // Leads to the question whose other answer was kept.
        contributor: "303 /:draft?section=water.assess&question=water.assess.options",
        owner: "303 /:draft?section=water.assess",
      },
      SECTION,
    ),
    insidersOnly(
      "POST /:completed",
      { viewer: "403", contributor: "303 /view/:completed", owner: "303 /view/:completed" },
      SECTION,
    ),
  ],
  "view/:id": [
    shared("GET /view/:completed?userId=:owner", "200", "200"),
    insidersOnly("GET /view/:draft", { viewer: "200", contributor: "303 /:draft", owner: "303 /:draft" }),
    insidersOnly("GET /view/:completed", "200"),
    everybody("POST /view/:completed", NO_ACTION),
  ],
  // What the browser keeps afterwards is in a cookie of its own; nothing is stored.
  "takeAlong/:id": [
    insidersOnly("GET /takeAlong/:draft", "200"),
    insidersOnly("GET /takeAlong/:completed", "200"),
    insidersOnly(
      "POST /takeAlong/:draft",
      { viewer: "403", contributor: "303 /takeAlong/:draft", owner: "303 /takeAlong/:draft" },
      { intent: "take" },
    ),
    insidersOnly(
      "POST /takeAlong/:completed",
      { viewer: "403", contributor: "303 /takeAlong/:completed", owner: "303 /takeAlong/:completed" },
      { intent: "take" },
    ),
    insidersOnly("POST /takeAlong/:completed", "303 /takeAlong/:completed", { intent: "remove" }),
  ],
  "topics/:id": [
    insidersOnly("GET /topics/:draft", "200"),
    insidersOnly("GET /topics/:completed", "200"),
    insidersOnly(
      "POST /topics/:draft",
      { viewer: "403", contributor: "403", owner: "303 /topics/:draft#water" },
      { topic: "water", assignee: "", dueOn: TOMORROW, intent: "assign" },
    ),
    insidersOnly(
      "POST /topics/:draft",
      { viewer: "403", contributor: "303 /topics/:draft#waste", owner: "303 /topics/:draft#waste" },
      { topic: "waste", intent: "ready" },
    ),
    insidersOnly(
      "POST /topics/:completed",
      { viewer: "403", contributor: "303 /topics/:completed#waste", owner: "303 /topics/:completed#waste" },
      { topic: "waste", intent: "ready" },
    ),
  ],
  "comments/:id/:questionId": [
    insidersOnly("GET /comments/:draft/water.assess.1", "200"),
    insidersOnly("GET /comments/:completed/water.assess.1", "200"),
    insidersOnly("GET /comments/:draft/water.assess.99", "404"),
    insidersOnly(
      "POST /comments/:draft/water.assess.1",
      { viewer: "403", contributor: "400", owner: "400" },
      { text: " ", intent: "add" },
    ),
    insidersOnly(
      "POST /comments/:draft/water.assess.1?delete=:comment",
      { viewer: "403", contributor: "403", owner: "303 /comments/:draft/water.assess.1" },
      { intent: "delete" },
    ),
    insidersOnly(
      "POST /comments/:completed/water.assess.1",
      {
        viewer: "403",
        contributor: "303 /comments/:completed/water.assess.1",
        owner: "303 /comments/:completed/water.assess.1",
      },
      { text: "Too late", intent: "add" },
    ),
  ],
  "points/:id": [
    insidersOnly("GET /points/:draft", "200"),
    insidersOnly("GET /points/:completed", "303 /user/dashboard/:completed"),
    everybody("POST /points/:draft", NO_ACTION),
  ],
  "review/:id": [
    insidersOnly("GET /review/:draft", { viewer: "303 /view/:draft", contributor: "200", owner: "200" }),
    insidersOnly("GET /review/:completed", "303 /view/:completed"),
    everybody("POST /review/:draft", NO_ACTION),
  ],
  "user/assessment/:id": [
    insidersOnly("GET /user/assessment/:draft", "303 /:draft"),
    insidersOnly("GET /user/assessment/:completed", "303 /:completed"),
    everybody("POST /user/assessment/:draft", NO_ACTION),
  ],
  "user/progress/:indicator": [
    insidersOnly("GET /user/progress/:indicator", {
      viewer: "303 /view/progress/:draft#water",
      contributor: "303 /progress/:draft?section=water.assess",
      owner: "303 /progress/:draft?section=water.assess",
    }),
    own("GET /user/progress/water", "422"),
  ].map((page) => ({ ...page, kind: PROGRESS })),
  "progress-assessment/:page": [
    own("GET /progress-assessment/new", "303 /user/history?kind=progress&dialog=start"),
    own("GET /progress-assessment/history", TO_PROGRESS),
    own("GET /progress-assessment/questions", "303 /progress/:draft", undefined, TO_PROGRESS),
    own("GET /progress-assessment/documents", "303 /uploadProgressDocuments/:draft", undefined, TO_PROGRESS),
    own("GET /progress-assessment/reports", "303 /user/progress/dashboard/:completed", undefined, TO_PROGRESS),
    own("GET /progress-assessment/nothing", "404"),
  ].map((page) => ({ ...page, kind: PROGRESS })),
  "user/assessment/:id/:act": [
    insidersOnly("GET /user/assessment/:draft/reset", { viewer: "403", contributor: "200", owner: "200" }),
    ...["clear", "fresh"].map((act) =>
      insidersOnly(`GET /user/assessment/:draft/${act}`, { viewer: "403", contributor: "403", owner: "200" }),
    ),
    insidersOnly("GET /user/assessment/:completed/fresh", {
      viewer: "403",
      contributor: "403",
      owner: "303 /user/history?dialog=start",
    }),
    everybody("GET /user/assessment/:draft/nothing", "404"),
    insidersOnly("POST /user/assessment/:draft/reset", {
      viewer: "403",
      contributor: "303 /:draft?start",
      owner: "303 /:draft?start",
    }),
    insidersOnly("POST /user/assessment/:draft/clear", {
      viewer: "403",
      contributor: "403",
      owner: "303 /:draft?start",
    }),
    insidersOnly("POST /user/assessment/:draft/fresh", { viewer: "403", contributor: "403", owner: "303 /:new" }),
    insidersOnly("POST /user/assessment/:completed/reset", {
      viewer: "403",
      contributor: "303 /view/:completed",
      owner: "303 /view/:completed",
    }),
    insidersOnly("POST /user/assessment/:completed/clear", {
      viewer: "403",
      contributor: "403",
      owner: "303 /view/:completed",
    }),
  ],
  "resync/:id": [
    insidersOnly("GET /resync/:draft", { viewer: "403", contributor: "200", owner: "200" }),
    insidersOnly("GET /resync/:completed", {
      viewer: "403",
      contributor: "303 /view/:completed",
      owner: "303 /view/:completed",
    }),
    insidersOnly("POST /resync/:draft", { viewer: "403", contributor: "303 /:draft", owner: "303 /:draft" }),
    insidersOnly("POST /resync/:completed", {
      viewer: "403",
      contributor: "303 /view/:completed",
      owner: "303 /view/:completed",
    }),
  ],
  // The questionnaires of this test have no worksheets, so there is no such page for people who may answer (bills.test.ts has it).
  "bills/:id": [
    insidersOnly("GET /bills/:draft", { viewer: "403", contributor: "404", owner: "404" }),
    insidersOnly("GET /bills/:completed", {
      viewer: "403",
      contributor: "303 /view/:completed",
      owner: "303 /view/:completed",
    }),
    insidersOnly("POST /bills/:draft", { viewer: "403", contributor: "404", owner: "404" }),
    insidersOnly("POST /bills/:completed", {
      viewer: "403",
      contributor: "303 /view/:completed",
      owner: "303 /view/:completed",
    }),
  ],
  "workbook/:id": [
    insidersOnly("GET /workbook/:draft", "200"),
    insidersOnly("GET /workbook/:completed", "200"),
    insidersOnly("POST /workbook/:draft", { viewer: "403", contributor: "422", owner: "422" }, { intent: "preview" }),
    insidersOnly(
      "POST /workbook/:draft",
      {
        viewer: "403",
        contributor: "303 /workbook/:draft?saved=1&left=0",
        // A colleague has just given the same answer.
        owner: "303 /workbook/:draft?saved=0&left=1",
      },
      { intent: "apply", offered: "1", take: WORKBOOK_ANSWER },
    ),
    insidersOnly(
      "POST /workbook/:completed",
      { viewer: "403", contributor: "303 /workbook/:completed", owner: "303 /workbook/:completed" },
      { intent: "apply", offered: "1", take: WORKBOOK_ANSWER },
    ),
  ],
  // The address names a year, always of the reader's own company.
  "key-figures": [
    own("GET /key-figures", "200"),
    own(
      "POST /key-figures",
      { viewer: "403", contributor: `303 ${FIGURES_BEFORE}`, owner: `303 ${FIGURES_BEFORE}` },
      { year: String(LAST_YEAR - 1) },
    ),
    own("POST /key-figures", { viewer: "403", contributor: "400", owner: "400" }, { year: "1999" }),
  ],
  "key-figures/:year": [
    insidersOnly(`GET ${FIGURES}`, "200"),
    insidersOnly(`GET ${FIGURES}?dialog=erase`, "200"),
    own(`POST ${FIGURES}`, { viewer: "403", contributor: "403", owner: "303 /key-figures" }, { intent: "erase" }),
    own(`POST ${FIGURES}`, "400", { intent: "other" }),
  ],
  "key-figures/:year/print": [
    insidersOnly(`GET ${FIGURES}/print`, "200"),
    everybody(`POST ${FIGURES}/print`, NO_ACTION),
  ],
  "key-figures/:year/:section": [
    insidersOnly(`GET ${FIGURES}/resources`, "200"),
    insidersOnly(`GET ${FIGURES}/nothing`, "404"),
    own(
      `POST ${FIGURES}/resources`,
      { viewer: "403", contributor: `303 ${FIGURES}/conduct`, owner: `303 ${FIGURES}/conduct` },
      { "f.waste": "7", intent: "next" },
      "303 /key-figures",
    ),
  ],
  "workbook/:id/download": [
    insidersOnly("GET /workbook/:draft/download", "200"),
    insidersOnly("GET /workbook/:completed/download", "200"),
    everybody("POST /workbook/:draft/download", NO_ACTION),
  ],
  "files/evidence/:fileId/:name": [
    // A company that it has joined reads what belongs to a completed assessment.
    {
      request: "GET /files/evidence/:submitted/log.pdf",
      anonymous: "401",
      outsiders: { stranger: "404", "linked corporate": "200", "unlinked corporate": "404" },
      insiders: "200",
    },
    { request: "GET /files/evidence/:planned/log.pdf", anonymous: "401", outsiders: "404", insiders: "200" },
    everybody("POST /files/evidence/:submitted/log.pdf", NO_ACTION),
  ],
  "autosave/:id": [
    everybody("GET /autosave/:draft", "303 /:draft"),
    fromScript("POST /autosave/:draft", { viewer: "403", contributor: "200", owner: "200" }, SECTION),
    fromScript("POST /autosave/:completed", { viewer: "403", contributor: "409", owner: "409" }, SECTION),
  ],
};
