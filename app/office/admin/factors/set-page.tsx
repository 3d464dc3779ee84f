import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { TableFiles } from "~/network/members/components/table-files";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";
import { Table } from "~/ui/table";
import { Facts } from "../components/facts";
import type { FactorTable } from "./table.server";

/** A published set to read: where it is from, what it includes, and its factors by country and year. */
export function SetPage({ table }: { table: FactorTable }) {
  const { t } = useTranslation("office");
  const { set, version, title, address, licence, readAt, mark, boundary, regions, region, count, lines } = table;
  const here = `/admin/factors/${set}`;
  return (
    <AdminPage
      current="factors"
      title={title}
      actions={<ButtonLink href={`${here}?edit=yes`}>{t("factors.renew")}</ButtonLink>}
    >
      <Card padded>
        <Facts
          facts={[
            [t("factors.version"), version],
            [t("factors.mark"), t(`factors.marks.${mark}`)],
            [t("factors.read.boundary"), boundary],
            [t("factors.head.address"), <Address key="address" href={address} />],
            [
              t("factors.head.licence"),
              <span key="licence" lang="en">
                {licence}
              </span>,
            ],
            [t("factors.read.readAt"), readAt === null ? null : <Address key="read" href={readAt} />],
          ]}
        />
      </Card>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <h2>{t("factors.read.all", { count })}</h2>
          <TableFiles href={`${here}/file`} of={title} />
        </div>
        {regions.length > 1 ? (
          <form method="get" action={here} className="mb-4 flex flex-wrap items-end gap-3">
            <SelectField
              field={{ id: "region", name: "region", defaultValue: region }}
              label={t("factors.read.choose")}
              placeholder={t("factors.read.every")}
              options={regions}
            />
            <Button>{t("factors.read.show")}</Button>
          </form>
        ) : null}
        {region === "" && lines.length < count ? (
          <p className="mb-4 max-w-measure text-ink-2">{t("factors.read.first", { count: lines.length })}</p>
        ) : null}
        <Card>
          <Table
            caption={title}
            captionHidden
            captionLanguage="en"
            isStacked
            columns={[
              { key: "region", header: t("factors.read.region") },
              { key: "source", header: t("factors.read.source") },
              { key: "years", header: t("factors.read.years") },
              { key: "value", header: t("factors.read.value"), align: "end" },
              { key: "unit", header: t("factors.read.unit") },
              { key: "basis", header: t("factors.read.basis") },
              { key: "biogenic", header: t("factors.read.biogenic"), align: "end" },
              { key: "range", header: t("factors.read.range"), align: "end" },
            ]}
            rows={lines.map(({ id, basis, biogenic, range, ...line }) => ({
              key: id,
              cells: { ...line, basis: t(`factors.basis.${basis}`), biogenic: biogenic ?? "–", range: range ?? "–" },
            }))}
          />
        </Card>
      </div>
    </AdminPage>
  );
}

function Address({ href }: { href: string }) {
  return (
    <a href={href} rel="noreferrer" className="inline-flex min-h-11 items-center wrap-anywhere">
      {href}
    </a>
  );
}
