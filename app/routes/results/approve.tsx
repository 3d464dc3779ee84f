import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { latestApprovalDay } from "~/domain/approval/approval";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { approveReport } from "~/features/approval/approve.server";
import type { ApprovalErrors } from "~/features/approval/components/approval-form";
import { ApprovePage } from "~/features/approval/components/approve-page";
import { openSigning } from "~/features/approval/open-signing.server";
import { approvalSchema } from "~/features/approval/schema";
import { issueNow } from "~/features/proof/issue.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/features/web/redirect.server";

export const handle = { enhance: true };

/** By whom the report is approved, on a page of its own. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, approval, paths } = await openSigning(kompas, request, params.id);
  return {
    given: approval ?? {},
    lastDay: latestApprovalDay(kompas.clock(), user.timeZone),
    action: paths.approve,
    backHref: `${paths.results}#approval`,
    title: await pageTitle(kompas, request, "approval", "page.title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: approvalSchema(kompas.clock(), user.timeZone) });
  if (submission.status !== "success") {
    const { error, initialValue } = submission.reply();
    const first = Object.entries(error ?? {}).map(([name, keys]) => [name, keys?.[0]]);
    const errors: ApprovalErrors = Object.fromEntries(first);
    return data({ errors, given: initialValue as Record<string, string> }, { status: 400 });
  }
  const done = await approveReport(kompas, user, assessmentId, submission.value);
  if (!done.ok && done.reason === "draft") return redirectTo(paths.form);
  if (!done.ok) throw refusal(done.reason);
  await issueNow(kompas, assessmentId);
  return redirectWithFlash(`${paths.results}#approval`, "approvalSaved");
}

export { pageMeta as meta } from "~/features/web/page-exports";

export default function Approve() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ApprovePage {...loaded} {...answer} />;
}
