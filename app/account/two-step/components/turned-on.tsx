import { useTranslation } from "react-i18next";
import { TWO_STEP_PATH } from "~/core/addresses/account";
import { shortDateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";

/** With fewer codes than this, the user needs new ones. */
const FEW_CODES = 4;

/** Shown while two-step sign-in is on: its state, and what the user can change. */
export function TurnedOn({ since, codesLeft }: { since: number; codesLeft: number }) {
  const { t } = useTranslation("security");
  const reader = useReader();
  return (
    <Card padded>
      <h2>{t("twoStep.on.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("twoStep.on.since", { date: shortDateOf(since, reader) })}</p>
      <div className="mt-4">
        {codesLeft === 0 ? (
          <Notice tone="attention" title={t("twoStep.on.leftNone")} />
        ) : codesLeft < FEW_CODES ? (
          <Notice tone="attention" title={t("twoStep.on.left", { count: codesLeft })}>
            <p>{t("twoStep.on.leftFew")}</p>
          </Notice>
        ) : (
          <p>{t("twoStep.on.left", { count: codesLeft })}</p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={`${TWO_STEP_PATH}?ask=renew`}>{t("twoStep.on.renew")}</ButtonLink>
        <ButtonLink href={`${TWO_STEP_PATH}?ask=off`}>{t("twoStep.on.turnOff")}</ButtonLink>
      </div>
    </Card>
  );
}
