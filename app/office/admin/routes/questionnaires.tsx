import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { ListPage } from "~/office/editor/components/list-page";
import { startDraft } from "~/office/editor/drafts.server";
import { loadList } from "~/office/editor/list.server";
import { draftPaths, QUESTIONNAIRES } from "~/office/editor/paths";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  return {
    ...(await loadList(kompas, user.language)),
    title: await pageTitle(kompas, request, "questionnaires", "title"),
  };
}

/** Creates a draft from a published version. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const id = await startDraft(kompas, user, String(form.get("version") ?? ""));
  return redirectTo(id ? draftPaths(id).own : QUESTIONNAIRES);
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Questionnaires() {
  return <ListPage {...useLoaderData<typeof loader>()} />;
}
