import { getTableColumns } from "drizzle-orm";
import { decideAssessment } from "~/domain/access/assessments";
import { keepLatest } from "~/domain/remember";
import { getCatalogue } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { rowText, tellRow } from "~/platform/d1/row-text";
import { assessments } from "~/platform/d1/schema/assessments";
import type { AssessmentRow, OpenedAssessment } from "./queries.server";

/** Drafts that an isolate remembers with their answers, some tens of kilobytes each. */
const drafts = keepLatest<Pick<OpenedAssessment, "assessment" | "answers">>(100);

/** Keeps a draft as it has just been read or written. */
export function rememberDraft({ assessment, answers }: Pick<OpenedAssessment, "assessment" | "answers">): void {
  drafts.keep(assessment.id, { assessment, answers });
}

/**
 * A draft that the user may answer, as the isolate remembers it, without asking the database: for what is written on condition that it is still as `tellDraft`
 * says. Null where there is none, or they may not.
 */
export async function recallDraft(ctx: Context, user: CurrentUser, id: string): Promise<OpenedAssessment | null> {
  const known = drafts.get(id);
  if (!known || !decideAssessment(user, known.assessment, "answer").ok) return null;
  return { ...known, catalogue: await getCatalogue(ctx, known.assessment.catalogueVersion) };
}

/** All that the row of an assessment says, which grows by one with each save: as it was read, and in SQL as it is now. */
export const tellDraft = (row: AssessmentRow) => tellRow(getTableColumns(assessments), row);
export const draftText = rowText(getTableColumns(assessments));
