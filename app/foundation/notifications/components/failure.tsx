import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";

/** Replaces a list that could not be read, with a link to try again. */
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

/** Says above a form that its action failed. */
export function ActionFailure({ of }: { of: "read" | "delete" | "preferencesSave" }) {
  const { t } = useTranslation("notifications");
  return <ErrorSummary title={t(`failures.${of}`)} errors={[{ text: t("failures.again") }]} />;
}
