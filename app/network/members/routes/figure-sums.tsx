import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { toYear } from "~/core/addresses/key-figures";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { FigureSumsPage } from "~/network/members/components/figure-sums-page";
import { readFigureSums } from "~/network/members/figure-sums.server";
import { readFigureCursor, viewFigureSums } from "~/network/members/figure-sums-view";
import { mayRemindMembers } from "~/network/membership/rules/members";

/** The key figures that members share with the reader's company, added up for a year, and the companies behind the sums. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const { searchParams } = new URL(request.url);
  const after = readFigureCursor(searchParams.get("after"), kompas.ids.open);
  const read = await readFigureSums(kompas, user, { year: toYear(searchParams.get("year") ?? undefined), after });
  if (!read) throw refusal("not-found");
  return {
    view: viewFigureSums(read, {
      language: user.language,
      seal: kompas.ids.seal,
      isFirst: after === null,
      mayAsk: mayRemindMembers(user),
    }),
    title: await pageTitle(kompas, request, "sums", "title"),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function FigureSumsRoute() {
  return <FigureSumsPage view={useLoaderData<typeof loader>().view} />;
}
