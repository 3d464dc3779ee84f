import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { memberOfKindPath, membersPath } from "~/core/addresses/network";
import { toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { findChosen } from "~/network/members/chosen.server";
import { type PutAnswer, PutTagPage } from "~/network/members/components/put-tag-page";
import { listTags, putTag, takeTagOff } from "~/network/members/tags/tags.server";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";
import { maySeeMembers, mayTagMembers } from "~/network/membership/rules/members";
import { MAX_ASKED } from "~/network/requests/rules/acts";
import type { Context } from "~/platform/context";

export const handle = { enhance: true };

/** The form that puts a tag on the companies that the address names, or takes it off: ticked ones, or all of a list. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { user, chosen, kind, back, here } = await openPage(kompas, request);
  if (chosen.length === 0) return redirectWithFlash(membersPath(kind), "nobodyChosen");
  const tags = await listTags(kompas, user);
  return {
    here,
    back,
    names: chosen.slice(0, MAX_ASKED).map(({ company }) => company),
    isTooMany: chosen.length > MAX_ASKED,
    tags: tags.filter(({ flag }) => flag === null).map(({ name }) => name),
    title: await pageTitle(kompas, request, "tags", "put.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const { user, chosen, kind, back } = await openPage(kompas, request);
  if (chosen.length === 0) return redirectWithFlash(membersPath(kind), "nobodyChosen");
  const form = await request.formData();
  const typed = String(form.get("tag") ?? "");
  const refused = (reason: PutAnswer["reason"]) => data<PutAnswer>({ typed, reason }, { status: 422 });
  if (chosen.length > MAX_ASKED) return refused("too-many");
  const ids = chosen.map(({ companyId }) => companyId);
  const isOff = form.get("intent") === "off";
  const verdict = await (isOff ? takeTagOff : putTag)(kompas, user, ids, typed);
  if (verdict.ok) return redirectWithFlash(back, isOff ? "tagOff" : "tagPut", { number: verdict.put });
  if (verdict.reason === "forbidden") throw refusal("forbidden");
  return refused(verdict.reason);
}

async function openPage(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!mayTagMembers(user)) throw refusal("forbidden");
  const { pathname, search, searchParams } = new URL(request.url);
  const kind = toKind(searchParams.get("list"));
  const chosen = await findChosen(ctx, user, kind, searchParams);
  const [only] = chosen;
  // Several come from the list, with its filters in the address.
  const list = membersPath(kind) + writeListQuery(readListQuery(searchParams));
  const back = chosen.length === 1 && only ? memberOfKindPath(kind, ctx.ids.seal(only.companyId)) : list;
  return { user, chosen, kind, back, here: pathname + search };
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function PutTag() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <PutTagPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
