import { data } from "@remix-run/cloudflare";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import type { Context } from "~/platform/context";
import { openDraft } from "./drafts.server";
import { draftPaths } from "./paths";

/** The requesting administrator and the draft named by the address. Throws 404 if there is no such draft. */
export async function requireDraft(ctx: Context, request: Request, id: string | undefined) {
  const user = await requireAdministrator(ctx, request);
  const draft = await openDraft(ctx, id ?? "");
  if (!draft) throw data({ reason: "notFound" }, { status: 404 });
  return { user, draft, paths: draftPaths(draft.row.id) };
}
