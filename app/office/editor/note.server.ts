import { type SQL, sql } from "drizzle-orm";
import type { OfficeAct } from "~/core/office-acts";
import { officeAct } from "~/foundation/identity/office-acts.server";
import type { Context } from "~/platform/context";
import type { Statement } from "~/platform/d1/client";

/** The acts of an administrator on a questionnaire. */
export type QuestionnaireAct = Extract<OfficeAct, `questionnaire-${string}`>;

/** The statement that logs an act if `condition` is true. Put it in the batch that carries out the act. */
export function noteAct(
  ctx: Context,
  user: { id: string },
  { act, thing }: { act: QuestionnaireAct; thing: string | SQL<string> },
  condition: SQL = sql`true`,
): Statement {
  return officeAct(ctx, user, { act, thing }, condition);
}
