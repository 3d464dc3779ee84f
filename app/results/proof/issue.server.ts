import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import { isForeignKeyViolation, isGuardViolation, isUniqueViolation, runTogether } from "~/platform/d1/client";
import type { JobResult } from "~/platform/job";
import { errorMessage } from "~/platform/log";
import { isSignedBy, signDocument } from "~/results/proof/crypto/data-integrity";
import { createCode } from "~/results/proof/rules/code";
import { instant, reportCredential } from "~/results/proof/rules/credential";
import { proofRequests, proofs, withdrawals } from "~/results/tables/proofs";
import { issuer, signingKey } from "./issuer.server";
import { type ProvableReport, readProvable } from "./read-report.server";
import { isReportWithdrawn } from "./withdraw.server";

/** Entries of a status list: the minimum for a Bitstring Status List, so that an entry does not identify anybody. */
export const STATUS_PLACES = 131_072;
/** Reports per run; each takes two round trips to the database and a signature. */
const MAX_ISSUED = 50;

export type Issued = "issued" | "unchanged" | "withdrawn" | "not-asked" | "not-set-up" | "gone" | "overtaken";

/**
 * Issues the credential that a report's request asks for, and settles the request in the same batch. If the run dies on the way, the
 * request remains. Of two runs at once only one issues, because both would use the same number.
 */
export async function issueProof(ctx: Context, assessmentId: string): Promise<Issued> {
  const signing = signingKey(ctx);
  if (!signing) return "not-set-up";
  const report = await readProvable(ctx, assessmentId);
  if (!report) {
    await ctx.db.delete(proofRequests).where(eq(proofRequests.assessmentId, assessmentId));
    return "gone";
  }
  if (report.token === null) return "not-asked";
  const said = await hashOf(report.subject);
  const isRequest = and(eq(proofRequests.assessmentId, assessmentId), eq(proofRequests.token, report.token));
  const { latest } = report;
  if (latest?.isWithdrawn || latest?.said === said) {
    await ctx.db.delete(proofRequests).where(isRequest);
    return latest.isWithdrawn ? "withdrawn" : "unchanged";
  }
  const row = await signReport(ctx, signing, report);
  const { list, place } = row;
  // NULL, which fails the batch, once the request is settled, the place has been given up, or the report is withdrawn.
  const guarded = sql<string>`(select ${proofRequests.assessmentId} from ${proofRequests} where ${isRequest}
    and not exists (select 1 from ${withdrawals} where ${withdrawals.list} = ${list} and ${withdrawals.place} = ${place})
    and not ${isReportWithdrawn(assessmentId)})`;
  try {
    await runTogether(ctx.db, [
      ctx.db.insert(proofs).values({ ...row, assessmentId: guarded, said }),
      ctx.db.delete(proofRequests).where(isRequest),
    ]);
  } catch (error) {
    const isOvertaken = isUniqueViolation(error) || isGuardViolation(error, "proofs.assessment_id");
    if (!isOvertaken && !isForeignKeyViolation(error)) throw error;
    return "overtaken";
  }
  ctx.log("proof-issued", { assessmentId, number: row.number });
  return "issued";
}

type Signing = NonNullable<ReturnType<typeof signingKey>>;

async function signReport(ctx: Context, signing: Signing, { subject, submittedAt, latest }: ProvableReport) {
  const at = ctx.clock();
  const { origin, did } = issuer(ctx);
  const code = createCode((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const list = instant(at).slice(0, "2026-11".length);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const place = random % STATUS_PLACES;
  const unsigned = reportCredential(subject, {
    origin,
    issuer: did,
    code,
    status: { list, index: place },
    at,
    submittedAt,
  });
  const signed = await signDocument(unsigned, signing, instant(at));
  // A secret that is not the last key of the history would make signatures that cannot be checked.
  if (!(await isSignedBy({ ...signed }, signing.key.multikey)))
    throw new Error("PROOF_KEY is not the last of PROOF_KEYS");
  return { code, number: (latest?.number ?? 0) + 1, document: JSON.stringify(signed), list, place, issuedAt: at };
}

/** Issues at once what has just been requested. The job retries what fails: nothing else depends on it. */
export async function issueNow(ctx: Context, assessmentId: string): Promise<void> {
  await issueProof(ctx, assessmentId).catch((error: unknown) =>
    ctx.log("proof-not-issued", { assessmentId, error: errorMessage(error) }),
  );
}

/** The job that issues what is still requested, in the order of ids. One that fails does not stop the others. */
export async function issueRequested(ctx: Context, cursor: string | null): Promise<JobResult> {
  if (!signingKey(ctx)) return { did: {}, cursor: null };
  const asked = await ctx.db
    .select({ assessmentId: proofRequests.assessmentId })
    .from(proofRequests)
    .where(gt(proofRequests.assessmentId, cursor ?? ""))
    .orderBy(asc(proofRequests.assessmentId))
    .limit(MAX_ISSUED);
  const did = { issued: 0, failed: 0 };
  for (const { assessmentId } of asked) {
    try {
      if ((await issueProof(ctx, assessmentId)) === "issued") did.issued += 1;
    } catch (error) {
      did.failed += 1;
      ctx.log("proof-not-issued", { assessmentId, error: errorMessage(error) });
    }
  }
  return { did, cursor: asked.length === MAX_ISSUED ? (asked.at(-1)?.assessmentId ?? null) : null };
}
