import { findAssessment } from "~/assessment/answers/queries.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { linkAddress } from "~/results/share/link.server";
import { makeShare } from "~/results/share/make.server";
import type { Share } from "~/results/share/schema";
import { rowsOf } from "./database";
import { inDays } from "./days";

/** Creates a report link for an owner, treating the owner's address as confirmed. Returns the link's id, path and secret. */
export async function linkTo(ctx: Context, owner: CurrentUser, assessmentId: string, share: Partial<Share> = {}) {
  const assessment = (await findAssessment(ctx, owner, assessmentId)) ?? undefined;
  const made = await makeShare(ctx, { ...owner, isConfirmed: true }, assessment, {
    recipient: "A bank",
    parts: ["scores"],
    language: "en",
    expires: inDays(1),
    ...share,
  });
  if (!made.ok) throw new Error(made.reason);
  const [{ id } = { id: "" }] = await rowsOf<{ id: string }>("select id from shares order by rowid desc limit 1");
  const path = new URL(linkAddress(ctx, { id, assessmentId })).pathname;
  return { id, path, token: path.split("/")[2] ?? "" };
}
