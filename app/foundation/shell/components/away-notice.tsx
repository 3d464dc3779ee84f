import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icons";
import { Container } from "~/ui/shell";

/** Shown on public pages while the database does not answer: the reader may be signed in but appears as a visitor. */
export function AwayNotice() {
  const { t } = useTranslation();
  return (
    <section aria-label={t("errors.away.label")} className="border-b border-line bg-surface print:hidden">
      <Container>
        <p className="flex min-h-11 items-center gap-2 py-1.5 text-small">
          <Icon name="info" className="text-ink-3" />
          {t("errors.away.notice")}
        </p>
      </Container>
    </section>
  );
}
