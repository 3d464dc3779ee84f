import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inHours, toWait } from "~/foundation/web/wait";
import { askQuestion, listOwnQuestions } from "~/office/support/ask.server";
import { SupportPage } from "~/office/support/components/support-page";
import { questionSchema } from "~/office/support/schema";

const PAGE_SIZE = 10;

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const page = askedPage(new URL(request.url).searchParams);
  // One extra row shows whether there is another page.
  const list = await listOwnQuestions(kompas, user.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 });
  if (list.length === 0 && page > 1) return redirectTo("/support");
  return {
    questions: list.slice(0, PAGE_SIZE),
    page,
    hasMore: list.length > PAGE_SIZE,
    title: await pageTitle(kompas, request, "support", "title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const submission = parseWithZod(await request.formData(), { schema: questionSchema });
  if (submission.status !== "success") return data({ result: submission.reply(), hours: 0 }, { status: 400 });
  const verdict = await askQuestion(kompas, user, submission.value);
  if (!verdict.ok) {
    const seconds = verdict.retryAfterSeconds;
    return data({ result: submission.reply(), hours: inHours(seconds) }, toWait(seconds));
  }
  return redirectWithFlash("/support", "questionSent");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Support() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SupportPage {...loaded} lastResult={answer?.result} hours={answer?.hours ?? 0} />;
}
