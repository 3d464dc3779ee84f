import { NOTHING } from "~/assessment/answers/rules/merge";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { takenAnswer } from "~/assessment/workbook/taken";
import { assessmentPaths } from "~/core/addresses/assessment";
import { figuresYearPath } from "~/core/addresses/key-figures";
import { membersPath } from "~/core/addresses/network";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { LEGAL_TABS } from "~/foundation/identity/content/legal-documents";
import { signOfChoice } from "../../support/answers";
import type { Actor, Insider, Outcome, Outcomes, OutsideOutcomes } from "./actors";

export interface Page extends Outcomes {
  /**
   * `:draft` and `:completed` stand for the sealed ids of the company's assessments, `:picture` for the path of its owner's
   * picture, `:comment` for the owner's on the draft, `:document` for the draft's document, `:planned` and `:submitted` for a file of the draft and of the other one,
   * `:colleague` for its contributor, `:company` for its own id, `:invitation` for somebody whom its owner has invited, and `:action` for one of its plan.
   */
  request: `${"GET" | "POST"} ${string}`;
  fields?: Record<string, string>;
  /** The kind of the assessments that it names; readiness unless said. */
  kind?: Kind;
  /** Outsiders who read there of the company what they may: its questions to the office, what it shares. */
  readBy?: Actor[];
}

const NO_ACTION = "405";
/** Why an administrator does something. */
const REASON = "Asked for by telephone";

const everybody = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  request,
  fields,
  anonymous: outcome,
  outsiders: outcome,
  insiders: outcome,
});

/** Visitors are sent to /login and back; for outsiders there is nothing. */
const insidersOnly = (
  request: Page["request"],
  insiders: Outcome | Record<Insider, Outcome>,
  fields?: Record<string, string>,
): Page => {
  const [, path] = request.split(" ");
  return { request, fields, anonymous: `303 /login?next=${path}`, outsiders: "404", insiders };
};

/** Speaks of nothing but the reader's own account; visitors are sent to /login and back. */
const own = (
  request: Page["request"],
  signedIn: Outcome | Record<Insider, Outcome>,
  fields?: Record<string, string>,
  outsiders: Outcome | OutsideOutcomes = typeof signedIn === "string" ? signedIn : signedIn.owner,
): Page => {
  const [method, path] = request.split(" ");
  const anonymous = method === "POST" && signedIn === NO_ACTION ? NO_ACTION : `303 /login?next=${path}`;
  return { request, fields, anonymous, outsiders, insiders: signedIn };
};

/** What a company shares with the one that it has joined by all it submits, and with no other; `insiders` is what its own people meet there. */
const shared = (request: Page["request"], linked: Outcome, insiders: Outcome | Record<Insider, Outcome>): Page => ({
  ...insidersOnly(request, insiders),
  anonymous: `303 /login?next=${request.split(" ")[1]}`,
  outsiders: { stranger: "404", "linked corporate": linked, "unlinked corporate": "404" },
  readBy: ["linked corporate"],
});

/** The lists of those who have joined, for companies that have an access code. */
const corporatesOnly = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  ...{ request, fields, anonymous: `303 /login?next=${request.split(" ")[1]}` },
  outsiders: {
    ...{ stranger: "404", "linked corporate": outcome, "level corporate": outcome },
    ...{ "former corporate": outcome, "unlinked corporate": outcome },
  },
  insiders: "404",
});
/** What they have submitted as a file; without any, back to the list. */
const exported = (path: string, fields: Record<string, string>): Page => {
  const page = withOffice(`POST ${path}/submissions`, "200", fields);
  const [none, outsiders] = [`303 ${path}`, page.outsiders as OutsideOutcomes];
  return {
    ...page,
    outsiders: { ...outsiders, "former corporate": none, "unlinked corporate": none },
    readBy: ["linked corporate", "level corporate", "administrator"],
  };
};
/** The same for whoever has a list: those companies, and the network's office, whose list is of everybody. */
const withOffice = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  ...corporatesOnly(request, outcome, fields),
  administrator: outcome,
});
/** What names those who have joined to whom they have joined, and everybody to the office. */
const members = (request: Page["request"]): Page => ({
  ...withOffice(request, "200"),
  readBy: ["linked corporate", "level corporate", "administrator"],
});

/** The network's own pages: visitors are sent to /login and back, for everybody else there is nothing. */
const administratorsOnly = (
  request: Page["request"],
  administrator: Outcome,
  fields?: Record<string, string>,
): Page => {
  const [method, path] = request.split(" ");
  const hasNone = method === "POST" && administrator === NO_ACTION;
  const others = hasNone ? NO_ACTION : "404";
  const anonymous = hasNone ? NO_ACTION : `303 /login?next=${path}`;
  return { request, fields, anonymous, outsiders: others, administrator, insiders: others };
};

/** The links to a report; the one that is to be ended is not there. */
const ofSharing = (results: string, toDraft: Outcome, kind: Kind): Page[] => {
  const ofOwnerAlone = (owner: Outcome) => ({ viewer: "403", contributor: "403", owner }) as const;
  const made = {
    ...{ recipient: "A bank", parts: "scores", language: "en" },
    expires: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  };
  return [
    // A draft has nothing to be shared, and its owner alone is told where it is answered.
    insidersOnly(`GET ${results}/:draft/share`, ofOwnerAlone(toDraft)),
    insidersOnly(`GET ${results}/:completed/share`, ofOwnerAlone("200")),
    insidersOnly(`POST ${results}/:draft/share`, ofOwnerAlone(toDraft), made),
    insidersOnly(`POST ${results}/:completed/share`, ofOwnerAlone(`303 ${results}/:completed/share#links`), made),
    insidersOnly(`POST ${results}/:completed/share`, ofOwnerAlone("404"), { intent: "end", link: "none" }),
  ].map((page): Page => ({ ...page, kind }));
};

