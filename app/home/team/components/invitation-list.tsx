import { useTranslation } from "react-i18next";
import type { Team } from "~/home/team/queries.server";
import { dateOf, timeAgo } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { RoleBadge } from "./role-badge";
import { TEAM, teamDialog } from "./team-dialogs";

/** Pending invitations, each with buttons to send it again or cancel it. */
export function InvitationList({ waiting, now }: { waiting: Team["waiting"]; now: number }) {
  const { t } = useTranslation("team");
  const reader = useReader();
  return (
    <Card as="section">
      <CardSection>
        <h2>{t("waiting.title")}</h2>
        {waiting.length === 0 ? <p className="mt-2 text-ink-2">{t("waiting.empty")}</p> : null}
      </CardSection>
      <ul>
        {waiting.map(({ id, email, role, sentAt, expiresAt, canResend }) => (
          <li key={id} className="grid gap-3 border-b border-line p-5 last:border-b-0 sm:px-7">
            <div className="min-w-0">
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 wrap-anywhere">{email}</span>
                <RoleBadge role={role} />
              </h3>
              <p className="text-small text-ink-3">
                {t("waiting.sent", { when: timeAgo(sentAt, now, reader), date: dateOf(expiresAt, reader) })}
              </p>
              {canResend ? null : <p className="text-small text-ink-3">{t("waiting.just")}</p>}
            </div>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              {canResend ? (
                <form method="post" action={TEAM} className="grid">
                  <input type="hidden" name="invitation" value={id} />
                  <Button name="intent" value="resend" aria-label={t("waiting.resendNamed", { email })}>
                    {t("waiting.resend")}
                  </Button>
                </form>
              ) : null}
              <ButtonLink
                href={teamDialog("cancel", id)}
                variant="quiet"
                aria-label={t("waiting.cancelNamed", { email })}
              >
                {t("waiting.cancel")}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
