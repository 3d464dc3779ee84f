import { and, eq, ne, sql } from "drizzle-orm";
import { type DeadlineScope, maySetDeadline } from "~/assessment/deadlines/rules/access";
import { nextComeBackReminder } from "~/assessment/deadlines/rules/come-back";
import { type DueOnVerdict, judgeDueOn, nextReminder } from "~/assessment/deadlines/rules/deadline";
import { deadlines } from "~/assessment/deadlines/tables";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { deadlineData } from "./deadline-event.server";

/** Changes of a date per day. Each change of the members' date writes to all members. */
const LIMITS = {
  own: { max: 20, windowMs: 24 * 60 * 60_000 },
  next: { max: 20, windowMs: 24 * 60 * 60_000 },
  members: { max: 5, windowMs: 24 * 60 * 60_000 },
};

/** When the first message about a date goes out. Members are told at once, by the scheduled job. */
const FIRST_REMINDER: Record<DeadlineScope, (dueOn: string, now: number, zone: string) => number | null> = {
  own: nextReminder,
  next: nextComeBackReminder,
  members: (_, now) => now,
};

type SetVerdict =
  | { ok: true }
  | { ok: false; reason: "forbidden" }
  | Extract<DueOnVerdict, { ok: false }>
  | Extract<LimitVerdict, { ok: false }>;

/** Identifies a date: whose it is, and for which kind of assessment. */
export interface DeadlineOf {
  scope: DeadlineScope;
  kind: Kind;
}

const ofCompany = (companyId: string, { scope, kind }: DeadlineOf) =>
  and(eq(deadlines.companyId, companyId), eq(deadlines.scope, scope), eq(deadlines.kind, kind));

/**
 * Sets or changes a date. Colleagues are told at once of the day to finish by, and reminded of the next assessment. The scheduled job tells the members of a corporate company,
 * because there can be any number of them. If a members' date is only moved, members that have met it still have; a
 * date set after the previous one is over starts anew.
 */
export async function setDeadline(ctx: Context, user: CurrentUser, of: DeadlineOf, text: string): Promise<SetVerdict> {
  const { scope, kind } = of;
  if (!maySetDeadline(user, scope)) return { ok: false, reason: "forbidden" };
  const now = ctx.clock();
  const judged = judgeDueOn(text, now, user.timeZone);
  if (!judged.ok) return judged;
  const limit = await countUse(ctx, `deadline/${scope}/${user.companyId}`, LIMITS[scope]);
  if (!limit.ok) return limit;

  const { dueOn } = judged;
  const isNews = sql`not exists (select 1 from ${deadlines} where ${ofCompany(user.companyId, of)} and ${deadlines.dueOn} = ${dueOn})`;
  const notification = notifyPeople(ctx, {
    cause: "deadline-set",
    eventId: ctx.ids.create(),
    data: await deadlineData(ctx, { kind, dueOn, company: "", companyId: sql`${user.companyId}` }),
    to: sql`${users.companyId} = ${user.companyId} and ${users.id} <> ${user.id} and ${scope === "own" ? isNews : sql`false`}`,
  });
  const [told] = await runTogether(ctx.db, [
    notification,
    ctx.db
      .insert(deadlines)
      .values({
        id: ctx.ids.create(),
        companyId: user.companyId,
        scope,
        kind,
        dueOn,
        createdAt: now,
        remindAt: FIRST_REMINDER[scope](dueOn, now, user.timeZone),
      })
      .onConflictDoUpdate({
        target: [deadlines.companyId, deadlines.scope, deadlines.kind],
        set: {
          dueOn,
          createdAt: sql`case when ${deadlines.dueOn} < ${dayIn(now, user.timeZone)} then excluded.created_at else ${deadlines.createdAt} end`,
          remindAt: sql`excluded.remind_at`,
          cursor: null,
        },
        setWhere: ne(deadlines.dueOn, dueOn),
      }),
  ]);
  await sendAll(ctx, told);
  return { ok: true };
}

/** Removes a date and its remaining reminders. Removing a date that does not exist changes nothing. */
export async function removeDeadline(
  ctx: Context,
  user: CurrentUser,
  of: DeadlineOf,
): Promise<{ ok: true } | { ok: false; reason: "forbidden" }> {
  if (!maySetDeadline(user, of.scope)) return { ok: false, reason: "forbidden" };
  await ctx.db.delete(deadlines).where(ofCompany(user.companyId, of));
  return { ok: true };
}
