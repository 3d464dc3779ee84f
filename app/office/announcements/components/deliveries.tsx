import { useTranslation } from "react-i18next";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { DeliveryFigures } from "~/office/announcements/view.server";

const FIGURES = ["completed", "waiting", "skipped", "failed"] as const;

/** The delivery progress of the messages, by channel. */
export function Deliveries({ figures }: { figures: DeliveryFigures[] }) {
  const { t } = useTranslation("announcements");
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-2 gap-4">
      {figures.map((figure) => (
        <div key={figure.channel}>
          <dt className="font-semibold">{t(`deliveries.${figure.channel}`)}</dt>
          {FIGURES.filter((key) => key === "completed" || figure[key] > 0).map((key) => (
            <dd key={key} className="text-ink-2 tabular-nums">
              {t(`deliveries.${key}`, { number: wholeNumber(figure[key], language) })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
