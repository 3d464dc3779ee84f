import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NotificationsPage } from "~/account/inbox/components/notifications-page";
import {
  deleteAllEntries,
  deleteEntry,
  listAndCount,
  listEntries,
  markAllRead,
  markRead,
} from "~/account/inbox/inbox.server";
import { requireUser } from "~/foundation/identity/session.server";
import { bellOf } from "~/foundation/notifications/bell.server";
import { viewEntries } from "~/foundation/notifications/entries.server";
import { targetOf } from "~/foundation/notifications/targets";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { attempt } from "~/foundation/web/attempt.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo } from "~/foundation/web/redirect.server";

const PAGE_SIZE = 10;

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const isUnreadOnly = query.get("filter") === "unread";
  const asksToDelete = query.get("dialog") === "delete-all";
  const slice = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 };
  // Only the delete dialog needs the total. Otherwise one extra entry tells whether there is another page.
  const found = await attempt(kompas.log, "notifications-load", async () =>
    asksToDelete
      ? listAndCount(kompas, user, slice)
      : { list: await listEntries(kompas, user, { ...slice, isUnreadOnly }), count: 0 },
  );
  const { list, count } = found.ok ? found.value : { list: [], count: 0 };
  if (found.ok && list.length === 0 && page > 1) return redirectTo(pathOf(isUnreadOnly));
  const frame: PageFrame = { dialogOpen: asksToDelete && count > 0 };
  const now = kompas.clock();
  const bell = await bellOf(kompas, user);
  const shown = {
    entries: found.ok ? viewEntries(list.slice(0, PAGE_SIZE), user, now) : null,
    unread: bell === "failed" ? 0 : bell.unread,
    isUnreadOnly,
    page,
    hasMore: list.length > PAGE_SIZE,
    count,
    now,
    frame,
    title: await pageTitle(kompas, request, "notifications", "title"),
  };
  return data(shown, found.ok ? 200 : 500);
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [form, url] = [await request.formData(), new URL(request.url)];
  const text = (name: string) => String(form.get(name) ?? "");
  /** Runs the action and answers, or says on the page that it failed. */
  const carryOut = async (failure: "read" | "delete", work: () => Promise<ReturnType<typeof redirectTo>>) => {
    const done = await attempt(kompas.log, `notifications-${failure}`, work);
    return done.ok ? done.value : data({ failure }, 500);
  };
  const here = pathOf(url.searchParams.get("filter") === "unread", Number(url.searchParams.get("page")));
  const back = () => redirectTo(here);
  // The user has not seen what came after the page was rendered, so it stays untouched.
  const until = Math.min(Number(text("until")) || kompas.clock(), kompas.clock());
  if (form.has("open")) {
    return carryOut("read", async () => {
      const opened = await markRead(kompas, user.id, text("open"));
      return redirectTo((opened.ok && targetOf(opened, kompas.ids.seal)) || "/notifications");
    });
  }
  if (form.has("read")) return carryOut("read", () => markRead(kompas, user.id, text("read")).then(back));
  if (form.has("delete")) {
    return carryOut("delete", async () => {
      await deleteEntry(kompas, user.id, text("delete"));
      return back();
    });
  }
  if (text("intent") === "read-all") {
    return carryOut("read", () => markAllRead(kompas, user.id, until).then(back));
  }
  if (text("intent") === "delete-all") {
    return carryOut("delete", () => deleteAllEntries(kompas, user.id, until).then(back));
  }
  return back();
}

function pathOf(isUnreadOnly: boolean, page = 1): string {
  const query = new URLSearchParams({
    ...(isUnreadOnly ? { filter: "unread" } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `/notifications?${query}` : "/notifications";
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Notifications() {
  return <NotificationsPage {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
