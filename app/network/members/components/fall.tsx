import { useTranslation } from "react-i18next";
import type { Level } from "~/core/level";

/** That a level has fallen, and from which one; nothing if it has not. */
export function Fall({ from }: { from: Level | null }) {
  const { t } = useTranslation(["member", "common"]);
  if (!from) return null;
  return (
    <strong className="text-small text-attention">{t("change.fell", { level: t(`common:levels.${from}`) })}</strong>
  );
}
