import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { type RefusedSaved, SavedAnswersPage } from "~/office/support/components/saved-answers-page";
import { deleteSavedAnswer, listSavedAnswers, saveAnswer } from "~/office/support/saved-answers.server";
import { savedAnswerSchema } from "~/office/support/schema";

const HOME = "/admin/support/answers";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const saved = await listSavedAnswers(kompas);
  const edited = saved.find(({ id }) => id === query.get("edit")) ?? null;
  return {
    saved,
    edited,
    asksToDelete: edited !== null && query.get("dialog") === "delete",
    title: await pageTitle(kompas, request, "support", "saved.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  await requireAdministrator(kompas, request);
  const form = await request.formData();
  const id = new URL(request.url).searchParams.get("edit");
  if (id !== null && form.get("intent") === "delete") {
    await deleteSavedAnswer(kompas, id);
    return redirectWithFlash(HOME, "savedAnswerDeleted");
  }
  const [title, text] = ["title", "text"].map((name) => String(form.get(name) ?? ""));
  const refuse = (errors: RefusedSaved["errors"]) =>
    data({ refused: { title: title ?? "", text: text ?? "", errors } }, { status: 400 });
  const parsed = savedAnswerSchema.safeParse({ title, text });
  if (!parsed.success) {
    const of = (field: string) =>
      parsed.error.issues.flatMap(({ path, message }) => (path[0] === field ? message : []));
    return refuse({ title: of("title"), text: of("text") });
  }
  const isSaved = await saveAnswer(kompas, id === null ? parsed.data : { id, ...parsed.data });
  return isSaved ? redirectWithFlash(HOME, "savedAnswerSaved") : refuse({ "": ["errors.full"] });
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function SavedAnswers() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SavedAnswersPage {...loaded} refused={answer?.refused ?? null} />;
}
