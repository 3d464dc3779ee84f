import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StopReason } from "~/foundation/notifications/rules/stopped";
import { Button, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";

/** A quiet reminder, shown until the account's address is confirmed. */
export function AddressReminder({ email }: { email: string }) {
  const { t } = useTranslation("account");
  return (
    <AddressBanner text={t("address.text", { email })}>
      <AddressAgain />
    </AddressBanner>
  );
}

/** Says that mails to the account's address come back, and what its owner can do. It takes the place of the reminder. */
export function StoppedNotice({ email, reason }: { email: string; reason: StopReason }) {
  const { t } = useTranslation("account");
  return (
    <AddressBanner isUrgent text={`${t(`address.stopped.${reason}`, { email })} ${t("address.stopped.todo")}`}>
      <ButtonLink variant="quiet" href="/user/profile/edit">
        {t("address.stopped.change")}
      </ButtonLink>
      <AddressAgain label={t("address.stopped.confirm")} />
    </AddressBanner>
  );
}

function AddressBanner({
  isUrgent = false,
  text,
  children,
}: {
  isUrgent?: boolean;
  text: string;
  children: ReactNode;
}) {
  const { t } = useTranslation(["account", "frame"]);
  return (
    <section
      aria-label={t("frame:address.label")}
      className={cx(
        "flex flex-wrap gap-x-4 gap-y-1 rounded-card border px-4 py-2 max-sm:pt-3 sm:items-center",
        // On a phone, below the text instead of beside it.
        "max-sm:[&_.btn]:ms-4.5",
        isUrgent ? "border-attention/30 bg-attention-soft" : "border-line bg-surface",
      )}
    >
      <Icon name={isUrgent ? "warning" : "info"} className={isUrgent ? "text-attention" : "text-ink-3"} />
      <p className={cx("min-w-0 flex-1 basis-60 wrap-anywhere max-sm:text-small", !isUrgent && "text-ink-2")}>{text}</p>
      {children}
    </section>
  );
}

/** Requests the link again. */
export function AddressAgain({ label }: { label?: string }) {
  const { t } = useTranslation("account");
  return (
    <form method="post" action="/confirmAddress">
      <Button variant="quiet" name="intent" value="again">
        {label ?? t("address.again")}
      </Button>
    </form>
  );
}
