import { useTranslation } from "react-i18next";
import { TOKENS_PATH } from "~/core/addresses/account";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";

/** A new token, shown once, with a first call to try it out. */
export function NewToken({ name, token, call }: { name: string; token: string; call: string }) {
  const { t } = useTranslation("tokens");
  return (
    <div className="grid gap-5">
      <Notice tone="success" title={t("new.made", { name })} />
      <Card as="section" padded className="grid gap-5">
        <h2>{t("new.title")}</h2>
        <Notice tone="attention" title={t("new.once")}>
          <p>{t("new.onceText")}</p>
        </Notice>
        <TextField
          field={{
            id: "token",
            name: "token",
            readOnly: true,
            defaultValue: token,
            autoComplete: "off",
            spellCheck: false,
          }}
          label={t("new.token")}
        />
        <CopyButton value={token} label={t("new.copy")} copied={t("new.copied")} />
        <div>
          <h3>{t("new.try")}</h3>
          <p className="mt-1 max-w-measure text-ink-2">{t("new.tryText")}</p>
          <pre className="mt-3 rounded-card bg-sunk p-4 text-small whitespace-pre-wrap wrap-anywhere">
            <code>{call}</code>
          </pre>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink variant="primary" href={TOKENS_PATH}>
            {t("new.done")}
          </ButtonLink>
          <ButtonLink href="/knowledge-base/access-tokens">{t("new.help")}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}
