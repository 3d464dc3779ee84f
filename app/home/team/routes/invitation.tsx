import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signOut } from "~/account/password/sign-out.server";
import { changeLanguage, keepSignUp, readSignUp, typedValues } from "~/account/password/sign-up-state.server";
import { listCallingCodes } from "~/foundation/company/mobile.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { languageOf } from "~/foundation/identity/language.server";
import { findUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { inMinutes, refusedWith } from "~/foundation/web/wait";
import { acceptInvitation } from "~/home/team/accept.server";
import {
  InvitationForAnother,
  InvitationOver,
  InvitationThroughCompany,
} from "~/home/team/components/invitation-notes";
import { JOIN_FORM, JoinForm } from "~/home/team/components/join-form";
import { findInvitation } from "~/home/team/invitation-link.server";
import { joinSchema } from "~/home/team/schema";

export const handle = { enhance: true, description: "invitation" };

/** The page that the link in the mail opens. It only asks, because mail programs open links by themselves. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const [user, invitation, language, typed, title] = await Promise.all([
    findUser(kompas, request),
    findInvitation(kompas, params.token ?? ""),
    languageOf(kompas, request),
    readSignUp(kompas, request),
    pageTitle(kompas, request, "team", "join.pageTitle"),
  ]);
  if (!invitation) return data({ view: "gone" as const, title }, { status: 410 });
  const { company, inviter, role, email } = invitation;
  const ownSignIn = invitation.requiredSignIn;
  if (ownSignIn && !user)
    return data({ view: "company-sign-in" as const, id: ownSignIn, company, inviter, email, title });
  if (user) return data({ view: "signed-in" as const, name: user.username, company, inviter, email, title });
  const frame: PageFrame = { keptForm: { id: JOIN_FORM, enter: { name: "intent", value: "join" } } };
  const callingCodes = await listCallingCodes(language);
  return data({ view: "form" as const, frame, company, inviter, role, email, callingCodes, typed, title });
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.formData();
  const { pathname, search } = new URL(request.url);
  if (form.get("intent") === "sign-out") {
    const { headers } = await signOut(kompas, request);
    return redirectTo(pathname + search, { status: 303, headers });
  }
  // A user who has signed in meanwhile gets the page's message for signed-in users.
  if (await findUser(kompas, request)) return redirectTo(pathname + search);
  const language = form.get("language");
  if (language) {
    const headers = await changeLanguage(kompas, typedValues(form), language);
    return redirectTo(pathname + search, { status: 303, headers });
  }
  const submission = parseWithZod(form, { schema: joinSchema });
  const refuse = (fieldErrors: Record<string, string[]>, retryAfter = 0) => {
    const result = submission.reply({ hideFields: ["password"], fieldErrors });
    return data({ over: null, result, minutes: inMinutes(retryAfter) }, refusedWith(retryAfter));
  };
  if (submission.status !== "success") return refuse({});
  const input = { ...submission.value, language: await languageOf(kompas, request) };
  const done = await acceptInvitation(kompas, request, params.token ?? "", input);
  if (done.ok) {
    const headers = await completeSignIn(kompas, request, done.userId, { passwordHash: done.passwordHash }, "joined");
    headers.append("Set-Cookie", await keepSignUp(kompas, {}));
    return redirectTo("/user/history", { status: 303, headers });
  }
  if (done.reason === "invalid") return refuse(done.errors);
  if (done.reason === "too-many-requests") return refuse({}, done.retryAfterSeconds);
  // The company has required its own sign-in since the page was shown, which now says so.
  if (done.reason === "company-sign-in") return redirectTo(pathname + search);
  const company = done.reason === "taken" ? done.company : null;
  return data({ over: { company }, result: null, minutes: 0 }, { status: done.reason === "taken" ? 409 : 410 });
}

export { hiddenPageMeta as meta, pageHeaders as headers } from "~/foundation/web/page-exports";

export default function InvitationPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (loaded.view === "gone" || answer?.over) return <InvitationOver company={answer?.over?.company ?? null} />;
  if (loaded.view === "company-sign-in") return <InvitationThroughCompany {...loaded} />;
  if (loaded.view === "signed-in") return <InvitationForAnother {...loaded} />;
  return <JoinForm {...loaded} lastResult={answer?.result} minutes={answer?.minutes ?? 0} />;
}
