import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card";

/** What the Progress side of the history says while there is no Progress Assessment to take. */
export function ProgressPreview({ isUnlocked }: { isUnlocked: boolean }) {
  const { t } = useTranslation("assessment");
  return (
    <Card padded>
      <h2>{t("progress.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("progress.text")}</p>
      <p className="mt-3 max-w-measure font-semibold">{isUnlocked ? t("progress.ready") : t("progress.locked")}</p>
    </Card>
  );
}
