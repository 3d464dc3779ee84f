import { and, desc, eq } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { printCode } from "~/results/proof/rules/code";
import { proofs, withdrawals } from "~/results/tables/proofs";
import { signingKey } from "./issuer.server";

/** The code that proves a report, as it is printed; null while there is none. `isSetUp` says whether there will be one. */
export interface ReportProof {
  code: string | null;
  isSetUp: boolean;
  /** When its owner withdrew it, in milliseconds since 1970. */
  withdrawnAt: number | null;
}

/** Batch statement that reads the code of a report's latest credential; `toProof` takes its rows. */
export function latestProof(ctx: Context, assessmentId: string) {
  return latestOf(ctx.db, { assessmentId });
}

const latestOf = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ code: proofs.code, withdrawnAt: withdrawals.at })
    .from(proofs)
    .leftJoin(withdrawals, and(eq(withdrawals.list, proofs.list), eq(withdrawals.place, proofs.place)))
    .where(eq(proofs.assessmentId, assessmentId))
    .orderBy(desc(proofs.number))
    .limit(1),
);

export function toProof(ctx: Context, [row]: Awaited<ReturnType<typeof latestProof>>): ReportProof {
  const isSetUp = signingKey(ctx) !== null;
  return { code: row ? printCode(row.code) : null, isSetUp, withdrawnAt: row?.withdrawnAt ?? null };
}
