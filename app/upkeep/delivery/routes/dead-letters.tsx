import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { DeadLettersPage } from "~/upkeep/delivery/components/dead-letters-page";
import { listDeadLetters } from "~/upkeep/delivery/dead-letter-list.server";
import { type RetryVerdict, retryAllDeadLetters, retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";

const HERE = "/admin/dead-letters";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const isOpenOnly = query.get("filter") !== "all";
  const found = await listDeadLetters(kompas, { page, isOpenOnly });
  if (found.letters.length === 0 && page > 1) return redirectTo(pathOf(query, 1));
  const frame: PageFrame = { dialogOpen: query.get("dialog") === "retry-all" && found.letters.length > 0 };
  return {
    ...found,
    isOpenOnly,
    page,
    frame,
    title: await pageTitle(kompas, request, "operations", "deadLetters.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const query = new URL(request.url).searchParams;
  const back = (flash?: FlashKey) => redirectWithFlash(pathOf(query, Number(query.get("page"))), flash);
  if (form.has("retry")) {
    return back(wordsFor(await retryDeadLetter(kompas, user, String(form.get("retry"))), "letterRetried"));
  }
  if (form.get("intent") === "retry-all") {
    return back(wordsFor(await retryAllDeadLetters(kompas, user), "lettersRetried"));
  }
  return back();
}

function wordsFor(verdict: RetryVerdict, done: FlashKey): FlashKey | undefined {
  if (verdict.ok) return verdict.sent > 0 ? done : undefined;
  return verdict.reason === "not-sent" ? "letterNotSent" : "letterAlreadyRetried";
}

function pathOf(query: URLSearchParams, page: number): string {
  const kept = new URLSearchParams({
    ...(query.get("filter") === "all" ? { filter: "all" } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return kept.size > 0 ? `${HERE}?${kept}` : HERE;
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function DeadLetters() {
  return <DeadLettersPage {...useLoaderData<typeof loader>()} />;
}
