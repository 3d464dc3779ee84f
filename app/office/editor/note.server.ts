import { type SQL, sql } from "drizzle-orm";
import type { OfficeAct } from "~/core/office-acts";
import { officeAct } from "~/foundation/identity/office-acts.server";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";

/** What an administrator does to a questionnaire. */
export type QuestionnaireAct = Extract<OfficeAct, `questionnaire-${string}`>;

/** The statement that notes an act in the audit log, for the batch that carries it out, where `condition` holds. */
export function noteAct(
  ctx: Context,
  user: { id: string },
  { act, thing }: { act: QuestionnaireAct; thing: string },
  condition: SQL = sql`true`,
): Statement {
  return officeAct(ctx, user, { act, thing }, condition);
}
