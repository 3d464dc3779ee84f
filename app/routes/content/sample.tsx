import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { languageOf } from "~/features/identity/language.server";
import { recogniseUser } from "~/features/identity/session.server";
import { SamplePage } from "~/features/results/components/sample-page";
import { getSample } from "~/features/results/sample.server";
import { pageTitle } from "~/features/shell/page-title.server";

export const handle = { description: "sample" };

/** What comes of an assessment, for whoever has none yet. It shows nothing but the published questionnaire. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const [sample, user, title] = await Promise.all([
    getSample(kompas, await languageOf(kompas, request)),
    recogniseUser(kompas, request),
    pageTitle(kompas, request, "results", "sample.title"),
  ]);
  return { ...sample, isSignedIn: user !== null, title };
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Sample() {
  return <SamplePage {...useLoaderData<typeof loader>()} />;
}
