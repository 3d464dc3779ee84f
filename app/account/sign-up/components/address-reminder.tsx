import { useTranslation } from "react-i18next";
import type { StopReason } from "~/foundation/notifications/rules/stopped";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";

/** A quiet reminder, shown until the account's address is confirmed. */
export function AddressReminder({ email }: { email: string }) {
  const { t } = useTranslation("account");
  return (
    <section
      aria-label={t("address.label")}
      className="flex flex-wrap gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2 max-sm:pt-3 sm:items-center"
    >
      <Icon name="info" className="text-ink-3" />
      <p className="min-w-0 flex-1 basis-60 text-ink-2 wrap-anywhere max-sm:text-small">
        {t("address.text", { email })}
      </p>
      <AddressAgain />
    </section>
  );
}

/** Says that mails to the account's address come back, and what its owner can do. It takes the place of the reminder. */
export function StoppedNotice({ email, reason }: { email: string; reason: StopReason }) {
  const { t } = useTranslation("account");
  return (
    <section
      aria-label={t("address.label")}
      className="flex flex-wrap gap-x-4 gap-y-1 rounded-card border border-attention/30 bg-attention-soft px-4 py-2 max-sm:pt-3 sm:items-center"
    >
      <Icon name="warning" className="text-attention" />
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere max-sm:text-small">
        {t(`address.stopped.${reason}`, { email })} {t("address.stopped.todo")}
      </p>
      <ButtonLink variant="quiet" href="/user/profile/edit">
        {t("address.stopped.change")}
      </ButtonLink>
      <form method="post" action="/confirmAddress">
        <Button variant="quiet" name="intent" value="again">
          {t("address.stopped.confirm")}
        </Button>
      </form>
    </section>
  );
}

/** Requests the link again. */
export function AddressAgain() {
  const { t } = useTranslation("account");
  return (
    <form method="post" action="/confirmAddress">
      <Button variant="quiet" name="intent" value="again">
        {t("address.again")}
      </Button>
    </form>
  );
}
