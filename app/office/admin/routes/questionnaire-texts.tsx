import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_WORKBOOK_BYTES } from "~/assessment/workbook/rules/limits";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { fileSize } from "~/i18n/format";
import { TAKE, type TextsFault, TextsPage } from "~/office/editor/components/texts-page";
import { applyImport, type ImportPreview, previewImport, readTaken } from "~/office/editor/import.server";
import { requireDraft } from "~/office/editor/require-draft.server";
import { viewHead } from "~/office/editor/view";

export async function loader({ request, params, context: { kompas, refusal } }: LoaderFunctionArgs) {
  const { user, draft } = await requireDraft(kompas, request, params.id);
  // The action never saw the upload: the size limit is enforced before it runs.
  const isTooLarge = refusal?.reason === "tooLarge";
  const loaded = {
    head: viewHead(draft, user.language),
    size: fileSize((MAX_WORKBOOK_BYTES / 1024 ** 2) * 1e6, user.language),
    isTooLarge,
    title: await pageTitle(kompas, request, "questionnaires", "texts.title"),
  };
  return data(loaded, { status: isTooLarge ? 413 : 200 });
}

interface Answer {
  fault: TextsFault | null;
  preview: ImportPreview | null;
}
const answer = (given: Partial<Answer>, status = 200) =>
  data<Answer>({ fault: null, preview: null, ...given }, { status });

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, draft, paths } = await requireDraft(kompas, request, params.id);
  if (draft.row.state !== "open") return redirectWithFlash(paths.texts, "questionnaireClosed");
  const form = await request.formData();
  if (form.get("intent") !== "apply") {
    const file = form.get("file");
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(0);
    const verdict = previewImport(draft, bytes, user.language);
    if (verdict.ok) return answer({ preview: verdict.preview });
    return answer({ fault: verdict.reason }, verdict.reason === "too-large" ? 413 : 422);
  }
  const taken = readTaken([...form].flatMap(([name, value]) => (name.startsWith(TAKE) ? [value] : [])));
  // Our form never sends this.
  if (!taken) throw new Response(null, { status: 400 });
  const applied = await applyImport(kompas, user, draft.row.id, taken);
  if (!applied.ok) {
    return redirectWithFlash(paths.texts, applied.reason === "closed" ? "questionnaireClosed" : "questionnaireChanged");
  }
  const { saved, conflicts } = applied;
  if (conflicts.length === 0) return redirectWithFlash(paths.texts, "questionnaireImported", { number: saved });
  const none = { changes: [], unchanged: 0, problems: [], furtherProblems: 0, further: 0 };
  return answer({ preview: { ...none, conflicts } }, 409);
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function QuestionnaireTexts() {
  const { head, size, isTooLarge } = useLoaderData<typeof loader>();
  const given = useActionData<typeof action>();
  return (
    <TextsPage
      head={head}
      size={size}
      fault={isTooLarge ? "too-large" : (given?.fault ?? null)}
      preview={given?.preview ?? null}
    />
  );
}
