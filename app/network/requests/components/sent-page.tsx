import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { READINESS } from "~/core/kinds/kind";
import { REQUEST_KINDS } from "~/core/member-requests";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import { OPEN } from "../rules/acts";
import { MAX_COUNTED, type RequestCounts, type RequestQuery, SENT_STATES, writeRequestQuery } from "../rules/list";
import type { ListedView } from "../view";
import { ListWays, RequestTable } from "./request-table";

type Query = Omit<RequestQuery, "after">;

/** What the reader's company asks of others: counts that filter, and the requests with the earliest day first. */
export function SentPage({
  query,
  company,
  counts,
  rows,
  firstHref,
  nextHref,
}: {
  query: Query;
  /** The sealed id of the only company listed; null for all. */
  company: string | null;
  counts: RequestCounts;
  rows: ListedView[];
  firstHref: string | null;
  nextHref: string | null;
}) {
  const { t } = useTranslation("requests");
  const open = OPEN.reduce((sum, state) => sum + counts[state], 0);
  const count = (number: number) => (number >= MAX_COUNTED ? `${MAX_COUNTED}+` : String(number));
  const counted = (name: string, number: number) => (company ? name : t("counted", { name, shown: count(number) }));
  const asking = (more: Partial<Query>) => SENT_PATH + writeRequestQuery({ ...query, ...more }, { company });
  const isFiltered = query.shown !== "open" || query.kind !== null || query.isLate || company !== null;
  return (
    <>
      <PageHeader
        title={t("sent.title")}
        lead={t("sent.lead")}
        actions={<ButtonLink href={membersPath(READINESS)}>{t("sent.ask")}</ButtonLink>}
      />
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-3">
          <Tags
            label={t("columns.state")}
            items={[
              {
                href: asking({ shown: "open", isLate: false }),
                name: counted(t("shown.open"), open),
                current: query.shown === "open" && !query.isLate,
              },
              {
                href: asking({ shown: "open", isLate: true }),
                name: counted(t("late"), counts.late),
                current: query.isLate,
              },
              ...SENT_STATES.map((state) => ({
                href: asking({ shown: state, isLate: false }),
                name: counted(t(`states.sent.${state}`), counts[state]),
                current: query.shown === state && !query.isLate,
              })),
            ]}
          />
          <Tags
            label={t("columns.kind")}
            items={REQUEST_KINDS.map((kind) => ({
              // The link of the current kind shows all of them again.
              href: asking({ kind: query.kind === kind ? null : kind }),
              name: t(`kinds.${kind}`),
              current: query.kind === kind,
            }))}
          />
          {company ? (
            <p>
              <a href={SENT_PATH} className="inline-flex min-h-11 items-center">
                {t("sent.everyCompany")}
              </a>
            </p>
          ) : null}
        </div>
        {rows.length === 0 ? (
          <EmptyState
            title={t(isFiltered ? "sent.noneFiltered" : "sent.none")}
            action={
              isFiltered ? (
                <ButtonLink href={SENT_PATH}>{t("sent.clear")}</ButtonLink>
              ) : (
                <ButtonLink href={membersPath(READINESS)} variant="primary">
                  {t("sent.ask")}
                </ButtonLink>
              )
            }
          >
            {isFiltered ? null : t("sent.noneText")}
          </EmptyState>
        ) : (
          <RequestTable rows={rows} side="sent" caption={t("sent.title")} />
        )}
        <ListWays firstHref={firstHref} nextHref={nextHref} />
      </div>
    </>
  );
}
