import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maySeeMembers } from "~/domain/access/members";
import { kindOfPath } from "~/domain/kinds/paths";
import { toFormat } from "~/domain/network/exports";
import { readListQuery } from "~/domain/network/list";
import { membersPath } from "~/domain/network/paths";
import { refusal } from "~/features/answers/open-id.server";
import { requireUser } from "~/features/identity/session.server";
import { readChosen } from "~/features/members/chosen";
import { collect, countForJob } from "~/features/members/exports/request.server";
import { streamExport } from "~/features/members/exports/stream.server";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";

/** Whoever reloads what a form has sent, or comes by its address, finds the list that it belongs to. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirectTo(membersPath(kindOfPath(pathname)) + search);
}

/** The submissions of those whose row was ticked, or of all that match, as a file; where they are too many to wait for, a job collects them. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { pathname, search, searchParams } = new URL(request.url);
  const kind = kindOfPath(pathname);
  const form = await request.formData();
  const chosen = readChosen(form, readListQuery(searchParams), kompas.ids);
  if (!chosen) return redirectWithFlash(membersPath(kind) + search, "nobodyChosen");
  if ("query" in chosen) {
    const asked = { kind, exported: "submissions" as const, query: chosen.query };
    const expected = await countForJob(kompas, user, asked);
    if (expected !== null) return collect(kompas, user, asked, expected);
  }
  const wanted = {
    ...{ corporateId: user.companyId, kind, exported: "submissions" as const },
    format: toFormat(form.get("format")),
  };
  return streamExport(kompas, user, wanted, chosen);
}
