import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { actions } from "~/assessment/evidence/action-tables";
import { documents } from "~/assessment/evidence/tables";
import type { Kind } from "~/core/kinds/kind";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";

export type ActionRow = typeof actions.$inferSelect;

/** An action with the names of what it refers to. */
export interface NamedAction extends ActionRow {
  assignee: string | null;
  document: string | null;
  documentKind: Kind | null;
  documentOf: string | null;
}

/** The actions of a company's plan, or one of them: the earliest due date first, those without a date last. */
export function actionsStatement(ctx: Context, companyId: string, actionId?: string) {
  const isMeant = actionId === undefined ? undefined : eq(actions.id, actionId);
  return ctx.db
    .select({
      action: actions,
      assignee: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("assignee_name"),
      document: sql<string | null>`${documents.name}`.as("document_name"),
      documentKind: sql<Kind | null>`${assessments.kind}`.as("document_kind"),
      documentOf: sql<string | null>`${documents.assessmentId}`.as("document_of"),
    })
    .from(actions)
    .leftJoin(users, eq(users.id, actions.assigneeId))
    .leftJoin(documents, eq(documents.id, actions.documentId))
    .leftJoin(assessments, eq(assessments.id, documents.assessmentId))
    .where(and(eq(actions.companyId, companyId), isMeant))
    .orderBy(...SOONEST);
}

/** The first open actions of a company's plan, in the same order, each with the number of all of them. */
export function nextActionsStatement(ctx: Context, companyId: string, limit: number) {
  return ctx.db
    .select({
      action: actions,
      assignee: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("assignee_name"),
      document: sql<string | null>`null`.as("document_name"),
      documentKind: sql<Kind | null>`null`.as("document_kind"),
      documentOf: sql<string | null>`null`.as("document_of"),
      open: sql<number>`count(*) over ()`.as("open_actions"),
    })
    .from(actions)
    .leftJoin(users, eq(users.id, actions.assigneeId))
    .where(and(eq(actions.companyId, companyId), sql`${actions.state} in ('planned', 'doing')`))
    .orderBy(...SOONEST)
    .limit(limit);
}

/** The earliest due date first, those without a date last. */
const SOONEST = [
  asc(sql`${actions.dueOn} is null`),
  asc(actions.dueOn),
  asc(actions.createdAt),
  asc(actions.questionId),
] as const;

/** The actions that a statement above found. */
export function toActions(rows: Awaited<ReturnType<typeof actionsStatement>>): NamedAction[] {
  return rows.map(({ action, ...names }) => ({ ...action, ...names }));
}

/** An action of a company with its names, or null. One round trip. */
export async function findAction(ctx: Context, companyId: string, actionId: string): Promise<NamedAction | null> {
  const [action] = toActions(await actionsStatement(ctx, companyId, actionId));
  return action ?? null;
}

/** The most documents to choose from; the newest come first. */
const MAX_CHOICES = 300;

/** The supporting documents of all of a company's assessments, newest first. */
export function evidenceStatement(ctx: Context, companyId: string) {
  return ctx.db
    .select({ id: documents.id, name: documents.name, kind: assessments.kind, createdAt: documents.createdAt })
    .from(assessments)
    .innerJoin(documents, eq(documents.assessmentId, assessments.id))
    .where(eq(assessments.companyId, companyId))
    .orderBy(sql`${documents.createdAt} desc`)
    .limit(MAX_CHOICES);
}

/** The data needed to send an action's file, if it is the company's own. */
export async function findActionFile(ctx: Context, companyId: string, actionId: string) {
  const isOwn: SQL | undefined = and(
    eq(actions.id, actionId),
    eq(actions.companyId, companyId),
    isNotNull(actions.fileId),
  );
  const [row] = await ctx.db
    .select({
      id: sql<string>`${actions.fileId}`.as("file_id"),
      companyId: actions.companyId,
      fileName: sql<string>`${actions.fileName}`.as("file_name"),
      size: sql<number>`${actions.fileSize}`.as("file_size"),
      sha256: sql<string>`${actions.fileHash}`.as("file_hash"),
      pages: sql<number>`${actions.filePages}`.as("file_pages"),
    })
    .from(actions)
    .where(isOwn);
  return row ?? null;
}
