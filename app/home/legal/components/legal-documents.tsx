import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { LegalTab } from "~/foundation/identity/content/legal-documents";
import { Toggle } from "~/ui/toggle";
import { LegalText } from "./legal-text";

/** The documents in tabs, each at its own URL. */
export function LegalDocuments({
  tabs,
  ...text
}: ComponentProps<typeof LegalText> & { tabs: { id: LegalTab; current: boolean }[] }) {
  const { t } = useTranslation("legal");
  return (
    <>
      <div className="pt-4">
        <Toggle
          label={t("tabs.label")}
          items={tabs.map(({ id, current }) => ({
            href: `/legal-documents?tab=${id}`,
            name: t(`tabs.${id}`),
            current,
          }))}
        />
      </div>
      <LegalText {...text} />
      <p className="mx-auto max-w-measure pb-12">
        <a href="/assets/licenses.txt" className="inline-flex min-h-11 items-center">
          {t("licenses")}
        </a>
      </p>
    </>
  );
}
