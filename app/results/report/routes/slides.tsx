import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { asNaming } from "~/core/addresses/with-query";
import { askedLanguage } from "~/foundation/identity/language.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import { SlidesPage } from "~/results/report/components/slides-page";
import { readDeck } from "~/results/report/slides/read-deck.server";

export const handle = { enhance: true, sheets: ["pages", "slides"] };

/** The result as slides for a meeting, in the language that the URL asks for, or else in the reader's. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const userId = readUserId(kompas, request);
  const language = await askedLanguage(kompas, request);
  const reader = { ...user, expectedKind: undefined };
  const found = await readDeck(kompas, { user: reader, assessmentId, userId }, language);
  if (!found.ok && found.reason === "not-found") throw refusal("not-found");
  const paths = assessmentPaths(found.kind, params.id ?? "");
  if (!found.ok) return redirectTo(paths.form);
  const { deck } = found;
  return {
    deck,
    title: deck.name,
    path: asNaming(paths.slides, userId),
    filePath: asNaming(paths.slidesFile(language), userId),
    reportPath: asNaming(paths.report, userId),
  };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Slides() {
  return <SlidesPage {...useLoaderData<typeof loader>()} />;
}
