import { KINDS_OF_ASSESSMENTS, type Kind, mapKinds, READINESS } from "../kinds/kind";
import type { Language } from "../language";
import { asNaming } from "./with-query";

/** What stands before the sealed id in the address of each page of an assessment of the first kind. */
const FIRST_PAGES = {
  form: "",
  view: "/view",
  resume: "/user/assessment",
  results: "/user/dashboard",
  documents: "/uploadDocuments",
  autosave: "/autosave",
  comments: "/comments",
  complete: "/complete",
  points: "/points",
  resync: "/resync",
  review: "/review",
  topics: "/topics",
  workbook: "/workbook",
};

export type Page = keyof typeof FIRST_PAGES;

/** The same of another kind: its name follows the page, but where the specification has it otherwise. */
function pagesOf(kind: Kind): Record<Page, string> {
  const pages = Object.entries(FIRST_PAGES).map(([page, path]) => [page, `${path}/${kind}`]);
  return {
    ...(Object.fromEntries(pages) as Record<Page, string>),
    resume: `/user/${kind}/assessment`,
    results: `/user/${kind}/dashboard`,
    documents: `/upload${kind.charAt(0).toUpperCase()}${kind.slice(1)}Documents`,
  };
}

const PAGES = mapKinds((kind) => (kind === READINESS ? FIRST_PAGES : pagesOf(kind)));

/** What stands before the sealed id in the address of a page, for the table of routes. */
export const pagePath = (kind: Kind, page: Page): string => PAGES[kind][page];

/** The printable report of any kind. */
const REPORT = "/pdf";

const ASSESSMENT_PATH = new RegExp(
  `^(?:${[...Object.values(PAGES).flatMap(Object.values), REPORT].join("|")})/[\\w-]{43}(?:/|$)`,
  "i",
);

/** What follows the form's address to name one of its sections. */
const SECTION = "?section=";
/** What follows the results' address where they are signed. */
const SIGN = "/sign";

export type AssessmentPaths = ReturnType<typeof assessmentPaths>;

/**
 * The paths of one assessment, and the only place where one is written (`scripts/lib/layers.mjs` sees to it). `sealedId` is the id as links
 * carry it.
 */
export function assessmentPaths(kind: Kind, sealedId: string) {
  const to = (page: Page) => `${PAGES[kind][page]}/${sealedId}`;
  const section = (sectionId: string) => `${to("form")}${SECTION}${encodeURIComponent(sectionId)}`;
  const viewAs = (userId: string | null) => asNaming(to("view"), userId);
  return {
    /** Where it is answered: its first page, then the first section that is not complete, then its end. */
    form: to("form"),
    /** Its first page, however much of it is answered. */
    start: `${to("form")}?start`,
    section,
    /** A section that one comes back to. */
    resumed: (sectionId: string) => `${section(sectionId)}&resumed`,
    /** A question in its section. */
    question: (sectionId: string, questionId: string) => `${section(sectionId)}#${encodeURIComponent(questionId)}`,
    /** Its answers, to be read. */
    view: to("view"),
    /** The same as somebody reads them who names one of the company's users. */
    viewAs,
    /** A topic among them. */
    viewTopic: (topicId: string, userId: string | null) => `${viewAs(userId)}#${encodeURIComponent(topicId)}`,
    resume: to("resume"),
    /** Asks before something is done to the draft as a whole. */
    act: (act: "reset" | "clear" | "fresh") => `${to("resume")}/${act}`,
    results: to("results"),
    /** By whom a report of a Progress Assessment is approved, and the signature under it. */
    approve: `${to("results")}/approve`,
    sign: `${to("results")}${SIGN}`,
    /** Who reads the report by a link. */
    share: `${to("results")}/share`,
    /** Where the owner withdraws the report's proof, having been asked. */
    withdraw: `${to("results")}/withdraw`,
    /** The results, just submitted. */
    newResults: `${to("results")}?generateReport=true`,
    report: `${REPORT}/${sealedId}`,
    /** The report as a file. */
    reportFile: (language: Language) => `${REPORT}/${sealedId}/file?lang=${language}`,
    documents: to("documents"),
    /** Where the form's script saves. */
    autosave: to("autosave"),
    /** What colleagues say about a question. */
    comments: (questionId: string) => `${to("comments")}/${encodeURIComponent(questionId)}`,
    /** The end of a draft. */
    complete: to("complete"),
    /** One of the three steps there. */
    completeStep: (step: "complete" | "upload" | "submit") => `${to("complete")}?dialog=${step}`,
    points: to("points"),
    resync: to("resync"),
    review: to("review"),
    topics: to("topics"),
    /** A topic among those that colleagues share. */
    topic: (topicId: string) => `${to("topics")}#${encodeURIComponent(topicId)}`,
    workbook: to("workbook"),
    workbookFile: `${to("workbook")}/download`,
  };
}

