import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { SignPage, type SignProblem } from "~/results/approval/components/sign-page";
import { openSigning } from "~/results/approval/open-signing.server";
import { signReport } from "~/results/approval/sign.server";

export const handle = { enhance: true };

export async function loader({ request, params, context: { kompas, nonce, refusal: refused } }: LoaderFunctionArgs) {
  const { paths, signature } = await openSigning(kompas, request, params.id);
  // The file never reached the action: the door checks the size of uploads.
  const problem: SignProblem | null = refused?.reason === "tooLarge" ? { way: "picture", reason: "too-big" } : null;
  const loaded = {
    path: paths.sign,
    backHref: `${paths.results}#approval`,
    typed: signature?.typed ?? "",
    problem,
    nonce,
    minutes: 0,
    title: await pageTitle(kompas, request, "approval", "sign.title"),
  };
  return data(loaded, { status: problem ? 413 : 200 });
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, paths } = await requireAssessmentId(kompas, request, params.id);
  const form = await request.formData();
  const isTyped = form.get("way") === "typed";
  const typed = String(form.get("typed") ?? "");
  const done = await signReport(
    kompas,
    user,
    assessmentId,
    isTyped
      ? { way: "typed", name: typed }
      : { way: form.get("way") === "drawn" ? "drawn" : "uploaded", file: form.get("signature") },
  );
  if (done.ok) return redirectWithFlash(`${paths.results}#approval`, "signed");
  if (done.reason === "draft") return redirectTo(paths.form);
  if (done.reason === "not-found" || done.reason === "forbidden") throw refusal(done.reason);
  if (done.reason === "too-many-requests") {
    return data({ problem: null, typed, minutes: inMinutes(done.retryAfterSeconds) }, toWait(done.retryAfterSeconds));
  }
  const problem = { way: isTyped ? "typed" : "picture", reason: done.reason } as SignProblem;
  return data({ problem, typed, minutes: 0 }, { status: 400 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Sign() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SignPage {...loaded} {...answer} />;
}
