import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { type CurrentUser, requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inHours, toWait } from "~/foundation/web/wait";
import { askQuestion, listOwnQuestions, writeBack } from "~/office/support/ask.server";
import { type RefusedMore, SupportPage } from "~/office/support/components/support-page";
import { moreSchema, questionSchema } from "~/office/support/schema";
import type { Context } from "~/platform/context";

const PAGE_SIZE = 10;

interface Answered {
  result?: SubmissionResult<string[]>;
  hours?: number;
  refused?: RefusedMore | null;
}

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
  const form = await request.formData();
  if (form.has("more")) return answerMore(kompas, user, form);
  const submission = parseWithZod(form, { schema: questionSchema });
  if (submission.status !== "success") return data({ result: submission.reply(), hours: 0 }, { status: 400 });
  const verdict = await askQuestion(kompas, user, submission.value);
  if (!verdict.ok) {
    const seconds = verdict.retryAfterSeconds;
    return data({ result: submission.reply(), hours: inHours(seconds) }, toWait(seconds));
  }
  return redirectWithFlash("/support", "questionSent");
}

/** Adds a message to a question. */
async function answerMore(ctx: Context, user: CurrentUser, form: FormData) {
  const [ticketId, typed] = ["ticket", "more"].map((name) => String(form.get(name) ?? ""));
  const parsed = moreSchema.safeParse({ more: typed });
  const refuse = (errors: string[]) => ({ refused: { ticketId: ticketId ?? "", typed: typed ?? "", errors } });
  if (!parsed.success) return data(refuse(parsed.error.issues.map(({ message }) => message)), { status: 400 });
  const verdict = await writeBack(ctx, user, ticketId ?? "", parsed.data.more);
  if (verdict.ok) return redirectWithFlash("/support", "messageSent");
  if (!("retryAfterSeconds" in verdict)) throw refusal("not-found");
  const seconds = verdict.retryAfterSeconds;
  return data({ ...refuse([]), hours: inHours(seconds) }, toWait(seconds));
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Support() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { result, hours = 0, refused = null } = { ...answer } as Answered;
  return <SupportPage {...loaded} lastResult={result} hours={hours} refused={refused} />;
}
