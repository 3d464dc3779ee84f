import { createCookie } from "@remix-run/cloudflare";
import { redirectTo } from "~/foundation/web/redirect.server";

/** Valid for the one page that a submission leads to. */
const cookie = createCookie("__Host-ready", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax" as const,
  maxAge: 60,
});

/**
 * Redirects from the URL after a submission to the result's permanent URL, so that a reload or a bookmark does not open the welcome again.
 * With null, nothing is new there.
 */
export async function leadToResult(path: string, assessmentId: string | null): Promise<Response> {
  const headers = assessmentId === null ? undefined : { "Set-Cookie": await cookie.serialize(assessmentId) };
  return redirectTo(path, { status: 303, headers });
}

/** Whether the user has just submitted this assessment, which is true once, and the headers that clear the cookie. */
export async function takeArrival(
  request: Request,
  assessmentId: string,
): Promise<{ isNew: boolean; headers: Record<string, string> }> {
  const isNew = (await cookie.parse(request.headers.get("Cookie"))) === assessmentId;
  return { isNew, headers: isNew ? { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } : {} };
}
