import { and, count, eq, sql } from "drizzle-orm";
import { type DueOnVerdict, judgeDueOn } from "~/assessment/deadlines/rules/deadline";
import { actions } from "~/assessment/evidence/action-tables";
import { dropFiles, fileLimits, type StoredFile, usedBytes } from "~/assessment/evidence/store-file.server";
import { documents } from "~/assessment/evidence/tables";
import type { ActionState } from "~/core/action-states";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import { mayChangePlan } from "~/improvement/plan/rules/access";
import { MAX_ACTIONS } from "~/improvement/plan/rules/actions";
import { openPractices } from "~/improvement/plan/rules/what-if";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { readLatest } from "./latest.server";
import { type ActionRow, findAction } from "./queries.server";

/** Changes allowed per company and hour. */
const CHANGES = { max: 600, windowMs: 60 * 60_000 };

type TooMany = Exclude<LimitVerdict, { ok: true }>;

export type AddVerdict =
  | { ok: true; added: number }
  | { ok: false; reason: "forbidden" | "full" | "nothing" }
  | TooMany;

/**
 * Adds practices to the company's plan that its latest result of a kind lacks, one action each. An existing action stays as it is; a
 * dropped one is reopened. Adds all of them, or none if there is not enough room.
 */
export async function addActions(
  ctx: Context,
  user: CurrentUser,
  kind: Kind,
  ticked: readonly string[],
): Promise<AddVerdict> {
  if (!mayChangePlan(user)) return { ok: false, reason: "forbidden" };
  const latest = await readLatest(ctx, user, kind);
  const wanted = new Set(ticked);
  const practices = latest
    ? openPractices(latest.catalogue, latest.answers).filter(({ question }) => wanted.has(question.id))
    : [];
  if (!latest || practices.length === 0) return { ok: false, reason: "nothing" };
  const limit = await countChange(ctx, user);
  if (!limit.ok) return limit;
  const now = ctx.clock();
  const ids = practices.map(({ question }) => question.id);
  const rows = JSON.stringify(ids.map((id) => [ctx.ids.create(), id]));
  const isOwn = and(eq(actions.companyId, user.companyId), eq(actions.kind, kind), isListed(actions.questionId, ids));
  const held = sql`(select count(*) from ${actions} where ${actions.companyId} = ${user.companyId})`;
  const known = sql`(select count(*) from ${actions} where ${isOwn})`;
  // A millisecond apart, so that every list has them in the order of the questionnaire.
  const values = sql`select row.value ->> 0, ${user.companyId}, ${kind}, row.value ->> 1, ${latest.catalogue.version}, 'planned', null, null, '', null, null, null, null, null, null, 1, ${user.id}, ${now} + row.key, ${now}, null from json_each(${rows}) as row where ${held} + ${ids.length} - ${known} <= ${MAX_ACTIONS}`;
  const [added, [room]] = await runTogether(ctx.db, [
    ctx.db
      .insert(actions)
      .select(values)
      .onConflictDoUpdate({
        target: [actions.companyId, actions.kind, actions.questionId],
        set: { state: "planned", revision: sql`${actions.revision} + 1`, updatedAt: now },
        setWhere: eq(actions.state, "dropped"),
      })
      .returning({ id: actions.id }),
    ctx.db.select({ known: count() }).from(actions).where(isOwn),
  ]);
  return (room?.known ?? 0) < ids.length ? { ok: false, reason: "full" } : { ok: true, added: added.length };
}

/** The fields of an action's form. */
export interface ActionChange {
  /** The revision that the form was made from. */
  revision: number;
  state: ActionState;
  /** Empty for no assignee, date, note or document. */
  assigneeId: string;
  dueOn: string;
  note: string;
  documentId: string;
  /** A new file, already in R2, that gets its row here; and whether to drop a former file without replacing it. */
  file: StoredFile | null;
  dropsFile: boolean;
}

type DueOnProblem = Exclude<Extract<DueOnVerdict, { ok: false }>["reason"], "missing">;

export type ChangeVerdict =
  | { ok: true }
  | { ok: false; reason: "not-found" | "forbidden" | "unknown-assignee" | "unknown-document" | "quota" | DueOnProblem }
  /** Somebody has changed the action since the form was made. */
  | { ok: false; reason: "changed" };

/** Counts a change of a company's plan; not ok after too many changes. */
export const countChange = (ctx: Context, { companyId }: CurrentUser) => countUse(ctx, `plan/${companyId}`, CHANGES);

/** Changes an action, completely or not at all. Deletes a new file from R2 if it gets no row, and a former file whose row goes. */
export async function changeAction(
  ctx: Context,
  user: CurrentUser,
  actionId: string,
  change: ActionChange,
): Promise<ChangeVerdict> {
  const verdict = await tryChange(ctx, user, actionId, change).catch(async (error: unknown) => {
    // The write may have succeeded although its response was lost; then its file is in use.
    const now = await findAction(ctx, user.companyId, actionId);
    if (change.file && now?.fileId !== change.file.id) await dropFiles(ctx, user.companyId, [change.file]);
    throw error;
  });
  if (!verdict.ok && change.file) await dropFiles(ctx, user.companyId, [change.file]);
  return verdict;
}

