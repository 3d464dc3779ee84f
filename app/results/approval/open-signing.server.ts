import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentOf } from "~/assessment/answers/queries.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { decideReview } from "~/results/proof/rules/reviews";
import { type Signing, signingStatements } from "~/results/results/signing.server";

/** The report that its owner is about to approve or sign, with its approval and signature. Throws the response for everybody else. */
export async function openSigning(ctx: Context, request: Request, sealedId: string | undefined) {
  const { user, assessmentId, paths } = await requireAssessmentId(ctx, request, sealedId);
  const [[assessment], [approval], [signature], [owner]] = await runTogether(ctx.db, [
    assessmentOf(ctx, assessmentId),
    ...signingStatements(ctx, assessmentId),
  ]);
  const verdict = decideReview(
    { ...user, expectedKind: kindOfPath(new URL(request.url).pathname) },
    assessment,
    "approved",
  );
  if (!verdict.ok && verdict.reason === "draft") throw redirectTo(paths.form);
  if (!verdict.ok) throw refusal(verdict.reason);
  const said: Omit<Signing, "reportHash"> = {
    approval: approval ?? null,
    signature: signature ?? null,
    owner: owner ?? null,
  };
  return { user, assessmentId, paths, ...said };
}
