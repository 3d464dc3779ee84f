import type { AssessmentPage } from "~/assessment/answers/queries.server";
import type { Kind } from "~/core/kinds/kind";
import { type Reader, shortDateOf } from "~/i18n/format";

/** What to ask before a new assessment. */
export interface StartView {
  kind: Kind;
  /** The draft with answers that the user may want to continue instead. */
  draft: { sealedId: string; answered: number; total: number; changedOn: string } | null;
  /** When the assessment that a new one can copy its answers from was submitted. */
  lastDay: string | null;
  /** How many practices the company's plan has put in place since. Counted only where the question is asked. */
  done: number;
  /** Whether there is anything to ask. */
  asks: boolean;
}

export function viewStart(
  kind: Kind,
  { answeredDraft, standing }: Pick<AssessmentPage, "answeredDraft" | "standing">,
  { seal, reader, done = 0 }: { seal: (id: string) => string; reader: Reader; done?: number },
): StartView {
  const draft = answeredDraft && {
    sealedId: seal(answeredDraft.id),
    answered: answeredDraft.progress.answered,
    total: answeredDraft.progress.total,
    changedOn: shortDateOf(answeredDraft.updatedAt, reader),
  };
  const { completedAt } = standing[kind];
  const lastDay = completedAt === null ? null : shortDateOf(completedAt, reader);
  return { kind, draft, lastDay, done, asks: draft !== null || lastDay !== null };
}
