import { useTranslation } from "react-i18next";
import type { Carried } from "~/assessment/drafts/carried.server";
import { shortDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";

/** How many of a draft's answers come from last time, and how many still need to be confirmed; the same of those from the plan. */
export function CarriedLine({ carried: { count, open, planned, at } }: { carried: Carried }) {
  const { t } = useTranslation("drafts");
  const language = useLanguage();
  return (
    <p className="text-small text-ink-2">
      {t("carried.text", { count, open, date: shortDate(at, language) })}
      {planned > 0 ? <span className="block">{t("carried.planned", { count: planned })}</span> : null}
    </p>
  );
}

/** The same in a list of assessments, where counting the answers of each would be too expensive. */
export function CarriedFromLine({ on }: { on: string }) {
  const { t } = useTranslation("drafts");
  const language = useLanguage();
  return <p className="text-small text-ink-2">{t("carried.from", { date: shortDate(on, language) })}</p>;
}
