import { desc, eq } from "drizzle-orm";
import { printCode } from "~/domain/proof/code";
import type { Context } from "~/platform/context";
import { proofs } from "~/platform/d1/schema/results";
import { writeOnce } from "~/platform/d1/write-once";
import { signingKey } from "./issuer.server";

/** The code under which a report is proved, as it is printed; null while there is none, and whether there will be one. */
export interface ReportProof {
  code: string | null;
  isSetUp: boolean;
}

/** The statement that reads the code of a report's latest credential, for a batch; `toProof` takes what it finds. */
export function latestProof(ctx: Context, assessmentId: string) {
  return latestOf(ctx.db, { assessmentId });
}

const latestOf = writeOnce(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ code: proofs.code })
    .from(proofs)
    .where(eq(proofs.assessmentId, assessmentId))
    .orderBy(desc(proofs.number))
    .limit(1),
);

export function toProof(ctx: Context, [row]: Awaited<ReturnType<typeof latestProof>>): ReportProof {
  return { code: row ? printCode(row.code) : null, isSetUp: signingKey(ctx) !== null };
}
