import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import { isWholePopulation, populationOf } from "~/foundation/company/rules/population";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { ExportsPage } from "~/network/members/components/exports-page";
import { listCollected } from "~/network/members/exports/deliver.server";
import { collect, countForJob } from "~/network/members/exports/request.server";
import { viewExports } from "~/network/members/exports/view";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";

/** The files of members collected for the reader: how far each is, and where to download it. */
export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const population = populationOf(user);
  if (population === null) throw refusal("not-found");
  const kind = kindOfPath(new URL(request.url).pathname);
  const view = viewExports(kind, await listCollected(kompas, user), user, isWholePopulation(population));
  return { view, nonce, title: await pageTitle(kompas, request, "members", "files.title") };
}

/** Requests a collected file of the list that the URL asks for. A list that is short enough is downloaded from its own page. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (populationOf(user) === null) throw refusal("not-found");
  const { pathname, searchParams } = new URL(request.url);
  const asked = { kind: kindOfPath(pathname), exported: "list" as const, query: readListQuery(searchParams) };
  const expected = await countForJob(kompas, user, asked.kind, asked.query);
  if (expected === null) return redirectTo(membersPath(asked.kind) + writeListQuery(asked.query));
  return collect(kompas, user, asked, expected);
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Exports() {
  const { view, nonce } = useLoaderData<typeof loader>();
  return <ExportsPage view={view} nonce={nonce} />;
}
