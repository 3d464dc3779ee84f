import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { VIEWS_PATH } from "~/core/addresses/network";
import { toKind } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { type ViewsAnswer, ViewsPage } from "~/network/members/components/views-page";
import { type SavedView, viewAddress, viewParts } from "~/network/members/list-view";
import { readFilterNames } from "~/network/members/views/names.server";
import { deleteView, listViews, saveView, sendMonthly } from "~/network/members/views/views.server";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";
import { maySeeMembers, mayTagMembers } from "~/network/membership/rules/members";

/** The saved views of the reader's company, and the form that saves the list that the address names. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { searchParams } = new URL(request.url);
  const mayChange = mayTagMembers(user);
  const views = await listViews(kompas, user);
  const asked = { kind: toKind(searchParams.get("list")), query: writeListQuery(readListQuery(searchParams)) };
  const names = await readFilterNames(kompas, user, [...views, asked]);
  const view = <V extends SavedView>(saved: V) => ({
    ...saved,
    ...viewAddress(saved),
    parts: viewParts(saved, names, user.language),
  });
  const deleting = mayChange ? (views.find(({ id }) => id === searchParams.get("delete")) ?? null) : null;
  const frame: PageFrame = { dialogOpen: deleting !== null };
  return {
    mayChange,
    views: views.map(view),
    /** The list to save; null if the address names none. */
    asked: mayChange && asked.query !== "" ? view(asked) : null,
    deleting: deleting && { id: deleting.id, name: deleting.name },
    frame,
    title: await pageTitle(kompas, request, "views", "title"),
  };
}

/** Saves a list as a view, sends its file monthly or no longer, or deletes it. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  switch (form.get("intent")) {
    case "save": {
      const wanted = { kind: toKind(searchParams.get("list")), query: readListQuery(searchParams) };
      const verdict = await saveView(kompas, user, { ...wanted, name: text("name") });
      if (verdict.ok) {
        const { href } = viewAddress({ kind: wanted.kind, query: writeListQuery(wanted.query) });
        return redirectWithFlash(href, "viewSaved");
      }
      if (verdict.reason === "forbidden") throw refusal("forbidden");
      return data<ViewsAnswer>({ reason: verdict.reason, typed: text("name") }, { status: 422 });
    }
    case "send":
    case "stop": {
      const isOn = form.get("intent") === "send";
      const isThere = await sendMonthly(kompas, user, text("view"), isOn);
      return redirectWithFlash(VIEWS_PATH, isThere ? (isOn ? "viewSent" : "viewNotSent") : "viewGone");
    }
    case "delete":
      if (!(await deleteView(kompas, user, text("view")))) throw refusal("forbidden");
      return redirectWithFlash(VIEWS_PATH, "viewDeleted");
    default:
      throw refusal("not-found");
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function ViewsRoute() {
  const { title: _, frame: __, ...page } = useLoaderData<typeof loader>();
  return <ViewsPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
