import { eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { gunzip, gzip } from "~/platform/files/packed";
import { sweepFolder } from "~/platform/files/sweep.server";
import { errorMessage } from "~/platform/log";
import { proofs } from "~/results/tables/proofs";

/** Credentials moved out of the database: `proofs/{company}/{assessment}/{code}.json.gz`. */
const PROOFS_FOLDER = "proofs/";
export const proofsFolder = (companyId: string) => `${PROOFS_FOLDER}${companyId}/`;

/** What the name of a credential's file is made of. */
interface Filed {
  companyId: string;
  assessmentId: string;
  code: string;
}

const keyOf = ({ companyId, assessmentId, code }: Filed) => `${proofsFolder(companyId)}${assessmentId}/${code}.json.gz`;

/** The text of a credential's row once a file has it. */
export const IN_FILE = "";

/**
 * Moves a credential from its row to its file. False, and a line in the log, if it could not be written: it stays in its row then. Repeating
 * it changes nothing.
 */
export async function moveToFile(ctx: Context, { document, ...place }: Filed & { document: string }): Promise<boolean> {
  try {
    await writeFile(ctx, place, document);
  } catch (error) {
    ctx.log("proof-not-moved", { assessmentId: place.assessmentId, error: errorMessage(error).slice(0, 500) });
    return false;
  }
  const { code } = proofs;
  const moved = await ctx.db.update(proofs).set({ document: IN_FILE }).where(eq(code, place.code)).returning({ code });
  // An erasure has deleted the row meanwhile.
  if (moved.length === 0) await ctx.files.delete(keyOf(place));
  return moved.length > 0;
}

/** Throws if the file reads back differently. */
async function writeFile(ctx: Context, place: Filed, document: string): Promise<void> {
  await ctx.files.put(keyOf(place), await gzip(new TextEncoder().encode(document)), {
    httpMetadata: { contentType: "application/gzip" },
  });
  if ((await readFile(ctx, place)) !== document) throw new Error("A credential's file is not as it was written");
}

/** A credential as it was issued, JSON, from its row or its file. Throws if the file is gone or damaged. */
export function credentialText(ctx: Context, row: Filed & { document: string }): Promise<string> {
  return row.document === IN_FILE ? readFile(ctx, row) : Promise.resolve(row.document);
}

async function readFile(ctx: Context, place: Filed): Promise<string> {
  const object = await ctx.files.get(keyOf(place));
  if (!object) throw new Error(`The file of a credential of ${place.assessmentId} is gone`);
  return new TextDecoder().decode(await gunzip(new Uint8Array(await object.arrayBuffer())));
}

/** Deletes files of credentials that no row refers to. `cursor` is the last key of the previous run. */
export function sweepProofs(ctx: Context, cursor: string | null) {
  return sweepFolder(ctx, PROOFS_FOLDER, (keys) => findKnown(ctx, keys), cursor);
}

/** `proofs/{company}/{assessment}/{code}.json.gz` */
const codeOf = (key: string) => /([^/]+)\.json\.gz$/.exec(key)?.[1] ?? "";

async function findKnown(ctx: Context, keys: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ code: proofs.code })
    .from(proofs)
    .where(isListed(proofs.code, keys.map(codeOf)));
  const known = new Set(rows.map(({ code }) => code));
  return new Set(keys.filter((key) => known.has(codeOf(key))));
}
