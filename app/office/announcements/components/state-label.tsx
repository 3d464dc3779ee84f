import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";

const LOOKS = {
  draft: "bg-sunk text-ink-2",
  scheduled: "bg-attention-soft text-attention",
  sending: "bg-attention-soft text-attention",
  stopped: "bg-sunk text-ink-2",
  sent: "bg-accent-soft text-accent",
};

/** The state of an announcement. */
export function StateLabel({ state }: { state: keyof typeof LOOKS }) {
  const { t } = useTranslation("announcements");
  return <span className={cx("rounded-xs px-1.5 text-small font-semibold", LOOKS[state])}>{t(`states.${state}`)}</span>;
}
