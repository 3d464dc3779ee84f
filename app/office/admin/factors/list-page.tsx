import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { shortDateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import type { PublishedSet } from "./list.server";

/** Every published set of emission factors. Answers are calculated with the newest version of each. */
export function FactorsPage({ sets }: { sets: PublishedSet[] }) {
  const { t } = useTranslation("office");
  const reader = useReader();
  return (
    <AdminPage
      current="factors"
      title={t("factors.title")}
      lead={t("factors.lead")}
      actions={<ButtonLink href="/admin/factors/new">{t("factors.new")}</ButtonLink>}
    >
      <Card>
        <Table
          caption={t("factors.title")}
          captionHidden
          isStacked
          columns={[
            { key: "title", header: t("factors.set") },
            { key: "version", header: t("factors.version") },
            { key: "mark", header: t("factors.mark") },
            { key: "factors", header: t("factors.count"), align: "end" },
            { key: "publishedAt", header: t("factors.publishedAt") },
          ]}
          rows={sets.map(({ set, version, title, mark, factors, publishedAt }, index) => ({
            key: `${set} ${version}`,
            cells: {
              title:
                sets[index - 1]?.set === set ? (
                  <span className="text-ink-3 wrap-anywhere">{t("factors.former", { title })}</span>
                ) : (
                  <a href={`/admin/factors/${set}`} lang="en" className="flex min-h-11 items-center wrap-anywhere">
                    {title}
                  </a>
                ),
              version,
              mark: t(`factors.marks.${mark}`),
              factors,
              publishedAt: shortDateOf(publishedAt, reader),
            },
          }))}
        />
      </Card>
    </AdminPage>
  );
}
