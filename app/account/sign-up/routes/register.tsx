import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
  changeLanguage,
  keepSignUp,
  readSignUp,
  type SignUpState,
  typedValues,
} from "~/account/password/sign-up-state.server";
import { SignUpStep, signUpForm } from "~/account/sign-up/components/sign-up-step";
import { earlyErrors, finishSignUp, keepPassword, stepSchema } from "~/account/sign-up/sign-up.server";
import { signUpChoices } from "~/account/sign-up/sign-up-choices.server";
import { proveOnce, stillHolds } from "~/account/sign-up/solved.server";
import { invitedToJoinPath } from "~/core/addresses/network";
import { openInvitation } from "~/foundation/company/invitation-link.server";
import { settlePlaceFields, UPDATE_PLACES } from "~/foundation/company/place-form";
import { CAPTCHA_RETRY_SECONDS } from "~/foundation/identity/captcha-texts";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { recogniseUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { PageHeader } from "~/ui/shell";
import { Steps } from "~/ui/steps";

export const handle = { enhance: true, sheets: ["door"], description: "signUp" };

export async function loader({ request, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const user = await recogniseUser(kompas, request);
  const token = new URL(request.url).searchParams.get("invitation");
  if (user) return redirectTo(token ? invitedToJoinPath(token) : "/user/history");
  if (token !== null) return beginByInvitation(kompas, token);
  const state = await readSignUp(kompas, request);
  const step = stepOf(request);
  // Each step requires the one before.
  if (step > 1 && !state.passwordHash) return beginAgain(kompas, state);
  if (step > 2 && !state.industry) return redirectTo("/register?step=2");
  const { passwordHash, solved, invitation: _, ...values } = state;
  return {
    step,
    frame: { keptForm: { id: signUpForm(step), enter: { name: "intent", value: "continue" } } } satisfies PageFrame,
    values,
    keepsPassword: passwordHash !== undefined,
    choices: await signUpChoices(kompas, request, step, values),
    captcha: stillHolds(kompas, solved) ? null : kompas.captcha.ask(),
    nonce,
    title: await pageTitle(kompas, request, "account", "signUp.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const form = await request.formData();
  const step = stepOf(request);
  const intent = form.get("intent");
  if (step === 3) settlePlaceFields(form);
  const state = { ...(await readSignUp(kompas, request)), ...typedValues(form) };
  const proof = step === 3 ? await proveOnce(kompas, request, form, state.solved) : null;
  state.solved = proof?.ok ? proof.solved : undefined;
  const language = form.get("language");
  if (language) {
    const headers = await changeLanguage(kompas, state, language);
    return redirectTo(step === 1 ? "/register" : `/register?step=${step}`, { status: 303, headers });
  }
  const goTo = async (next: number, fragment = "") =>
    redirectTo(next === 1 ? "/register" : `/register?step=${next}${fragment}`, {
      status: 303,
      headers: { "Set-Cookie": await keepSignUp(kompas, state) },
    });
  if (intent === "back") return goTo(Math.max(1, step - 1));
  if (intent === UPDATE_PLACES) return goTo(step, "#sign-up-3-state");

  if (step > 1 && !state.passwordHash) return beginAgain(kompas, state);

  const submission = parseWithZod(form, { schema: stepSchema(step, state) });
  const refuse = async (
    errors: Record<string, string[]>,
    { status, headers }: Refused = { status: 400 },
    minutes = 0,
  ) => {
    const isOpen = !state.solved || errors.captchaAnswer !== undefined;
    const isUnproven = proof?.ok === false && proof.reason !== "too-many-requests";
    const fieldErrors = isUnproven ? { captchaAnswer: [proof.reason], ...errors } : errors;
    const result = submission.reply({ hideFields: ["password", "captchaAnswer"], fieldErrors });
    const answer = { result, captcha: isOpen ? kompas.captcha.ask() : null, minutes };
    const kept = await keepSignUp(kompas, isOpen ? { ...state, solved: undefined } : state);
    const choices = await signUpChoices(kompas, request, step, state);
    return data({ ...answer, choices }, { status, headers: { ...headers, "Set-Cookie": kept } });
  };
  const tooMany = (minutes: number) => refuse({}, toWait(minutes * 60), minutes);
  const early = await earlyErrors(step, state, form);
  if (proof && !proof.ok && proof.reason === "too-many-requests") return tooMany(inMinutes(proof.retryAfterSeconds));
  if (submission.status !== "success" || Object.keys(early).length > 0) return refuse(early);

  if (step === 1) {
    const kept = await keepPassword(kompas, request, state, form);
    if (!kept.ok) return kept.reason === "invalid" ? refuse(kept.errors) : tooMany(kept.minutes);
    state.passwordHash = kept.passwordHash;
  }
  if (!proof) return goTo(step + 1);
  if (!proof.ok) {
    return refuse({}, proof.reason === "captcha-unavailable" ? toWait(CAPTCHA_RETRY_SECONDS, 503) : undefined);
  }

  const done = await finishSignUp(kompas, request, state, proof);
  if (!done.ok) return done.reason === "too-many-requests" ? tooMany(done.minutes) : refuse(done.errors);
  // A known address and a new one get the same page. Only a new account is signed in.
  const headers = done.user ? await completeSignIn(kompas, request, done.user.id, done.user) : new Headers();
  headers.append("Set-Cookie", await keepSignUp(kompas, { email: state.email }));
  return redirectTo("/register/sent", { status: 303, headers });
}

interface Refused {
  status: number;
  headers?: Record<string, string>;
}

/** Begins a registration with what its invitation says. Drops what another registration left in the browser. */
async function beginByInvitation(kompas: AppLoadContext["kompas"], token: string) {
  const invitation = await openInvitation(kompas, token);
  if (!invitation) return redirectWithFlash("/register", "invitationOver");
  const { id, email, company, language, accessCode } = invitation;
  const state = { invitation: id, email, accessCode: accessCode ?? "", ...(company ? { company } : {}) };
  return redirectTo("/register", { status: 303, headers: await changeLanguage(kompas, state, language) });
}

/** The entries of the first step have expired. Keeps what is there and tells the user. */
async function beginAgain(kompas: AppLoadContext["kompas"], state: SignUpState) {
  return redirectWithFlash("/register", "signUpExpired", { cookies: [await keepSignUp(kompas, state)] });
}

function stepOf(request: Request): 1 | 2 | 3 {
  const step = new URL(request.url).searchParams.get("step");
  return step === "2" ? 2 : step === "3" ? 3 : 1;
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

/** What each step is for. */
const LEADS = { 1: "signUp.lead", 2: "signUp.companyLead", 3: "signUp.detailsLead" } as const;

export default function Register() {
  const { t } = useTranslation("account");
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const names = [t("signUp.basics"), t("signUp.company"), t("signUp.details")];
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader
        eyebrow={t("signUp.position", { step: loaded.step })}
        title={t("signUp.title")}
        lead={t(LEADS[loaded.step])}
      />
      <Steps
        label={t("signUp.steps")}
        steps={names.map((name, index) => {
          const state = index + 1 === loaded.step ? "current" : index + 1 < loaded.step ? "done" : "todo";
          return { name, state, stateText: t(`signUp.stepState.${state}`) } as const;
        })}
      />
      <SignUpStep
        key={loaded.step}
        step={loaded.step}
        values={loaded.values}
        keepsPassword={loaded.keepsPassword}
        choices={answer?.choices ?? loaded.choices}
        captcha={answer ? answer.captcha : loaded.captcha}
        nonce={loaded.nonce}
        lastResult={answer?.result}
        minutes={answer?.minutes ?? 0}
      />
      <p className="mt-5">
        {t("signUp.haveAccount")} <a href="/login">{t("signUp.signIn")}</a>
      </p>
    </div>
  );
}
