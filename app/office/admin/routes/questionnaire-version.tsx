import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { compareWithNewest } from "~/office/editor/comparison.server";
import { VersionPage } from "~/office/editor/components/version-page";
import { findVersion } from "~/office/editor/drafts.server";
import { asksForWhole, QUESTIONNAIRES } from "~/office/editor/paths";
import { publishAgain } from "~/office/editor/publish.server";
import { readVersionUse } from "~/office/editor/version-use.server";

async function open({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const found = await findVersion(kompas, params.version ?? "");
  if (!found) throw data({ reason: "notFound" }, { status: 404 });
  return { user, ...found };
}

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { kompas } = args.context;
  const { user, catalogue, newest } = await open(args);
  const isNewest = newest.version === catalogue.version;
  const asks = !isNewest && new URL(request.url).searchParams.get("dialog") === "again";
  const [use, comparison] = await Promise.all([
    readVersionUse(kompas, catalogue.version, user.language),
    isNewest ? null : compareWithNewest(kompas, newest, catalogue, user.language, { isWhole: asksForWhole(request) }),
  ]);
  return {
    version: catalogue.version,
    newest: newest.version,
    use,
    comparison,
    asks,
    frame: { dialogOpen: asks } satisfies PageFrame,
    title: await pageTitle(kompas, request, "questionnaires", "title"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { user, catalogue } = await open(args);
  const form = await args.request.formData();
  if (form.get("intent") !== "again") throw new Response(null, { status: 400 });
  const verdict = await publishAgain(args.context.kompas, user, catalogue.version, String(form.get("newest") ?? ""));
  if (verdict.ok) return redirectWithFlash(QUESTIONNAIRES, "questionnairePublished");
  return data({ hasChanged: true }, { status: 409 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function QuestionnaireVersion() {
  const answer = useActionData<typeof action>();
  return <VersionPage {...useLoaderData<typeof loader>()} hasChanged={answer?.hasChanged ?? false} />;
}
