import { desc, eq } from "drizzle-orm";
import { readFor } from "~/assessment/answers/associated.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { proofs } from "~/results/tables/proofs";
import { credentialText } from "./file.server";
import { signingKey } from "./issuer.server";

type CredentialVerdict =
  | { ok: true; credential: Record<string, unknown> }
  | { ok: false; reason: "not-found" | "draft" | "pending" | "notSetUp" };

/** The latest credential of a report, for users who may read the report. It may be withdrawn; the list of its month says so. */
export async function readCredential(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
): Promise<CredentialVerdict> {
  const latest = ctx.db
    .select({
      state: assessments.state,
      companyId: assessments.companyId,
      code: proofs.code,
      document: proofs.document,
    })
    .from(assessments)
    .leftJoin(proofs, eq(proofs.assessmentId, assessments.id))
    .where(eq(assessments.id, assessmentId))
    .orderBy(desc(proofs.number))
    .limit(1);
  const read = await readFor(ctx, user, { assessmentId, userId: null, thing: "report" }, [latest] as const);
  const row = read?.found[0][0];
  if (!row) return { ok: false, reason: "not-found" };
  const { code, companyId, document } = row;
  if (document !== null && code !== null) {
    const text = await credentialText(ctx, { assessmentId, companyId, code, document });
    return { ok: true, credential: JSON.parse(text) };
  }
  if (row.state === "draft") return { ok: false, reason: "draft" };
  return { ok: false, reason: signingKey(ctx) ? "pending" : "notSetUp" };
}
