import { data } from "@remix-run/cloudflare";
import type { Kind } from "~/domain/kinds/kind";
import { type AssessmentPaths, assessmentPaths, kindOfPath, lacksId } from "~/domain/kinds/paths";
import { type CurrentUser, readWithSession, requireUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import type { Found, Statement } from "~/platform/d1/client";

/**
 * The signed-in user, who finds assessments of the kind that the link names and of no other, the assessment id inside the link, and the paths
 * of that kind. Throws 404 for what is no link of ours, sends a visitor to /login, and throws 422 for a link of the right shape that does not
 * open («Error decrypting submission ID»).
 */
export async function requireAssessmentId(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
): Promise<Entered> {
  const { found: _, ...entered } = await requireAssessmentWith(ctx, request, sealed, () => []);
  return entered;
}

/** Who asks for which assessment. */
export interface Entered {
  user: CurrentUser;
  assessmentId: string;
  kind: Kind;
  paths: AssessmentPaths;
}

/** The same with what these statements find, which no reader may see before it is judged: they leave with the session's. */
export async function requireAssessmentWith<const T extends readonly Statement[]>(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
  statementsFor: (assessmentId: string, kind: Kind) => T,
): Promise<Entered & { found: Found<T> }> {
  const opened = ctx.ids.open(sealed ?? "");
  if (!opened.ok && opened.reason === "malformed") throw refusedId(request, opened.reason);
  const kind = kindOfPath(new URL(request.url).pathname);
  const read = opened.ok ? readWithSession(ctx, request, statementsFor(opened.id, kind)) : null;
  const user = await requireUser(ctx, request);
  if (!opened.ok || !read) throw refusedId(request, "unreadable");
  return {
    user: { ...user, looksFor: kind },
    assessmentId: opened.id,
    kind,
    paths: assessmentPaths(kind, sealed ?? ""),
    found: await read(),
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
