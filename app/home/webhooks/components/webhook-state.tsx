import { useTranslation } from "react-i18next";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { cx } from "~/ui/cx";

export interface ReceiverState {
  isOn: boolean;
  failingSince: number | null;
  goneAt: number | null;
}

/** How a receiver stands, in words. */
export function WebhookState({ isOn, failingSince, goneAt }: ReceiverState) {
  const { t } = useTranslation("webhooks");
  const language = useLanguage();
  const isTrouble = isOn ? failingSince !== null : goneAt !== null;
  const words = isOn
    ? failingSince === null
      ? t("state.on")
      : t("state.failing", { moment: momentOf(failingSince, language) })
    : goneAt === null
      ? t("state.off")
      : t("state.gone", { moment: momentOf(goneAt, language) });
  return <p className={cx("text-small", isTrouble ? "font-semibold text-attention" : "text-ink-3")}>{words}</p>;
}
