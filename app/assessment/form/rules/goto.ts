import type { AssessmentPaths } from "../../../core/addresses/assessment";

/** Where a button of the form leads once it has been saved: what its field `goto` says, and the page that is meant. */
const GOTO = {
  documents: (paths) => paths.documents,
  points: (paths) => paths.points,
  resync: (paths) => paths.resync,
  topics: (paths) => paths.topics,
  workbook: (paths) => paths.workbook,
  comments: (paths, questionId) => paths.comments(questionId),
  reset: (paths) => paths.act("reset"),
  clear: (paths) => paths.act("clear"),
  fresh: (paths) => paths.act("fresh"),
} satisfies Record<string, (paths: AssessmentPaths, about: string) => string>;

export type Goto = keyof typeof GOTO;

/** What `goto` says of a page; `about` is the question that it is about, if it is about one. */
export const gotoValue = (page: Goto, about?: string) => (about === undefined ? page : `${page}/${about}`);

/** The page that a `goto` asks for, where it leads and what it is about; null for what names none. */
export function readGoto(value: unknown, paths: AssessmentPaths): { page: Goto; about: string; path: string } | null {
  const [name = "", about = ""] = typeof value === "string" ? value.split("/") : [];
  const page = (Object.keys(GOTO) as Goto[]).find((known) => known === name);
  return page ? { page, about, path: GOTO[page](paths, about) } : null;
}
