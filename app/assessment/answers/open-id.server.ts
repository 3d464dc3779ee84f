import { data } from "@remix-run/cloudflare";
import { type AssessmentPaths, assessmentPaths, kindOfPath, lacksId } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import { type CurrentUser, readWithSession, requireUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import type { Found, Statement } from "~/platform/d1/client";

/**
 * Returns the signed-in user (limited to assessments of the kind that the link names), the assessment id inside the
 * link, and the paths of that kind. Throws 404 if the link has no id, redirects a visitor to /login, and throws 422 if
 * the id does not open, for example because a mail program cut the link ("Error decrypting submission ID").
 */
export async function requireAssessmentId(
  ctx: Context,
  request: Request,
  sealed: string | undefined,
): Promise<AssessmentAccess> {
  const { found: _, ...entered } = await requireAssessmentWith(ctx, request, sealed, () => []);
  return entered;
}

/** A signed-in user and the assessment that the request names. */
export interface AssessmentAccess {
  user: CurrentUser;
  assessmentId: string;
  kind: Kind;
  paths: AssessmentPaths;
}

/**
 * As `requireAssessmentId`, plus the rows that the statements find. They run with the session query, before access is
 * checked: the caller must check access before showing them.
 */
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

/** About the length of a sealed id, allowing for characters cut off or added. */
const LIKE_ID = /^\/[\w-]{24,80}$/;

/**
 * Whether a path may contain an id, however damaged. A path of one segment may be any word, so it must look like an id;
 * in a deeper path only an id can follow.
 */
export function mayBeId(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return !lacksId(pathname) && (pathname.lastIndexOf("/") > 0 || LIKE_ID.test(pathname));
}

/** The response when there is no id: 404, with a reason on the pages that need one. */
export function noId(request: Request) {
  const isMissing = lacksId(new URL(request.url).pathname);
  return isMissing ? data({ reason: "noSubmission" }, { status: 404 }) : new Response(null, { status: 404 });
}

/** The response when an id does not open. */
export const damagedId = () => new Response(null, { status: 422 });

/**
 * The response when a use case refuses: 404 if the assessment is missing or not the user's, 403 if the role does not
 * allow the action or the email address is not confirmed.
 */
export function refusal(reason: "not-found" | "forbidden" | "unconfirmed"): Response {
  if (reason === "unconfirmed") return Response.json({ reason }, { status: 403 });
  return new Response(null, { status: reason === "not-found" ? 404 : 403 });
}
