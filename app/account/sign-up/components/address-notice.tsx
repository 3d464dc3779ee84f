import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icons";
import { Container } from "~/ui/shell";

/** A line that links to the reminder to confirm the address, on pages without a reminder of their own. */
export function AddressNotice() {
  const { t } = useTranslation("frame");
  return (
    <section aria-label={t("address.label")} className="border-b border-line bg-surface print:hidden">
      <Container>
        <a href="/user/profile" className="inline-flex min-h-11 items-center gap-2 text-small">
          <Icon name="info" className="text-ink-3" />
          {t("address.notice")}
        </a>
      </Container>
    </section>
  );
}
