import { createCookie } from "@remix-run/cloudflare";
import { RECOVERY_MS } from "~/account/password/rules/recovery";

const cookie = createCookie("__Host-recovery", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: RECOVERY_MS / 1000,
});

/** Returns the token of the recovery in progress in this browser, or null. */
export async function readRecovery(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token.length === 43 ? token : null;
}

/** Returns the Set-Cookie header that stores the token for the next step, or clears it when `token` is null. */
export function keepRecovery(token: string | null): Promise<string> {
  return token ? cookie.serialize(token) : cookie.serialize("", { maxAge: 0 });
}
