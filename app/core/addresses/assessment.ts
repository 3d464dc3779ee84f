import { KINDS_OF_ASSESSMENTS, type Kind, mapKinds, READINESS } from "../kinds/kind";
import type { Language } from "../language";
import { asNaming } from "./with-query";

/** The path before the sealed id, for each page of an assessment of the first kind. */
const FIRST_PAGES = {
  form: "",
  view: "/view",
  resume: "/user/assessment",
  results: "/user/dashboard",
  along: "/takeAlong",
  documents: "/uploadDocuments",
  autosave: "/autosave",
  bills: "/bills",
  comments: "/comments",
  complete: "/complete",
  points: "/points",
  resync: "/resync",
  review: "/review",
  topics: "/topics",
  workbook: "/workbook",
};

export type Page = keyof typeof FIRST_PAGES;

/** The same for another kind. Its name follows the page, except where the specification says otherwise. */
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

/** The path before the sealed id of a page, for the route table. */
export const pagePath = (kind: Kind, page: Page): string => PAGES[kind][page];

/** The printable report of any kind. */
const REPORT = "/pdf";

const ASSESSMENT_PATH = new RegExp(
  `^(?:${[...Object.values(PAGES).flatMap(Object.values), REPORT].join("|")})/[\\w-]{43}(?:/|$)`,
  "i",
);

/** Follows the form's address to name one of its sections. */
const SECTION = "?section=";
/** Follows that of a section to name the question that the user comes for. */
const QUESTION = "&question=";
/** Follows the results' address for the page where they are signed. */
const SIGN = "/sign";

export type AssessmentPaths = ReturnType<typeof assessmentPaths>;

/**
 * The paths of one assessment. No other code may build them; `scripts/lib/layers.mjs` enforces that. `sealedId` is the id as it appears in
 * links.
 */
export function assessmentPaths(kind: Kind, sealedId: string) {
  const to = (page: Page) => `${PAGES[kind][page]}/${sealedId}`;
  const section = (sectionId: string) => `${to("form")}${SECTION}${encodeURIComponent(sectionId)}`;
  const viewAs = (userId: string | null) => asNaming(to("view"), userId);
  return {
    /** The form. It opens its first page, then the first section that is not complete, then its end. */
    form: to("form"),
    /** The form's first page, however much is answered. */
    start: `${to("form")}?start`,
    section,
    /** A section that the user comes back to. */
    resumed: (sectionId: string) => `${section(sectionId)}&resumed`,
    /** A question in its section, which opens what it is folded into. */
    question: (sectionId: string, questionId: string) => {
      const id = encodeURIComponent(questionId);
      return `${section(sectionId)}${QUESTION}${id}#${id}`;
    },
    /** The answers, read-only. */
    view: to("view"),
    /** The same for a reader who names one of the company's users. */
    viewAs,
    /** A topic in the answers. */
    viewTopic: (topicId: string, userId: string | null) => `${viewAs(userId)}#${encodeURIComponent(topicId)}`,
    resume: to("resume"),
    /** Asks for confirmation before an action on the whole draft. */
    act: (act: "reset" | "clear" | "fresh") => `${to("resume")}/${act}`,
    results: to("results"),
    /** Where the report is approved; that of a Progress Assessment is also signed. */
    approve: `${to("results")}/approve`,
    sign: `${to("results")}${SIGN}`,
    /** The links by which others read the report. */
    share: `${to("results")}/share`,
    /** Where the owner confirms the withdrawal of the report's proof. */
    withdraw: `${to("results")}/withdraw`,
    /** The results right after submission. */
    newResults: `${to("results")}?generateReport=true`,
    report: `${REPORT}/${sealedId}`,
    /** The report as a file. */
    reportFile: (language: Language) => `${REPORT}/${sealedId}/file?lang=${language}`,
    /** The report as slides for a meeting, and these as a file. */
    slides: `${REPORT}/${sealedId}/slides`,
    slidesFile: (language: Language) => `${REPORT}/${sealedId}/slides/file?lang=${language}`,
    documents: to("documents"),
    /** Where the form's script saves. */
    autosave: to("autosave"),
    /** Where it sends the files of a section's questions. */
    proofs: (sectionId: string) => `${to("autosave")}${SECTION}${encodeURIComponent(sectionId)}`,
    /** Where bills fill the worksheets. */
    bills: to("bills"),
    /** What colleagues say about a question. */
    comments: (questionId: string) => `${to("comments")}/${encodeURIComponent(questionId)}`,
    /** The end of a draft. */
    complete: to("complete"),
    /** One of the three steps on that page. */
    completeStep: (step: "complete" | "upload" | "submit") => `${to("complete")}?dialog=${step}`,
    /** Where a person takes the draft along, for when there is no connection. */
    along: to("along"),
    points: to("points"),
    resync: to("resync"),
    review: to("review"),
    topics: to("topics"),
    /** A topic on the page where colleagues divide the topics between them. */
    topic: (topicId: string) => `${to("topics")}#${encodeURIComponent(topicId)}`,
    workbook: to("workbook"),
    workbookFile: `${to("workbook")}/download`,
  };
}

