import { asc, eq } from "drizzle-orm";
import { savedAnswers } from "~/foundation/tables/office";
import type { Context } from "~/platform/context";

/** More than an office can keep in view. */
const MAX_SAVED = 100;

export type SavedAnswer = Pick<typeof savedAnswers.$inferSelect, "id" | "title" | "text">;

const { id, title, text } = savedAnswers;

/** The answers that the office uses again, by title. One round trip. */
export function listSavedAnswers(ctx: Context): Promise<SavedAnswer[]> {
  return ctx.db.select({ id, title, text }).from(savedAnswers).orderBy(asc(title)).limit(MAX_SAVED);
}

/** Saves an answer, or changes the one with that id. False if it is gone, or if there are a hundred. */
export async function saveAnswer(ctx: Context, given: SavedAnswer | Omit<SavedAnswer, "id">): Promise<boolean> {
  const values = { title: given.title, text: given.text, savedAt: ctx.clock() };
  if ("id" in given) {
    const changed = await ctx.db.update(savedAnswers).set(values).where(eq(id, given.id)).returning({ id });
    return changed.length > 0;
  }
  if ((await ctx.db.$count(savedAnswers)) >= MAX_SAVED) return false;
  await ctx.db.insert(savedAnswers).values({ id: ctx.ids.create(), ...values });
  return true;
}

/** Deletes a saved answer. Repeating it changes nothing. */
export async function deleteSavedAnswer(ctx: Context, answerId: string): Promise<void> {
  await ctx.db.delete(savedAnswers).where(eq(id, answerId));
}
