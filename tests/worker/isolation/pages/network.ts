import type { Actor, OutsideOutcomes } from "../actors";
import {
  corporatesOnly,
  everybody,
  insidersOnly,
  members,
  NO_ACTION,
  own,
  type Page,
  shared,
  withOffice,
} from "./shapes";

/** The members' submissions as a file; without any, back to the list. */
const exported = (path: string, fields: Record<string, string>): Page => {
  const page = withOffice(`POST ${path}/submissions`, "200", fields);
  const [none, outsiders] = [`303 ${path}`, page.outsiders as OutsideOutcomes];
  return {
    ...page,
    outsiders: { ...outsiders, "former corporate": none, "unlinked corporate": none },
    readBy: ["linked corporate", "level corporate", "administrator"],
  };
};

/** Pages that add companies up: the members for a corporate company, all companies for the network, none for the others. */
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

/** Turns to another page of the companies behind a bar, with what is ticked. */
const ticked = (path: string): Page => {
  const [asked, same] = [`${path}?list=overall.any`, `303 ${path}?list=overall.any`];
  return {
    ...population(`GET ${asked}`),
    request: `POST ${asked}`,
    fields: { chosen: "nothing" },
    outsiders: { stranger: "403", "linked corporate": same, "level corporate": same, "unlinked corporate": same },
    administrator: same,
  };
};

/** The same for pages that name companies to those they share with. The network's office sees all names, unless `names` differs. */
const naming = (request: Page["request"], names: Actor[] = ["linked corporate", "administrator"]): Page => ({
  ...population(request),
  readBy: names,
});

/** A tab of the company's page, for those whom it has joined. Only one of them reads all that it submits. */
const member = (request: Page["request"], { level, linked = level, fields }: MemberOutcomes): Page => ({
  ...shared(request, linked, "404"),
  fields,
  outsiders: {
    stranger: "404",
    "linked corporate": linked,
    "level corporate": level,
    "former corporate": "404",
    "unlinked corporate": "404",
  },
  readBy: ["linked corporate", "level corporate"],
});

/** The form that asks a company: for those whom it has joined, whatever it shares. `others` have not chosen anybody of theirs. */
const chosen = (
  request: Page["request"],
  joined: string,
  others: string,
  fields: Record<string, string> = {},
): Page => ({
  ...shared(request, joined, "404"),
  fields,
  outsiders: {
    stranger: "404",
    "linked corporate": joined,
    "level corporate": joined,
    "former corporate": others,
    "unlinked corporate": others,
  },
  readBy: ["linked corporate", "level corporate"],
});

interface MemberOutcomes {
  level: string;
  linked?: string;
  fields?: Record<string, string>;
}

const MEMBER = "/associatedCompanies/company/:member";

/** An option that the company has ticked, as it appears in an address. */
const OTHER_OPTION = "water.assess.options%7Eother";

/** The same form for those with whom the company does not share its key figures. */
const withoutFigures = (request: Page["request"]): Page => {
  const page = chosen(request, "200", "303 /associatedCompanies");
  const outsiders = { ...(page.outsiders as OutsideOutcomes), "linked corporate": "303 /associatedCompanies" };
  return { ...page, outsiders, readBy: ["level corporate"] };
};

