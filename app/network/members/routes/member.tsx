import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { toMemberTab } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { MemberPage } from "~/network/members/components/member-page";
import { openMember } from "~/network/members/member-page.server";
import { viewMember } from "~/network/members/member-page-view";
import { loadTab } from "~/network/members/member-tabs.server";
import { remindMembers } from "~/network/members/remind.server";
import { offeredBy } from "~/network/members/rules/member-page";
import { readListQuery } from "~/network/membership/rules/list";
import { mayRemindMembers, mayTagMembers, whyNotRemind } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";

/**
 * A company that has joined the reader's, at the tab that the address names. It is not found once it has left. `?download=true` leads to the
 * file of the report.
 */
export async function loader({ request, params, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const { user, member, tab, kind, query, searchParams } = await openPage(kompas, request, params);
  const named = searchParams.get("of");
  const of = named === null ? null : kompas.ids.open(named);
  const chosen = offeredBy(tab, member.completed, of === null ? null : of.ok ? of.id : "", kind);
  if (!chosen) throw refusal("not-found");
  const view = viewMember(member, {
    ...chosen,
    tab,
    kind,
    query,
    mayRemind: mayRemindMembers(user),
    mayTag: mayTagMembers(user),
    now: kompas.clock(),
    seal: kompas.ids.seal,
    language: user.language,
    timeZone: user.timeZone,
  });
  if (searchParams.get("download") === "true" && view.fileHref) throw redirectTo(view.fileHref);
  const content = await loadTab(kompas, user, member, { tab, kind, shown: chosen.shown });
  const files = content.type === "documents" ? content.documents.flatMap((document) => document.files) : [];
  const preview = files.find(({ id, isShown }) => isShown && id === searchParams.get("preview")) ?? null;
  const frame: PageFrame = { dialogOpen: preview !== null };
  return {
    view,
    content,
    preview,
    frame,
    nonce: preview ? nonce : "",
    title: `${member.company} · Kompas`,
  };
}

/** Reminds the company. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, member } = await openPage(kompas, request, params);
  if (!mayRemindMembers(user)) throw refusal(whyNotRemind(user));
  const asked = (await request.formData()).get("remind");
  const kind = KINDS_OF_ASSESSMENTS.find((each) => each === asked);
  if (!kind) throw refusal("not-found");
  const { reminded } = await remindMembers(kompas, user, kind, { companyIds: [member.companyId] });
  const { pathname, search } = new URL(request.url);
  return redirectWithFlash(pathname + search, reminded > 0 ? "reminded" : "nobodyToRemind", { number: reminded });
}

async function openPage(ctx: Context, request: Request, { id, tab: name }: { id?: string; tab?: string }) {
  const user = await requireUser(ctx, request);
  const { searchParams } = new URL(request.url);
  const opened = ctx.ids.open(id ?? "");
  const tab = toMemberTab(name);
  if (!opened.ok || !tab) throw refusal("not-found");
  const kind = toKind(searchParams.get("kind"));
  const query = readListQuery(searchParams);
  const asked = { companyId: opened.id, kind, query, isHistory: tab === "history" };
  const member = await openMember(ctx, user, asked);
  if (!member) throw refusal("not-found");
  return { user, member, tab, kind, query, searchParams };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function MemberRoute() {
  const { view, content, preview, nonce } = useLoaderData<typeof loader>();
  return <MemberPage view={view} content={content} preview={preview} nonce={nonce} />;
}
