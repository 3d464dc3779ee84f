import { useTranslation } from "react-i18next";
import type { CaptchaAction, CaptchaChallenge, CaptchaQuestion } from "~/platform/captcha/captcha";
import { describedBy, FieldError, TextField } from "~/ui/field";
import turnstileUrl from "../enhance/turnstile?worker&url";

type NumberKey = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** Id of the field that a button waits for (`data-waits-for`), the same for every provider. */
export const CAPTCHA_ANSWER = "captchaAnswer";

/** The link target for an error summary. */
export function captchaHref({ provider }: CaptchaChallenge): string {
  return provider === "turnstile" ? "#captcha" : `#${CAPTCHA_ANSWER}`;
}

/** The captcha of the configured provider. */
export function CaptchaField({
  challenge,
  action,
  errors,
  nonce,
}: {
  challenge: CaptchaChallenge;
  action: CaptchaAction;
  errors?: string[];
  nonce: string;
}) {
  return challenge.provider === "question" ? (
    <QuestionCaptcha question={challenge} errors={errors} />
  ) : (
    <TurnstileCaptcha siteKey={challenge.siteKey} action={action} errors={errors} nonce={nonce} />
  );
}

/** A sum to solve, in words, with its sealed answer. Works without scripts. */
function QuestionCaptcha({ question, errors }: { question: CaptchaQuestion; errors?: string[] }) {
  const { t } = useTranslation("captcha");
  const word = (value: number) => t(`numbers.${String(value) as NumberKey}`);
  return (
    <>
      <input type="hidden" name="captchaToken" value={question.token} />
      <TextField
        field={{ id: CAPTCHA_ANSWER, name: CAPTCHA_ANSWER, inputMode: "numeric", autoComplete: "off", maxLength: 2 }}
        label={t("label", { a: word(question.a), b: word(question.b) })}
        hint={t("hint")}
        errors={errors}
      />
    </>
  );
}

/** Cloudflare's widget. Its script renders it into the empty box. It needs scripts, and says so if there are none. */
function TurnstileCaptcha({
  siteKey,
  action,
  errors,
  nonce,
}: {
  siteKey: string;
  action: CaptchaAction;
  errors?: string[];
  nonce: string;
}) {
  const { t, i18n } = useTranslation("captcha");
  return (
    <fieldset
      id="captcha"
      tabIndex={-1}
      aria-describedby={describedBy("captcha", null, errors)}
      className="max-w-field outline-none"
    >
      <legend className="font-semibold">{t("widget.label")}</legend>
      <FieldError id="captcha" errors={errors} />
      <div data-turnstile={siteKey} data-action={action} data-language={i18n.language} className="mt-2 min-h-17" />
      <p role="alert" hidden data-turnstile-failed className="mt-2 font-semibold text-danger">
        {t("widget.failed")}
      </p>
      <noscript>
        <p className="font-semibold text-danger">{t("widget.noScript")}</p>
      </noscript>
      <input type="hidden" id={CAPTCHA_ANSWER} name="cf-turnstile-response" autoComplete="off" />
      <script type="module" src={turnstileUrl} nonce={nonce} />
    </fieldset>
  );
}
