import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { beginSignIn } from "~/account/company-sign-in/begin.server";
import { CompanySignInRefusedPage } from "~/account/company-sign-in/components/refused-page";
import { findUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { leaveFor, redirectTo } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";

export const handle = { description: "signIn" };

/** Sends a browser to a company's provider, or says why that is not possible. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const next = new URL(request.url).searchParams.get("next") ?? "";
  // Another site must not be able to sign its visitors in here as somebody of its own choice.
  if (isFromElsewhere(request)) return redirectTo("/login");
  const begun = await beginSignIn(kompas, request, id, { next, user: await findUser(kompas, request) });
  if (begun.ok) return leaveFor(begun.address, begun.cookie);
  if (begun.reason === "not-found") throw new Response(null, { status: 404 });
  const title = await pageTitle(kompas, request, "provider", "refused.title");
  const frame: PageFrame = { backTo: "/login" };
  const { reason, company } = begun;
  const seconds = reason === "too-many-requests" ? begun.retryAfterSeconds : 0;
  const init = seconds > 0 ? toWait(seconds) : { status: 400 };
  return data({ id, reason, company, next, minutes: inMinutes(seconds), frame, title }, init);
}

/** Whether a link on another site led here. Browsers say so; one that does not is taken for the user's own act. */
const isFromElsewhere = (request: Request): boolean =>
  ["cross-site", "same-site"].includes(request.headers.get("Sec-Fetch-Site") ?? "");

export { hiddenPageMeta as meta } from "~/foundation/web/page-exports";

export default function BeginCompanySignIn() {
  const { title: _, frame: __, ...refused } = useLoaderData<typeof loader>();
  return <CompanySignInRefusedPage {...refused} />;
}
