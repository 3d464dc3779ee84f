import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentWith } from "~/assessment/answers/open-id.server";
import { assessmentOf } from "~/assessment/answers/queries.server";
import { expiryDays, partsOf } from "~/core/sharing";
import { refuseUntilAgreed } from "~/foundation/identity/agreements.server";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { refusedWith } from "~/foundation/web/wait";
import { timeAhead } from "~/i18n/format";
import type { Given, ShareErrors, ShareProblem } from "~/results/share/components/share-form";
import { SharePage } from "~/results/share/components/share-page";
import { endShare } from "~/results/share/end.server";
import { makeShare } from "~/results/share/make.server";
import { openSharing } from "~/results/share/open-sharing.server";
import { shareSchema } from "~/results/share/schema";

export const handle = { enhance: true, reminds: true };

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, kind, mayMake, links } = await openSharing(kompas, request, params.id);
  const query = new URL(request.url).searchParams;
  const isAsked = query.get("dialog") === "end";
  const asked = links.find(({ id, state }) => isAsked && state === "open" && id === query.get("link")) ?? null;
  const frame: PageFrame = { dialogOpen: asked !== null };
  return {
    links,
    asked,
    frame,
    unconfirmed: mayMake ? null : user.email,
    form: { parts: partsOf(kind), language: user.language, days: expiryDays(kompas.clock(), user.timeZone) },
    title: await pageTitle(kompas, request, "share", "title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, kind, paths, found } = await requireAssessmentWith(kompas, request, params.id, (id) => [
    assessmentOf(kompas, id),
  ]);
  const [[assessment]] = found;
  const form = await request.formData();
  if (form.get("intent") === "end") {
    const ended = await endShare(kompas, user, assessment, String(form.get("link")));
    if (ended.ok) return redirectWithFlash(`${paths.share}#links`, "shareEnded");
    throw ended.reason === "draft" ? redirectTo(paths.form) : refusal(ended.reason);
  }
  refuseUntilAgreed(kompas, await requireUser(kompas, request));
  const text = (name: string) => String(form.get(name) ?? "");
  const given: Given = {
    recipient: text("recipient"),
    parts: form.getAll("parts").map(String),
    language: text("language"),
    expires: text("expires"),
    word: text("word"),
  };
  const submission = parseWithZod(form, { schema: shareSchema(kind, kompas.clock(), user.timeZone) });
  if (submission.status !== "success") {
    const { error } = submission.reply();
    const first = Object.entries(error ?? {}).map(([name, keys]) => [name.replace(/\[.*/, ""), keys?.[0]]);
    const errors: ShareErrors = Object.fromEntries(first);
    return data({ errors, given, problem: null }, { status: 400 });
  }
  const made = await makeShare(kompas, user, assessment, submission.value);
  if (made.ok) return redirectWithFlash(`${paths.share}#links`, "shareMade");
  if (made.reason === "draft") return redirectTo(paths.form);
  if (made.reason === "not-found" || made.reason === "forbidden") throw refusal(made.reason);
  const wait = made.reason === "too-many-requests" ? made.retryAfterSeconds : 0;
  const problem: ShareProblem = {
    reason: made.reason === "too-many-requests" ? "tooMany" : made.reason,
    when: timeAhead(wait, user.language),
  };
  return data({ errors: {}, given, problem }, refusedWith(wait));
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Share() {
  const { title: _, frame: __, form, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SharePage {...loaded} form={{ ...form, ...answer }} />;
}
