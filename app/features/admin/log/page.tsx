import { useTranslation } from "react-i18next";
import { AdminPage } from "~/features/shell/components/admin-page";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Select } from "~/ui/field";
import { Table } from "~/ui/table";
import { WalkPages } from "../components/walk-pages";
import type { LogView } from "./view";

/** Who of the office did what, when, to whom and why. */
export function LogPage({ view }: { view: LogView }) {
  const { t } = useTranslation("office");
  const { rows, page, previous, next } = view;
  return (
    <AdminPage current="log" title={t("log.title")} lead={t("log.lead")}>
      <Filters view={view} />
      {rows.length === 0 ? (
        <EmptyState title={t("log.none")}>{view.isFiltered ? t("log.noneText") : null}</EmptyState>
      ) : (
        <>
          <Table
            caption={t("log.title")}
            captionHidden
            isStacked
            columns={[
              { key: "when", header: t("log.when") },
              { key: "by", header: t("log.by") },
              { key: "what", header: t("log.what") },
              { key: "whom", header: t("log.whom") },
              { key: "reason", header: t("log.reason") },
            ]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: {
                when: row.when,
                by: row.by || t("log.gone"),
                what: row.thingHref ? (
                  <a href={row.thingHref} className="inline-flex min-h-11 items-center">
                    {t(`acts.${row.act}`)}
                  </a>
                ) : (
                  t(`acts.${row.act}`)
                ),
                whom: <Whom row={row} />,
                reason: <span className="wrap-anywhere">{row.reason || "–"}</span>,
              },
            }))}
          />
          <WalkPages page={page} previous={previous} next={next} />
          <p>
            <ButtonLink href={view.fileHref} download>
              {t("log.file")}
            </ButtonLink>
          </p>
        </>
      )}
    </AdminPage>
  );
}

function Whom({ row }: { row: LogView["rows"][number] }) {
  const { t } = useTranslation("office");
  if (row.companyId === "" && row.userId === "") return row.thing && !row.thingHref ? row.thing : "–";
  return (
    <>
      {row.userId ? (
        <a href={`/admin/people/${row.userId}`} className="flex min-h-11 items-center wrap-anywhere">
          {row.person || t("log.gone")}
        </a>
      ) : null}
      {row.companyId ? (
        <a href={`/admin/companies/${row.companyId}`} className="flex min-h-11 items-center wrap-anywhere">
          {row.company || t("log.gone")}
        </a>
      ) : null}
    </>
  );
}

function Filters({ view }: { view: LogView }) {
  const { t } = useTranslation("office");
  return (
    <search>
      <form method="get" action="/admin/log" className="flex flex-wrap items-end gap-3">
        {view.company ? <input type="hidden" name="company" value={view.company} /> : null}
        {view.person ? <input type="hidden" name="person" value={view.person} /> : null}
        <div className="grid grow basis-60 gap-1 sm:max-w-field">
          <label htmlFor="act" className="font-semibold">
            {t("log.what")}
          </label>
          <Select id="act" name="act" defaultValue={view.act ?? ""}>
            <option value="">{t("log.any")}</option>
            {view.acts.map((act) => (
              <option key={act} value={act}>
                {t(`acts.${act}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid grow basis-48 gap-1 sm:max-w-field">
          <label htmlFor="by" className="font-semibold">
            {t("log.by")}
          </label>
          <Select id="by" name="by" defaultValue={view.by ?? ""}>
            <option value="">{t("log.anybody")}</option>
            {view.administrators.map(({ id, username }) => (
              <option key={id} value={id}>
                {username || t("log.gone")}
              </option>
            ))}
          </Select>
        </div>
        <Button>{t("log.filter")}</Button>
        {view.isFiltered ? (
          <a href="/admin/log" className="inline-flex min-h-11 items-center">
            {t("log.whole")}
          </a>
        ) : null}
      </form>
    </search>
  );
}
