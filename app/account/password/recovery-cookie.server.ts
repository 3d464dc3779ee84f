import { createCookie } from "@remix-run/cloudflare";
import { RECOVERY_MS } from "~/account/password/rules/recovery";

const cookie = createCookie("__Host-recovery", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: RECOVERY_MS / 1000,
});

/** The token of the recovery that this browser is in the middle of, or null. */
export async function readRecovery(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token.length === 43 ? token : null;
}

/** The Set-Cookie header that keeps the token for the next step, or without one forgets it. */
export function keepRecovery(token: string | null): Promise<string> {
  return token ? cookie.serialize(token) : cookie.serialize("", { maxAge: 0 });
}
