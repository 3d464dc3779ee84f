import { type Entered, recallEntered, requireAssessmentWith } from "~/features/answers/open-id.server";
import { judgeOpening, openingStatements } from "~/features/answers/queries.server";
import { recallDraft } from "~/features/answers/recalled.server";
import { confirmUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { type SectionVerdict, saveSection } from "./save-section.server";

/** A form that came, from whom and about what, and what has been saved of it. */
export interface SavedForm extends Entered {
  form: FormData;
  saved: SectionVerdict;
}

/**
 * Saves the section that a request brings as a form (`saveSection`), once it is known who sent it: in one trip where the isolate remembers session and draft and
 * both are so still (docs/decisions/0056), else in two. `sealed` names the draft in the address. Throws what `requireAssessmentWith` throws.
 */
export async function saveForm(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
  confirms: (form: FormData) => boolean,
): Promise<SavedForm> {
  const recalled = await saveRecalled(ctx, request, sealed, confirms);
  if (recalled.saved) return recalled.saved;
  const { found, ...entered } = await requireAssessmentWith(ctx, request, sealed, (id) =>
    openingStatements(ctx, id, []),
  );
  const form = recalled.form ?? (await request.formData());
  const opened = await judgeOpening(ctx, entered.user, "answer", found);
  if (!opened.ok) return { ...entered, form, saved: opened };
  const saved = await saveSection(ctx, entered.user, opened, form, { confirms: confirms(form) });
  return { ...entered, form, saved };
}

/** The same by what the isolate remembers alone; `saved` is null where that is not enough to go by. The form can be read once. */
async function saveRecalled(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
  confirms: (form: FormData) => boolean,
): Promise<{ form?: FormData; saved: SavedForm | null }> {
  const entered = await recallEntered(ctx, request, sealed);
  const opened = entered && (await recallDraft(ctx, entered.user, entered.assessmentId));
  if (!opened) return { saved: null };
  const form = await request.formData();
  const { recalled } = entered;
  const saved = await saveSection(ctx, entered.user, opened, form, { confirms: confirms(form), recalled });
  // What is refused is refused by what has been read.
  if (!saved?.ok) return { form, saved: null };
  confirmUser(ctx, recalled);
  return { form, saved: { ...entered, form, saved } };
}
