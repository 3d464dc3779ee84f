import type { Kind } from "~/domain/kinds/kind";
import { type AssessmentPaths, assessmentPaths, kindOfPath } from "~/domain/kinds/paths";
import { type CurrentUser, requireUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";

/**
 * The signed-in user, who finds assessments of the kind that the link names and of no other, the assessment id inside the link, and the paths
 * of that kind. Throws 404 for what is no link of ours, sends a visitor to /login, and throws 422 for a link of the right shape that does not
 * open («Error decrypting submission ID»).
 */
export async function requireAssessmentId(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
): Promise<{ user: CurrentUser; assessmentId: string; kind: Kind; paths: AssessmentPaths }> {
  const opened = ctx.ids.open(sealed ?? "");
  if (!opened.ok && opened.reason === "malformed") throw new Response(null, { status: 404 });
  const user = await requireUser(ctx, request);
  if (!opened.ok) throw new Response(null, { status: 422 });
  const kind = kindOfPath(new URL(request.url).pathname);
  return {
    user: { ...user, looksFor: kind },
    assessmentId: opened.id,
    kind,
    paths: assessmentPaths(kind, sealed ?? ""),
  };
}

/** The answer for a use case that refused: 404 for what is not there or not yours, 403 for what your role does not allow. */
export function refusal(reason: "not-found" | "forbidden"): Response {
  return new Response(null, { status: reason === "not-found" ? 404 : 403 });
}
