import { and, desc, eq, notExists, or, type SQL, sql } from "drizzle-orm";
import { isUntouched } from "~/assessment/answers/clearing.server";
import { notifyStart } from "~/assessment/answers/notify.server";
import { hasAnswers, NEWEST } from "~/assessment/answers/queries.server";
import { mayStartAssessment } from "~/assessment/answers/rules/access";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { isUnlocked, kindsWithResult } from "~/assessment/kinds/kinds";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import type { Context } from "~/platform/context";
import { runTogether, type Statement, selectRow } from "~/platform/d1/client";
import { copyAnswers, planCarryOver } from "./carry-over.server";

export type StartVerdict =
  | { ok: true; assessmentId: string }
  | { ok: false; reason: "forbidden" | "locked" | "draft-exists" };

export interface StartOptions {
  /** What it starts with: nothing, or the answers of the company's last completed assessment. */
  source?: "empty" | "last";
  /**
   * The company's newest draft with answers, as the user saw it when choosing to start another; null if there was none.
   * If there is a different one now, nothing is started. Undefined if the user was not asked.
   */
  beside?: string | null;
  kind?: Kind;
  /** Gives the statement that offers answers from the company's plan to the draft, to be confirmed. */
  offer: (newest: Catalogue) => Promise<(draftId: SQL) => Statement>;
}

/**
 * Starts an assessment on the newest published questionnaire of its kind, if that kind is unlocked. Reuses a draft on
 * it that has no answers yet (filling it with the last answers if asked), or an untouched draft that started with those
 * answers. So pressing twice, or two colleagues at once, start only one. Practices that the company's plan has put in
 * place since the last result are offered as answers to confirm.
 */
export async function startDraft(
  ctx: Context,
  user: CurrentUser,
  { source = "empty", beside, kind = READINESS, offer }: StartOptions,
): Promise<StartVerdict> {
  if (!mayStartAssessment(user)) return { ok: false, reason: "forbidden" };
  if (!isUnlocked(kind, kindsWithResult(user.latest))) return { ok: false, reason: "locked" };
  const newest = await getCurrentCatalogue(ctx, kind);
  const [carried, offered] = await Promise.all([
    source === "last" ? planCarryOver(ctx, user, newest) : null,
    offer(newest),
  ]);
  const id = ctx.ids.create();
  const isDraft = and(
    eq(assessments.companyId, user.companyId),
    eq(assessments.kind, kind),
    eq(assessments.state, "draft"),
  );
  const select = () => ctx.db.select({ id: assessments.id }).from(assessments);
  const answered = select()
    .where(and(isDraft, hasAnswers))
    .orderBy(...NEWEST)
    .limit(1);
  const isAsked = beside === undefined ? undefined : sql`${answered} is ${beside}`;

  const isEmpty = sql`not ${hasAnswers}`;
  const isCarried = carried ? sql`${assessments.carriedFrom} is ${carried.from}` : undefined;
  const isReusable = carried ? and(isUntouched, or(isEmpty, isCarried)) : isEmpty;
  const reusable = and(isDraft, eq(assessments.catalogueVersion, newest.version), isReusable);
  const find = select()
    .where(reusable)
    .orderBy(...(isCarried ? [desc(isCarried)] : []), ...NEWEST)
    .limit(1);
  const row = { id, catalogue: newest, carriedFrom: carried?.from ?? null };
  const start = ctx.db
    .insert(assessments)
    .select(newDraft(ctx, user, row, and(notExists(select().where(reusable)), isAsked)));
  const isFound = sql`${assessments.id} = ${find}`;
  // Adding answers counts as a save, so the revision grows and cached copies of the draft are read again.
  const moveOn = ctx.db
    .update(assessments)
    .set({ revision: sql`${assessments.revision} + 1`, ...(carried && { carriedFrom: carried.from }) })
    .where(sql`${isFound} and ${assessments.id} <> ${id}`);
  const fill = carried ? [copyAnswers(ctx, carried, sql`${isFound} and ${isEmpty}`)] : [];
  const [, told, ...rest] = await runTogether(ctx.db, [
    start,
    notifyStart(ctx, user, { id, kind }),
    moveOn,
    ...fill,
    offered(sql`${find}`),
    find,
  ]);
  const [draft] = rest.at(-1) as Awaited<typeof find>;
  if (!draft && beside === undefined) throw new Error("The company of a signed-in user has no row");
  if (!draft) return { ok: false, reason: "draft-exists" };
  await sendAll(ctx, told);
  return { ok: true, assessmentId: draft.id };
}

/** The row of a new draft, inserted if `condition` is true. */
export function newDraft(
  ctx: Context,
  user: CurrentUser,
  { id, catalogue, carriedFrom = null }: { id: string; catalogue: Catalogue; carriedFrom?: string | null },
  condition: SQL | undefined,
) {
  const now = ctx.clock();
  // Two Workers' clocks differ, but a draft must be newer than the one before it.
  const createdAt = sql<number>`max(${now}, coalesce((select max(former.created_at) + 1 from ${assessments} as former
    where former.company_id = ${companies.id} and former.kind = ${catalogue.kind}), 0))`;
  return ctx.db
    .select(
      selectRow(assessments, {
        id,
        companyId: companies.id,
        startedBy: user.id,
        kind: catalogue.kind,
        catalogueVersion: catalogue.version,
        state: "draft",
        createdAt,
        updatedAt: now,
        carriedFrom,
      }),
    )
    .from(companies)
    .where(and(eq(companies.id, user.companyId), condition));
}
