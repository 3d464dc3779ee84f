import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { DraftPage } from "~/network/members/components/draft-page";
import { openMemberDraft } from "~/network/members/draft.server";
import { remindMembers } from "~/network/members/remind.server";
import { mayRemindMembers, whyNotRemind } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";

/** How far the draft is of a company that has joined the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, view } = await openDraft(kompas, request, params.id);
  const { companyId: _, ...shown } = view;
  return {
    view: shown,
    canRemind: mayRemindMembers(user),
    title: await pageTitle(kompas, request, "members", "title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, kind, view } = await openDraft(kompas, request, params.id);
  if (!mayRemindMembers(user)) throw refusal(whyNotRemind(user));
  const { reminded } = await remindMembers(kompas, user, kind, { companyIds: [view.companyId] });
  const { pathname, search } = new URL(request.url);
  return redirectWithFlash(pathname + search, reminded > 0 ? "reminded" : "nobodyToRemind", { number: reminded });
}

async function openDraft(ctx: Context, request: Request, sealedId: string | undefined) {
  const { user, assessmentId, kind } = await requireAssessmentId(ctx, request, sealedId);
  const userId = readUserId(ctx, request);
  const view = userId === null ? null : await openMemberDraft(ctx, user, { assessmentId, userId }, user.language);
  if (!view) throw refusal("not-found");
  return { user, kind, view };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function MemberDraft() {
  const { view, canRemind } = useLoaderData<typeof loader>();
  return <DraftPage view={view} mayRemind={canRemind} />;
}
