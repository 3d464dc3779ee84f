import { and, eq } from "drizzle-orm";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import { chosenDeadlines } from "~/assessment/deadlines/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

/** Removes a date for chosen companies and its remaining reminders; they are asked by the date for all again. */
export async function removeChosen(ctx: Context, user: CurrentUser, id: string): Promise<boolean> {
  if (!maySetDeadline(user, "members")) return false;
  await ctx.db
    .delete(chosenDeadlines)
    .where(and(eq(chosenDeadlines.id, id), eq(chosenDeadlines.companyId, user.companyId)));
  return true;
}
