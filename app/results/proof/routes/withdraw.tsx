import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import type { AssessmentPaths } from "~/core/addresses/assessment";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { WithdrawPage } from "~/results/proof/components/withdraw-page";
import { decideWithdrawal, type WithdrawVerdict, withdrawReport } from "~/results/proof/withdraw.server";

/** Asks the owner whether to withdraw the report. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  leaveUnless(await decideWithdrawal(kompas, user, assessmentId), paths);
  return {
    action: paths.withdraw,
    back: `${paths.results}#proof`,
    title: await pageTitle(kompas, request, "verify", "withdraw.title"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  if ((await request.formData()).get("intent") !== "withdraw") throw refusal("not-found");
  leaveUnless(await withdrawReport(kompas, user, assessmentId, visitorOf(kompas, request)), paths);
  return redirectWithFlash(`${paths.results}#proof`, "reportWithdrawn");
}

/** If there is nothing to withdraw, the report itself says why. */
function leaveUnless(verdict: WithdrawVerdict, paths: AssessmentPaths): void {
  if (verdict.ok) return;
  if (verdict.reason === "draft") throw redirectTo(paths.form);
  if (verdict.reason === "unproved" || verdict.reason === "withdrawn") throw redirectTo(`${paths.results}#proof`);
  throw refusal(verdict.reason);
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Withdraw() {
  const { action, back } = useLoaderData<typeof loader>();
  return <WithdrawPage action={action} back={back} />;
}
