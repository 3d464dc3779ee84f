import { data } from "@remix-run/cloudflare";
import { type AssessmentPaths, assessmentPaths, kindOfPath, lacksId } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import { type CurrentUser, readWithSession, requireUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import type { Found, Statement } from "~/platform/d1/client";

/**
 * The signed-in user, who finds assessments of the kind that the link names and of no other, the assessment id inside the link, and the paths
 * of that kind. Throws 404 where there is no id at all, sends a visitor to /login, and throws 422 for one that does not open, such as a link that a
 * mail program has cut («Error decrypting submission ID»).
 */
export async function requireAssessmentId(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
): Promise<AssessmentAccess> {
  const { found: _, ...entered } = await requireAssessmentWith(ctx, request, sealed, () => []);
  return entered;
}

/** Who asks for which assessment. */
export interface AssessmentAccess {
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
): Promise<AssessmentAccess & { found: Found<T> }> {
  const opened = ctx.ids.open(sealed ?? "");
  if (!opened.ok && !mayBeId(request)) throw noId(request);
  const kind = kindOfPath(new URL(request.url).pathname);
  const read = opened.ok ? readWithSession(ctx, request, statementsFor(opened.id, kind)) : null;
  const user = await requireUser(ctx, request);
  if (!opened.ok || !read) throw damagedId();
  return {
    user: { ...user, expectedKind: kind },
    assessmentId: opened.id,
    kind,
    paths: assessmentPaths(kind, sealed ?? ""),
    found: await read(),
  };
}

/** About as long as a sealed id, with what may have been cut off or added. */
const LIKE_ID = /^\/[\w-]{24,80}$/;

/** Whether an address may hold an id, however damaged: any word may stand alone after the first slash, elsewhere only an id can. */
export function mayBeId(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return !lacksId(pathname) && (pathname.lastIndexOf("/") > 0 || LIKE_ID.test(pathname));
}

/** The answer where there is none: 404, which says so where one should follow. */
export function noId(request: Request) {
  const isMissing = lacksId(new URL(request.url).pathname);
  return isMissing ? data({ reason: "noSubmission" }, { status: 404 }) : new Response(null, { status: 404 });
}

/** The answer where one does not open. */
export const damagedId = () => new Response(null, { status: 422 });

/** The answer for a use case that refused: 404 for what is not there or not yours, 403 for what your role does not allow, or an address that is not confirmed. */
export function refusal(reason: "not-found" | "forbidden" | "unconfirmed"): Response {
  if (reason === "unconfirmed") return Response.json({ reason }, { status: 403 });
  return new Response(null, { status: reason === "not-found" ? 404 : 403 });
}
