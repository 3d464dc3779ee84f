import { and, eq, sql } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import type { SigningWay } from "~/core/signing-ways";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import { runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { type Approval, signedReport } from "~/results/results/rules/approval";
import { approvals, signatures } from "~/results/tables/reviews";
import type { ReportProfile } from "./profile.server";
import type { Results } from "./queries.server";

/** The signature under a report: a picture or a typed name, who signed, and what was signed. */
export interface Signature {
  way: SigningWay;
  /** The name of the picture's file; null if a name was typed. */
  file: string | null;
  typed: string | null;
  /** Null once the account has been erased. */
  by: string | null;
  /** Milliseconds. */
  at: number;
  reportHash: string;
}

/** A company's approval and signature of its report. */
export interface Signing {
  approval: Approval | null;
  signature: Signature | null;
  /** The company's owner, who may approve it. */
  owner: { username: string; designation: string | null } | null;
  /** Of the report as it is now, with its approval: SHA-256 of its canonical JSON, hex. */
  reportHash: string;
}

/** Batch statements that read who approved and signed a report; `readSigning` takes what they find. */
export function signingStatements(ctx: Context, assessmentId: string) {
  return [
    approvalOf(ctx.db, { assessmentId }),
    signatureOf(ctx.db, { assessmentId }),
    ownerOf(ctx.db, { assessmentId }),
  ] as const;
}

const ownerOf = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ username: users.username, designation: users.jobTitle })
    .from(assessments)
    .innerJoin(users, and(eq(users.companyId, assessments.companyId), eq(users.role, "owner")))
    .where(eq(assessments.id, assessmentId)),
);

const approvalOf = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ name: approvals.name, designation: approvals.designation, date: approvals.date })
    .from(approvals)
    .where(eq(approvals.assessmentId, assessmentId)),
);

const signatureOf = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({
      way: signatures.way,
      file: signatures.file,
      typed: signatures.typed,
      by: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("signed_by"),
      at: signatures.at,
      reportHash: signatures.reportHash,
    })
    .from(signatures)
    .leftJoin(users, eq(users.id, signatures.userId))
    .where(eq(signatures.assessmentId, assessmentId)),
);

type Found<N extends 0 | 1 | 2> = Awaited<ReturnType<typeof signingStatements>[N]>;

export type FoundSigning = readonly [Found<0>, Found<1>, Found<2>];

/** Only the approval and the signature, each null if there is none. */
export async function findSigning(
  ctx: Context,
  assessmentId: string,
): Promise<Pick<Signing, "approval" | "signature">> {
  const [[approval], [signature]] = await runTogether(ctx.db, [...signingStatements(ctx, assessmentId)]);
  return { approval: approval ?? null, signature: signature ?? null };
}

/** The URL of a signature's picture; each picture has another name. */
export const signaturePath = (sealedId: string, file: string) => `/files/signatures/${sealedId}/${file}`;

/** What the statements found, and the hash that a signature under the report as it is now would have. */
export async function readSigning(
  report: Pick<Results<Kind>, "assessment" | "stored" | "documents">,
  profile: Pick<ReportProfile, "company" | "registrationNumber">,
  [[approval], [signature], [owner]]: FoundSigning,
): Promise<Signing> {
  const { assessment, stored, documents } = report;
  const { company, registrationNumber } = profile;
  const reportHash = await hashOf(
    signedReport({
      assessment: assessment.id,
      kind: assessment.kind,
      questionnaire: assessment.catalogueVersion,
      company: { name: company, registrationNumber },
      result: JSON.parse(stored),
      evidence: documents.flatMap(({ files }) => files.map(({ sha256 }) => sha256)),
      approval: approval ?? null,
    }),
  );
  return { approval: approval ?? null, signature: signature ?? null, owner: owner ?? null, reportHash };
}
