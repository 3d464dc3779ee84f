import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerFigures } from "~/assessment/key-figures/answer-post.server";
import { SectionPage } from "~/assessment/key-figures/components/section-page";
import { openYear, requireSection } from "~/assessment/key-figures/open.server";
import { mayEnterFigures } from "~/assessment/key-figures/rules/access";
import { viewSection } from "~/assessment/key-figures/section-view";
import { viewTable } from "~/assessment/key-figures/view";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";

export const handle = { enhance: true };

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, found, of, said } = await openYear(kompas, request, params.year, params.section);
  const section = requireSection(params.section);
  const canEnter = mayEnterFigures(user);
  const shown = { language: user.language, timeZone: user.timeZone, seal: kompas.ids.seal };
  return {
    view: viewSection(found, of, section, shown, { said }),
    // Users who may not enter figures get a table.
    table: canEnter ? null : viewTable(found, of, shown, section),
    title: await pageTitle(kompas, request, "figures", `sections.${section}.name`),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const section = requireSection(params.section);
  return answerFigures(kompas, user, { written: params.year, section, form: await request.formData() });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function KeyFigureSection() {
  const { view, table } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SectionPage view={answer?.view ?? view} table={table} isReturned={answer !== undefined} />;
}
