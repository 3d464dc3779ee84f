import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { gunzip, gzip } from "~/platform/files/packed";
import { sweepFolder } from "~/platform/files/sweep.server";
import { proofs } from "~/results/tables/proofs";

/** Credentials moved out of the database: `proofs/{company}/{assessment}/{code}.json.gz`. */
const PROOFS_FOLDER = "proofs/";
export const proofsFolder = (companyId: string) => `${PROOFS_FOLDER}${companyId}/`;

interface Filed {
  companyId: string;
  assessmentId: string;
  code: string;
}

export const proofKey = ({ companyId, assessmentId, code }: Filed) =>
  `${proofsFolder(companyId)}${assessmentId}/${code}.json.gz`;

/** The text of a credential's row once a file has it. */
export const IN_FILE = "";

/** Writes a credential to its file and reads it back. Throws if it reads back differently. */
export async function writeProofFile(ctx: Context, place: Filed, document: string): Promise<void> {
  await ctx.files.put(proofKey(place), await gzip(new TextEncoder().encode(document)), {
    httpMetadata: { contentType: "application/gzip" },
  });
  if ((await readFile(ctx, place)) !== document) throw new Error("A credential's file is not as it was written");
}

/** A credential as it was issued, JSON, from its row or its file. Throws if the file is gone or damaged. */
export function credentialText(ctx: Context, row: Filed & { document: string }): Promise<string> {
  return row.document === IN_FILE ? readFile(ctx, row) : Promise.resolve(row.document);
}

async function readFile(ctx: Context, place: Filed): Promise<string> {
  const object = await ctx.files.get(proofKey(place));
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
