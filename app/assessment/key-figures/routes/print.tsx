import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrintPage } from "~/assessment/key-figures/components/print-page";
import { openYear } from "~/assessment/key-figures/open.server";
import { viewTable } from "~/assessment/key-figures/view";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { dateOf } from "~/i18n/format";

export const handle = { enhance: true };

/** All figures of a year on one page, to read or print. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, found, of } = await openYear(kompas, request, params.year);
  const { companyName } = user;
  const title = await pageTitle(kompas, request, "figures", "title");
  const frame: PageFrame = { paperFoot: `${companyName} · ${of.year}` };
  return {
    table: viewTable(found, of, { ...user, seal: kompas.ids.seal }),
    year: of.year,
    currency: of.currency,
    company: companyName,
    today: dateOf(kompas.clock(), user),
    frame,
    title,
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function KeyFigurePrint() {
  const { frame: _, title: __, ...page } = useLoaderData<typeof loader>();
  return <PrintPage {...page} />;
}
