import { and, asc, eq, lte, sql } from "drizzle-orm";
import { catalogues } from "~/assessment/catalogue/tables";
import { dayIn, UTC } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { applyEdits, putTogether } from "~/office/editor/rules/entities";
import type { Context } from "~/platform/context";
import { guardGone, isUniqueViolation, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { obstacleOf } from "./checks.server";
import { type OpenDraft, openDraft } from "./drafts.server";
import { noteAct } from "./note.server";
import { questionnaireDrafts as drafts } from "./tables";

/** What the publisher saw before publishing. */
export interface SeenDraft {
  revision: number;
  /** The newest published version. */
  newest: string;
}

export type PublishVerdict =
  | { ok: true; version: string }
  | { ok: false; reason: "not-found" | "faults" | "unchanged" | "closed" | "changed-meanwhile" };

/** Maximum number of versions per day; publishing fails after that. */
const MAX_NAMES = 100;

/** Publishes a draft at once, as it was seen. Draft assessments may move to it from then on, and new ones start with it. */
export async function publishDraft(
  ctx: Context,
  user: { id: string },
  draftId: string,
  seen: SeenDraft,
): Promise<PublishVerdict> {
  const draft = await openDraft(ctx, draftId);
  if (!draft) return { ok: false, reason: "not-found" };
  const { row, published } = draft;
  if (row.state === "published") return { ok: false, reason: "closed" };
  const isSeen = row.revision === seen.revision && published[0]?.version === seen.newest;
  if (!isSeen) return { ok: false, reason: "changed-meanwhile" };
  const obstacle = obstacleOf(draft);
  if (obstacle) return { ok: false, reason: obstacle };
  for (let number = 1; number <= MAX_NAMES; number += 1) {
    const version = versionName(row.kind, ctx.clock(), number);
    if (published.some((each) => each.version === version)) continue;
    try {
      const done = await runTogether(
        ctx.db,
        publishStatements(ctx, user, draft, { version, newest: seen.newest }),
      ).catch(guardGone("questionnaire_drafts.revision"));
      if (!done) return { ok: false, reason: "changed-meanwhile" };
      ctx.log("questionnaire-is-published", { version });
      return { ok: true, version };
    } catch (error) {
      // Another draft has just been published under that name.
      if (!isUniqueViolation(error, "catalogues.version")) throw error;
    }
  }
  throw new Error(`No name is left for a version of ${row.kind}`);
}

/** Named after its day, so that it never collides with a version shipped with a release of the product. */
function versionName(kind: string, at: number, number: number): string {
  const day = `${kind}-${dayIn(at, UTC)}`;
  return number === 1 ? day : `${day}.${number}`;
}

/** All statements of a publication. The first one aborts the batch if the draft or the newest version has changed since it was seen. */
function publishStatements(
  ctx: Context,
  user: { id: string },
  { row, entities }: OpenDraft,
  { version, newest }: { version: string; newest: string },
) {
  const now = ctx.clock();
  const document = JSON.stringify(putTogether(entities, version));
  const newestNow = sql`(select version from catalogues where kind = ${row.kind} order by published_at desc limit 1)`;
  const planned = sql`(select ${drafts.revision} + 1 from ${drafts} where ${drafts.id} = ${row.id} and ${drafts.revision} = ${row.revision} and ${drafts.state} = ${row.state} and ${newestNow} = ${newest})`;
  return [
    ctx.db
      .update(drafts)
      .set({ revision: planned, state: "published", version, publishAt: now, changedBy: user.id, changedAt: now })
      .where(eq(drafts.id, row.id)),
    // Within a kind, each version gets a later time than the ones before it, so the last one published is the newest.
    ctx.db.insert(catalogues).values({
      version,
      kind: row.kind,
      document,
      publishedAt: sql`max(${now}, coalesce((select max(published_at) + 1 from catalogues where kind = ${row.kind}), 0))`,
    }),
    noteAct(ctx, user, { act: "questionnaire-published", thing: version }),
  ];
}

export type ScheduleVerdict =
  | { ok: true }
  | { ok: false; reason: "faults" | "unchanged" | "past" | "changed-meanwhile" | "not-found" };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far ahead a publication may be scheduled: it is impossible to tell what today's draft is worth in two years. */
const MAX_DAYS = 366;

/** Schedules a draft for publication on a future day. Until then, the draft and the newest version stay as they are. */
export async function scheduleDraft(
  ctx: Context,
  user: CurrentUser,
  draftId: string,
  at: number,
  seen: SeenDraft,
): Promise<ScheduleVerdict> {
  const now = ctx.clock();
  if (!(at > now && at <= now + MAX_DAYS * DAY_MS)) return { ok: false, reason: "past" };
  const draft = await openDraft(ctx, draftId);
  if (!draft) return { ok: false, reason: "not-found" };
  if (draft.row.revision !== seen.revision) return { ok: false, reason: "changed-meanwhile" };
  const obstacle = obstacleOf(draft);
  if (obstacle) return { ok: false, reason: obstacle };
  const planned = sql`(select ${drafts.revision} + 1 from ${drafts} where ${drafts.id} = ${draftId} and ${drafts.revision} = ${seen.revision} and ${drafts.state} = 'open')`;
  const done = await runTogether(ctx.db, [
    ctx.db
      .update(drafts)
      .set({ revision: planned, state: "scheduled", publishAt: at, changedBy: user.id, changedAt: now })
      .where(eq(drafts.id, draftId)),
    noteAct(ctx, user, { act: "questionnaire-scheduled", thing: draftId }),
  ]).catch(guardGone("questionnaire_drafts.revision"));
  return done ? { ok: true } : { ok: false, reason: "changed-meanwhile" };
}

/** Returns whether a scheduled publication was called off; the draft can then be edited again. */
export async function callOff(ctx: Context, user: CurrentUser, draftId: string): Promise<boolean> {
  const planned = sql`(select ${drafts.revision} + 1 from ${drafts} where ${drafts.id} = ${draftId} and ${drafts.state} = 'scheduled')`;
  const done = await runTogether(ctx.db, [
    ctx.db
      .update(drafts)
      .set({ revision: planned, state: "open", publishAt: null, changedBy: user.id, changedAt: ctx.clock() })
      .where(eq(drafts.id, draftId))
      .returning({ id: drafts.id }),
    noteAct(ctx, user, { act: "questionnaire-called-off", thing: draftId }),
  ]).catch(guardGone("questionnaire_drafts.revision"));
  return done !== null && (done[0] as unknown[]).length > 0;
}

/** Publications per run of the job. */
const A_RUN = 5;

/** Publishes the drafts that are due. Reopens a draft for its editors when a newer release of the
 * product finds faults in it, or when the newest version says the same meanwhile. */
export async function publishDue(ctx: Context): Promise<JobResult> {
  const due = await ctx.db
    .select({ id: drafts.id, revision: drafts.revision, by: drafts.changedBy, kind: drafts.kind })
    .from(drafts)
    .where(and(sql`${drafts.state} = 'scheduled'`, lte(drafts.publishAt, ctx.clock())))
    .orderBy(asc(drafts.publishAt))
    .limit(A_RUN);
  const did = { published: 0, failed: 0 };
  for (const { id, revision, by } of due) {
    const draft = await openDraft(ctx, id);
    const newest = draft?.published[0]?.version ?? "";
    const verdict = await publishDraft(ctx, { id: by }, id, { revision, newest });
    if (verdict.ok) did.published += 1;
    else if (verdict.reason === "faults" || verdict.reason === "unchanged") {
      did.failed += 1;
      await ctx.db
        .update(drafts)
        .set({ state: "open", publishAt: null })
        .where(and(eq(drafts.id, id), eq(drafts.state, "scheduled")));
    }
  }
  return { did, cursor: null };
}

export type AgainVerdict = { ok: true; version: string } | { ok: false; reason: "not-found" | "changed-meanwhile" };

/** Publishes a former version again under a new name. Published versions never change, so going back needs a new version too. */
export async function publishAgain(
  ctx: Context,
  user: CurrentUser,
  version: string,
  newest: string,
): Promise<AgainVerdict> {
  const [found] = await ctx.db.select().from(catalogues).where(eq(catalogues.version, version));
  if (!found) return { ok: false, reason: "not-found" };
  const now = ctx.clock();
  const entities = applyEdits(JSON.parse(found.document), []);
  for (let number = 1; number <= MAX_NAMES; number += 1) {
    const name = versionName(found.kind, now, number);
    const id = ctx.ids.create();
    const isNewest = sql<"published">`(select 'published' where (select version from catalogues where kind = ${found.kind} order by published_at desc limit 1) = ${newest})`;
    const by = { createdBy: user.id, createdAt: now, changedBy: user.id, changedAt: now };
    try {
      const done = await runTogether(ctx.db, [
        ctx.db.insert(drafts).values({
          id,
          kind: found.kind,
          basedOn: version,
          version: name,
          publishAt: now,
          ...by,
          state: isNewest,
        }),
        ctx.db.insert(catalogues).values({
          version: name,
          kind: found.kind,
          document: JSON.stringify(putTogether(entities, name)),
          publishedAt: sql`max(${now}, coalesce((select max(published_at) + 1 from catalogues where kind = ${found.kind}), 0))`,
        }),
        noteAct(ctx, user, { act: "questionnaire-published", thing: name }),
      ]).catch(guardGone("questionnaire_drafts.state"));
      return done ? { ok: true, version: name } : { ok: false, reason: "changed-meanwhile" };
    } catch (error) {
      if (!isUniqueViolation(error, "catalogues.version")) throw error;
    }
  }
  throw new Error(`No name is left for a version of ${found.kind}`);
}
