import { and, desc, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { mayStartAssessment } from "~/domain/access/assessments";
import type { CurrentUser } from "~/features/account/session.server";
import { copyAnswers, planCarryOver } from "~/features/drafts/carry-over.server";
import { sendAll } from "~/features/notifications/audience.server";
import type { Context } from "~/platform/context";
import { assessments, companies } from "~/platform/d1/schema";
import { getCurrentCatalogue } from "./catalogue.server";
import { tellOfStart } from "./tellings.server";

export type StartVerdict = { ok: true; assessmentId: string } | { ok: false; reason: "forbidden" };

/** What a new assessment begins with: nothing, or the answers of the company's last completed one. */
export type StartSource = "empty" | "last";

/**
 * Starts a readiness assessment on the newest published questionnaire. A draft of it that the company has not touched, and
 * that began with the same, is returned instead of a second one, so that pressing twice starts one.
 */
export async function startAssessment(
  ctx: Context,
  user: CurrentUser,
  source: StartSource = "empty",
): Promise<StartVerdict> {
  if (!mayStartAssessment(user)) return { ok: false, reason: "forbidden" };
  const newest = await getCurrentCatalogue(ctx);
  const carried = source === "last" ? await planCarryOver(ctx, user, newest) : null;
  const { version } = newest;
  const carriedFrom = carried?.from ?? null;
  const id = ctx.ids.create();
  const isUntouched = and(
    eq(assessments.companyId, user.companyId),
    eq(assessments.kind, "readiness"),
    eq(assessments.state, "draft"),
    eq(assessments.revision, 0),
    eq(assessments.catalogueVersion, version),
    carriedFrom === null ? isNull(assessments.carriedFrom) : eq(assessments.carriedFrom, carriedFrom),
  );
  const untouched = ctx.db.select({ id: assessments.id }).from(assessments).where(isUntouched);
  const start = ctx.db
    .insert(assessments)
    .select(newDraft(ctx, user, { id, version, carriedFrom }, notExists(untouched)));
  const find = ctx.db
    .select({ id: assessments.id })
    .from(assessments)
    .where(isUntouched)
    .orderBy(desc(assessments.createdAt))
    .limit(1);
  const [, told, [draft]] = await ctx.db.batch([
    start,
    tellOfStart(ctx, user, id),
    find,
    ...(carried ? [copyAnswers(ctx, carried, id)] : []),
  ]);
  if (!draft) throw new Error("The company of a signed-in user has no row");
  await sendAll(ctx, told);
  return { ok: true, assessmentId: draft.id };
}

/** The row of a new draft, to be inserted where `condition` holds. */
export function newDraft(
  ctx: Context,
  user: CurrentUser,
  { id, version, carriedFrom = null }: { id: string; version: string; carriedFrom?: string | null },
  condition: SQL | undefined,
) {
  const now = ctx.clock();
  return ctx.db
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
      carriedFrom: sql<string | null>`${carriedFrom}`.as("carried_from"),
    })
    .from(companies)
    .where(and(eq(companies.id, user.companyId), condition));
}
