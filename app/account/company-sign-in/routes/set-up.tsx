import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectUriOf } from "~/account/company-sign-in/begin.server";
import { type Asked, AskOwner } from "~/account/company-sign-in/components/ask-owner";
import { type DomainRefusal, SetUpPage } from "~/account/company-sign-in/components/set-up-page";
import {
  addDomain,
  checkDomain,
  maySetUp,
  openOwnSignIn,
  releaseSignIn,
  removeDomain,
  removeSignIn,
  requireSignIn,
  saveProvider,
} from "~/account/company-sign-in/manage.server";
import { proofSchema, providerSchema } from "~/account/company-sign-in/schema";
import { findTwoStep } from "~/account/two-step/set-up.server";
import { COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import { refuseForm } from "~/foundation/identity/refused-form.server";
import { requireUser, type SessionUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const signIn = await openOwnSignIn(kompas, user);
  if (signIn === "forbidden") throw new Response(null, { status: 403 });
  const [twoStep, title] = await Promise.all([
    findTwoStep(kompas, user.id),
    pageTitle(kompas, request, "provider", "title"),
  ]);
  const query = new URL(request.url).searchParams;
  const asked = query.get("ask");
  const forgetting = signIn?.domains.find(({ domain }) => domain === query.get("forget"))?.domain ?? null;
  const frame: PageFrame = { dialogOpen: forgetting !== null };
  const isReady = {
    require: signIn?.isTried && !signIn.isRequired,
    release: signIn?.isRequired,
    remove: signIn !== null,
  };
  const asking = asked !== null && asked in isReady && isReady[asked as Asked] ? (asked as Asked) : null;
  const redirectUri = signIn && redirectUriOf(kompas, signIn.id);
  const { companyName: company, language, timeZone } = user;
  return {
    signIn,
    asking,
    forgetting,
    frame,
    redirectUri,
    asksCode: twoStep.state === "on",
    company,
    reader: { language, timeZone },
    title,
  };
}

const PROOF_FIELDS = {
  "password-wrong": ["password", "codeErrors.passwordWrong"],
  "code-missing": ["code", "codeErrors.code"],
  code: ["code", "codeErrors.codeWrong"],
} satisfies Parameters<typeof refuseForm>[3];

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySetUp(kompas, user)) throw forbidden();
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  const [what, domain = ""] = intent.split(" ");
  switch (what) {
    case "add":
    case "check":
    case "forget":
      return changeDomain(kompas, user, what, what === "add" ? String(form.get("domain") ?? "") : domain);
    case "save":
      return save(kompas, request, user, form);
    case "require":
    case "release":
    case "remove":
      return turn(kompas, request, user, { what, form });
    default:
      throw new Response(null, { status: 404 });
  }
}

async function changeDomain(ctx: Context, user: SessionUser, what: "add" | "check" | "forget", domain: string) {
  const back = (key: "domainAdded" | "domainProved" | "domainRemoved") => redirectWithFlash(COMPANY_SIGN_IN_PATH, key);
  const refuse = (refused: DomainRefusal) => data({ refused }, { status: refused.fault === "tooMany" ? 429 : 422 });
  if (what === "add") {
    const added = await addDomain(ctx, user, domain);
    if (added.ok) return back("domainAdded");
    if (added.reason === "forbidden") throw forbidden();
    return refuse({ fault: added.fault, domain, isTyped: true });
  }
  if (what === "forget") {
    if (!(await removeDomain(ctx, user, domain))) throw forbidden();
    return back("domainRemoved");
  }
  const checked = await checkDomain(ctx, user, domain);
  if (!checked.ok) {
    if (checked.reason === "too-many-requests") return refuse({ fault: "tooMany", domain, isTyped: false });
    throw forbidden();
  }
  if (checked.proof === "proved") return back("domainProved");
  return refuse({ fault: checked.proof === "taken" ? "taken" : "notFound", domain, isTyped: false });
}

async function save(ctx: Context, request: Request, user: SessionUser, form: FormData) {
  const submission = parseWithZod(form, { schema: providerSchema });
  if (submission.status !== "success") return refuseForm(submission, "save");
  const saved = await saveProvider(ctx, request, user, submission.value);
  if (saved.ok) return redirectWithFlash(COMPANY_SIGN_IN_PATH, "providerSaved");
  if (saved.reason === "forbidden" || saved.reason === "not-found") throw forbidden();
  if (saved.reason !== "issuer") return refuseForm(submission, "save", saved, PROOF_FIELDS);
  return refuseForm(submission, "save", saved, { issuer: ["issuer", saved.fault] });
}

const TURNS = { require: requireSignIn, release: releaseSignIn, remove: removeSignIn };
const TURNED = {
  require: "companySignInRequired",
  release: "companySignInReleased",
  remove: "companySignInRemoved",
} as const;

async function turn(
  ctx: Context,
  request: Request,
  user: SessionUser,
  { what, form }: { what: keyof typeof TURNS; form: FormData },
) {
  const submission = parseWithZod(form, { schema: proofSchema });
  if (submission.status !== "success") return refuseForm(submission, what);
  const turned = await TURNS[what](ctx, request, user, submission.value);
  if (turned.ok) return redirectWithFlash(COMPANY_SIGN_IN_PATH, TURNED[what]);
  if (turned.reason === "forbidden") throw forbidden();
  if (turned.reason === "not-ready") return redirectWithFlash(COMPANY_SIGN_IN_PATH, "companySignInNotReady");
  return refuseForm(submission, what, turned, PROOF_FIELDS);
}

const forbidden = () => new Response(null, { status: 403 });

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function CompanySignIn() {
  const { title: _, frame: __, asking, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "refused" in answer ? answer.refused : null;
  const form = answer && "result" in answer ? answer : null;
  const shared = { asksCode: page.asksCode, lastResult: form?.result, minutes: form?.minutes ?? 0 };
  if (asking) return <AskOwner what={asking} outsiders={page.signIn?.outsiders ?? []} {...shared} />;
  return <SetUpPage {...page} {...shared} refused={refused} />;
}
