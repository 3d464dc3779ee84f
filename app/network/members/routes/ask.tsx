import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { dueDays } from "~/assessment/deadlines/rules/deadline";
import { memberPath, membersPath } from "~/core/addresses/network";
import { ACTION_FIELD, SENT_PATH } from "~/core/addresses/requests";
import { toKind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { RequestKind } from "~/core/member-requests";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { translator } from "~/i18n/i18n.server";
import { asksForFigures, findChosen } from "~/network/members/chosen.server";
import { mayRemindMembers, maySeeMembers, whyNotRemind } from "~/network/membership/rules/members";
import { type AskAnswer, NewRequestPage } from "~/network/requests/components/new-request-page";
import { askCompanies } from "~/network/requests/create.server";
import { TITLE_LIMIT } from "~/network/requests/rules/acts";
import type { Context } from "~/platform/context";

export const handle = { enhance: true };

/** The form that asks the companies which the address names: ticked ones, or all of a list. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const { user, chosen, kind, url } = await openPage(kompas, request);
  if (chosen.length === 0) return redirectWithFlash(membersPath(kind), "nobodyChosen");
  const [only] = chosen;
  const back =
    chosen.length === 1 && only ? memberPath(kompas.ids.seal(only.companyId), "requests") : membersPath(kind);
  return {
    here: url.pathname + url.search,
    back,
    ...firstWords(user.language, url.searchParams),
    names: chosen.map(({ company }) => company),
    ...dueDays(kompas.clock(), user.timeZone),
    once: kompas.ids.create(),
    title: await pageTitle(kompas, request, "requests", "new.title"),
  };
}

/** What the form has at first: of what kind the request is, and its title, if the page that led here says so. */
function firstWords(language: Language, address: URLSearchParams): { asked: RequestKind | null; about: string } {
  if (asksForFigures(address)) return { asked: "figure", about: "" };
  const action = address.get(ACTION_FIELD);
  if (action) return { asked: "action", about: action.slice(0, TITLE_LIMIT) };
  const document = address.get("document");
  if (!document) return { asked: null, about: "" };
  const about = translator(language, "certificates")("renew", { document });
  return { asked: "document", about: about.slice(0, TITLE_LIMIT) };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const { user, chosen } = await openPage(kompas, request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const once = /^[\w-]{22}$/.exec(text("once"))?.[0] ?? kompas.ids.create();
  const typed = {
    kind: text("kind"),
    title: text("title"),
    text: text("text"),
    dueOn: text("dueOn"),
    once,
    needsDocument: form.get("needsDocument") === "yes",
  };
  const ids = chosen.map(({ companyId }) => companyId);
  const verdict = await askCompanies(kompas, user, ids, typed);
  if (verdict.ok) {
    const [only] = ids;
    const next = ids.length === 1 && only ? memberPath(kompas.ids.seal(only), "requests") : SENT_PATH;
    return redirectWithFlash(next, "requestsMade", { number: verdict.asked });
  }
  if (verdict.reason === "forbidden") throw refusal("forbidden");
  const answer: AskAnswer = { typed, refused: verdict, minutes: 0 };
  if (verdict.reason !== "too-many-requests") return data(answer, { status: 422 });
  const { retryAfterSeconds } = verdict;
  return data({ ...answer, minutes: inMinutes(retryAfterSeconds) }, toWait(retryAfterSeconds));
}

async function openPage(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!mayRemindMembers(user)) throw refusal(whyNotRemind(user));
  const url = new URL(request.url);
  const kind = toKind(url.searchParams.get("list"));
  return { user, url, kind, chosen: await findChosen(ctx, user, kind, url.searchParams) };
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Ask() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <NewRequestPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
