import { eq, sql } from "drizzle-orm";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Json } from "~/office/editor/rules/shapes";
import type { Context } from "~/platform/context";
import { guardGone, isForeignKeyViolation, runTogether } from "~/platform/d1/client";
import { noteAct, type QuestionnaireAct } from "./note.server";
import { questionnaireDrafts as drafts, questionnaireEdits as edits } from "./tables";

/** The new value of an entity, and the revision its editor has seen; 0 if it had never been edited. */
export interface Edit {
  path: string;
  value: Json;
  seen: number;
}

/**
 * Writes edits, all or none. Returns null if one of the entities has been edited since it was seen, or the draft is no longer
 * editable. Two statements, regardless of the number of edits.
 */
export async function writeEdits(
  ctx: Context,
  user: CurrentUser,
  draftId: string,
  made: readonly Edit[],
  act: QuestionnaireAct = "questionnaire-edited",
): Promise<true | null> {
  if (made.length === 0) return true;
  const now = ctx.clock();
  const seen = JSON.stringify(Object.fromEntries(made.map(({ path, seen: revision }) => [path, revision])));
  const values = JSON.stringify(Object.fromEntries(made.map(({ path, value }) => [path, value])));
  const isOvertaken = sql`exists (select 1 from json_each(${seen}) as seen left join ${edits} as e on e.draft_id = ${draftId} and e.path = seen.key where coalesce(e.revision, 0) <> seen.value)`;
  const next = sql`(select ${drafts.revision} + 1 from ${drafts} where ${drafts.id} = ${draftId} and ${drafts.state} = 'open' and not ${isOvertaken})`;
  const done = await runTogether(ctx.db, [
    ctx.db.update(drafts).set({ revision: next, changedBy: user.id, changedAt: now }).where(eq(drafts.id, draftId)),
    ctx.db
      .insert(edits)
      .select(sql`select ${draftId}, key, value, 1, ${user.id}, ${now} from json_each(${values}) where true`)
      .onConflictDoUpdate({
        target: [edits.draftId, edits.path],
        set: {
          value: sql`excluded.value`,
          revision: sql`${edits.revision} + 1`,
          changedBy: sql`excluded.changed_by`,
          changedAt: sql`excluded.changed_at`,
        },
      }),
    noteAct(ctx, user, { act, thing: made.length === 1 ? `${draftId} ${made[0]?.path}` : draftId }),
  ]).catch((error: unknown) => {
    // The draft has been deleted.
    if (isForeignKeyViolation(error)) return null;
    return guardGone("questionnaire_drafts.revision")(error);
  });
  return done === null ? null : true;
}
