import { findQuestion } from "~/domain/catalogue/lookup";
import type { Language } from "~/domain/language";
import { mergeAnswer } from "~/domain/progress/merge";
import { readAnswers, type WrittenAnswer } from "~/domain/workbook/read-answers";
import { describeConflicts } from "~/features/answers/conflicts.server";
import { openAssessment } from "~/features/answers/queries.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { countUse } from "~/platform/rate-limit.server";
import { type FileFault, openWorkbook } from "./open-workbook";
import { takenAnswer } from "./taken";
import { answerText, type ChangeView, type ConflictView, type ProblemView, viewConflict, viewProblem } from "./view";

/** How many workbooks a user has read. */
const UPLOADS_PER_USER = { max: 30, windowMs: 10 * 60 * 1000 };

export interface WorkbookPreview {
  /** The version of the questionnaire that the answers are to. */
  questionnaire: string;
  changes: ChangeView[];
  conflicts: ConflictView[];
  problems: ProblemView[];
  /** How many more cells cannot be taken over than `problems` tells of. */
  further: number;
  /** How many answers of the workbook would change nothing. */
  unchanged: number;
}

export type PreviewVerdict =
  | { ok: true; preview: WorkbookPreview }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number }
  | { ok: false; reason: "file"; fault: FileFault | "other-assessment" | "older-questionnaire" };

const NOTHING = { revision: 0, optionIds: [], otherText: null };

/** What an uploaded workbook would change in a draft, cell by cell, and what in it cannot be taken over. Writes nothing. */
export async function previewWorkbook(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  bytes: Uint8Array,
  language: Language,
): Promise<PreviewVerdict> {
  const opened = await openAssessment(ctx, user, assessmentId, "answer");
  if (!opened.ok) return opened;
  const limit = await countUse(ctx, `workbook-upload:${user.id}`, UPLOADS_PER_USER);
  if (!limit.ok) return limit;
  const workbook = openWorkbook(bytes);
  if (!workbook.ok) return { ok: false, reason: "file", fault: workbook.reason };
  if (ctx.ids.resolve(workbook.sealedId) !== assessmentId)
    return { ok: false, reason: "file", fault: "other-assessment" };
  const { catalogue, answers } = opened;
  if (workbook.questionnaire !== catalogue.version) return { ok: false, reason: "file", fault: "older-questionnaire" };

  const read = readAnswers(catalogue, workbook.rows);
  const changes: ChangeView[] = [];
  const clashes: WrittenAnswer[] = [];
  let unchanged = 0;
  for (const mine of read.answers) {
    const found = findQuestion(catalogue, mine.questionId);
    if (!found) continue;
    const stored = answers.get(mine.questionId);
    const base = workbook.bases.get(mine.questionId) ?? NOTHING;
    const step = mergeAnswer({ base, stored, mine, confirms: false });
    if (step === "keep") unchanged += 1;
    else if (step === "conflict") clashes.push(mine);
    else {
      const { questionId, sheet, address } = mine;
      changes.push({
        ...{ questionId, sheet, address },
        question: found.question.text[language],
        was: answerText(found.question, stored, language),
        becomes: answerText(found.question, mine, language),
        value: takenAnswer(mine, stored ?? NOTHING),
      });
    }
  }
  const conflicts = await describeConflicts(ctx, user, opened, clashes);
  return {
    ok: true,
    preview: {
      questionnaire: catalogue.version,
      changes,
      conflicts: conflicts.map((conflict) => viewConflict(catalogue, conflict, language)),
      problems: read.problems.map((problem) => viewProblem(catalogue, problem, language)),
      further: read.further,
      unchanged,
    },
  };
}
