import { openAssociated } from "~/assessment/answers/associated.server";
import { refusal } from "~/assessment/answers/open-id.server";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { viewDocuments } from "~/assessment/evidence/view";
import { viewAnswers } from "~/assessment/form/section-view";
import type { MemberTab } from "~/core/addresses/network";
import { newRequestPath, SENT_PATH } from "~/core/addresses/requests";
import type { Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { stateOf } from "~/network/membership/rules/counts";
import { mayRemindMembers } from "~/network/membership/rules/members";
import { listRequests } from "~/network/requests/list.server";
import { writeAfter, writeRequestQuery } from "~/network/requests/rules/list";
import { viewListed } from "~/network/requests/view";
import type { Context } from "~/platform/context";
import { readReport } from "~/results/report/report.server";
import { openMemberDraft } from "./draft.server";
import { readMemberFigures } from "./member-figures.server";
import { viewMemberFigures } from "./member-figures-view";
import type { Member } from "./member-page.server";
import { type Completed, isTabShared, kindOfTab } from "./rules/member-page";

export type TabContent = Awaited<ReturnType<typeof loadTab>>;

/**
 * What a tab of a member's page shows of the assessment `shown`. Each read checks once more that the company shares it, and the ledger
 * records it. Throws 404 if it does not any more.
 */
export async function loadTab(
  ctx: Context,
  user: CurrentUser,
  member: Member,
  { tab, kind, shown }: { tab: MemberTab; kind: Kind; shown: Completed | undefined },
) {
  const { language, timeZone } = user;
  if (!isTabShared(tab, member)) return { type: "closed" } as const;
  if (tab === "history") return { type: "history" } as const;
  if (tab === "requests") return { type: "requests", ...(await loadRequests(ctx, user, member)) } as const;
  if (tab === "figures") {
    const read = await readMemberFigures(ctx, user, member.companyId);
    if (!read) throw refusal("not-found");
    return { type: "figures", figures: viewMemberFigures(read.found, language) } as const;
  }
  if (!shown)
    return { type: "unfinished", ...(await loadUnfinished(ctx, user, member, kindOfTab(tab, kind))) } as const;
  switch (tab) {
    case "answers": {
      const opened = await openAssociated(ctx, user, shown.id, null);
      if (!opened) throw refusal("not-found");
      return {
        type: "answers",
        dimensions: viewAnswers(opened.catalogue, opened.answers, { language, timeZone }),
      } as const;
    }
    case "documents": {
      const opened = await openDocuments(ctx, user, shown.id, "read");
      if (!opened.ok) throw refusal("not-found");
      return { type: "documents", documents: viewDocuments(opened.catalogue, opened.documents, language) } as const;
    }
    default: {
      const report = await readReport(ctx, user, shown.id, language);
      if (!report) throw refusal("not-found");
      return { type: "report", report } as const;
    }
  }
}

/** What the reader's company asks of the member, and the way to ask for more. */
async function loadRequests(ctx: Context, user: CurrentUser, { companyId }: Member) {
  const query = { shown: "all", kind: null, isLate: false, title: "", after: null, companyId } as const;
  const { rows, next } = await listRequests(ctx, user, "sent", query);
  const { language, timeZone } = user;
  const { seal } = ctx.ids;
  return {
    requests: viewListed(rows, { side: "sent", now: ctx.clock(), seal, language, timeZone }),
    newHref: mayRemindMembers(user) ? newRequestPath(seal(companyId)) : null,
    moreHref: next && SENT_PATH + writeRequestQuery(query, { company: seal(companyId), after: writeAfter(next) }),
  };
}

/** How far a member is with a kind that it has not completed: its level if it shares that alone, the progress of its draft, or nothing. */
async function loadUnfinished(ctx: Context, user: CurrentUser, { stands, scope, ownerId }: Member, kind: Kind) {
  const stand = stands.find((each) => each.kind === kind);
  const state = stateOf(stand?.standing ?? "none");
  const isDraft = scope === "full" && state === "draft" && stand?.assessmentId && ownerId;
  const draft = isDraft
    ? await openMemberDraft(ctx, user, { assessmentId: stand.assessmentId ?? "", userId: ownerId }, user.language)
    : null;
  return { kind, state, draft };
}
