import { openAssessment } from "~/assessment/answers/queries.server";
import type { Kind } from "~/core/kinds/kind";
import { emptyBrowser, keepDrafts, keptBy, shareBrowser, unshareBrowser } from "~/foundation/identity/kept.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";

type Verdict = { ok: true; headers: [string, string][] } | { ok: false; reason: "not-found" | "forbidden" | "unknown" };

/** Another draft of this kind that the browser keeps, by its sealed id. One that is gone has nothing left to lose. */
export async function findOther(ctx: Context, user: CurrentUser, kept: string | undefined, sealedId: string) {
  const id = kept && kept !== sealedId ? ctx.ids.open(kept) : null;
  if (!kept || !id?.ok) return null;
  return (await openAssessment(ctx, user, id.id, "read")).ok ? kept : null;
}

/**
 * Changes what this browser keeps for a user: takes the draft along ("take"), at most one of each kind; removes it ("remove"); or notes
 * that other people use the browser too ("shared"), which then keeps nothing until its user says otherwise ("own").
 */
export async function changeKept(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  { intent, kind, sealedId, assessmentId }: { intent: string; kind: Kind; sealedId: string; assessmentId: string },
): Promise<Verdict> {
  // A draft that can no longer be answered can still be removed.
  const opened = await openAssessment(ctx, user, assessmentId, intent === "take" ? "answer" : "read");
  // The page says that it has been submitted meanwhile.
  if (!opened.ok && opened.reason === "completed") return { ok: true, headers: [] };
  if (!opened.ok) return { ok: false, reason: opened.reason === "forbidden" ? "forbidden" : "not-found" };
  const { key, drafts, isShared } = await keptBy(ctx, request, user.id);
  const keep = async (kept: typeof drafts) =>
    [["Set-Cookie", await keepDrafts(ctx, user.id, { key, drafts: kept })]] as [string, string][];
  switch (intent) {
    case "take":
      // The page does not offer it on a shared device, or while another draft of the kind is here.
      if (isShared || (await findOther(ctx, user, drafts[kind], sealedId))) return { ok: true, headers: [] };
      return { ok: true, headers: await keep({ ...drafts, [kind]: sealedId }) };
    case "remove": {
      const { [kind]: _, ...others } = drafts;
      const isLast = Object.keys(others).length === 0;
      return { ok: true, headers: isLast ? await emptyBrowser(ctx, request) : await keep(others) };
    }
    case "shared":
      return { ok: true, headers: await shareBrowser(ctx) };
    case "own":
      return { ok: true, headers: isShared ? [["Set-Cookie", await unshareBrowser()]] : [] };
    default:
      return { ok: false, reason: "unknown" };
  }
}
