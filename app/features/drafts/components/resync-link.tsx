import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";

/** The way to what a resync would change, for the head of the question form. */
export function ResyncLink({ sealedId }: { sealedId: string }) {
  const { t } = useTranslation("drafts");
  return (
    <ButtonLink href={`/resync/${sealedId}`} variant="quiet">
      {t("actions.resync.name")}
    </ButtonLink>
  );
}

/** That a draft's questions are no longer the newest ones. */
export function OutdatedLine({ sealedId }: { sealedId: string }) {
  const { t } = useTranslation("drafts");
  return (
    <p className="text-small text-ink-2">
      {t("resync.available")} <a href={`/resync/${sealedId}`}>{t("resync.look")}</a>
    </p>
  );
}
