import { useTranslation } from "react-i18next";
import type { OwnEvent } from "~/account/password/own-sessions.server";
import { useDeviceName } from "~/foundation/identity/components/device-name";
import { formatMoment, placeName } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card, CardSection } from "~/ui/card";
import { Notice } from "~/ui/notice";

/** The security events of an account, newest first. */
export function SecurityEvents({ events, timeZone }: { events: OwnEvent[]; timeZone: string }) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const nameOf = useDeviceName();
  return (
    <Card as="section">
      <CardSection>
        <h2>{t("events.title")}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t("events.text")}</p>
      </CardSection>
      {events.length === 0 ? (
        <CardSection>
          <p className="text-ink-2">{t("events.empty")}</p>
        </CardSection>
      ) : (
        <ol>
          {events.map((event) => (
            <li key={event.id} className="border-b border-line px-5 py-3.5 sm:px-7">
              <p className="font-semibold">{t(`events.types.${event.type}`)}</p>
              <p className="text-small text-ink-3">
                <time dateTime={new Date(event.at).toISOString()}>{formatMoment(event.at, language, timeZone)}</time>
                {[nameOf(event), placeName(event.country, "", language)].filter(Boolean).map((part) => ` · ${part}`)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {events.length > 0 ? (
        <CardSection>
          <Notice tone="info" title={t("events.unfamiliar")}>
            {t("events.unfamiliarText")}
          </Notice>
        </CardSection>
      ) : null}
    </Card>
  );
}
