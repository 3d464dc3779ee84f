import { circumstancesFor } from "~/assessment/answers/circumstances.server";
import { describeConflicts } from "~/assessment/answers/conflicts.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { answerFingerprint, judgeAnswer } from "~/assessment/answers/rules/answers";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { mergeAnswer, NOTHING } from "~/assessment/answers/rules/merge";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { readAnswers } from "~/assessment/workbook/rules/read-answers";
import { currencyOf } from "~/core/currencies";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { countUse } from "~/platform/rate-limit.server";
import { type FileFault, openWorkbook } from "./open-workbook";
import { takenAnswer } from "./taken";
import { answerText, type ChangeView, type ConflictView, type ProblemView, viewConflict, viewProblem } from "./view";

/** Limit on how many workbooks a user may upload. */
const UPLOADS_PER_USER = { max: 30, windowMs: 10 * 60 * 1000 };

export interface WorkbookPreview {
  /** The version of the questionnaire that the answers belong to. */
  questionnaire: string;
  changes: ChangeView[];
  conflicts: ConflictView[];
  problems: ProblemView[];
  /** The number of invalid cells beyond those in `problems`. */
  further: number;
  /** The number of answers in the workbook that would change nothing. */
  unchanged: number;
}

export type PreviewVerdict =
  | { ok: true; preview: WorkbookPreview }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number }
  | { ok: false; reason: "file"; fault: FileFault | "other-assessment" | "older-questionnaire" };

/** Compares an uploaded workbook with the draft: the changes, cell by cell, and the cells that cannot be imported. Writes nothing. */
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
  const workbook = openWorkbook(bytes, language);
  if (!workbook.ok) return { ok: false, reason: "file", fault: workbook.reason };
  if (ctx.ids.resolve(workbook.sealedId) !== assessmentId)
    return { ok: false, reason: "file", fault: "other-assessment" };
  const { catalogue, answers } = opened;
  if (workbook.questionnaire !== catalogue.version) return { ok: false, reason: "file", fault: "older-questionnaire" };

  const asked = [...questionsOf(catalogue).values()].map(({ question }) => question);
  const circumstances = await circumstancesFor(ctx, opened.assessment.companyId, asked);
  const read = readAnswers(catalogue, workbook.rows, { circumstances, currency: currencyOf(user.country) });
  const changes: ChangeView[] = [];
  const clashes: { question: Question; value: AnswerValue | null }[] = [];
  let unchanged = 0;
  for (const { questionId, fields, sheet, address } of read.answers) {
    const found = findQuestion(catalogue, questionId);
    if (!found) continue;
    const { question } = found;
    const verdict = judgeAnswer(question, fields, circumstances);
    if (!verdict.ok) continue;
    const { value } = verdict;
    const stored = answers.get(questionId);
    const seen = stored ? { ...stored, sign: answerFingerprint(question, stored.value) } : undefined;
    const mine = answerFingerprint(question, value);
    const step = mergeAnswer({ base: workbook.bases.get(questionId) ?? NOTHING, stored: seen, mine, confirms: false });
    if (step === "keep") unchanged += 1;
    else if (step === "conflict") clashes.push({ question, value });
    else {
      changes.push({
        questionId,
        sheet,
        address,
        question: question.text[language],
        was: answerText(question, stored?.value, language),
        becomes: answerText(question, value, language),
        value: takenAnswer(questionId, mine, seen ?? NOTHING),
      });
    }
  }
  const conflicts = await describeConflicts(ctx, user, opened, clashes);
  return {
    ok: true,
    preview: {
      questionnaire: catalogue.version,
      changes,
      conflicts: conflicts.map((conflict) => viewConflict(conflict, { language, timeZone: user.timeZone })),
      problems: read.problems.map((problem) => viewProblem(catalogue, problem, language)),
      further: read.further,
      unchanged,
    },
  };
}
