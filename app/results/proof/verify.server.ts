import { inflateSync } from "node:zlib";
import { and, eq, sql } from "drizzle-orm";
import { dayIn, UTC } from "~/core/days/days";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { latestResults, results } from "~/foundation/tables/results";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { hostOf } from "~/platform/crypto/proof-keys";
import { judgeCredential, readProofFile } from "~/results/proof/crypto/proof-file";
import { readCode } from "~/results/proof/rules/code";
import type { ReportCredential } from "~/results/proof/rules/credential";
import { proofs, withdrawals } from "~/results/tables/proofs";
import { credentialText } from "./file.server";
import { issuer } from "./issuer.server";
import { isNewer } from "./newer.server";

/** What has become of a credential since it was issued. One that this installation no longer keeps belonged to a deleted report. */
interface CredentialStatus {
  isKept: boolean;
  /** The day its owner withdrew it, in the company's time zone. */
  withdrawnOn: string | null;
  /** The day its company submitted the result that followed. */
  newerOn: string | null;
  /** A later credential was issued about the same report, for example after its approval. */
  hasLaterProof: boolean;
}

export type ProofVerdict =
  | { state: "unreadable" | "without" | "changed" | "unknown" }
  /** Issued by another installation, named by its host. */
  | { state: "foreign"; host: string }
  | ({ state: "issued"; credential: ReportCredential; isOver: boolean; isPaperOurs: boolean } & CredentialStatus);

/** Checks a code that a user typed. */
export async function verifyCode(ctx: Context, typed: string): Promise<ProofVerdict> {
  const code = readCode(typed);
  const row = code && (await findProof(ctx, code));
  if (!row) return { state: "unknown" };
  return judge(ctx, { document: JSON.parse(await credentialText(ctx, row)), isPaperOurs: true }, row);
}

/**
 * Whether a file, either the JSON of a credential or a PDF with one in it, says what it said when it was issued here. If not, none of its
 * content is shown.
 */
export async function verifyFile(ctx: Context, bytes: Uint8Array<ArrayBuffer>): Promise<ProofVerdict> {
  const { did, keys } = issuer(ctx);
  const given = await readProofFile(bytes, keys, inflate);
  if (given.document === null) return { state: given.isPdf ? "without" : "unreadable" };
  const { id, issuer: by } = given.document;
  const host = typeof by === "string" ? hostOf(by) : null;
  if (host === null) return { state: "unreadable" };
  if (by !== did) return { state: "foreign", host };
  const [, code = ""] = /\?code=(\w{16})$/.exec(typeof id === "string" ? id : "") ?? [];
  return judge(ctx, { ...given, document: given.document }, await findProof(ctx, code));
}

function inflate(packed: Uint8Array, most: number): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findProof>>>;

interface Given {
  document: Record<string, unknown>;
  isPaperOurs: boolean;
}

async function judge(ctx: Context, { document, isPaperOurs }: Given, row: Row | null): Promise<ProofVerdict> {
  const credential = await judgeCredential(document, issuer(ctx));
  if (typeof credential === "string") return { state: credential };
  const isOver = Date.parse(credential.validUntil) < ctx.clock();
  const timeZone = row?.timeZone ?? UTC;
  const day = (moment: number | null) => (moment === null ? null : dayIn(moment, timeZone));
  const standing = row
    ? { withdrawnOn: day(row.withdrawnAt), newerOn: day(row.newerAt), hasLaterProof: row.hasLaterProof === 1 }
    : { withdrawnOn: day(await findWithdrawal(ctx, credential)), newerOn: null, hasLaterProof: false };
  return { state: "issued", credential, isOver, isPaperOurs, isKept: row !== null, ...standing };
}

/** A withdrawn credential can be found by its place when nothing else is left of it. */
async function findWithdrawal(ctx: Context, { credentialStatus: status }: ReportCredential): Promise<number | null> {
  const list = status.statusListCredential.split("/").at(-1) ?? "";
  const place = Number(status.statusListIndex);
  const isIt = and(eq(withdrawals.list, list), eq(withdrawals.place, place));
  const [row] = await ctx.db.select({ at: withdrawals.at }).from(withdrawals).where(isIt);
  return row?.at ?? null;
}

/** The row of the credential with a code, with what has become of it. `credentialText` reads what it says. */
export async function findProof(ctx: Context, code: string) {
  const later = sql`exists (select 1 from "proofs" as "later" where "later"."assessment_id" = ${proofs.assessmentId} and "later"."number" > ${proofs.number})`;
  const [row] = await ctx.db
    .select({
      code: proofs.code,
      assessmentId: proofs.assessmentId,
      companyId: assessments.companyId,
      document: proofs.document,
      withdrawnAt: withdrawals.at,
      newerAt: results.completedAt,
      timeZone: companyZone,
      hasLaterProof: sql<number>`${later}`.as("has_later_proof"),
    })
    .from(proofs)
    .innerJoin(assessments, eq(assessments.id, proofs.assessmentId))
    .innerJoin(companies, eq(companies.id, assessments.companyId))
    .leftJoin(withdrawals, and(eq(withdrawals.list, proofs.list), eq(withdrawals.place, proofs.place)))
    .leftJoin(latestResults, isNewer)
    .leftJoin(results, eq(results.assessmentId, latestResults.assessmentId))
    .where(eq(proofs.code, code));
  return row ?? null;
}
