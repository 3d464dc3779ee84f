import type { AssessmentPaths } from "../../../core/addresses/assessment";

/** The pages that a button of the form leads to after saving, by the value of its `goto` field. */
const GOTO = {
  along: (paths) => paths.along,
  documents: (paths) => paths.documents,
  points: (paths) => paths.points,
  resync: (paths) => paths.resync,
  topics: (paths) => paths.topics,
  workbook: (paths) => paths.workbook,
  bills: (paths) => paths.bills,
  comments: (paths, questionId) => paths.comments(questionId),
  reset: (paths) => paths.act("reset"),
  clear: (paths) => paths.act("clear"),
  fresh: (paths) => paths.act("fresh"),
} satisfies Record<string, (paths: AssessmentPaths, about: string) => string>;

export type Goto = keyof typeof GOTO;

/** The `goto` value of a page; `about` is the question it is about, if any. */
export const gotoValue = (page: Goto, about?: string) => (about === undefined ? page : `${page}/${about}`);

/** The page named by a `goto` value, with its path and subject; null if it names none. */
export function readGoto(value: unknown, paths: AssessmentPaths): { page: Goto; about: string; path: string } | null {
  const [name = "", about = ""] = typeof value === "string" ? value.split("/") : [];
  const page = (Object.keys(GOTO) as Goto[]).find((known) => known === name);
  return page ? { page, about, path: GOTO[page](paths, about) } : null;
}
