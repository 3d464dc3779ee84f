import { useTranslation } from "react-i18next";

/** How many elements are filled in part, and how many Kompas does not ask for, as far as there are any. */
export function Beside({ partly, beyond }: { partly: number; beyond: number }) {
  const { t } = useTranslation("crosswalk");
  const said = [partly > 0 && t("partly", { count: partly }), beyond > 0 && t("beyond", { count: beyond })].filter(
    Boolean,
  );
  return said.length > 0 ? <p className="mt-3 text-small text-ink-2">{said.join(" · ")}</p> : null;
}
