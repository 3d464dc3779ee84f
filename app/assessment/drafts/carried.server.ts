import { and, eq, sql } from "drizzle-orm";
import { readAnswers, type Stored, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import { assembleDeadlines, type Deadlines, deadlineStatements } from "~/assessment/deadlines/queries.server";
import { dayIn } from "~/core/days/days";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";

/** A draft's answers from the company's last assessment, as long as some still need to be confirmed. */
export interface Carried {
  count: number;
  open: number;
  /** Answers that the company's plan proposes, still to be confirmed. */
  planned: number;
  /** The day the source assessment was submitted, in the company's time zone, as `dayIn` returns it. */
  at: string;
}

/** What the landing page shows besides the assessment itself: its due dates and the answers carried over. One round trip. */
export async function findLandingFacts(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<{ deadlines: Deadlines; carried: Carried | null }> {
  const kind = user.expectedKind ?? READINESS;
  const isDraft = and(
    eq(assessments.id, assessmentId),
    eq(assessments.companyId, user.companyId),
    eq(assessments.state, "draft"),
  );
  const draft = ctx.db.select({ id: assessments.id, from: assessments.carriedFrom }).from(assessments).where(isDraft);
  const [set, asked, own, [source]] = await runTogether(ctx.db, [
    ...deadlineStatements(ctx, user, kind),
    ctx.db
      .select({ id: answers.questionId, unconfirmed: answers.unconfirmed })
      .from(answers)
      .where(inQuery(answers.assessmentId, sql`(select id from ${draft.as("draft")} where carried_from is not null)`)),
    ctx.db
      .select({ completedAt: assessments.completedAt, ...storedColumns() })
      .from(assessments)
      .where(inQuery(assessments.id, sql`(select carried_from from ${draft.as("draft")})`)),
  ]);
  return {
    deadlines: assembleDeadlines(ctx, user, kind, set, asked),
    carried: source ? await toCarried(ctx, user, own, source) : null,
  };
}

/** The answers of a draft that its source has too; null if nothing needs to be confirmed. */
async function toCarried(
  ctx: Context,
  { timeZone }: CurrentUser,
  own: { id: string; unconfirmed: string | null }[],
  { completedAt, ...stored }: { completedAt: number | null } & Stored,
): Promise<Carried | null> {
  const waiting = (why: string) => own.filter(({ unconfirmed }) => unconfirmed === why).length;
  const [open, planned] = [waiting("carried-over"), waiting("from-plan")];
  if (open + planned === 0 || completedAt === null) return null;
  const theirs = await readAnswers(ctx, stored);
  const count = own.filter(({ id }) => theirs.has(id)).length;
  return count > 0 ? { count, open, planned, at: dayIn(completedAt, timeZone) } : null;
}
