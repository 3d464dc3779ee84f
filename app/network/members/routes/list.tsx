import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import type { Language } from "~/core/language";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { isWholePopulation, populationOf } from "~/foundation/company/rules/population";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { translator } from "~/i18n/i18n.server";
import { readChosen, readTicked, writeCarried } from "~/network/members/chosen";
import { LIST_ANCHOR, rowId } from "~/network/members/components/list-form";
import { ListPage } from "~/network/members/components/list-page";
import { listMembers } from "~/network/members/list.server";
import { viewList } from "~/network/members/list-view";
import { remindMembers } from "~/network/members/remind.server";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";
import { mayRemindMembers, maySeeMembers, mayTagMembers, whyNotRemind } from "~/network/membership/rules/members";

export const handle = { hydrate: true, i18n: ["members", "views"] };

/**
 * The companies that have joined the reader's company, or all companies for a network administrator, with their assessments of the URL's
 * kind.
 */
export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const population = populationOf(user);
  if (population === null) throw refusal("not-found");
  const isWhole = isWholePopulation(population);
  const { pathname, searchParams } = new URL(request.url);
  const kind = kindOfPath(pathname);
  const query = readListQuery(searchParams);
  const found = await listMembers(kompas, user, kind, query);
  const canRemind = !isWhole && mayRemindMembers(user);
  const view = viewList(kind, query, found, {
    ticked: readTicked(searchParams, kompas.ids),
    language: user.language,
    timeZone: user.timeZone,
    now: kompas.clock(),
    mayRemind: canRemind,
    isWhole,
    seal: kompas.ids.seal,
  });
  if (query.page > view.pages) {
    const last: Record<string, string> = view.pages === 1 ? {} : { page: String(view.pages), end: "0" };
    return redirectTo(membersPath(kind) + writeListQuery(query, last));
  }
  return {
    view,
    canRemind,
    canTag: mayTagMembers(user),
    nonce,
    words: wordsFor(user.language, view.due?.daysLeft ?? null),
    mayManage: !isWhole && mayManageCompany(user),
    title: await pageTitle(kompas, request, "members", "title"),
  };
}

/** The few words of other namespaces on the page, so that the browser needs none of them. */
function wordsFor(language: Language, days: number | null) {
  const deadlines = translator(language, "deadlines");
  return {
    invitations: translator(language, "invitations")("title"),
    board: translator(language, "board")("link"),
    connect: translator(language, "connect")("title"),
    left: days === null ? deadlines("over") : days === 0 ? deadlines("today") : deadlines("left", { count: days }),
  };
}

/** Reminds members of the reader's company: the ticked ones, or all that match. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!mayRemindMembers(user)) throw refusal(whyNotRemind(user));
  const { pathname, searchParams } = new URL(request.url);
  const kind = kindOfPath(pathname);
  const form = await request.formData();
  const id = String(form.get("remind"));
  const single = kompas.ids.open(id);
  // The same page of the same list, at the same place, with the same rows ticked.
  if (form.get("all") === "yes") searchParams.set("chosen", "all");
  const { sealed } = readTicked(form, kompas.ids);
  if (sealed.length > 0) searchParams.set("carried", writeCarried(sealed));
  const back = `${membersPath(kind)}?${searchParams}${single.ok ? `#${rowId(id)}` : LIST_ANCHOR}`;
  const chosen = single.ok ? { companyIds: [single.id] } : readChosen(form, readListQuery(searchParams), kompas.ids);
  if (!chosen) return redirectWithFlash(back, "nobodyChosen");
  const { reminded, isMore } = await remindMembers(kompas, user, kind, chosen);
  if (reminded === 0) return redirectWithFlash(back, "nobodyToRemind");
  return redirectWithFlash(back, isMore ? "remindedSome" : "reminded", { number: reminded });
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Members() {
  const { view, nonce, words, canRemind, canTag, mayManage } = useLoaderData<typeof loader>();
  return (
    <ListPage view={view} nonce={nonce} words={words} mayRemind={canRemind} mayTag={canTag} mayManage={mayManage} />
  );
}
