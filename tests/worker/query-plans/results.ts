import { eq } from "drizzle-orm";
import { findAssessment } from "~/assessment/answers/queries.server";
import { serveFile } from "~/assessment/evidence/serve-file.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { openSignature } from "~/results/approval/sign.server";
import { issueProof } from "~/results/proof/issue.server";
import { latestProof } from "~/results/proof/latest.server";
import { statusList } from "~/results/proof/status.server";
import { verifyCode as verifyReport } from "~/results/proof/verify.server";
import { withdrawReport } from "~/results/proof/withdraw.server";
import { checkPassword } from "~/results/share/check-password.server";
import { endShare } from "~/results/share/end.server";
import { sharesOf } from "~/results/share/open-sharing.server";
import { openFiles, readShared } from "~/results/share/read.server";
import { shares } from "~/results/share/tables";
import { rowsOf } from "../../support/database";
import { ORIGIN } from "../../support/pages";
import { linkTo } from "../../support/sharing";

/** Issues a proof, verifies its code, reads the latest proof and its status list, and withdraws the report. */
export async function useProofs(ctx: Context, user: CurrentUser, id: string) {
  await issueProof(ctx, id);
  const [proof] = await rowsOf<{ code: string; list: string }>(
    "select code, list from proofs where assessment_id = ?",
    id,
  );
  await verifyReport(ctx, proof?.code ?? "");
  await latestProof(ctx, id);
  await statusList(ctx, proof?.list ?? "");
  await withdrawReport(ctx, user, id, NOBODY);
}

/** Creates a report link, reads with it and ends it. */
export async function useLink(ctx: Context, user: CurrentUser, assessmentId: string): Promise<void> {
  const assessment = (await findAssessment(ctx, user, assessmentId)) ?? undefined;
  const { id, path, token } = await linkTo(ctx, user, assessmentId, { parts: ["documents"], word: "a quiet bend" });
  const said = await checkPassword(ctx, new Request(ORIGIN), token, "a quiet bend");
  const [Cookie = ""] = (said.ok && said.cookie ? said.cookie : "").split(";");
  const request = new Request(ORIGIN + path, { headers: { Cookie } });
  if ((await readShared(ctx, request, token)).view !== "report") throw new Error("Not read");
  const files = await openFiles(ctx, request, token, "documents");
  if (files) await serveFile(ctx, files.reader, "x", request, assessmentId);
  await openSignature(ctx, user, assessmentId, "x.png");
  await sharesOf(ctx, eq(shares.assessmentId, assessmentId));
  await endShare(ctx, user, assessment, id);
}
