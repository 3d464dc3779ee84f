import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { kindOfPath } from "~/core/addresses/assessment";
import { isClimate } from "~/core/kinds/kind";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { approveReport } from "~/results/approval/approve.server";
import type { ApprovalErrors } from "~/results/approval/components/approval-form";
import { ApprovePage } from "~/results/approval/components/approve-page";
import { openSigning } from "~/results/approval/open-signing.server";
import { approvalSchema } from "~/results/approval/schema";
import { issueNow } from "~/results/proof/issue.server";
import { latestApprovalDay, proposedApproval } from "~/results/results/rules/approval";

export const handle = { enhance: true };

/** Asks who approves the report, on a page of its own. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, approval, owner, paths } = await openSigning(kompas, request, params.id);
  return {
    given: proposedApproval(approval, owner, kompas.clock(), user.timeZone),
    lastDay: latestApprovalDay(kompas.clock(), user.timeZone),
    action: paths.approve,
    signs: isClimate(kindOfPath(paths.results)),
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

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Approve() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ApprovePage {...loaded} {...answer} />;
}
