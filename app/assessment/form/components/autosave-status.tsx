import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { rememberOf } from "~/core/remember";
import { formatMoment } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";

/** Placeholder where the autosave script puts a number or a time. */
const HOLE = "{}";

/**
 * The texts of the status line, by the name the autosave script uses: the same for all users of a language. Texts that depend on the
 * server's result come with its answer (`describeOutcome`).
 */
const wordsOf = rememberOf((t: TFunction<["answering", "assessment", "flash"]>) => ({
  "data-unsaved": t("assessment:autosave.unsaved"),
  "data-saving": t("assessment:autosave.saving"),
  "data-saved": t("assessment:autosave.saved"),
  "data-stored": t("flash:sectionSaved"),
  "data-empty": t("flash:nothingEntered"),
  "data-kept": t("state.keptAt", { time: HOLE }),
  "data-failed": t("assessment:autosave.failed"),
  "data-waiting": t("state.waiting"),
  "data-signed-out": t("state.signedOut"),
  "data-refused": t("state.refused"),
  "data-beside": t("assessment:autosave.kept"),
  "data-lost": t("state.lost"),
  "data-missed": t("assessment:problem.missed"),
}));

/** Whether the section is saved, and what to do if it is not. The autosave script updates it, using the texts stored here. */
export function AutosaveStatus({ savedAt }: { savedAt: number | null }) {
  const { t } = useTranslation(["answering", "assessment", "flash"]);
  const { language, timeZone } = useReader();
  return (
    <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <span
        role="status"
        data-autosave-status
        data-saved-at={savedAt ?? undefined}
        {...wordsOf(t)}
        className="autosave-status"
      >
        {savedAt === null
          ? t("assessment:autosave.nothing")
          : t("state.keptOn", { moment: formatMoment(savedAt, language, timeZone) })}
      </span>
      <button type="button" hidden data-autosave-retry data-autosave-when="failed waiting">
        {t("state.retry")}
      </button>
      <button type="submit" hidden data-autosave-when="conflict" name="intent" value="save">
        {t("state.show")}
      </button>
      <button type="submit" hidden data-autosave-when="refused" name="intent" value="save">
        {t("state.why")}
      </button>
    </span>
  );
}
