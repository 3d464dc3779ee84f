import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { latestYear } from "~/domain/days/days";
import { asCatalogue } from "~/features/questionnaires/checks.server";
import { PreviewPage } from "~/features/questionnaires/components/preview-page";
import { viewPreview } from "~/features/questionnaires/preview";
import { requireDraft } from "~/features/questionnaires/require-draft.server";
import { pageTitle } from "~/features/shell/page-title.server";
import type { PageHandle } from "~/features/web/page-handle";

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

/** Questions as they stand in the form, within a page of the administration. */
export const handle: PageHandle = { sheets: ["form", "pages"] };
export { pageMeta as meta } from "~/features/web/page-exports";

export default function PreviewQuestionnaire() {
  return <PreviewPage {...useLoaderData<typeof loader>()} />;
}
