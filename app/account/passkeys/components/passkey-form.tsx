import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import passkeyUrl from "../enhance/passkey?worker&url";

/** The script that shows what the page hides from browsers without passkeys, and that runs the buttons. */
export function PasskeyScript({ nonce }: { nonce: string }) {
  return <script type="module" src={passkeyUrl} nonce={nonce} />;
}

/**
 * A button that makes or uses a passkey, and the form in which the script sends the result. The script reads its texts
 * from the page, and also the WebAuthn options or the address that returns them.
 */
export function PasskeyForm({
  what,
  action,
  intent,
  ask,
  options,
  nonce,
  children,
}: {
  what: "create" | "get";
  action: string;
  intent: string;
  /** Where the script fetches the WebAuthn options, unless `options` gives them as JSON. */
  ask?: string;
  options?: string;
  nonce: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("security");
  return (
    <>
      <form
        method="post"
        action={action}
        data-passkey={what}
        data-ask={ask}
        data-options={options}
        className="grid gap-3"
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="state" />
        <input type="hidden" name="credential" />
        <div>
          <Button variant={what === "create" ? "primary" : "secondary"}>{children}</Button>
        </div>
        <p
          role="status"
          data-cancelled={t("passkeys.cancelled")}
          data-exists={t("passkeys.exists")}
          data-failed={t("passkeys.failed")}
          className="text-ink-2"
        />
      </form>
      <PasskeyScript nonce={nonce} />
    </>
  );
}
