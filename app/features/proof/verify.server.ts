import { and, eq, sql } from "drizzle-orm";
import { readCode } from "~/domain/proof/code";
import type { ReportCredential } from "~/domain/proof/credential";
import { hostOf, methodOf } from "~/domain/proof/keys";
import type { Context } from "~/platform/context";
import { isSignedBy } from "~/platform/crypto/data-integrity";
import { assessments } from "~/platform/d1/schema/assessments";
import { latestResults, proofs, withdrawals } from "~/platform/d1/schema/results";
import { issuer } from "./issuer.server";

/** Most characters of a credential, and how deep its values lie in one another. */
const MOST_CHARACTERS = 60_000;
const MOST_LEVELS = 8;

/** What became of a credential since it was issued; unknown where this installation keeps it no longer. */
type Standing = { isKnown: false } | { isKnown: true; isWithdrawn: boolean; hasNewer: boolean };

export type ProofVerdict =
  | { state: "unreadable" | "changed" | "unknown" }
  /** Another installation's, by its host. */
  | { state: "foreign"; host: string }
  | ({ state: "issued"; credential: ReportCredential; isOver: boolean } & Standing);

/** What stands behind a code that somebody has typed. */
export async function verifyCode(ctx: Context, typed: string): Promise<ProofVerdict> {
  const code = readCode(typed);
  const row = code && (await findProof(ctx, code));
  return row ? judge(ctx, JSON.parse(row.document), row) : { state: "unknown" };
}

/** Whether a file is a credential of this installation and says what it said when it was issued. Nothing of one that does not is shown. */
export async function verifyFile(ctx: Context, text: string): Promise<ProofVerdict> {
  const given = text.length <= MOST_CHARACTERS ? parse(text) : null;
  const by = given?.issuer;
  if (!given || typeof by !== "string") return { state: "unreadable" };
  const host = hostOf(by);
  if (host === null) return { state: "unreadable" };
  if (by !== issuer(ctx).did) return { state: "foreign", host };
  const [, code = ""] = /\?code=(\w{16})$/.exec(String(given.id)) ?? [];
  return judge(ctx, given, await findProof(ctx, code));
}

type Row = NonNullable<Awaited<ReturnType<typeof findProof>>>;

async function judge(ctx: Context, given: Record<string, unknown>, row: Row | null): Promise<ProofVerdict> {
  const { did, keys } = issuer(ctx);
  const { verificationMethod, created } = (given.proof ?? {}) as Record<string, unknown>;
  const key = keys.find((each) => methodOf(did, each) === verificationMethod);
  const at = Date.parse(String(created));
  const isInTime = key && at >= key.from && at < (key.until ?? Number.POSITIVE_INFINITY);
  if (!isInTime || !(await isSignedBy(given, key.multikey))) return { state: "changed" };
  const types: unknown = given.type;
  // A status list is signed by the same key, and is no report.
  if (!Array.isArray(types) || !types.includes("EsgReportCredential")) return { state: "unreadable" };
  const credential = given as unknown as ReportCredential;
  const isOver = Date.parse(credential.validUntil) < ctx.clock();
  if (!row) return { state: "issued", credential, isOver, isKnown: false };
  const { isWithdrawn, hasNewer } = row;
  return {
    state: "issued",
    credential,
    isOver,
    isKnown: true,
    isWithdrawn: isWithdrawn === 1,
    hasNewer: hasNewer === 1,
  };
}

/** The JSON object that a text is, if none of its values lies too deep. */
function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject && isShallow(value, MOST_LEVELS) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** The credential that is kept under a code, with what became of it. */
export async function findProof(ctx: Context, code: string) {
  const later = sql`exists (select 1 from "proofs" as "later" where "later"."assessment_id" = ${proofs.assessmentId} and "later"."number" > ${proofs.number})`;
  const newer = sql`exists (select 1 from ${latestResults} where ${latestResults.companyId} = ${assessments.companyId} and ${latestResults.kind} = ${assessments.kind} and ${latestResults.assessmentId} <> ${assessments.id})`;
  const [row] = await ctx.db
    .select({
      document: proofs.document,
      isWithdrawn: sql<number>`${withdrawals.at} is not null`.as("is_withdrawn"),
      hasNewer: sql<number>`${later} or ${newer}`.as("has_newer"),
    })
    .from(proofs)
    .innerJoin(assessments, eq(assessments.id, proofs.assessmentId))
    .leftJoin(withdrawals, and(eq(withdrawals.list, proofs.list), eq(withdrawals.place, proofs.place)))
    .where(eq(proofs.code, code));
  return row ?? null;
}
