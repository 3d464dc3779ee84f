import { useTranslation } from "react-i18next";

/** How many elements are partly filled, and how many Kompas does not ask for. Zero counts are left out. */
export function Beside({ partly, beyond }: { partly: number; beyond: number }) {
  const { t } = useTranslation("crosswalk");
  const said = [partly > 0 && t("partly", { count: partly }), beyond > 0 && t("beyond", { count: beyond })].filter(
    Boolean,
  );
  return said.length > 0 ? <p className="mt-3 text-small text-ink-2">{said.join(" · ")}</p> : null;
}
