import { type OpenedAssessment, openAssessment } from "~/assessment/answers/queries.server";
import { refused } from "~/foundation/api/errors";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

/** The submission named in an API call, by plain or sealed id, with its answers. Throws 404 if the user may not read it. */
export async function openForReading(ctx: Context, user: CurrentUser, givenId: string): Promise<OpenedAssessment> {
  const id = ctx.ids.resolve(givenId);
  const opened = id ? await openAssessment(ctx, user, id, "read") : null;
  if (!opened?.ok) throw refused("not-found");
  return opened;
}
