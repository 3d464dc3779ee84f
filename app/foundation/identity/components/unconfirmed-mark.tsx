import { useTranslation } from "react-i18next";

/** Says of an address in a list that nobody has confirmed it. */
export function UnconfirmedMark() {
  const { t } = useTranslation("common");
  return <span className="text-small font-semibold text-attention">{t("unconfirmed")}</span>;
}
