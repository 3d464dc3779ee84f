import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { emptyBrowser } from "~/foundation/identity/kept.server";
import { requireUser } from "~/foundation/identity/session.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { ownPath } from "~/foundation/web/own-path";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inHours, inMinutes, toWait } from "~/foundation/web/wait";
import { inertWhile } from "~/ui/dialog";
import { DeleteDialog } from "~/upkeep/privacy/components/delete-dialog";
import { type ExportProblem, PrivacyPage } from "~/upkeep/privacy/components/privacy-page";
import { cancelDeletion, requestDeletion } from "~/upkeep/privacy/deletion.server";
import { findPrivacyView } from "~/upkeep/privacy/queries.server";
import { requestExport } from "~/upkeep/privacy/request-export.server";
import { deletionSchema } from "~/upkeep/privacy/schema";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const isAsked = new URL(request.url).searchParams.get("dialog") === "delete";
  const [view, title] = await Promise.all([
    findPrivacyView(kompas, user),
    pageTitle(kompas, request, "privacy", "title"),
  ]);
  const dialogOpen = isAsked && view.deletionOn === null;
  return { view, title, frame: { dialogOpen } satisfies PageFrame };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const visitor = visitorOf(kompas, request);
  switch (form.get("intent")) {
    case "export": {
      const verdict = await requestExport(kompas, user, visitor);
      if (verdict.ok) return done("dataRequested");
      if (verdict.reason === "pending") return refuse({ problem: { reason: "pending" } }, { status: 409 });
      const hours = inHours(verdict.retryAfterSeconds);
      return refuse({ problem: { reason: "too-many-requests", hours } }, toWait(verdict.retryAfterSeconds));
    }
    case "keep": {
      const isKept = await cancelDeletion(kompas, user, visitor);
      const back = form.get("back");
      return done(isKept ? "accountKept" : undefined, back === null ? undefined : ownPath(back));
    }
    case "delete": {
      const submission = parseWithZod(form, { schema: deletionSchema });
      const hideFields: ["password"] = ["password"];
      if (submission.status !== "success") return refuse({ result: submission.reply({ hideFields }) });
      const verdict = await requestDeletion(kompas, user, submission.value.password, visitor);
      if (verdict.ok) {
        const answer = await done("deletionRequested");
        for (const [name, value] of await emptyBrowser(kompas, request)) answer.headers.append(name, value);
        return answer;
      }
      if (verdict.reason === "already-requested") return done(undefined);
      if (verdict.reason === "password-wrong") {
        const fieldErrors = { password: ["errors.passwordWrong"] };
        return refuse({ result: submission.reply({ hideFields, fieldErrors }) });
      }
      const minutes = inMinutes(verdict.retryAfterSeconds);
      return refuse({ result: submission.reply({ hideFields }), minutes }, toWait(verdict.retryAfterSeconds));
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

interface Refused {
  result?: SubmissionResult<string[]>;
  problem?: ExportProblem;
  minutes?: number;
}

function refuse({ result, problem, minutes = 0 }: Refused, init: ResponseInit = { status: 400 }) {
  return data({ result: result ?? null, problem: problem ?? null, minutes }, init);
}

const done = (flash: FlashKey | undefined, to = "/user/privacy") => redirectWithFlash(to, flash);

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Privacy() {
  const { view, frame } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div {...inertWhile(frame.dialogOpen)}>
        <PrivacyPage view={view} problem={answer?.problem ?? null} />
      </div>
      {frame.dialogOpen ? (
        <DeleteDialog view={view} lastResult={answer?.result} minutes={answer?.minutes ?? 0} />
      ) : null}
    </>
  );
}
