import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { answerQuestion, listQuestions, takeQuestion } from "~/office/support/answer.server";
import { QuestionsPage, type Refused } from "~/office/support/components/questions-page";
import { listSavedAnswers } from "~/office/support/saved-answers.server";
import { answerSchema } from "~/office/support/schema";

const PAGE_SIZE = 10;

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const which: "open" | "answered" = query.get("show") === "answered" ? "answered" : "open";
  // One extra row shows whether there is another page.
  const [list, saved] = await Promise.all([
    listQuestions(kompas, which, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 }),
    listSavedAnswers(kompas),
  ]);
  if (list.length === 0 && page > 1) return redirectTo("/admin/support");
  return {
    which,
    userId: user.id,
    saved: saved.map(({ id, title }) => ({ id, title })),
    used: { ticketId: query.get("for"), text: saved.find(({ id }) => id === query.get("use"))?.text },
    questions: list.slice(0, PAGE_SIZE),
    page,
    hasMore: list.length > PAGE_SIZE,
    title: await pageTitle(kompas, request, "support", "office.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const ticketId = String(form.get("ticket") ?? "");
  const intent = form.get("intent");
  if (intent === "take" || intent === "put-back") {
    const isTaken = intent === "take";
    const verdict = await takeQuestion(kompas, user, ticketId, {
      isTaken,
      from: String(form.get("from") ?? "") || null,
    });
    const done = isTaken ? "questionTaken" : "questionPutBack";
    return redirectWithFlash("/admin/support", verdict.ok ? done : "questionMoved");
  }
  const typed = String(form.get("answer") ?? "");
  const parsed = answerSchema.safeParse({ answer: typed });
  if (!parsed.success) {
    const refused: Refused = { ticketId, typed, errors: parsed.error.issues.map(({ message }) => message) };
    return data({ refused }, { status: 400 });
  }
  const verdict = await answerQuestion(kompas, user, ticketId, parsed.data.answer);
  return redirectWithFlash("/admin/support", verdict.ok ? "questionAnswered" : "questionGone");
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Questions() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <QuestionsPage {...loaded} refused={answer?.refused ?? null} />;
}