/** The topic of a Progress Assessment that a sealed part names. */
export const indicatorPath = (sealedPart: string) => `/user/progress/${sealedPart}`;

/** The list of a company's assessments of a kind: with a dialog over it, expressly none, or a page of it. */
export const historyPath = (kind: Kind, option = "dialog=none") =>
  `/user/history?${kind === READINESS ? "" : `kind=${kind}&`}${option}`;

/** The way to the newest report of each kind. */
export const REPORTS_PATH = `${historyPath(READINESS)}#reports`;

/** Where is asked what a new assessment begins with, and whether there shall be one beside a draft with answers. */
export const startPath = (kind: Kind) => historyPath(kind, "dialog=start");

/** The kind of assessment that an address is about. */
export function kindOfPath(path: string): Kind {
  const names = (kind: Kind) => Object.values(PAGES[kind]).some((page) => isUnder(path, page));
  return KINDS_OF_ASSESSMENTS.find((kind) => kind !== READINESS && names(kind)) ?? READINESS;
}

/** The form that is meant by an address of one step in which the kind runs into the id («/progress{id}»); null for any other. */
export function formRunTogether(step: string): string | null {
  const [, name, sealedId] = /^([a-z]+)([\w-]{43})$/i.exec(step) ?? [];
  const kind = KINDS_OF_ASSESSMENTS.find((each) => each !== READINESS && each === name?.toLowerCase());
  return kind && sealedId ? assessmentPaths(kind, sealedId).form : null;
}

/** Whether an address is that of somebody's results. */
export const isResultsPath = (path: string) => Object.values(PAGES).some(({ results }) => isUnder(path, results));

/** Whether an address is that of a printable report. */
export const isReportPath = (path: string) => isUnder(path, REPORT);

/** Whether an address is that of any page of an assessment. */
export const isAssessmentPath = (path: string) => ASSESSMENT_PATH.test(path);

/** Whether an address is that of a page of an assessment, but for the id that should follow. */
export const lacksId = (path: string) => {
  const page = path.replace(/\/$/, "").toLowerCase();
  return [REPORT, ...Object.values(PAGES).flatMap(Object.values)].some(
    (each) => each !== "" && each.toLowerCase() === page,
  );
};

/** Whether a path leads to a section of the form. */
export const isSectionPath = (path: string) => path.includes(SECTION);

/** The addresses that a page has, for whoever judges a request before its route is found. */
export function patternOf(page: Page, step = ""): RegExp {
  const paths = Object.values(PAGES).map((pages) => pages[page]);
  return new RegExp(`^(?:${paths.join("|")})/[\\w-]{43}${step}$`);
}

/** The same of the page on which a report is signed, with a picture. */
export const signPattern = () => patternOf("results", SIGN);

/** The framework that finds a route takes letters of either case. */
const isUnder = (path: string, page: string) => path.toLowerCase().startsWith(`${page}/`.toLowerCase());
