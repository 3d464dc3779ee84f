import { eq } from "drizzle-orm";
import { comeBackChoices, OTHER_DAY } from "~/assessment/deadlines/rules/come-back";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";

/** The days to come back on that are offered, the usual one chosen unless another is set. */
export async function findChoices(
  ctx: Context,
  { latest, timeZone, language }: CurrentUser,
  kind: Kind,
  set: string | null,
) {
  const now = ctx.clock();
  const id = latest[kind];
  const [last] = id
    ? await ctx.db.select({ at: assessments.completedAt }).from(assessments).where(eq(assessments.id, id))
    : [];
  const days = comeBackChoices(dayIn(last?.at ?? now, timeZone), dayIn(now, timeZone));
  const chosen = set === null ? days[0]?.day : days.find(({ day }) => day === set)?.day;
  return {
    chosen: chosen ?? OTHER_DAY,
    days: days.map(({ day, away }) => ({ day, away, date: longDate(day, language) })),
  };
}
