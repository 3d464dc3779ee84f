import { useTranslation } from "react-i18next";
import { officeCompanyPath } from "~/core/addresses/office";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextField } from "~/ui/field";
import { LONG_WORD, LongWord } from "~/ui/long-word";
import { Table } from "~/ui/table";
import { WalkPages } from "../components/walk-pages";
import type { LogView } from "./view.server";

/** The audit log: which administrator did what, when, to whom and why. */
export function LogPage({ view }: { view: LogView }) {
  const { t } = useTranslation("office");
  const { rows, page, previous, next } = view;
  return (
    <AdminPage current="log" title={t("log.title")} lead={t("log.lead")}>
      <Filters view={view} />
      {view.problem ? null : rows.length === 0 ? (
        <EmptyState title={t("log.none")}>{view.isFiltered ? t("log.noneText") : null}</EmptyState>
      ) : (
        <>
          <Card>
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
                  when: <span className="whitespace-nowrap">{row.when}</span>,
                  by: <LongWord>{row.by || t("log.gone")}</LongWord>,
                  what: t(`acts.${row.act}`),
                  // On a phone, an empty cell is left out.
                  whom: row.subject || isAboutSomebody(row) ? <Whom row={row} /> : null,
                  reason: row.reason ? <LongWord>{row.reason}</LongWord> : null,
                },
              }))}
            />
          </Card>
          <WalkPages page={page} previous={previous} next={next} />
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={view.fileHref} download>
              {t("log.file")}
            </ButtonLink>
            <ButtonLink href={view.excelHref} download>
              {t("log.fileXlsx")}
            </ButtonLink>
          </p>
        </>
      )}
    </AdminPage>
  );
}

type Row = LogView["rows"][number];
const isAboutSomebody = ({ companyId, userId }: Row) => companyId !== "" || userId !== "";

function Whom({ row }: { row: Row }) {
  const { t } = useTranslation("office");
  return (
    <>
      {row.userId ? (
        <a href={`/admin/people/${row.userId}`} className={cx("flex min-h-11 items-center", LONG_WORD)}>
          {row.person || t("log.gone")}
        </a>
      ) : null}
      {row.companyId ? (
        <a href={officeCompanyPath(row.companyId)} className={cx("flex min-h-11 items-center", LONG_WORD)}>
          {row.company || t("log.gone")}
        </a>
      ) : null}
      {row.subject ? <Thing subject={row.subject} /> : null}
    </>
  );
}

/** A thing that is neither a company nor a person, by its name. */
function Thing({ subject: { name, href, isGone } }: { subject: NonNullable<Row["subject"]> }) {
  const { t } = useTranslation("office");
  if (href) {
    return (
      <a href={href} className={cx("flex min-h-11 items-center", LONG_WORD)}>
        {name}
      </a>
    );
  }
  return (
    <>
      {name ? <LongWord>{name}</LongWord> : null}
      {isGone ? <span className="block text-ink-3">{t("log.noLonger")}</span> : null}
    </>
  );
}

/** Filters of the log, a GET form. It is open while a filter is active, so that the reader sees it. */
function Filters({ view }: { view: LogView }) {
  const { t } = useTranslation(["office", "analytics", "common"]);
  const { problem } = view;
  const errorsOf = (name: "from" | "to") =>
    problem?.field === name ? [t(`analytics:filters.problems.${problem.problem}`)] : [];
  return (
    <search>
      <Disclosure summary={t("analytics:filters.title")} open={view.isFiltered} flush>
        <form method="get" action="/admin/log" noValidate className="grid gap-5">
          {problem ? (
            <ErrorSummary
              title={t("common:form.summary")}
              errors={errorsOf(problem.field).map((text) => ({ href: `#${problem.field}`, text }))}
            />
          ) : null}
          {view.company ? <input type="hidden" name="company" value={view.company} /> : null}
          {view.person ? <input type="hidden" name="person" value={view.person} /> : null}
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              field={{ id: "act", name: "act", defaultValue: view.act ?? "" }}
              label={t("log.what")}
              placeholder={t("log.any")}
              options={view.acts.map((act) => ({ value: act, label: t(`acts.${act}`) }))}
            />
            <SelectField
              field={{ id: "by", name: "by", defaultValue: view.by ?? "" }}
              label={t("log.by")}
              placeholder={t("log.anybody")}
              options={view.administrators.map(({ id, username }) => ({ value: id, label: username || t("log.gone") }))}
            />
            {(["from", "to"] as const).map((name) => (
              <TextField
                key={name}
                field={{ id: name, name, type: "date", defaultValue: view.days[name], max: view.today }}
                label={t(`analytics:filters.${name}`)}
                errors={errorsOf(name)}
              />
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary">{t("log.filter")}</Button>
            {view.isFiltered ? (
              <ButtonLink href="/admin/log" variant="quiet">
                {t("log.whole")}
              </ButtonLink>
            ) : null}
          </div>
        </form>
      </Disclosure>
    </search>
  );
}
