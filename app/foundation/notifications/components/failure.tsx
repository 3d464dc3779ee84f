import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";

/** What stands where a list could not be read, with a way to ask again. */
export function LoadFailure({ of, href }: { of: "load" | "preferencesLoad"; href: string }) {
  const { t } = useTranslation("notifications");
  return (
    <Notice tone="danger" title={t(`failures.${of}`)}>
      <p>{t("failures.again")}</p>
      <p className="mt-3">
        <ButtonLink href={href}>{t("failures.retry")}</ButtonLink>
      </p>
    </Notice>
  );
}

/** That a form could not be carried out, on top of what it was about. */
export function ActionFailure({ of }: { of: "read" | "delete" | "preferencesSave" }) {
  const { t } = useTranslation("notifications");
  return <ErrorSummary title={t(`failures.${of}`)} errors={[{ text: t("failures.again") }]} />;
}
