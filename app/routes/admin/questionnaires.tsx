import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/features/identity/require-administrator.server";
import { ListPage } from "~/features/questionnaires/components/list-page";
import { startDraft } from "~/features/questionnaires/drafts.server";
import { loadList } from "~/features/questionnaires/list.server";
import { draftPaths, QUESTIONNAIRES } from "~/features/questionnaires/paths";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo } from "~/features/web/redirect.server";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return {
    ...(await loadList(kompas, user.language)),
    title: await pageTitle(kompas, request, "questionnaires", "title"),
  };
}

/** Makes a draft of a published version. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const id = await startDraft(kompas, user, String(form.get("version") ?? ""));
  return redirectTo(id ? draftPaths(id).own : QUESTIONNAIRES);
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Questionnaires() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
