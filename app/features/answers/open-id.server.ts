import { data } from "@remix-run/cloudflare";
import type { Kind } from "~/domain/kinds/kind";
import { type AssessmentPaths, assessmentPaths, kindOfPath, lacksId } from "~/domain/kinds/paths";
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
  if (!opened.ok && opened.reason === "malformed") throw refusedId(request, opened.reason);
  const user = await requireUser(ctx, request);
  if (!opened.ok) throw refusedId(request, opened.reason);
  const kind = kindOfPath(new URL(request.url).pathname);
  return {
    user: { ...user, looksFor: kind },
    assessmentId: opened.id,
    kind,
    paths: assessmentPaths(kind, sealed ?? ""),
  };
}

/** The answer to a link without an id that opens: 404 for what has not its shape, which says so where there is none at all, else 422. */
export function refusedId(request: Request, reason: "malformed" | "unreadable") {
  if (reason === "unreadable") return new Response(null, { status: 422 });
  const isMissing = lacksId(new URL(request.url).pathname);
  return isMissing ? data({ reason: "noSubmission" }, { status: 404 }) : new Response(null, { status: 404 });
}

/** The answer for a use case that refused: 404 for what is not there or not yours, 403 for what your role does not allow. */
export function refusal(reason: "not-found" | "forbidden"): Response {
  return new Response(null, { status: reason === "not-found" ? 404 : 403 });
}
