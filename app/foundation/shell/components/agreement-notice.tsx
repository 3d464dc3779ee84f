import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icons";
import { Container } from "~/ui/shell";

/** Shown on every page to an owner who has not yet agreed to a new version of a legal document. */
export function AgreementNotice({ date, isDue, back }: { date: string; isDue: boolean; back: string }) {
  const { t } = useTranslation("frame");
  return (
    <section
      aria-label={t("agreement.label")}
      className="border-b border-attention/30 bg-attention-soft text-ink print:hidden"
    >
      <Container>
        <div className="flex flex-wrap items-center gap-x-4 py-1">
          <Icon name="warning" className="text-attention" />
          <p className="min-w-0 flex-1 basis-60 py-1.5">{t(isDue ? "agreement.due" : "agreement.soon", { date })}</p>
          <a href={`/agreements?next=${encodeURIComponent(back)}`} className="flex min-h-11 items-center">
            {t("agreement.read")}
          </a>
        </div>
      </Container>
    </section>
  );
}
