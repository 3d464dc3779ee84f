import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { latestYear } from "~/core/days/days";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageHandle } from "~/foundation/web/page-handle";
import { asCatalogue } from "~/office/editor/checks.server";
import { PreviewPage } from "~/office/editor/components/preview-page";
import { viewPreview } from "~/office/editor/preview";
import { requireDraft } from "~/office/editor/require-draft.server";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, draft } = await requireDraft(kompas, request, params.id);
  const catalogue = asCatalogue(draft);
  const section = new URL(request.url).searchParams.get("at");
  const { language, country } = user;
  const year = latestYear(kompas.clock());
  return {
    id: draft.row.id,
    view: catalogue && viewPreview(catalogue, section, { language, country, year }),
    title: await pageTitle(kompas, request, "questionnaires", "preview.title"),
  };
}

/** Loads the form's styles too: the page shows questions as the form does, within the administration. */
export const handle: PageHandle = { sheets: ["form", "pages"] };
export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function PreviewQuestionnaire() {
  return <PreviewPage {...useLoaderData<typeof loader>()} />;
}
