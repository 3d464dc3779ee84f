import { useTranslation } from "react-i18next";
import { LEDGER_PATH } from "~/core/addresses/network";
import { RECEIVED_PATH } from "~/core/addresses/requests";
import { EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import type { Shown } from "../rules/list";
import type { ListedView } from "../view";
import { ListWays, RequestTable } from "./request-table";

/** What companies ask of the reader's: what is open, or everything. */
export function ReceivedPage({
  shown,
  rows,
  firstHref,
  nextHref,
}: {
  shown: Shown;
  rows: ListedView[];
  firstHref: string | null;
  nextHref: string | null;
}) {
  const { t } = useTranslation("requests");
  return (
    <>
      <PageHeader title={t("received.title")} lead={t("received.lead")} />
      <div className="grid grid-cols-1 gap-6">
        <Tags
          label={t("filter")}
          items={[
            { href: RECEIVED_PATH, name: t("shown.open"), current: shown === "open" },
            { href: `${RECEIVED_PATH}?show=all`, name: t("shown.all"), current: shown === "all" },
          ]}
        />
        {rows.length === 0 ? (
          <EmptyState title={t(shown === "all" ? "received.none" : "received.noneOpen")}>
            <p>{t("received.noneText")}</p>
            <p className="mt-2">
              <a href={LEDGER_PATH} className="inline-flex min-h-11 items-center">
                {t("received.ledger")}
              </a>
            </p>
          </EmptyState>
        ) : (
          <RequestTable rows={rows} side="received" caption={t("received.title")} />
        )}
        <ListWays firstHref={firstHref} nextHref={nextHref} />
      </div>
    </>
  );
}
