import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { sweepFolder } from "~/platform/files/sweep.server";
import { signatures } from "~/results/tables/reviews";
import { SIGNATURES_FOLDER } from "./sign.server";

/** Deletes pictures of signatures that belong to no report. `cursor` is the key after which the run continues. */
export function sweepSignatures(ctx: Context, cursor: string | null) {
  return sweepFolder(ctx, SIGNATURES_FOLDER, (keys) => findKnown(ctx, keys), cursor);
}

/** signatures/{company}/{assessment}/{file} */
const partsOf = (key: string) => {
  const [, , assessment = "", file = ""] = key.split("/");
  return { assessment, file };
};

async function findKnown(ctx: Context, keys: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: signatures.assessmentId, file: signatures.file })
    .from(signatures)
    .where(isListed(signatures.assessmentId, [...new Set(keys.map((key) => partsOf(key).assessment))]));
  const known = new Map(rows.map(({ id, file }) => [id, file]));
  return new Set(
    keys.filter((key) => {
      const { assessment, file } = partsOf(key);
      return known.get(assessment) === file;
    }),
  );
}
