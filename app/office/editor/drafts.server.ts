import { desc, eq, sql } from "drizzle-orm";
import { listCatalogues } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { catalogues } from "~/assessment/catalogue/tables";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { users } from "~/foundation/tables/people";
import { applyEdits } from "~/office/editor/rules/entities";
import type { EditedFields, Json } from "~/office/editor/rules/shapes";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { noteAct } from "./note.server";
import { questionnaireDrafts as drafts, questionnaireEdits as edits } from "./tables";

export type DraftRow = typeof drafts.$inferSelect;

/** Who last edited an entity, and how often it has been edited. */
export interface Edited {
  revision: number;
  by: string | null;
  at: number;
}

export interface OpenDraft {
  row: DraftRow;
  /** The published document the draft is based on, as stored. */
  base: EditedFields;
  entities: ReadonlyMap<string, Json>;
  edited: ReadonlyMap<string, Edited>;
  /** Every published version of the kind, newest first. */
  published: Catalogue[];
}

const nameOfUser = sql<string | null>`nullif(${users.username}, '')`.as("by");

/** A draft with all its contents; null if there is none. Two round trips once the catalogue versions are in memory. */
export async function openDraft(ctx: Context, id: string): Promise<OpenDraft | null> {
  const [[found], rows] = await runTogether(ctx.db, [
    ctx.db
      .select({ row: drafts, document: catalogues.document })
      .from(drafts)
      .innerJoin(catalogues, eq(catalogues.version, drafts.basedOn))
      .where(eq(drafts.id, id)),
    ctx.db
      .select({ path: edits.path, value: edits.value, revision: edits.revision, at: edits.changedAt, by: nameOfUser })
      .from(edits)
      .leftJoin(users, eq(users.id, edits.changedBy))
      .where(eq(edits.draftId, id)),
  ]);
  if (!found) return null;
  const base = JSON.parse(found.document) as EditedFields;
  return {
    row: found.row,
    base,
    entities: applyEdits(
      base,
      rows.map(({ path, value }) => [path, JSON.parse(value) as Json]),
    ),
    edited: new Map(rows.map(({ path, revision, by, at }) => [path, { revision, by, at }])),
    published: await listCatalogues(ctx, found.row.kind),
  };
}

/** Every draft with the user who started it, latest first. */
export async function listDrafts(ctx: Context): Promise<(DraftRow & { by: string | null })[]> {
  const rows = await ctx.db
    .select({ row: drafts, by: nameOfUser })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.createdBy))
    .orderBy(desc(drafts.createdAt));
  return rows.map(({ row, by }) => ({ ...row, by }));
}

/** The published versions of every kind, newest first. */
export function listVersions(ctx: Context): Promise<{ version: string; kind: Kind; publishedAt: number }[]> {
  return ctx.db
    .select({ version: catalogues.version, kind: catalogues.kind, publishedAt: catalogues.publishedAt })
    .from(catalogues)
    .orderBy(desc(catalogues.publishedAt));
}

/** A published version with the newest one of its kind; null if there is no such version. */
export async function findVersion(
  ctx: Context,
  version: string,
): Promise<{ catalogue: Catalogue; newest: Catalogue } | null> {
  const [found] = await ctx.db
    .select({ kind: catalogues.kind })
    .from(catalogues)
    .where(eq(catalogues.version, version));
  if (!found) return null;
  const all = await listCatalogues(ctx, found.kind);
  const [newest] = all;
  const catalogue = all.find((each) => each.version === version);
  return newest && catalogue ? { catalogue, newest } : null;
}

/** Creates a draft from a published version and returns its id; null if there is no such version. */
export async function startDraft(ctx: Context, user: CurrentUser, version: string): Promise<string | null> {
  const [found] = await ctx.db
    .select({ kind: catalogues.kind })
    .from(catalogues)
    .where(eq(catalogues.version, version));
  if (!found) return null;
  const id = ctx.ids.create();
  const now = ctx.clock();
  const row = { id, kind: found.kind, basedOn: version, state: "open" as const };
  await runTogether(ctx.db, [
    ctx.db.insert(drafts).values({ ...row, createdBy: user.id, createdAt: now, changedBy: user.id, changedAt: now }),
    noteAct(ctx, user, { act: "questionnaire-drafted", thing: id }),
  ]);
  return id;
}

/** Returns whether the draft was deleted: a scheduled or published draft stays. */
export async function discardDraft(ctx: Context, user: CurrentUser, id: string): Promise<boolean> {
  const isOpen = sql`(select ${drafts.revision} from ${drafts} where ${drafts.id} = ${id} and ${drafts.state} = 'open')`;
  const done = await runTogether(ctx.db, [
    ctx.db.update(drafts).set({ revision: isOpen }).where(eq(drafts.id, id)).returning({ id: drafts.id }),
    noteAct(
      ctx,
      user,
      // The log says from then on what it was a draft of.
      {
        act: "questionnaire-discarded",
        thing: sql<string>`(select ${drafts.id} || ' ' || ${drafts.basedOn} from ${drafts} where ${drafts.id} = ${id})`,
      },
      sql`exists (select 1 from ${drafts} where ${drafts.id} = ${id})`,
    ),
    ctx.db.delete(edits).where(eq(edits.draftId, id)),
    ctx.db.delete(drafts).where(eq(drafts.id, id)),
  ]).catch(guardGone("questionnaire_drafts.revision"));
  return done !== null && (done[0] as unknown[]).length > 0;
}
