import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { sweepFolder } from "~/platform/files/sweep.server";
import { assessments } from "../../foundation/tables/assessments";
import { ANSWERS_FOLDER, assessmentOfKey } from "./file.server";

/** Deletes answer files that no assessment refers to. `cursor` is the last key of the previous run. */
export function sweepAnswers(ctx: Context, cursor: string | null) {
  return sweepFolder(ctx, ANSWERS_FOLDER, (keys) => findKnown(ctx, keys), cursor);
}

async function findKnown(ctx: Context, keys: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ key: assessments.answersFile })
    .from(assessments)
    .where(isListed(assessments.id, keys.map(assessmentOfKey)));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}
