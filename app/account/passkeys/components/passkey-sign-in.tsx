import { useTranslation } from "react-i18next";
import { PasskeyForm } from "./passkey-form";

/** The alternative below the sign-in form. Only scripts can use passkeys, so it is hidden until the script shows it. */
export function PasskeySignIn({ next, nonce }: { next: string; nonce: string }) {
  const { t } = useTranslation("security");
  return (
    <div data-with-passkeys hidden>
      <p className="mb-4 flex items-center gap-4 text-ink-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t("passkeys.signIn.or")}
      </p>
      <PasskeyForm
        what="get"
        action={next ? `/login/passkey?next=${encodeURIComponent(next)}` : "/login/passkey"}
        intent="sign-in"
        ask="/login/passkey/options"
        nonce={nonce}
      >
        {t("passkeys.signIn.submit")}
      </PasskeyForm>
    </div>
  );
}
