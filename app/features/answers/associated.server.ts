import { and, eq } from "drizzle-orm";
import { mayReadSubmitted } from "~/domain/access/assessments";
import { getCatalogue } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { inQuery } from "~/platform/d1/client";
import { assessments } from "~/platform/d1/schema/assessments";
import { companies, memberships } from "~/platform/d1/schema/company";
import { users } from "~/platform/d1/schema/people";
import { answersOf, byQuestion, type OpenedAssessment } from "./queries.server";

/**
 * An assessment with its answers as somebody reads it who names one of its company's users beside it: a colleague, or a company that this
 * one has joined, once it is completed; with the name of that company. Null for everybody else. One round trip while the catalogue is cached.
 */
export async function openAssociated(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  userId: string,
): Promise<(OpenedAssessment & { company: string }) | null> {
  const owner = ctx.db.select({ id: assessments.companyId }).from(assessments).where(eq(assessments.id, assessmentId));
  const [[assessment], given, [named], joined] = await ctx.db.batch([
    ctx.db.select().from(assessments).where(eq(assessments.id, assessmentId)),
    answersOf(ctx, assessmentId),
    ctx.db
      .select({ companyId: users.companyId, company: companies.name })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(eq(users.id, userId)),
    ctx.db
      .select({ companyId: memberships.companyId })
      .from(memberships)
      .where(and(inQuery(memberships.companyId, owner), eq(memberships.corporateId, user.companyId))),
  ]);
  if (!assessment || named?.companyId !== assessment.companyId) return null;
  if (!mayReadSubmitted(user, assessment, joined.length > 0)) return null;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  return { assessment, catalogue, answers: byQuestion(given), company: named.company };
}

/** The user beside whom an address asks for an assessment; null where it names nobody. Throws 404 for what is no user's id. */
export function readUserId(ctx: Context, request: Request): string | null {
  const given = new URL(request.url).searchParams.get("userId");
  if (given === null) return null;
  const userId = ctx.ids.resolve(given);
  if (userId === null) throw new Response(null, { status: 404 });
  return userId;
}
