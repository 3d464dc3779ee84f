import { pointsOf } from "~/assessment/answers/rules/answers";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { canBeProven } from "~/assessment/evidence/rules/proofs";
import type { Language } from "~/core/language";
import { fileSize, joinNames } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { viewLimits } from "./documents-page.server";
import type { FormerProof, ProofProblem, ProofRow } from "./proofs.server";
import { filePath } from "./view";

/** The proof of a question's answer, as its form shows it. */
export interface ProofView {
  files: { id: string; name: string; href: string; size: string; canRemove: boolean }[];
  /** The names of the files that proved it in the last assessment, as one text; null if there are none to use again. */
  former: string | null;
  /** Whether the stored answer is one to prove. */
  isYes: boolean;
  /** What was wrong with the files sent last. */
  errors: string[];
}

/** The proof of each question of a section that can have one. */
export function viewProofs(
  place: SectionLocation,
  answers: AnswerMap,
  rows: readonly ProofRow[],
  former: readonly FormerProof[],
  language: Language,
): Record<string, ProofView> {
  const viewOf = (question: Question): ProofView => ({
    former: rows.some(({ questionId }) => questionId === question.id) ? null : formerOf(former, question.id, language),
    files: rows
      .filter(({ questionId }) => questionId === question.id)
      .map((file) => ({
        id: file.id,
        name: file.fileName,
        href: filePath(file),
        size: fileSize(file.size, language),
        canRemove: file.isOwn,
      })),
    isYes: pointsOf(question, answers.get(question.id)?.value ?? null) > 0,
    errors: [],
  });
  const provable = place.section.questions.filter((question) => canBeProven(place, question));
  return Object.fromEntries(provable.map((question) => [question.id, viewOf(question)]));
}

/** The names of a question's files in the last assessment, as one text; null if it had none. */
function formerOf(former: readonly FormerProof[], questionId: string, language: Language): string | null {
  const names = former.filter((file) => file.questionId === questionId).map(({ fileName }) => fileName);
  return names.length > 0 ? joinNames([...new Set(names)], language) : null;
}

/** What was wrong with a question's files, in words. */
export function describeProblem(ctx: Context, { files, reason, minutes }: ProofProblem, language: Language): string[] {
  const t = translator(language, "evidence");
  const limits = viewLimits(ctx, language);
  const wait = minutes > 0 ? [translator(language, "account")("errors.tooMany", { count: minutes })] : [];
  const whole =
    reason === "none" || reason === "notYes" || reason === "gone"
      ? [t(`proof.${reason}`)]
      : reason
        ? [t(`errors.${reason}`, { count: limits.files, size: limits.companySize })]
        : [];
  const ofFiles = files.map(({ fileName, reason: each }) =>
    t(`files.${each}`, { name: fileName, size: limits.fileSize }),
  );
  return [...wait, ...whole, ...ofFiles];
}
