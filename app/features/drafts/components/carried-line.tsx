import { useTranslation } from "react-i18next";
import type { Carried } from "~/features/drafts/carried.server";
import { formatDay } from "~/i18n/format";

/** How many answers a draft has from last time, and how many of them still wait. */
export function CarriedLine({ carried: { count, open, at } }: { carried: Carried }) {
  const { t } = useTranslation("drafts");
  return <p className="text-small text-ink-2">{t("carried.text", { count, open, date: formatDay(at) })}</p>;
}
