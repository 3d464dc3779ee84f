import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";

/** What an administrator does to a questionnaire. */
export type QuestionnaireAct =
  | "questionnaire-drafted"
  | "questionnaire-edited"
  | "questionnaire-imported"
  | "questionnaire-scheduled"
  | "questionnaire-called-off"
  | "questionnaire-published"
  | "questionnaire-discarded";

/** The statements that note an act, for the batch that carries it out. */
export function noteAct(
  ctx: Context,
  { id }: { id: string },
  { act, thing }: { act: QuestionnaireAct; thing: string },
): Statement[] {
  ctx.log(act, { userId: id, thing });
  return [];
}
