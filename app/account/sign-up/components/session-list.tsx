import { useTranslation } from "react-i18next";
import type { OwnSession } from "~/account/password/own-sessions.server";
import { useDeviceName } from "~/foundation/identity/components/device-name";
import { placeName, timeAgo } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";

/** Where the user is signed in, this device first, each with a way to sign it out. */
export function SessionList({ sessions, now }: { sessions: OwnSession[]; now: number }) {
  const { t } = useTranslation("security");
  const isAlone = sessions.length <= 1;
  return (
    <Card as="section">
      <CardSection>
        <h2>{t("sessions.title")}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t("sessions.text")}</p>
      </CardSection>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="border-b border-line">
            <SessionRow session={session} now={now} />
          </li>
        ))}
      </ul>
      <CardSection>
        {isAlone ? (
          <p className="text-ink-2">{t("sessions.alone")}</p>
        ) : (
          <ButtonLink href="/user/security?dialog=everywhere" variant="danger" className="max-sm:w-full">
            {t("sessions.everywhere")}
          </ButtonLink>
        )}
      </CardSection>
    </Card>
  );
}

function SessionRow({ session, now }: { session: OwnSession; now: number }) {
  const { t } = useTranslation("security");
  const reader = useReader();
  const { language } = reader;
  const device = useDeviceName()(session);
  const place = placeName(session.country, session.city, language);
  const when = (time: number) => timeAgo(time, now, reader);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-7">
      <div className="min-w-0 grow basis-64">
        <h3>
          {device}
          {session.isCurrent ? (
            <span className="ms-2 inline-block rounded-s bg-accent-soft px-2 py-0.5 font-sans text-small font-semibold tracking-normal text-accent">
              {t("sessions.current")}
            </span>
          ) : null}
        </h3>
        {place ? <p className="text-ink-2">{place}</p> : null}
        <p className="text-small text-ink-3">
          {session.isCurrent ? null : `${t("sessions.lastSeen", { when: when(session.lastSeenAt) })} · `}
          {t("sessions.since", { when: when(session.createdAt) })}
        </p>
      </div>
      {session.isCurrent ? (
        <form method="post" action="/logout" className="max-sm:grid max-sm:w-full">
          <Button>{t("sessions.signOutHere")}</Button>
        </form>
      ) : (
        <ButtonLink
          href={`/user/security?dialog=device&session=${session.id}`}
          aria-label={t("sessions.signOutNamed", { device })}
          className="max-sm:w-full"
        >
          {t("sessions.signOut")}
        </ButtonLink>
      )}
    </div>
  );
}
