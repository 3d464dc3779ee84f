import { useTranslation } from "react-i18next";
import { COMPANY_SIGN_IN_PATH, TOKENS_PATH } from "~/core/addresses/account";
import { LEDGER_PATH } from "~/core/addresses/network";
import { WEBHOOKS_PATH } from "~/core/addresses/webhooks";
import type { toCard } from "~/home/profile/profile-page.server";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress";

/** Who the reader is, how complete the profile is, and what can be done with it. */
export function ProfileCard({ card }: { card: Awaited<ReturnType<typeof toCard>> }) {
  const { t } = useTranslation(["profile", "common", "ledger", "tokens", "webhooks", "provider"]);
  const { percent, missing } = card.completion;
  const facts = [
    { name: t("card.company"), value: card.company || t("card.noCompany") },
    { name: t("card.location"), value: card.location || t("card.noLocation") },
    { name: t("card.phone"), value: card.phone || t("card.noPhone") },
    { name: t("card.email"), value: card.email },
  ];
  return (
    <Card as="section">
      <CardSection className="grid justify-items-center gap-1 text-center">
        <Avatar initials={card.initials} src={card.picture} size="large" />
        <a href="/user/profile/picture" className="inline-flex min-h-11 items-center px-2">
          {t("card.picture")}
        </a>
        <h2 className="max-w-full">{card.username}</h2>
        <p className="max-w-full text-ink-2">{card.designation || t("card.noDesignation")}</p>
      </CardSection>
      <CardSection>
        <ProgressBar
          value={percent}
          max={100}
          label={t("card.completion")}
          valueText={t("card.percent", { value: percent })}
          showLabel
        />
        {missing.length > 0 ? (
          <p className="mt-2 text-small text-ink-3">
            {t("card.missing", { fields: missing.map((field) => t(`fields.${field}`)).join(", ") })}
          </p>
        ) : null}
      </CardSection>
      <CardSection>
        <dl className="grid gap-3">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-small text-ink-3">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {card.pendingEmail ? <PendingEmail email={card.pendingEmail} /> : null}
      </CardSection>
      <CardSection className="grid gap-3">
        <ButtonLink href="/user/profile/edit" variant="primary" full>
          {t("card.edit")}
        </ButtonLink>
        <ButtonLink href="/user/profile/password" full>
          {t("card.password")}
        </ButtonLink>
        <ButtonLink href="/user/profile/access-code" full>
          {t("card.accessCode")}
        </ButtonLink>
        <ul className="flex flex-wrap justify-center gap-x-6">
          {[
            { href: "/user/team", name: t("common:shell.team") },
            { href: "/user/security", name: t("card.security") },
            { href: "/user/privacy", name: t("card.privacy") },
            { href: LEDGER_PATH, name: t("ledger:title") },
            { href: TOKENS_PATH, name: t("tokens:title") },
            ...(card.mayManageCompany ? [{ href: WEBHOOKS_PATH, name: t("webhooks:title") }] : []),
            ...(card.mayManageSignIn ? [{ href: COMPANY_SIGN_IN_PATH, name: t("provider:title") }] : []),
          ].map(({ href, name }) => (
            <li key={href}>
              <a href={href} className="flex min-h-11 items-center">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action="/logout">
          <Button variant="quiet" full>
            {t("card.logout")}
          </Button>
        </form>
      </CardSection>
    </Card>
  );
}

/** The new address, which takes effect once its link has been opened. */
function PendingEmail({ email }: { email: string }) {
  const { t } = useTranslation("profile");
  return (
    <div className="mt-4">
      <Notice tone="attention" title={t("card.pending", { email })}>
        <p>{t("card.pendingText")}</p>
        <form method="post" action="/user/profile" className="mt-3">
          <Button name="intent" value="cancel-email">
            {t("card.cancelPending")}
          </Button>
        </form>
      </Notice>
    </div>
  );
}