/** What adds companies up: those of a corporate company's members, everybody's for the network, and nobody's for the others. */
const population = (request: Page["request"]): Page => {
  const [method, path] = request.split(" ");
  if (method === "POST") return everybody(request, NO_ACTION);
  return {
    request,
    anonymous: `303 /login?next=${path}`,
    outsiders: { stranger: "403", "linked corporate": "200", "level corporate": "200", "unlinked corporate": "200" },
    administrator: "200",
    insiders: "403",
  };
};

/** The same, which names companies to whom they are shared with; the network's office names everybody, unless `names` says otherwise. */
const naming = (request: Page["request"], names: Actor[] = ["linked corporate", "administrator"]): Page => ({
  ...population(request),
  readBy: names,
});

/** A page of a report by which its owner alone says something of it. */
const ofOwner = (step: string, fields: Record<string, string>): Page[] =>
  [
    insidersOnly(`GET /user/progress/dashboard/:draft/${step}`, "303 /progress/:draft"),
    insidersOnly(`GET /user/progress/dashboard/:completed/${step}`, {
      viewer: "403",
      contributor: "403",
      owner: "200",
    }),
    insidersOnly(`POST /user/progress/dashboard/:draft/${step}`, "303 /progress/:draft", fields),
    insidersOnly(
      `POST /user/progress/dashboard/:completed/${step}`,
      { viewer: "403", contributor: "403", owner: "303 /user/progress/dashboard/:completed#approval" },
      fields,
    ),
  ].map((page): Page => ({ ...page, kind: PROGRESS }));

/** A script is told that nobody is signed in; it is not led to a page. */
const fromScript = (...given: Parameters<typeof insidersOnly>): Page => ({
  ...insidersOnly(...given),
  anonymous: "401",
});

const SECTION = { section: "water.assess", "q.water.assess.1": "no", intent: "save" };

const WORKBOOK_ANSWER = takenAnswer("waste.assess.options", signOfChoice(["a1"]), NOTHING);

/** What the company has ticked, as an address has it. */
const OTHER_OPTION = "water.assess.options%7Eother";

const LAST_YEAR = lastWholeYear(Date.now());
const FIGURES = figuresYearPath(LAST_YEAR);
const FIGURES_BEFORE = figuresYearPath(LAST_YEAR - 1);

const TO_HISTORY = "303 /user/history?dialog=none";
const ASKS = "303 /user/history?dialog=start";
const TO_PROGRESS = "303 /user/history?kind=progress&dialog=none";
const NOT_CORPORATE = "403";
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Of the company's people only its owner gets on, and so do the owners of others, with their own. */
const ONLY_OWNER_303 = { viewer: "403", contributor: "403", owner: "303 /user/team" };

const OWN_PROFILE = { username: "Nomsa", designation: "Owner", mobileCountry: "ZA", mobile: "082 123 4567" };
const COMPANY_PROFILE = {
  ...{ company: "Taken over", industry: "education", companySize: "300k-3m" },
  ...{ country: "ZA", state: "ZA-WC", shownCountry: "ZA", shownState: "ZA-GP" },
};

