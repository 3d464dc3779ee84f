import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { decideAssessment } from "~/assessment/answers/rules/access";
import { applyWorkbook } from "~/assessment/workbook/apply.server";
import { WorkbookPage } from "~/assessment/workbook/components/workbook-page";
import { previewWorkbook } from "~/assessment/workbook/preview.server";
import { MAX_WORKBOOK_BYTES } from "~/assessment/workbook/rules/limits";
import { QUESTIONNAIRE } from "~/assessment/workbook/taken";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { fileSize } from "~/i18n/format";

/** The page of the offline workbook. */
export async function loader({ request, params, context: { kompas, refusal: refused } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openAssessment(kompas, user, assessmentId, "read");
  if (!opened.ok) throw refusal("not-found");
  const language = await languageOf(kompas, request);
  const query = new URL(request.url).searchParams;
  // A too-large upload never reaches the action: the request size limit rejects it first.
  const isTooLarge = refused?.reason === "tooLarge";
  const loaded = {
    canUpload: decideAssessment(user, opened.assessment, "answer").ok,
    isCompleted: opened.assessment.state === "completed",
    size: fileSize((MAX_WORKBOOK_BYTES / 1024 ** 2) * 1e6, language),
    done: query.has("saved") ? { saved: countOf(query.get("saved")), left: countOf(query.get("left")) } : null,
    isTooLarge,
    title: await pageTitle(kompas, request, "workbook", "title"),
  };
  return data(loaded, { status: isTooLarge ? 413 : 200 });
}

/** Parses a small number from a form or a URL. */
const countOf = (value: unknown) => Math.min(1000, Number(/^\d{1,4}$/.exec(String(value))?.[0] ?? 0));

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const language = await languageOf(kompas, request);
  const form = await request.formData();
  const here = paths.workbook;
  if (form.get("intent") === "apply") {
    const applied = await applyWorkbook(kompas, user, assessmentId, form, language);
    if (!applied.ok && applied.reason === "older-questionnaire") {
      return data({ preview: null, fault: applied.reason, minutes: 0, saved: null, offered: null }, { status: 422 });
    }
    if (!applied.ok) return refuse(applied.reason, here);
    const { saved, conflicts } = applied;
    const all = countOf(form.get("before")) + saved;
    const left = Math.max(0, countOf(form.get("offered")) - saved);
    if (conflicts.length > 0) {
      const questionnaire = String(form.get(QUESTIONNAIRE) ?? "");
      const preview = { questionnaire, changes: [], conflicts, problems: [], further: 0, unchanged: 0 };
      return data({ preview, fault: null, minutes: 0, saved: all, offered: left }, { status: 409 });
    }
    return redirectTo(`${here}?saved=${all}&left=${left}`);
  }
  const file = form.get("file");
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(0);
  const verdict = await previewWorkbook(kompas, user, assessmentId, bytes, language);
  if (verdict.ok) return data({ preview: verdict.preview, fault: null, minutes: 0, saved: null, offered: null });
  if (verdict.reason === "file") {
    const status = verdict.fault === "too-large" ? 413 : 422;
    return data({ preview: null, fault: verdict.fault, minutes: 0, saved: null, offered: null }, { status });
  }
  if (verdict.reason === "too-many-requests") {
    const seconds = verdict.retryAfterSeconds;
    const answer = { preview: null, fault: null, minutes: inMinutes(seconds), saved: null, offered: null };
    return data(answer, toWait(seconds));
  }
  return refuse(verdict.reason, here);
}

async function refuse(reason: string, here: string): Promise<never> {
  if (reason === "completed") throw await redirectWithFlash(here, "alreadySubmitted");
  if (reason === "not-found" || reason === "forbidden") throw refusal(reason);
  // Our form never sends this.
  throw new Response(null, { status: 400 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Workbook() {
  const { t } = useTranslation(["workbook", "account"]);
  const { isTooLarge, title: _, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const fault = isTooLarge ? "too-large" : answer?.fault;
  const errors = fault ? [t(`errors.${fault}`, { size: loaded.size })] : [];
  if (answer?.minutes) errors.push(t("account:errors.tooMany", { count: answer.minutes }));
  return (
    <WorkbookPage
      {...loaded}
      preview={answer?.preview ?? null}
      saved={answer?.saved ?? null}
      offered={answer?.offered ?? null}
      errors={errors}
    />
  );
}
