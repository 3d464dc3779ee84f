import { createCookie } from "@remix-run/cloudflare";

const cookie = createCookie("__Host-welcomed", {
  ...{ path: "/", httpOnly: true, secure: true, sameSite: "lax" as const },
  maxAge: 30 * 24 * 60 * 60,
});

/** Whether the welcome to a report has been shown in this browser already, and the header that remembers it. */
export async function noteWelcome(
  request: Request,
  assessmentId: string,
): Promise<{ isShown: boolean; cookie: string }> {
  const known: unknown = await cookie.parse(request.headers.get("Cookie"));
  return { isShown: known === assessmentId, cookie: await cookie.serialize(assessmentId) };
}
