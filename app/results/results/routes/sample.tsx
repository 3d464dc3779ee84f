import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { languageOf } from "~/foundation/identity/language.server";
import { recogniseUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { SamplePage } from "~/results/results/components/sample-page";
import { getSample } from "~/results/results/sample.server";

export const handle = { description: "sample" };

/** What an assessment leads to, for visitors who have none yet. It shows only the published questionnaire. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const [sample, user, title] = await Promise.all([
    getSample(kompas, await languageOf(kompas, request)),
    recogniseUser(kompas, request),
    pageTitle(kompas, request, "results", "sample.title"),
  ]);
  return { ...sample, isSignedIn: user !== null, title };
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Sample() {
  return <SamplePage {...useLoaderData<typeof loader>()} />;
}