/** The topic of a Progress Assessment that a sealed part names. */
export const indicatorPath = (sealedPart: string) => `/user/progress/${sealedPart}`;

/** The list of a company's assessments of a kind. `option` opens a dialog over it, explicitly opens none, or selects a page. */
export const historyPath = (kind: Kind, option = "dialog=none") =>
  `/user/history?${kind === READINESS ? "" : `kind=${kind}&`}${option}`;

/** A company's latest results of a kind side by side. */
export const yearsPath = (kind: Kind) => `/user/years${kind === READINESS ? "" : `?kind=${kind}`}`;

/** The links to the newest report of each kind. */
export const REPORTS_PATH = `${historyPath(READINESS)}#reports`;

/** Asks what a new assessment starts with, and whether to start one beside a draft that has answers. */
export const startPath = (kind: Kind) => historyPath(kind, "dialog=start");

/** The kind of assessment that an address is about. */
export function kindOfPath(path: string): Kind {
  const names = (kind: Kind) => Object.values(PAGES[kind]).some((page) => isUnder(path, page));
  return KINDS_OF_ASSESSMENTS.find((kind) => kind !== READINESS && names(kind)) ?? READINESS;
}

/** The form meant by a one-segment address in which the kind runs into the id ("/progress{id}"); null for any other. */
export function formRunTogether(step: string): string | null {
  const [, name, sealedId] = /^([a-z]+)([\w-]{43})$/i.exec(step) ?? [];
  const kind = KINDS_OF_ASSESSMENTS.find((each) => each !== READINESS && each === name?.toLowerCase());
  return kind && sealedId ? assessmentPaths(kind, sealedId).form : null;
}

/** Whether an address is that of a results page. */
export const isResultsPath = (path: string) => Object.values(PAGES).some(({ results }) => isUnder(path, results));

/** Whether an address is that of a printable report. */
export const isReportPath = (path: string) => isUnder(path, REPORT);

/** Whether an address is that of any page of an assessment. */
export const isAssessmentPath = (path: string) => ASSESSMENT_PATH.test(path);

/** Whether an address is that of a page of an assessment without the id that should follow. */
export const lacksId = (path: string) => {
  const page = path.replace(/\/$/, "").toLowerCase();
  return [REPORT, ...Object.values(PAGES).flatMap(Object.values)].some(
    (each) => each !== "" && each.toLowerCase() === page,
  );
};

/** Whether a path leads to a section of the form. */
export const isSectionPath = (path: string) => path.includes(SECTION);

/** The addresses of a page, for code that judges a request before its route is found. */
export function patternOf(page: Page, step = ""): RegExp {
  const paths = Object.values(PAGES).map((pages) => pages[page]);
  return new RegExp(`^(?:${paths.join("|")})/[\\w-]{43}${step}$`);
}

/** The same for the page where a report is signed, which may bring a picture. */
export const signPattern = () => patternOf("results", SIGN);

/** Case-insensitive, like the framework's route matching. */
const isUnder = (path: string, page: string) => path.toLowerCase().startsWith(`${page}/`.toLowerCase());
