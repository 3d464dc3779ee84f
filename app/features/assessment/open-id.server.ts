import type { Context } from "~/platform/context";

/**
 * The assessment id inside a link. Throws 422 for a token of the right shape that does not open («Error decrypting
 * submission ID») and 404 for anything else.
 */
export function openSealedId(ctx: Context, sealed: string | undefined): string {
  const opened = ctx.ids.open(sealed ?? "");
  if (opened.ok) return opened.id;
  throw new Response(null, { status: opened.reason === "unreadable" ? 422 : 404 });
}

/** The answer for a use case that refused: 404 for what is not there or not yours, 403 for what your role does not allow. */
export function refusal(reason: "not-found" | "forbidden"): Response {
  return new Response(null, { status: reason === "not-found" ? 404 : 403 });
}