/** The outcome of the pages in this area for each actor, by route. */
export const NETWORK_PAGES: Record<string, Page[]> = {
  associatedCompanies: [
    members("GET /associatedCompanies"),
    members("GET /associatedCompanies?search=kwaito"),
    corporatesOnly("POST /associatedCompanies", "303 /associatedCompanies?chosen=all#companies", { all: "yes" }),
  ],
  "progress/associatedCompanies": [
    members("GET /progress/associatedCompanies"),
    corporatesOnly("POST /progress/associatedCompanies", "303 /progress/associatedCompanies?chosen=all#companies", {
      all: "yes",
    }),
  ],
  "associatedCompanies/file": [members("GET /associatedCompanies/file")],
  "progress/associatedCompanies/file": [members("GET /progress/associatedCompanies/file")],
  "associatedCompanies/submissions": [
    exported("/associatedCompanies", { all: "yes" }),
    // The id is not one of a member: there is nothing to export.
    withOffice("POST /associatedCompanies/submissions", "303 /associatedCompanies", { chosen: ":completed" }),
  ],
  "progress/associatedCompanies/submissions": [
    exported("/progress/associatedCompanies", { all: "yes", format: "xlsx" }),
  ],
  "associatedCompanies/exports": [
    withOffice("GET /associatedCompanies/exports", "200"),
    // A short list is downloaded directly from its page.
    withOffice("POST /associatedCompanies/exports", "303 /associatedCompanies"),
  ],
  "progress/associatedCompanies/exports": [
    withOffice("GET /progress/associatedCompanies/exports", "200"),
    withOffice("POST /progress/associatedCompanies/exports", "303 /progress/associatedCompanies"),
  ],
  "associatedCompanies/invitations": [
    corporatesOnly("GET /associatedCompanies/invitations", "200"),
    // No list, no valid row, and an invitation that is not theirs.
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
  "associatedCompanies/company/:id": [
    member(`GET ${MEMBER}`, { level: "200" }),
    member(`GET ${MEMBER}?kind=progress&search=kwaito&sort=overall`, { level: "200" }),
    member(`GET ${MEMBER}?of=:completed`, { level: "404", linked: "200" }),
    member(`GET ${MEMBER}?of=:draft`, { level: "404" }),
    // The id of an assessment is not one of a company.
    member("GET /associatedCompanies/company/:completed", { level: "404" }),
    member("GET /associatedCompanies/company/none", { level: "404" }),
    // It has finished, so nobody is reminded.
    member(`POST ${MEMBER}`, { level: `303 ${MEMBER}`, fields: { remind: "readiness" } }),
    member(`POST ${MEMBER}`, { level: "404", fields: { remind: "all" } }),
  ],
  "associatedCompanies/company/:id/:tab": [
    ...["answers", "documents", "climate", "figures", "history", "requests"].map((tab) =>
      member(`GET ${MEMBER}/${tab}`, { level: "200" }),
    ),
    member(`GET ${MEMBER}/documents?preview=:submitted`, { level: "200" }),
    member(`GET ${MEMBER}/answers?of=:completed`, { level: "404", linked: "200" }),
    member(`GET ${MEMBER}/climate?of=:completed`, { level: "404" }),
    member(`GET ${MEMBER}/result`, { level: "404" }),
    member(`POST ${MEMBER}/history`, { level: `303 ${MEMBER}/history`, fields: { remind: "progress" } }),
  ],
  "associatedCompanies/company/:id/figures/file": [
    member(`GET ${MEMBER}/figures/file`, { level: "404", linked: "200" }),
    member("GET /associatedCompanies/company/:completed/figures/file?format=xlsx", { level: "404" }),
  ],
  "associatedCompanies/flags": [
    corporatesOnly("GET /associatedCompanies/flags", "200"),
    corporatesOnly("POST /associatedCompanies/flags", "303 /associatedCompanies/flags", {
      intent: "delete",
      tag: "nobodys",
    }),
    corporatesOnly("POST /associatedCompanies/flags", "422", { intent: "make", flag: "fall", name: "" }),
  ],
  "associatedCompanies/views": [
    corporatesOnly("GET /associatedCompanies/views?list=readiness&level=leader", "200"),
    corporatesOnly("POST /associatedCompanies/views", "303 /associatedCompanies/views", {
      intent: "delete",
      view: "nobodys",
    }),
    corporatesOnly("POST /associatedCompanies/views", "303 /associatedCompanies/views", {
      intent: "send",
      view: "nobodys",
    }),
    corporatesOnly("POST /associatedCompanies/views?level=leader", "422", { intent: "save", name: "" }),
  ],
  "associatedCompanies/board.pdf": [
    corporatesOnly("GET /associatedCompanies/board.pdf", "200"),
    everybody("POST /associatedCompanies/board.pdf", NO_ACTION),
  ],
  "associatedCompanies/figures": [
    { ...corporatesOnly("GET /associatedCompanies/figures", "200"), readBy: ["linked corporate"] },
    { ...corporatesOnly("GET /associatedCompanies/figures?year=2025", "200"), readBy: ["linked corporate"] },
    { ...corporatesOnly("GET /associatedCompanies/figures?after=nobody", "200"), readBy: ["linked corporate"] },
    everybody("POST /associatedCompanies/figures", NO_ACTION),
  ],
  "associatedCompanies/figures/file": [
    { ...corporatesOnly("GET /associatedCompanies/figures/file", "200"), readBy: ["linked corporate"] },
    { ...corporatesOnly("GET /associatedCompanies/figures/file?format=xlsx", "200"), readBy: ["linked corporate"] },
    everybody("POST /associatedCompanies/figures/file", NO_ACTION),
  ],
  "associatedCompanies/connect": [
    corporatesOnly("GET /associatedCompanies/connect", "200"),
    everybody("POST /associatedCompanies/connect", NO_ACTION),
  ],
  "associatedCompanies/certificates": [
    { ...corporatesOnly("GET /associatedCompanies/certificates", "200"), readBy: ["linked corporate"] },
    { ...corporatesOnly("GET /associatedCompanies/certificates?list=expired", "200"), readBy: ["linked corporate"] },
    { ...corporatesOnly("GET /associatedCompanies/certificates?list=later", "200"), readBy: ["linked corporate"] },
    everybody("POST /associatedCompanies/certificates", NO_ACTION),
  ],
  "associatedCompanies/certificates/file": [
    { ...corporatesOnly("GET /associatedCompanies/certificates/file", "200"), readBy: ["linked corporate"] },
    {
      ...corporatesOnly("GET /associatedCompanies/certificates/file?format=xlsx", "200"),
      readBy: ["linked corporate"],
    },
    everybody("POST /associatedCompanies/certificates/file", NO_ACTION),
  ],
  "associatedCompanies/tags": [
    corporatesOnly("GET /associatedCompanies/tags", "200"),
    corporatesOnly("POST /associatedCompanies/tags", "303 /associatedCompanies/tags", {
      intent: "delete",
      tag: "nobodys",
    }),
    corporatesOnly("POST /associatedCompanies/tags", "422", { intent: "import", text: "" }),
  ],
  "associatedCompanies/tags/levels": [
    corporatesOnly("GET /associatedCompanies/tags/levels", "200"),
    corporatesOnly("GET /associatedCompanies/tags/levels?kind=progress&country=ZA&industry=mining", "200"),
    everybody("POST /associatedCompanies/tags/levels", NO_ACTION),
  ],
  // Nobody has a tag here.
  "associatedCompanies/tags/levels/file": [
    corporatesOnly("GET /associatedCompanies/tags/levels/file?table=tags", "404"),
    everybody("POST /associatedCompanies/tags/levels/file", NO_ACTION),
  ],
  "associatedCompanies/tags/put": [
    chosen("GET /associatedCompanies/tags/put?chosen=:member", "200", "303 /associatedCompanies"),
    chosen("POST /associatedCompanies/tags/put?chosen=:member", "422", "303 /associatedCompanies", { tag: "" }),
  ],
  "associatedCompanies/dates": [
    corporatesOnly("GET /associatedCompanies/dates", "200"),
    corporatesOnly("POST /associatedCompanies/dates", "303 /associatedCompanies/dates", {
      intent: "remove",
      date: "nobodys",
    }),
  ],
  "associatedCompanies/dates/new": [
    chosen("GET /associatedCompanies/dates/new?chosen=:member", "200", "303 /associatedCompanies"),
    chosen("GET /associatedCompanies/dates/new?all=yes&search=kwaito", "200", "303 /associatedCompanies"),
    chosen("POST /associatedCompanies/dates/new?chosen=:member", "422", "303 /associatedCompanies", {
      kind: "progress",
      dueOn: "2020-01-01",
    }),
  ],
  "associatedCompanies/requests": [
    { ...corporatesOnly("GET /associatedCompanies/requests?show=done", "200"), readBy: ["linked corporate"] },
    everybody("POST /associatedCompanies/requests", NO_ACTION),
  ],
  "associatedCompanies/requests/new": [
    chosen("GET /associatedCompanies/requests/new?chosen=:member", "200", "303 /associatedCompanies"),
    chosen("GET /associatedCompanies/requests/new?all=yes&search=kwaito", "200", "303 /associatedCompanies"),
    withoutFigures("GET /associatedCompanies/requests/new?figures=none"),
    chosen("POST /associatedCompanies/requests/new?chosen=:member", "422", "303 /associatedCompanies"),
    chosen("POST /associatedCompanies/requests/new?chosen=:member", "422", "303 /associatedCompanies", {
      kind: "document",
      title: "",
      dueOn: "2020-01-01",
    }),
  ],
  "associatedCompanies/requests/:id": [
    shared("GET /associatedCompanies/requests/:request", "200", "404"),
    shared("GET /associatedCompanies/requests/:request?dialog=close", "200", "404"),
    shared("GET /associatedCompanies/requests/:completed", "404", "404"),
    // Without a word of why.
    {
      ...shared("POST /associatedCompanies/requests/:request", "422", "404"),
      fields: { intent: "returned", revision: "2" },
    },
    { ...shared("POST /associatedCompanies/requests/:request", "400", "404"), fields: { intent: "other" } },
    { ...shared("POST /associatedCompanies/requests/:request", "409", "404"), fields: { intent: "accepted" } },
  ],
  "associatedCompanies/requests/:id/files/:entry": [
    shared("GET /associatedCompanies/requests/:request/files/:thread", "200", "404"),
    shared("GET /associatedCompanies/requests/:request/files/none", "404", "404"),
    everybody("POST /associatedCompanies/requests/:request/files/:thread", NO_ACTION),
  ],
  "user/requests": [own("GET /user/requests?show=all", "200"), everybody("POST /user/requests", NO_ACTION)],
  "user/requests/:id": [
    insidersOnly("GET /user/requests/:request", "200"),
    insidersOnly(
      "POST /user/requests/:request",
      { viewer: "403", contributor: "303 /user/requests/:request#thread", owner: "303 /user/requests/:request#thread" },
      { intent: "said", words: "We are on it" },
    ),
    insidersOnly(
      "POST /user/requests/:request",
      { viewer: "403", contributor: "409", owner: "409" },
      { intent: "closed", revision: "2" },
    ),
  ],
  "user/requests/:id/files/:entry": [
    insidersOnly("GET /user/requests/:request/files/:thread", "200"),
    everybody("POST /user/requests/:request/files/:thread", NO_ACTION),
  ],
  "user/sharing": [
    own("GET /user/sharing", "200"),
    own("GET /user/sharing?after=nothing", "200"),
    own("POST /user/sharing", "404", { company: "nobody", scope: "level" }),
    own("POST /user/sharing", "404", { company: "nobody", figures: "share" }),
  ],
  ...Object.fromEntries(
    ["analytics", "progressAdvanceAnalytics"].flatMap((path) => [
      [path, [population(`GET /${path}`), path === "analytics" ? population(`POST /${path}`) : ticked(`/${path}`)]],
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
    ticked("/advanceAnalytics"),
    population("GET /advanceAnalytics?tab=demographics"),
    naming("GET /advanceAnalytics?tab=performance&by=quarter"),
    naming("GET /advanceAnalytics?tab=indicators&compare=1&industry2=construction"),
    naming("GET /advanceAnalytics?tab=sdg"),
    naming("GET /advanceAnalytics?list=overall.intermediate"),
    // The office does not see the answers of single companies.
    naming(`GET /advanceAnalytics?tab=actions&topic=water&list=yes%7E${OTHER_OPTION}`, ["linked corporate"]),
  ],
  "advanceAnalytics/table.csv": [
    population("GET /advanceAnalytics/table.csv?table=levels"),
    naming("GET /advanceAnalytics/table.csv?tab=indicators&table=ranking"),
    naming("GET /advanceAnalytics/table.csv?tab=sdg&table=sdg"),
    naming("GET /advanceAnalytics/table.csv?table=companies&list=overall.any"),
    population("POST /advanceAnalytics/table.csv"),
  ],
  progressAdvanceAnalytics: [
    population("GET /progressAdvanceAnalytics"),
    ticked("/progressAdvanceAnalytics"),
    naming("GET /progressAdvanceAnalytics?list=overall.intermediate"),
    population("GET /progressAdvanceAnalytics?tab=emissions&list=recorded%7Escope1"),
  ],
  "user/profile/access-code": [
    own("GET /user/profile/access-code", "200"),
    own("GET /user/profile/access-code?add=&invitation=none", "200"),
    own("POST /user/profile/access-code", { viewer: "403", contributor: "403", owner: "400" }, { intent: "add" }),
  ],
};