async function tryChange(
  ctx: Context,
  user: CurrentUser,
  actionId: string,
  change: ActionChange,
): Promise<ChangeVerdict> {
  if (!mayChangePlan(user)) return { ok: false, reason: "forbidden" };
  const former = await findAction(ctx, user.companyId, actionId);
  if (!former) return { ok: false, reason: "not-found" };
  const dueOn = change.dueOn.trim() || null;
  // A date that has passed stays as it is until somebody changes it.
  const judged = dueOn === null || dueOn === former.dueOn ? null : judgeDueOn(dueOn, ctx.clock(), user.timeZone);
  if (judged && !judged.ok) return { ok: false, reason: judged.reason === "missing" ? "invalid" : judged.reason };
  const now = ctx.clock();
  const { state, note, file, revision } = change;
  const [assigneeId, documentId] = [change.assigneeId || null, change.documentId || null];
  const isKept = !file && !change.dropsFile;
  const isColleague = sql`exists (select 1 from ${users} where ${users.id} = ${assigneeId} and ${users.companyId} = ${user.companyId} and ${users.role} <> 'viewer' and ${users.erasedAt} is null and (${users.deletionDueAt} is null or ${users.deletionDueAt} > ${now}))`;
  const isEvidence = sql`exists (select 1 from ${documents} join ${assessments} on ${assessments.id} = ${documents.assessmentId} where ${documents.id} = ${documentId} and ${assessments.companyId} = ${user.companyId})`;
  const fits = {
    person: assigneeId === null ? sql`true` : isColleague,
    document: documentId === null ? sql`true` : isEvidence,
    room: file
      ? sql`${usedBytes(user.companyId, actionId)} + ${file.size} <= ${fileLimits(ctx).bytesPerCompany}`
      : sql`true`,
  };
  const isStill = and(eq(actions.id, actionId), eq(actions.companyId, user.companyId), eq(actions.revision, revision));
  const [[held], [done]] = await runTogether(ctx.db, [
    ctx.db
      .select({
        person: sql<number>`${fits.person}`.as("fits_person"),
        document: sql<number>`${fits.document}`.as("fits_document"),
        room: sql<number>`${fits.room}`.as("fits_room"),
        fileId: actions.fileId,
        fileName: actions.fileName,
        filePages: actions.filePages,
      })
      .from(actions)
      .where(isStill),
    ctx.db
      .update(actions)
      .set({
        state,
        assigneeId,
        documentId,
        dueOn,
        note,
        updatedAt: now,
        revision: revision + 1,
        doneAt: state === "done" ? sql`coalesce(${actions.doneAt}, ${now})` : null,
        ...(isKept ? {} : fileColumns(file)),
      })
      .where(and(isStill, fits.person, fits.document, fits.room))
      .returning({ id: actions.id }),
  ]);
  if (!held) {
    const present = await findAction(ctx, user.companyId, actionId);
    return { ok: false, reason: present ? "changed" : "not-found" };
  }
  if (!done) {
    const reason = !held.person ? "unknown-assignee" : !held.document ? "unknown-document" : "quota";
    return { ok: false, reason };
  }
  if (!isKept) await dropFileOf(ctx, user.companyId, held);
  return { ok: true };
}

const fileColumns = (file: StoredFile | null) => ({
  fileId: file?.id ?? null,
  fileName: file?.fileName ?? null,
  fileSize: file?.size ?? null,
  fileHash: file?.sha256 ?? null,
  filePages: file?.pages ?? null,
});

async function dropFileOf(
  ctx: Context,
  companyId: string,
  { fileId, fileName, filePages }: Pick<ActionRow, "fileId" | "fileName" | "filePages">,
): Promise<void> {
  if (fileId) await dropFiles(ctx, companyId, [{ id: fileId, fileName: fileName ?? "", pages: filePages ?? 0 }]);
}

/** Moves an action to a state, unless somebody has changed it since the page was shown. */
export async function moveAction(
  ctx: Context,
  user: CurrentUser,
  { id, state, revision }: { id: string; state: ActionState; revision: number },
): Promise<{ ok: true } | { ok: false; reason: "forbidden" | "changed" } | TooMany> {
  if (!mayChangePlan(user)) return { ok: false, reason: "forbidden" };
  const limit = await countChange(ctx, user);
  if (!limit.ok) return limit;
  const now = ctx.clock();
  const [done] = await ctx.db
    .update(actions)
    .set({ state, doneAt: state === "done" ? now : null, revision: revision + 1, updatedAt: now })
    .where(and(eq(actions.id, id), eq(actions.companyId, user.companyId), eq(actions.revision, revision)))
    .returning({ id: actions.id });
  return done ? { ok: true } : { ok: false, reason: "changed" };
}

/** Removes an action and its file from the plan. Deleting an action that is already gone changes nothing. */
export async function deleteAction(
  ctx: Context,
  user: CurrentUser,
  actionId: string,
): Promise<{ ok: true } | { ok: false; reason: "forbidden" }> {
  if (!mayChangePlan(user)) return { ok: false, reason: "forbidden" };
  const [gone] = await ctx.db
    .delete(actions)
    .where(and(eq(actions.id, actionId), eq(actions.companyId, user.companyId)))
    .returning({ fileId: actions.fileId, fileName: actions.fileName, filePages: actions.filePages });
  if (gone) await dropFileOf(ctx, user.companyId, gone);
  return { ok: true };
}
