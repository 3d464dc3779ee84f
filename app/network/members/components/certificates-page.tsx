import { useTranslation } from "react-i18next";
import { CERTIFICATES_FILE_PATH } from "~/core/addresses/network";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { Card, EmptyState } from "~/ui/card";
import { PlacePages } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import { Tags } from "~/ui/tag";
import type { CertificatesView } from "../certificates-view";
import { SOON_DAYS } from "../rules/certificates";
import { TableFiles } from "./table-files";

/** The documents of members that expire soon, have expired or expire later, each with a way to ask for its successor. */
export function CertificatesPage({ view }: { view: CertificatesView }) {
  const { t } = useTranslation(["certificates", "members"]);
  const { list, lists, rows, firstHref, nextHref } = view;
  return (
    <>
      <NetworkPages />
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
          <Tags
            label={t("lists.label")}
            items={lists.map(({ id, href }) => ({
              href,
              name: t(`lists.${id}`, { count: SOON_DAYS }),
              current: id === list,
            }))}
          />
          <TableFiles href={CERTIFICATES_FILE_PATH} of={t("files")} />
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t(`none.${list}`, { count: SOON_DAYS })}>{t("none.text")}</EmptyState>
        ) : (
          <Card>
            <Certificates view={view} />
          </Card>
        )}
        <PlacePages
          label={t("pages")}
          first={{ href: firstHref, name: t("first") }}
          next={{ href: nextHref, name: t("next") }}
        />
      </div>
    </>
  );
}

function Certificates({ view: { list, rows, mayAsk } }: { view: CertificatesView }) {
  const { t } = useTranslation("certificates");
  return (
    <Table
      caption={t(`lists.${list}`, { count: SOON_DAYS })}
      captionHidden
      isStacked="lines"
      columns={[
        { key: "company", header: t("columns.company") },
        { key: "document", header: t("columns.document") },
        { key: "expires", header: t("columns.expires") },
        ...(mayAsk ? [{ key: "ask", header: t("columns.ask") }] : []),
      ]}
      rows={rows.map(({ id, company, document, href, expires, days, askHref }) => ({
        key: id,
        cells: {
          company: (
            <a href={href} className="wrap-anywhere">
              {company}
            </a>
          ),
          document: <span className="wrap-anywhere">{document}</span>,
          expires: (
            <span>
              <span className="whitespace-nowrap">{expires}</span>
              <span
                className={days < 0 ? "block text-small font-semibold text-attention" : "block text-small text-ink-3"}
              >
                {days < 0 ? t("expired", { count: -days }) : days === 0 ? t("today") : t("left", { count: days })}
              </span>
            </span>
          ),
          ask: askHref ? (
            <a href={askHref} className="inline-flex min-h-11 items-center">
              {t("ask")}
              <span className="sr-only">
                : {document}, {company}
              </span>
            </a>
          ) : null,
        },
      }))}
    />
  );
}
