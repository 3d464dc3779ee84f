import { useTranslation } from "react-i18next";

/** Marks an address in a list as not confirmed. */
export function UnconfirmedMark() {
  const { t } = useTranslation("common");
  return <span className="text-small font-semibold text-attention">{t("unconfirmed")}</span>;
}
