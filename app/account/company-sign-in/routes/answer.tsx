import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { endAttempt } from "~/account/company-sign-in/attempt.server";
import { CompanySignInRefusedPage } from "~/account/company-sign-in/components/refused-page";
import { findReady } from "~/account/company-sign-in/find.server";
import { asksOwnStep } from "~/account/company-sign-in/rules/access";
import {
  type Answered,
  CompanySignInRefused,
  createCompanyAuthenticator,
} from "~/account/company-sign-in/strategy.server";
import { askSecondStep } from "~/account/two-step/second-step.server";
import { COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { SignInRefused } from "~/foundation/identity/credentials.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { afterSignIn } from "~/foundation/web/own-path";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes } from "~/foundation/web/wait";
import type { Context } from "~/platform/context";

export const handle = { description: "signIn" };

/** Where a company's provider sends people back to. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  try {
    const answered = await createCompanyAuthenticator(kompas, request, id).authenticate("company", request);
    return await letIn(kompas, request, answered);
  } catch (error) {
    const refused = error instanceof SignInRefused ? new CompanySignInRefused("expired") : error;
    if (!(refused instanceof CompanySignInRefused)) throw error;
    const ready = await findReady(kompas, id);
    if (!ready) throw new Response(null, { status: 404 });
    const { reason, retryAfterSeconds: seconds } = refused;
    const title = await pageTitle(kompas, request, "provider", "refused.title");
    const frame: PageFrame = { backTo: "/login" };
    const headers = new Headers({ "Set-Cookie": await endAttempt() });
    if (seconds > 0) headers.set("Retry-After", String(seconds));
    const status = seconds > 0 ? 429 : 400;
    const page = { id, reason, company: ready.company, next: "", minutes: inMinutes(seconds), frame, title };
    return data(page, { status, headers });
  }
}

/** Signs the recognised user in, unless a code of their own comes first, or an owner only tried it out. */
async function letIn(ctx: Context, request: Request, { userId, role, isNew, ready, waiting }: Answered) {
  const ended = await endAttempt();
  if (waiting.triedBy !== null)
    return redirectWithFlash(COMPANY_SIGN_IN_PATH, "companySignInTried", { cookies: [ended] });
  const next = afterSignIn(waiting.next);
  const proof = { signInId: ready.id };
  const second = asksOwnStep({ role }, ready.isRequired) ? await askSecondStep(ctx, { userId, ...proof }, next) : null;
  const headers = second
    ? new Headers({ "Set-Cookie": second })
    : await completeSignIn(ctx, request, userId, proof, isNew ? "joined" : "signedIn");
  headers.append("Set-Cookie", ended);
  return redirectTo(second ? "/login/code" : next, { status: 303, headers });
}

export { hiddenPageMeta as meta } from "~/foundation/web/page-exports";

export default function CompanySignInAnswer() {
  const { title: _, frame: __, ...refused } = useLoaderData<typeof loader>();
  return <CompanySignInRefusedPage {...refused} />;
}
