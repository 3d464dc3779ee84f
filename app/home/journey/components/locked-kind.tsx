import { useTranslation } from "react-i18next";
import { startPath } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";

/** The list of a kind that is not open to a company yet: what it is, what opens it, and the way there. */
export function LockedKind({ draft, canStart }: { draft: string | undefined; canStart: boolean }) {
  const { t } = useTranslation(["assessment", "journey"]);
  return (
    <EmptyState
      title={t("progress.title")}
      action={
        draft ? (
          <ButtonLink href={draft} variant="primary">
            {t("progress.resume")}
          </ButtonLink>
        ) : canStart ? (
          <ButtonLink href={startPath(READINESS)} variant="primary">
            {t("journey:onboarding.actions.start_readiness.name")}
          </ButtonLink>
        ) : null
      }
    >
      <p>{t("progress.text")}</p>
      <p className="mt-3 font-semibold text-ink">{t("progress.locked")}</p>
    </EmptyState>
  );
}
