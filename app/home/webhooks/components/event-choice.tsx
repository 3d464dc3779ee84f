import { useTranslation } from "react-i18next";
import type { WebhookEvent } from "~/core/webhook-events";
import { ChoiceGroup } from "~/ui/choice-group";
import { EVENT_WORDS } from "./event-words";

interface Props {
  offered: readonly WebhookEvent[];
  chosen: readonly string[];
  errors?: string[] | undefined;
}

/** Which events a receiver is told of, each with the name that its messages have. */
export function EventChoice({ offered, chosen, errors }: Props) {
  const { t } = useTranslation("webhooks");
  return (
    <ChoiceGroup
      id="events"
      type="checkbox"
      name="event"
      legend={t("events")}
      hint={t("eventsHint")}
      errors={errors}
      options={offered.map((event) => ({
        value: event,
        checked: chosen.includes(event),
        label: (
          <span className="min-w-0">
            {t(`event.${EVENT_WORDS[event]}`)}{" "}
            <span className="block font-mono text-small wrap-anywhere text-ink-3">{event}</span>
          </span>
        ),
      }))}
    />
  );
}
