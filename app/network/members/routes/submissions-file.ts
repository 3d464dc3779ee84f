import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import { toFormat } from "~/core/table-format";
import { populationOf } from "~/foundation/company/rules/population";
import { requireUser } from "~/foundation/identity/session.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { readChosen, withSubmissions } from "~/network/members/chosen";
import { collect, countSubmitted } from "~/network/members/exports/request.server";
import { streamExport } from "~/network/members/exports/stream.server";
import { listedFor } from "~/network/members/member-counts.server";
import { MAX_STREAMED } from "~/network/members/rules/exports";
import { readListQuery } from "~/network/membership/rules/list";

/** A user who reloads the response to a form, or opens its URL, gets the list that it belongs to. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirectTo(membersPath(kindOfPath(pathname)) + search);
}

/**
 * The submissions of the ticked members, or of all that match, as a file. If there are too many to wait for, a job collects them. Redirects
 * to the list if no member was chosen, or if none of them has submitted anything.
 */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (populationOf(user) === null) throw refusal("not-found");
  const { pathname, search, searchParams } = new URL(request.url);
  const kind = kindOfPath(pathname);
  const back = membersPath(kind) + search;
  const form = await request.formData();
  const all = readChosen(form, readListQuery(searchParams), kompas.ids);
  if (!all) return redirectWithFlash(back, "nobodyChosen");
  const chosen = withSubmissions(all);
  const count = chosen ? await countSubmitted(kompas, user, kind, chosen) : 0;
  if (!chosen || count === 0) return redirectWithFlash(back, "nothingSubmitted");
  if ("query" in chosen && count > MAX_STREAMED.submissions) {
    return collect(kompas, user, { kind, exported: "submissions", query: chosen.query }, count);
  }
  const wanted = {
    ...listedFor(kompas, user, kind),
    exported: "submissions" as const,
    format: toFormat(form.get("format")),
  };
  return streamExport(kompas, user, wanted, chosen);
}
