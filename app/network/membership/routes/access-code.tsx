import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { daysLeft } from "~/assessment/deadlines/rules/deadline";
import { viewDueDate } from "~/assessment/deadlines/view";
import { type Kind, mapKinds } from "~/core/kinds/kind";
import { toScope } from "~/core/scopes";
import { openInvitation } from "~/foundation/company/invitation-link.server";
import { mayManageCompany } from "~/foundation/company/rules/access";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import {
  askForScope,
  joinByCode,
  leaveCorporate,
  listAccessCodes,
  rotateAccessCode,
} from "~/network/membership/access-codes.server";
import { viewCodes } from "~/network/membership/code-view";
import { AccessCodeDialog } from "~/network/membership/components/access-code-dialog";
import { newCodeSchema } from "~/network/membership/schema";

const HERE = "/user/profile/access-code";

export const handle = { enhance: true };

/** The access codes of the company, in a dialog over the profile. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [codes, invited] = await Promise.all([listAccessCodes(kompas, user), openInvited(kompas, request)]);
  const dateOf = (kind: Kind) => {
    const dueOn = codes.membersDueOn[kind];
    if (dueOn === null) return null;
    return viewDueDate({ dueOn, daysLeft: daysLeft(dueOn, kompas.clock(), user.timeZone) }, user.language);
  };
  const reader = {
    mayManage: mayManageCompany(user),
    isCorporate: user.isCorporate,
    members: mapKinds(dateOf),
  };
  return {
    view: viewCodes({ ...codes, invited }, reader, new URL(request.url).searchParams, kompas.ids.seal),
    frame: { dialogOpen: true } satisfies PageFrame,
    title: await pageTitle(kompas, request, "company", "title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!mayManageCompany(user)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  const tooMany = (retryAfterSeconds: number, answer: { result?: SubmissionResult<string[]> }) =>
    data({ ...answer, minutes: inMinutes(retryAfterSeconds) }, toWait(retryAfterSeconds));
  const go = (flash: FlashKey) => redirectWithFlash(HERE, flash);

  switch (form.get("intent")) {
    case "rotate": {
      const former = String(form.get("former") ?? "") || null;
      const done = await rotateAccessCode(kompas, user, former, request);
      if (!done.ok && done.reason === "forbidden") throw new Response(null, { status: 403 });
      if (!done.ok && done.reason === "unconfirmed") return go("addressFirst");
      if (!done.ok && done.reason === "too-many-requests") return tooMany(done.retryAfterSeconds, {});
      // If the form is sent twice, the first time has already done its work.
      return go(done.ok || done.reason === "changed" ? "codeRotated" : "busy");
    }
    case "ask": {
      const done = await askForScope(kompas, user, toScope(form.get("scope")), request);
      if (!done) throw new Response(null, { status: 403 });
      return go("codeUpdated");
    }
    case "remove": {
      const opened = kompas.ids.open(new URL(request.url).searchParams.get("remove") ?? "");
      if (!opened.ok) throw new Response(null, { status: 404 });
      const done = await leaveCorporate(kompas, user, opened.id, request);
      return go(done.ok ? "codeUpdated" : "busy");
    }
  }

  const submission = parseWithZod(form, { schema: newCodeSchema });
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data({ result: submission.reply({ fieldErrors }), minutes: 0 }, { status: 400 });
  if (submission.status !== "success") return refuse({});
  const { code, scope, figures } = submission.value;
  const invited = await openInvited(kompas, request);
  const done = await joinByCode(kompas, user, code, request, {
    scope,
    sharesFigures: figures === "on",
    invitationId: invited?.id,
  });
  if (done.ok) return go("codeUpdated");
  if (done.reason === "too-many-requests") return tooMany(done.retryAfterSeconds, { result: submission.reply() });
  if (done.reason === "busy") return go("busy");
  if (done.reason === "forbidden") throw new Response(null, { status: 403 });
  return refuse({ code: [`errors.${done.reason}`] });
}

/** The invitation whose link the reader followed; undefined without one, null once it is over. */
const openInvited = async (kompas: AppLoadContext["kompas"], request: Request) => {
  const token = new URL(request.url).searchParams.get("invitation");
  return token === null ? undefined : openInvitation(kompas, token);
};

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function AccessCode() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <AccessCodeDialog view={view} lastResult={answer?.result} minutes={answer?.minutes ?? 0} />;
}