const OWN: Record<string, Page[]> = {
  login: [
    {
      request: "GET /login",
      anonymous: "200",
      outsiders: "303 /user/history",
      insiders: "303 /user/history",
    },
    {
      request: "POST /login",
      fields: { email: "", password: "" },
      anonymous: "400",
      outsiders: "303 /user/history",
      insiders: "303 /user/history",
    },
  ],
  // Nobody's sign-in waits for a code.
  "login/code": (["GET", "POST"] as const).map((method) => ({
    request: `${method} /login/code`,
    anonymous: "303 /login",
    outsiders: "303 /user/history",
    insiders: "303 /user/history",
  })),
  "login/passkey": (["GET", "POST"] as const).map((method) => ({
    request: `${method} /login/passkey`,
    anonymous: method === "GET" ? "200" : "400",
    outsiders: "303 /user/history",
    insiders: "303 /user/history",
  })),
  "login/passkey/options": [
    everybody("GET /login/passkey/options", "302 /login"),
    everybody("POST /login/passkey/options", "200"),
  ],
  register: [
    {
      request: "GET /register",
      anonymous: "200",
      outsiders: "303 /user/history",
      insiders: "303 /user/history",
    },
    {
      request: "GET /register?invitation=none",
      anonymous: "303 /register",
      outsiders: "303 /user/profile/access-code?add&invitation=none",
      insiders: "303 /user/profile/access-code?add&invitation=none",
    },
    everybody("POST /register", "303 /register", { intent: "back" }),
  ],
  forgotPassword: [
    everybody("GET /forgotPassword", "200"),
    // Without a right captcha nothing is sent or counted, whoever asks.
    everybody("POST /forgotPassword", "400", { email: "somebody@example.com" }),
  ],
  // Open to whoever carries the cookie of a recovery, signed in or not.
  OTPverify: [
    everybody("GET /OTPverify", "303 /forgotPassword"),
    everybody("POST /OTPverify", "303 /forgotPassword", { code: "123456" }),
  ],
  resetPassword: [
    everybody("GET /resetPassword", "303 /forgotPassword"),
    everybody("POST /resetPassword", "303 /forgotPassword", { password: "a quiet river bend" }),
  ],
  "terms&condition": [everybody("GET /terms&condition", "200"), everybody("POST /terms&condition", NO_ACTION)],
  "privacy-policy": [everybody("GET /privacy-policy", "200"), everybody("POST /privacy-policy", NO_ACTION)],
  // Nobody of the cast owes an agreement.
  agreements: [
    own("GET /agreements", "303 /user/history"),
    own("POST /agreements", "303 /user/history", { terms: "1" }),
  ],
  "legal-documents": [
    ...LEGAL_TABS.map((tab) => everybody(`GET /legal-documents?tab=${tab}`, "200")),
    everybody("GET /legal-documents?tab=none", "200"),
    everybody("POST /legal-documents", NO_ACTION),
  ],
  "": [{ request: "GET /", anonymous: "200", outsiders: "303 /user/history", insiders: "303 /user/history" }],
  sample: [everybody("GET /sample", "200")],
  "user/history": [
    { request: "GET /user/history", anonymous: "303 /login?next=/user/history", outsiders: "200", insiders: "200" },
    // Beside a draft with answers another one is started only by a form that names it; nobody else's draft helps.
    ...[
      { from: "nothing", started: "303 /:new" },
      { from: "last", started: "303 /:new?start" },
    ].flatMap(({ from, started }) => [
      own("POST /user/history", { viewer: "403", contributor: ASKS, owner: ASKS }, { from }, started),
      own(
        "POST /user/history",
        { viewer: "403", contributor: started, owner: started },
        { from, beside: ":draft" },
        ASKS,
      ),
    ]),
  ],
  "user/deadline/:scope": [
    own("GET /user/deadline/own", { viewer: "403", contributor: "200", owner: "200" }),
    own("POST /user/deadline/own", { viewer: "403", contributor: "400", owner: "400" }, { dueOn: "2001-01-01" }),
    own(
      "POST /user/deadline/own",
      { viewer: "403", contributor: `${TO_HISTORY}#dates`, owner: `${TO_HISTORY}#dates` },
      { dueOn: TOMORROW, intent: "set" },
    ),
    // Everybody's own company; only a corporate one has members to ask.
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
  "knowledge-base": [
    own("GET /knowledge-base", "200"),
    own("GET /knowledge-base?q=nothing+at+all&category=other&tag=other", "200"),
    own("POST /knowledge-base", NO_ACTION),
  ],
  "knowledge-base/:slug": [
    own("GET /knowledge-base/readiness-manual", "200"),
    own("GET /knowledge-base/constructor", "404"),
    own("POST /knowledge-base/readiness-manual", NO_ACTION),
  ],
  ":id": [
    insidersOnly("GET /:draft?section=water.assess", {
      viewer: "303 /view/:draft",
      contributor: "200",
      owner: "200",
    }),
    insidersOnly("GET /:completed", "303 /view/:completed"),
    shared("GET /:draft?userId=:owner", "303 /associatedCompanies/:draft?userId=:owner", {
      viewer: "303 /view/:draft",
      contributor: "303 /complete/:draft?userId=:owner",
      owner: "303 /complete/:draft?userId=:owner",
    }),
    shared("GET /:completed?userId=:owner", "303 /view/:completed?userId=:owner", "303 /view/:completed"),
    insidersOnly(
      "POST /:draft",
      { viewer: "403", contributor: "303 /:draft?section=water.assess", owner: "303 /:draft?section=water.assess" },
      SECTION,
    ),
    insidersOnly(
      "POST /:completed",
      { viewer: "403", contributor: "303 /view/:completed", owner: "303 /view/:completed" },
      SECTION,
    ),
  ],
  associatedCompanies: [
    members("GET /associatedCompanies"),
    members("GET /associatedCompanies?search=kwaito"),
    corporatesOnly("POST /associatedCompanies", "303 /associatedCompanies", { all: "yes" }),
  ],
  "progress/associatedCompanies": [
    members("GET /progress/associatedCompanies"),
    corporatesOnly("POST /progress/associatedCompanies", "303 /progress/associatedCompanies", { all: "yes" }),
  ],
  "associatedCompanies/file": [members("GET /associatedCompanies/file")],
  "progress/associatedCompanies/file": [members("GET /progress/associatedCompanies/file")],
  "associatedCompanies/submissions": [
    exported("/associatedCompanies", { all: "yes" }),
    // An id that is nobody's of theirs: there is nothing to export.
    withOffice("POST /associatedCompanies/submissions", "303 /associatedCompanies", { chosen: ":completed" }),
  ],
  "progress/associatedCompanies/submissions": [
    exported("/progress/associatedCompanies", { all: "yes", format: "xlsx" }),
  ],
  "associatedCompanies/exports": [
    withOffice("GET /associatedCompanies/exports", "200"),
    // A list that is short is downloaded from its page.
    withOffice("POST /associatedCompanies/exports", "303 /associatedCompanies"),
  ],
  "progress/associatedCompanies/exports": [
    withOffice("GET /progress/associatedCompanies/exports", "200"),
    withOffice("POST /progress/associatedCompanies/exports", "303 /progress/associatedCompanies"),
  ],
  "associatedCompanies/invitations": [
    corporatesOnly("GET /associatedCompanies/invitations", "200"),
    // No list, no row of theirs, and a form that is none of ours.
    corporatesOnly("POST /associatedCompanies/invitations", "422", { intent: "check" }),
    corporatesOnly("POST /associatedCompanies/invitations", "303 /associatedCompanies/invitations", { intent: "send" }),
    corporatesOnly("POST /associatedCompanies/invitations", "303 /associatedCompanies/invitations", {
      intent: "withdraw",
      id: ":invitation",
    }),
  ],
  "associatedCompanies/exports/:id": [corporatesOnly("GET /associatedCompanies/exports/none", "404")],
  "progress/associatedCompanies/exports/:id": [corporatesOnly("GET /progress/associatedCompanies/exports/none", "404")],
  "associatedCompanies/:id": [
    shared("GET /associatedCompanies/:draft?userId=:owner", "200", "404"),
    shared("GET /associatedCompanies/:completed?userId=:owner", "404", "404"),
    shared("GET /associatedCompanies/:draft", "404", "404"),
    shared("POST /associatedCompanies/:draft?userId=:owner", "303 /associatedCompanies/:draft?userId=:owner", "404"),
  ],
  "user/sharing": [
    own("GET /user/sharing", "200"),
    own("GET /user/sharing?after=nothing", "200"),
    own("POST /user/sharing", "404", { company: "nobody", scope: "level" }),
  ],
  "view/:id": [
    shared("GET /view/:completed?userId=:owner", "200", "200"),
    insidersOnly("GET /view/:draft", { viewer: "200", contributor: "303 /:draft", owner: "303 /:draft" }),
    insidersOnly("GET /view/:completed", "200"),
    everybody("POST /view/:completed", NO_ACTION),
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
  "complete/:id": [
    insidersOnly("GET /complete/:draft", { viewer: "303 /view/:draft", contributor: "200", owner: "200" }),
    insidersOnly("GET /complete/:draft?dialog=upload", {
      viewer: "303 /view/:draft",
      contributor: "200",
      owner: "200",
    }),
    insidersOnly("GET /complete/:completed", "303 /view/:completed"),
    insidersOnly(
      "POST /complete/:draft",
      { viewer: "403", contributor: "303 /complete/:draft", owner: "303 /complete/:draft" },
      { intent: "tell-owner" },
    ),
    insidersOnly(
      "POST /complete/:draft",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:draft?generateReport=true" },
      { intent: "submit" },
    ),
    insidersOnly(
      "POST /complete/:completed",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:completed" },
      { intent: "submit" },
    ),
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
      ...{ viewer: "303 /view/progress/:draft#water", contributor: "303 /progress/:draft?section=water.assess" },
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
  "pdf/:id": [
    shared("GET /pdf/:completed?lang=ms&userId=:owner", "200", "200"),
    insidersOnly("GET /pdf/:draft", "303 /:draft"),
    insidersOnly("GET /pdf/:completed?lang=ms", "200"),
    // It leads there whoever asks, and says nothing; there it is as below.
    own("GET /pdf/:completed?format=pdf&lang=ms", "303 /pdf/:completed/file?lang=ms"),
    everybody("POST /pdf/:completed", NO_ACTION),
    { ...insidersOnly("GET /pdf/:draft", "303 /progress/:draft"), kind: PROGRESS },
    { ...insidersOnly("GET /pdf/:completed?lang=fr", "200"), kind: PROGRESS },
  ],
  "pdf/:id/file": [
    shared("GET /pdf/:completed/file?lang=ms&userId=:owner", "200", "200"),
    insidersOnly("GET /pdf/:draft/file", "303 /:draft"),
    insidersOnly("GET /pdf/:completed/file?lang=ms", "200"),
    everybody("POST /pdf/:completed/file", NO_ACTION),
  ],
  "user/dashboard/:id": [
    shared("GET /user/dashboard/:completed?userId=:owner", "200", "200"),
    shared("GET /user/dashboard/:draft?userId=:owner", "404", "303 /:draft"),
    insidersOnly("GET /user/dashboard/:draft", "303 /:draft"),
    insidersOnly("GET /user/dashboard/:completed", "200"),
    insidersOnly("GET /user/dashboard/:completed?dialog=approve", "200"),
    insidersOnly("GET /user/dashboard/:completed?view=progress", "200"),
    insidersOnly("GET /user/dashboard/:completed?trace=climate-action", "200"),
    insidersOnly("GET /user/dashboard/:draft?trace=overall", "303 /:draft"),
    insidersOnly("GET /user/dashboard/:draft?view=progress", "303 /:draft"),
    shared(
      "GET /user/dashboard/:completed?download=true",
      "303 /pdf/:completed?userId=:owner&download=true",
      "303 /pdf/:completed?download=true",
    ),
    shared("GET /user/dashboard/:draft?download=true", "404", "303 /:draft"),
    insidersOnly("POST /user/dashboard/:completed", "303 /pdf/:completed?download=true", { intent: "regenerate" }),
    insidersOnly("POST /user/dashboard/:draft", "303 /:draft", { intent: "review" }),
    insidersOnly("POST /user/dashboard/:completed", "303 /user/dashboard/:completed#reviews", { intent: "review" }),
    insidersOnly(
      "POST /user/dashboard/:completed",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:completed#reviews" },
      { intent: "approve" },
    ),
  ],
  "user/progress/dashboard/:id": (
    [
      shared("GET /user/progress/dashboard/:completed?userId=:owner", "200", "200"),
      insidersOnly("GET /user/progress/dashboard/:draft", "303 /progress/:draft"),
      insidersOnly("GET /user/progress/dashboard/:completed", "200"),
      insidersOnly("GET /user/progress/dashboard/:completed?trace=overall", "200"),
      insidersOnly("GET /user/progress/dashboard/:draft?trace=overall", "303 /progress/:draft"),
      shared(
        "GET /user/progress/dashboard/:completed?download=true",
        "303 /pdf/:completed?userId=:owner&download=true",
        "303 /pdf/:completed?download=true",
      ),
      everybody("POST /user/progress/dashboard/:completed", NO_ACTION),
    ] satisfies Page[]
  ).map((page): Page => ({ ...page, kind: PROGRESS })),
  "user/progress/dashboard/:id/approve": ofOwner("approve", {
    name: "Thandi Nkosi",
    designation: "CEO",
    date: "2026-01-31",
  }),
  "user/progress/dashboard/:id/sign": ofOwner("sign", { way: "typed", typed: "Thandi Nkosi" }),
  "user/dashboard/:id/share": ofSharing("/user/dashboard", "303 /:draft", READINESS),
  "user/progress/dashboard/:id/share": ofSharing("/user/progress/dashboard", "303 /progress/:draft", PROGRESS),
  // Nobody's link; who holds somebody's needs no session.
  "shared/:token": [
    everybody("GET /shared/none", "410"),
    everybody("POST /shared/none", "410", { word: "a word of theirs" }),
  ],
  "shared/:token/files/evidence/:fileId/:name": [
    everybody("GET /shared/none/files/evidence/:submitted", "404"),
    everybody("POST /shared/none/files/evidence/:submitted", NO_ACTION),
  ],
  "shared/:token/files/signatures/:id/:name": [
    everybody("GET /shared/none/files/signatures/:completed/none.png", "404"),
    everybody("POST /shared/none/files/signatures/:completed/none.png", NO_ACTION),
  ],
  // The completed assessment is not proved yet: its page says so.
  "user/dashboard/:id/withdraw": (["GET", "POST"] as const).map((method) =>
    insidersOnly(
      `${method} /user/dashboard/:completed/withdraw`,
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:completed#proof" },
      method === "POST" ? { intent: "withdraw" } : undefined,
    ),
  ),
  "user/progress/dashboard/:id/withdraw": (["GET", "POST"] as const).map((method): Page => {
    const page = insidersOnly(
      `${method} /user/progress/dashboard/:completed/withdraw`,
      { viewer: "403", contributor: "403", owner: "303 /user/progress/dashboard/:completed#proof" },
      method === "POST" ? { intent: "withdraw" } : undefined,
    );
    return { ...page, kind: PROGRESS };
  }),
  "files/signatures/:id/:name": [
    // An address in a page or an answer of the API: nobody is led from it to sign in. There is no picture of that name.
    { request: "GET /files/signatures/:completed/none.png", anonymous: "401", outsiders: "404", insiders: "404" },
    everybody("POST /files/signatures/:completed/none.png", NO_ACTION),
  ],
  "robots.txt": [everybody("GET /robots.txt", "200"), everybody("POST /robots.txt", NO_ACTION)],
  ".well-known/security.txt": [
    everybody("GET /.well-known/security.txt", "200"),
    everybody("POST /.well-known/security.txt", NO_ACTION),
  ],
  ".well-known/did.json": [
    everybody("GET /.well-known/did.json", "200"),
    everybody("POST /.well-known/did.json", NO_ACTION),
  ],
  verify: [
    everybody("GET /verify", "200"),
    everybody("GET /verify?code=0000-0000-0000-0000", "200"),
    everybody("POST /verify", "200"),
  ],
  "verify.html": [everybody("GET /verify.html", "200"), everybody("POST /verify.html", NO_ACTION)],
  "verify/:code": [
    everybody("GET /verify/0000-0000-0000-0000", "404"),
    everybody("POST /verify/0000-0000-0000-0000", NO_ACTION),
  ],
  "status/:list": [everybody("GET /status/2026-01", "200"), everybody("POST /status/2026-01", NO_ACTION)],
  "uploadDocuments/:id": [
    insidersOnly("GET /uploadDocuments/:draft", "200"),
    // Whom the company has joined reads the documents of a completed assessment.
    ...(["/uploadDocuments/:completed", "/uploadDocuments/:completed?preview=:submitted"] as const).map((path) => ({
      ...insidersOnly(`GET ${path}`, "200"),
      outsiders: { stranger: "404", "linked corporate": "200", "unlinked corporate": "404" },
    })),
    insidersOnly(
      "POST /uploadDocuments/:draft",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:draft?generateReport=true" },
      { intent: "submit" },
    ),
    insidersOnly(
      "POST /uploadDocuments/:draft",
      { viewer: "403", contributor: "303 /uploadDocuments/:draft", owner: "303 /uploadDocuments/:draft" },
      { intent: "delete", document: ":document" },
    ),
    insidersOnly(
      "POST /uploadDocuments/:completed",
      { viewer: "403", contributor: "303 /uploadDocuments/:completed", owner: "303 /uploadDocuments/:completed" },
      { intent: "delete", document: ":document" },
    ),
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
        // A colleague has just answered the same.
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
  plan: [
    own("GET /plan", "200"),
    own("GET /plan?view=board", "200"),
    // Of another company's action there is nothing to move.
    own(
      "POST /plan",
      { viewer: "403", contributor: "303 /plan", owner: "303 /plan" },
      { action: ":action", state: "doing", revision: "2" },
    ),
    own("POST /plan", "400", { action: ":action" }),
  ],
  // Nobody but this company has a result.
  "plan/what-if": [
    own("GET /plan/what-if?kind=readiness", "200", undefined, "303 /plan"),
    own(
      "POST /plan/what-if",
      { viewer: "403", contributor: "303 /plan", owner: "303 /plan" },
      { kind: "readiness", tick: "gender-equality.assess.2" },
      "303 /plan",
    ),
    own("POST /plan/what-if", { viewer: "403", contributor: "422", owner: "422" }, { kind: "readiness" }, "303 /plan"),
  ],
  ...Object.fromEntries(
    (["ics", "csv"] as const).map((ending) => [
      `plan/actions.${ending}`,
      [own(`GET /plan/actions.${ending}`, "200"), everybody(`POST /plan/actions.${ending}`, NO_ACTION)],
    ]),
  ),
  "plan/actions/:id": [
    insidersOnly("GET /plan/actions/:action", "200"),
    own(
      "POST /plan/actions/:action",
      { viewer: "403", contributor: "303 /plan", owner: "303 /plan" },
      { intent: "delete" },
      "303 /plan",
    ),
    own("POST /plan/actions/:action", "400", { intent: "other" }),
  ],
  "plan/actions/:id/file": [
    insidersOnly("GET /plan/actions/:action/file", "200"),
    everybody("POST /plan/actions/:action/file", NO_ACTION),
  ],
  // An address names a year of one's own company, whoever reads it.
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
  "key-figures/:year/standards": [
    insidersOnly(`GET ${FIGURES}/standards`, "200"),
    everybody(`POST ${FIGURES}/standards`, NO_ACTION),
  ],
  "key-figures/:year/standards/:standard": [
    ...["vsme?open=all", "sedg?show=filled", "cop", "gri"].map((page) =>
      insidersOnly(`GET ${FIGURES}/standards/${page}`, "200"),
    ),
    insidersOnly(`GET ${FIGURES}/standards/nothing`, "404"),
    everybody(`POST ${FIGURES}/standards/sedg`, NO_ACTION),
  ],
  "key-figures/:year/standards/:standard/file": [
    ...["vsme/file?format=xbrl", "vsme/file?format=json", "sedg/file?format=csv", "cop/file?format=xlsx"].map((file) =>
      insidersOnly(`GET ${FIGURES}/standards/${file}`, "200"),
    ),
    insidersOnly(`GET ${FIGURES}/standards/gri/file?format=xbrl`, "404"),
    insidersOnly(`GET ${FIGURES}/standards/vsme/file`, "404"),
    everybody(`POST ${FIGURES}/standards/vsme/file`, NO_ACTION),
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
  ...Object.fromEntries(
    ["analytics", "progressAdvanceAnalytics"].flatMap((path) => [
      [path, [population(`GET /${path}`), population(`POST /${path}`)]],
      [
        `${path}/table.csv`,
        [
          population(`GET /${path}/table.csv?table=${path === "analytics" ? "indicators" : "levels"}`),
          population(`POST /${path}/table.csv`),
        ],
      ],
    ]),
  ),
  advanceAnalytics: [
    population("GET /advanceAnalytics"),
    population("POST /advanceAnalytics"),
    population("GET /advanceAnalytics?tab=demographics"),
    naming("GET /advanceAnalytics?tab=performance&by=quarter"),
    naming("GET /advanceAnalytics?tab=indicators&compare=1&industry2=construction"),
    naming("GET /advanceAnalytics?tab=sdg"),
    naming("GET /advanceAnalytics?list=overall.intermediate"),
    // Of single companies' answers the office is shown none.
    naming(`GET /advanceAnalytics?tab=actions&topic=water&list=yes%7E${OTHER_OPTION}`, ["linked corporate"]),
  ],
  "advanceAnalytics/table.csv": [
    population("GET /advanceAnalytics/table.csv?table=levels"),
    naming("GET /advanceAnalytics/table.csv?tab=indicators&table=ranking"),
    naming("GET /advanceAnalytics/table.csv?tab=sdg&table=sdg"),
    population("POST /advanceAnalytics/table.csv"),
  ],
  progressAdvanceAnalytics: [
    population("GET /progressAdvanceAnalytics"),
    population("POST /progressAdvanceAnalytics"),
    naming("GET /progressAdvanceAnalytics?list=overall.intermediate"),
    population("GET /progressAdvanceAnalytics?tab=emissions&list=recorded%7Escope1"),
  ],
  "workbook/:id/download": [
    insidersOnly("GET /workbook/:draft/download", "200"),
    insidersOnly("GET /workbook/:completed/download", "200"),
    everybody("POST /workbook/:draft/download", NO_ACTION),
  ],
  "files/evidence/:fileId/:name": [
    // Whom the company has joined reads what belongs to a completed assessment.
    {
      request: "GET /files/evidence/:submitted/log.pdf",
      anonymous: "401",
      outsiders: { stranger: "404", "linked corporate": "200", "unlinked corporate": "404" },
      insiders: "200",
    },
    { request: "GET /files/evidence/:planned/log.pdf", anonymous: "401", outsiders: "404", insiders: "200" },
    everybody("POST /files/evidence/:submitted/log.pdf", NO_ACTION),
  ],
  "user/profile": [
    own("GET /user/profile", "200"),
    own("GET /user/profile?tab=submissions", "200"),
    own("GET /user/profile?tab=achievements", "200"),
    own("POST /user/profile", "303 /user/profile", { intent: "cancel-email" }),
    own("POST /user/profile", "303 /user/profile?tab=notifications", {
      intent: "save-preferences",
      type: "NEWSLETTER",
      email: "NEWSLETTER",
    }),
  ],
  "user/profile/edit": [
    own("GET /user/profile/edit", "200"),
    own("POST /user/profile/edit", "400", { username: "", intent: "save" }),
    // Everybody sends a form with the company's fields: it changes the sender's own company, for its owner only.
    own(
      "POST /user/profile/edit",
      { viewer: "403", contributor: "403", owner: "400" },
      { ...OWN_PROFILE, ...COMPANY_PROFILE, email: "another@example.com", intent: "save" },
    ),
  ],
  "user/team": [
    own("GET /user/team", "200"),
    // Whoever is asked about is there for the owner alone; for everybody else the page asks nothing.
    own("GET /user/team?dialog=remove&id=:colleague", "200"),
    own("POST /user/team", { viewer: "403", contributor: "403", owner: "400" }, { intent: "invite", email: "" }),
    own("POST /user/team", ONLY_OWNER_303, { intent: "resend", invitation: "none" }),
    // Other owners change nothing of this company: for them there is no such invitation, and no such colleague.
    ...["cancel", "resend"].map((intent) =>
      own(
        "POST /user/team?dialog=cancel&id=:invitation",
        ONLY_OWNER_303,
        { intent, invitation: ":invitation" },
        "303 /user/team",
      ),
    ),
    ...["viewer", "contributor", "remove"].map((intent) =>
      own("POST /user/team?dialog=role&id=:colleague", ONLY_OWNER_303, { intent }),
    ),
    own(
      "POST /user/team?dialog=hand-over&id=:colleague",
      { viewer: "403", contributor: "403", owner: "400" },
      { intent: "hand-over", password: "not the one in use" },
      "303 /user/team",
    ),
  ],
  // Nobody's link; who holds somebody's needs no session, and has none.
  "invitation/:token": [
    everybody("GET /invitation/none", "410"),
    {
      request: "POST /invitation/none",
      fields: { username: "Nomsa", password: "a quiet river bend", terms: "on" },
      anonymous: "410",
      outsiders: "303 /invitation/none",
      insiders: "303 /invitation/none",
    },
  ],
  // Nobody of a sign-up that is not in this browser.
  "register/sent": [everybody("GET /register/sent", "303 /register")],
  confirmAddress: [
    own("GET /confirmAddress", "303 /user/history?dialog=none"),
    own("POST /confirmAddress", "303 /user/history?dialog=none"),
    own("POST /confirmAddress", "303 /user/history?dialog=none", { intent: "again" }),
  ],
  confirmEmail: [own("GET /confirmEmail", "410"), own("POST /confirmEmail", "410")],
  "user/profile/password": [
    own("GET /user/profile/password", "200"),
    own("POST /user/profile/password", "400", { password: "not the one in use" }),
  ],
  notifications: [
    own("GET /notifications", "200"),
    own("GET /notifications?filter=unread", "200"),
    own("POST /notifications", "303 /notifications", { intent: "read-all" }),
  ],
  // Nobody's link; who holds somebody's needs no session.
  "unsubscribe/:token": [
    everybody("GET /unsubscribe/none", "404"),
    everybody("POST /unsubscribe/none", "404", { intent: "stop" }),
  ],
  "user/security": [own("GET /user/security", "200"), own("POST /user/security", "400")],
  "user/security/two-step": [own("GET /user/security/two-step", "200"), own("POST /user/security/two-step", "400")],
  "user/security/passkeys": [own("GET /user/security/passkeys", "200"), own("POST /user/security/passkeys", "400")],
  "user/profile/access-code": [
    own("GET /user/profile/access-code", "200"),
    own("GET /user/profile/access-code?add=&invitation=none", "200"),
    own("POST /user/profile/access-code", { viewer: "403", contributor: "403", owner: "400" }, { intent: "add" }),
  ],
  "user/profile/picture": [own("GET /user/profile/picture", "200"), own("POST /user/profile/picture", "400")],
  "files/avatars/:userId/:name": [
    // An address in a page or an answer of the API: nobody is led from it to sign in.
    { request: "GET :picture", anonymous: "401", outsiders: "404", insiders: "200" },
    everybody("POST :picture", NO_ACTION),
  ],
  "user/privacy": [
    own("GET /user/privacy", "200"),
    own("GET /user/privacy?dialog=delete", "200"),
    own("POST /user/privacy", "303 /user/privacy", { intent: "export" }),
    own("POST /user/privacy", "303 /user/privacy", { intent: "keep" }),
    own("POST /user/privacy", "400", { intent: "delete", password: "", understood: "on" }),
  ],
  "user/privacy/download/:id": [
    // The owner's copy; there is none of that name for anybody else, the colleagues among them.
    own("GET /user/privacy/download/:export", { viewer: "404", contributor: "404", owner: "200" }, undefined, "404"),
    own("POST /user/privacy/download/:export", NO_ACTION),
  ],
  support: [own("GET /support", "200"), own("POST /support", "400")],
  "announcements/:id": [
    {
      ...own("GET /announcements/:announcement", { viewer: "404", contributor: "404", owner: "200" }),
      outsiders: "404",
      administrator: "200",
    },
    own("POST /announcements/:announcement", NO_ACTION),
  ],
  admin: [administratorsOnly("GET /admin", "200"), administratorsOnly("POST /admin", NO_ACTION)],
  "admin/support": [
    { ...administratorsOnly("GET /admin/support", "200"), readBy: ["administrator"] },
    {
      ...administratorsOnly("POST /admin/support", "400", { ticket: ":ticket", answer: "" }),
      readBy: ["administrator"],
    },
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
  "admin/dead-letters": [
    administratorsOnly("GET /admin/dead-letters", "200"),
    administratorsOnly("GET /admin/dead-letters?filter=all&dialog=retry-all", "200"),
    administratorsOnly("POST /admin/dead-letters", "303 /admin/dead-letters", { retry: "x" }),
    administratorsOnly("POST /admin/dead-letters", "303 /admin/dead-letters", { intent: "retry-all" }),
  ],
  "admin/jobs": [administratorsOnly("GET /admin/jobs", "200"), administratorsOnly("POST /admin/jobs", NO_ACTION)],
  "admin/sessions": [
    administratorsOnly("GET /admin/sessions", "200"),
    administratorsOnly("GET /admin/sessions?dialog=everybody", "200"),
    administratorsOnly("POST /admin/sessions", "400", { intent: "find", email: "nobody@example.com" }),
    administratorsOnly("POST /admin/sessions", "400", { intent: "end-everybody" }),
    administratorsOnly("POST /admin/sessions", "303 /admin/sessions", { intent: "end-everybody", reason: REASON }),
  ],
  // The office reads who the company is, and nothing that it answers.
  "admin/companies": [
    { ...administratorsOnly("GET /admin/companies?search=kwaito", "200"), readBy: ["administrator"] },
    administratorsOnly("POST /admin/companies", NO_ACTION),
  ],
  "admin/companies/:id": [
    { ...administratorsOnly("GET /admin/companies/:company", "200"), readBy: ["administrator"] },
    administratorsOnly("GET /admin/companies/none", "404"),
    administratorsOnly("POST /admin/companies/none", "303 /admin/companies/none", {
      ...{ intent: "corporate", reason: REASON },
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
      ...{ intent: "second-step", reason: REASON, checked: "yes" },
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
  logout: [everybody("GET /logout", "302 /"), everybody("POST /logout", "303 /login")],
  language: [everybody("GET /language", "302 /"), everybody("POST /language", "303 /", { language: "en", back: "/" })],
  "autosave/:id": [
    everybody("GET /autosave/:draft", "303 /:draft"),
    fromScript("POST /autosave/:draft", { viewer: "403", contributor: "200", owner: "200" }, SECTION),
    fromScript("POST /autosave/:completed", { viewer: "403", contributor: "409", owner: "409" }, SECTION),
  ],
  // Its calls have the table below.
  "api/*": [],
  // Exists under the local mail adapter only, for whoever runs the machine.
  // It is for the host of a developer's machine, which is asked for elsewhere.
  "dev/mailbox": [everybody("GET /dev/mailbox", "404"), everybody("POST /dev/mailbox", NO_ACTION)],
  "dev/mailbox.json": [everybody("GET /dev/mailbox.json", "404"), everybody("POST /dev/mailbox.json", NO_ACTION)],
  "*": [everybody("GET /no/such/page", "404"), everybody("POST /no/such/page", NO_ACTION)],
};

const [first, second] = [assessmentPaths(READINESS, "{id}"), assessmentPaths(PROGRESS, "{id}")];
const beforeId = (path: unknown) => {
  const whole = typeof path === "function" ? path("of") : path;
  return whole.split("/{id}")[0];
};
/** Where the second kind has its pages, by where the first has them: what stands before the id. */
const ADDRESSES = new Map([
  ...(Object.keys(first) as (keyof typeof first)[]).map(
    (page) => [beforeId(first[page]), beforeId(second[page])] as const,
  ),
  [membersPath(READINESS), membersPath(PROGRESS)],
]);

/** The same of the second kind, for a text that names a page of an assessment. */
const asProgress = (text: string) =>
  text
    .replace("/user/history?", "/user/history?kind=progress&")
    .replace(/((?:\/[a-zA-Z]+)*)\/:(draft|completed|new|id)\b/, (whole, own: string, id: string) =>
      ADDRESSES.has(own) ? `${ADDRESSES.get(own)}/:${id}` : whole,
    );

const allAsProgress = <T extends Outcome | Record<string, Outcome>>(outcomes: T): T =>
  (typeof outcomes === "string"
    ? asProgress(outcomes)
    : Object.fromEntries(Object.entries(outcomes).map(([actor, outcome]) => [actor, asProgress(outcome)]))) as T;

/** A page that shares its module with the first kind's answers as that does. */
const progressPage = (page: Page): Page => ({
  ...page,
  kind: PROGRESS,
  request: asProgress(page.request) as Page["request"],
  anonymous: asProgress(page.anonymous),
  outsiders: allAsProgress(page.outsiders),
  insiders: allAsProgress(page.insiders),
});

const isShared = (path: string) => path !== "user/dashboard/:id" && asProgress(`/${path}`) !== `/${path}`;

/** What each path of app/routes.ts answers to whom. A path without an entry fails the test. */
export const PAGES: Record<string, Page[]> = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(OWN)
      .filter(([path]) => isShared(path))
      .map(([path, pages]) => [asProgress(`/${path}`).slice(1), pages.map(progressPage)]),
  ),
};
