import { useTranslation } from "react-i18next";
import type { SectionView } from "~/features/assessment/section-view";

/** What is saved and how much of the section is answered; the autosave script changes the first part and reads its words here. */
export function AutosaveStatus({ savedAt, section }: { savedAt: number | null; section: SectionView["section"] }) {
  const { t } = useTranslation("assessment");
  return (
    <span className="tabular-nums">
      {t("form.answered", { answered: section.answered, total: section.total })}
      {" · "}
      <span
        role="status"
        data-autosave-status
        data-unsaved={t("autosave.unsaved")}
        data-saving={t("autosave.saving")}
        data-saved={t("autosave.saved")}
        data-kept={t("autosave.kept")}
        data-failed={t("autosave.failed")}
      >
        {savedAt === null ? t("autosave.nothing") : t("autosave.kept")}
      </span>
    </span>
  );
}
