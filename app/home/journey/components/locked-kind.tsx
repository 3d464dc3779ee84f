import { useTranslation } from "react-i18next";
import { KINDS } from "~/assessment/kinds/kinds";
import { startPath } from "~/core/addresses/assessment";
import { type LaterKind, READINESS } from "~/core/kinds/kind";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import type { JourneyPaths } from "../journey-state";

/** The list of a kind that is still locked for a company: what it is, what unlocks it, and a link there. */
export function LockedKind({
  kind,
  drafts,
  canStart,
}: {
  kind: LaterKind;
  drafts: JourneyPaths["drafts"];
  canStart: boolean;
}) {
  const { t } = useTranslation(["assessment", "journey"]);
  const opener = KINDS[kind].unlockedBy ?? READINESS;
  const draft = drafts[opener];
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      action={
        draft ? (
          <ButtonLink href={draft} variant="primary">
            {t(`${kind}.resume`)}
          </ButtonLink>
        ) : canStart ? (
          <ButtonLink href={startPath(opener)} variant="primary">
            {t("journey:onboarding.actions.start_readiness.name")}
          </ButtonLink>
        ) : null
      }
    >
      <p>{t(`${kind}.text`)}</p>
      <p className="mt-3 font-semibold text-ink">{t(`${kind}.locked`)}</p>
    </EmptyState>
  );
}
