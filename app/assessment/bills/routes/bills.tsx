import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { BillsPage } from "~/assessment/bills/components/bills-page";
import { placesOf } from "~/assessment/bills/fill.server";
import { openBills, postBills } from "~/assessment/bills/post-bills.server";
import type { AssessmentPaths } from "~/core/addresses/assessment";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { fileSize } from "~/i18n/format";

/** The page on which bills fill the worksheets of an assessment. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openAssessment(kompas, user, assessmentId, "answer");
  if (!opened.ok) return refuse(opened.reason, paths);
  if (placesOf(opened.catalogue).length === 0) throw refusal("not-found");
  const language = await languageOf(kompas, request);
  return {
    view: openBills(kompas, opened, language),
    size: fileSize(kompas.settings.EVIDENCE_FILE_MB * 1e6, language),
    title: await pageTitle(kompas, request, "bills", "title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openAssessment(kompas, user, assessmentId, "answer");
  if (!opened.ok) return refuse(opened.reason, paths);
  if (placesOf(opened.catalogue).length === 0) throw refusal("not-found");
  const verdict = await postBills(kompas, user, opened, request, await languageOf(kompas, request));
  if (verdict.ok) {
    const { location, question } = verdict.at;
    const next = paths.question(location.section.id, question.id);
    return verdict.isWithoutFiles ? redirectWithFlash(next, "billsNotKept") : redirectTo(next);
  }
  if (verdict.reason === "malformed") throw new Response(null, { status: 400 });
  if (verdict.reason !== "page") return refuse(verdict.reason, paths);
  const { view, refused, fault, isTried, isTooLarge } = verdict;
  const isRefused = isTried || refused.files.length + refused.tables.length + refused.lost.length + refused.minutes > 0;
  const status = isTooLarge ? 413 : fault === "changed" ? 409 : isRefused || view.bills.length === 0 ? 422 : 200;
  return data({ view, refused, fault, isTried, isTooLarge }, { status });
}

async function refuse(reason: "not-found" | "forbidden" | "completed", paths: AssessmentPaths): Promise<never> {
  if (reason === "completed") throw await redirectWithFlash(paths.view, "alreadySubmitted");
  throw refusal(reason);
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Bills() {
  const { view, size } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <BillsPage {...(answer ?? { view, refused: null, fault: null, isTried: false, isTooLarge: false })} size={size} />
  );
}
