import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isWholePopulation, populationOf } from "~/domain/access/analytics";
import { kindOfPath } from "~/domain/kinds/paths";
import { readListQuery, writeListQuery } from "~/domain/network/list";
import { membersPath } from "~/domain/network/paths";
import { refusal } from "~/features/answers/open-id.server";
import { requireUser } from "~/features/identity/session.server";
import { ExportsPage } from "~/features/members/components/exports-page";
import { listCollected } from "~/features/members/exports/deliver.server";
import { collect, countForJob } from "~/features/members/exports/request.server";
import { viewExports } from "~/features/members/exports/view";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo } from "~/features/web/redirect.server";

/** The files of members that are collected for the reader: how far each is, and where it is downloaded. */
export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const population = populationOf(user);
  if (population === null) throw refusal("not-found");
  const kind = kindOfPath(new URL(request.url).pathname);
  const view = viewExports(kind, await listCollected(kompas, user), user, isWholePopulation(population));
  return { view, nonce, title: await pageTitle(kompas, request, "members", "files.title") };
}

/** Has the list collected that the address asks for. One that is short enough is downloaded from its page. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (populationOf(user) === null) throw refusal("not-found");
  const { pathname, searchParams } = new URL(request.url);
  const asked = { kind: kindOfPath(pathname), exported: "list" as const, query: readListQuery(searchParams) };
  const expected = await countForJob(kompas, user, asked.kind, asked.query);
  if (expected === null) return redirectTo(membersPath(asked.kind) + writeListQuery(asked.query));
  return collect(kompas, user, asked, expected);
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Exports() {
  const { view, nonce } = useLoaderData<typeof loader>();
  return <ExportsPage view={view} nonce={nonce} />;
}
