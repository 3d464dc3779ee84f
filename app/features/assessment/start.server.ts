import { and, desc, eq, notExists, sql } from "drizzle-orm";
import { mayStartAssessment } from "~/domain/access/assessments";
import type { CurrentUser } from "~/features/account/session.server";
import { sendAll } from "~/features/notifications/audience.server";
import type { Context } from "~/platform/context";
import { assessments, companies } from "~/platform/d1/schema";
import { getCurrentCatalogue } from "./catalogue.server";
import { tellOfStart } from "./tellings.server";

export type StartVerdict = { ok: true; assessmentId: string } | { ok: false; reason: "forbidden" };

/**
 * Starts a readiness assessment on the newest published questionnaire. A draft of it that the company has not touched is
 * returned instead of a second one, so that pressing twice starts one.
 */
export async function startAssessment(ctx: Context, user: CurrentUser): Promise<StartVerdict> {
  if (!mayStartAssessment(user)) return { ok: false, reason: "forbidden" };
  const { version } = await getCurrentCatalogue(ctx);
  const now = ctx.clock();
  const id = ctx.ids.create();
  const isUntouched = and(
    eq(assessments.companyId, user.companyId),
    eq(assessments.kind, "readiness"),
    eq(assessments.state, "draft"),
    eq(assessments.revision, 0),
    eq(assessments.catalogueVersion, version),
  );
  const untouched = ctx.db.select({ id: assessments.id }).from(assessments).where(isUntouched);
  const fresh = ctx.db
    .select({
      id: sql<string>`${id}`.as("id"),
      companyId: companies.id,
      startedBy: sql<string>`${user.id}`.as("started_by"),
      kind: sql<"readiness">`'readiness'`.as("kind"),
      catalogueVersion: sql<string>`${version}`.as("catalogue_version"),
      state: sql<"draft">`'draft'`.as("state"),
      revision: sql<number>`0`.as("revision"),
      answeredRequired: sql<number>`0`.as("answered_required"),
      createdAt: sql<number>`${now}`.as("created_at"),
      updatedAt: sql<number>`${now}`.as("updated_at"),
      completedAt: sql<null>`null`.as("completed_at"),
      carriedFrom: sql<null>`null`.as("carried_from"),
    })
    .from(companies)
    .where(and(eq(companies.id, user.companyId), notExists(untouched)));
  const [, told, [draft]] = await ctx.db.batch([
    ctx.db.insert(assessments).select(fresh),
    tellOfStart(ctx, user, id),
    ctx.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(isUntouched)
      .orderBy(desc(assessments.createdAt))
      .limit(1),
  ]);
  if (!draft) throw new Error("The company of a signed-in user has no row");
  await sendAll(ctx, told);
  return { ok: true, assessmentId: draft.id };
}
