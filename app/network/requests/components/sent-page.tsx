import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { READINESS } from "~/core/kinds/kind";
import { REQUEST_KINDS } from "~/core/member-requests";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { FilterChips } from "~/ui/filter";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import { Tags } from "~/ui/tag";
import { OPEN } from "../rules/acts";
import {
  MAX_COUNTED,
  type RequestCounts,
  type RequestGroup,
  type RequestQuery,
  SENT_STATES,
  writeRequestQuery,
} from "../rules/list";
import type { ListedView } from "../view";
import { ListWays, RequestTable } from "./request-table";

type Query = Omit<RequestQuery, "after">;
type GroupView = Omit<RequestGroup, "dueOn"> & { due: string };

/** What is asked of several companies, a line each, which leads to its requests. */
function Groups({ groups }: { groups: readonly GroupView[] }) {
  const { t } = useTranslation("requests");
  return (
    <Card>
      <Table
        caption={t("groups.title")}
        isStacked="lines"
        columns={[
          { key: "title", header: t("columns.request") },
          { key: "due", header: t("columns.due") },
          { key: "open", header: t("shown.open"), align: "end" },
          { key: "done", header: t("states.sent.done"), align: "end" },
        ]}
        rows={groups.map(({ title, kind, due, open, done }) => ({
          key: `${title} ${kind} ${due}`,
          cells: {
            title: (
              <a
                href={SENT_PATH + writeRequestQuery({ shown: "open", kind, isLate: false, title })}
                className="inline-flex min-h-11 items-center font-semibold text-ink wrap-anywhere"
              >
                {title}
              </a>
            ),
            due,
            open: String(open),
            done: String(done),
          },
        }))}
      />
    </Card>
  );
}

/** What the reader's company asks of others: counts that filter, and the requests with the earliest day first. */
export function SentPage({
  query,
  company,
  counts,
  groups,
  rows,
  firstHref,
  nextHref,
}: {
  query: Query;
  /** The sealed id of the only company listed; null for all. */
  company: string | null;
  counts: RequestCounts;
  /** What is asked of several companies. */
  groups: GroupView[];
  rows: ListedView[];
  firstHref: string | null;
  nextHref: string | null;
}) {
  const { t } = useTranslation(["requests", "common"]);
  const open = OPEN.reduce((sum, state) => sum + counts[state], 0);
  const count = (number: number) => (number >= MAX_COUNTED ? `${MAX_COUNTED}+` : String(number));
  const counted = (name: string, number: number) => (company ? name : t("counted", { name, shown: count(number) }));
  const asking = (more: Partial<Query>) => SENT_PATH + writeRequestQuery({ ...query, ...more }, { company });
  const isFiltered =
    query.shown !== "open" || query.kind !== null || query.isLate || query.title !== "" || company !== null;
  return (
    <>
      <NetworkPages />
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
        {query.title ? (
          <FilterChips
            label={t("columns.request")}
            chips={[
              {
                label: t("common:label", { label: t("columns.request") }),
                value: query.title,
                href: asking({ title: "" }),
                remove: t("sent.everyTitle", { title: query.title }),
              },
            ]}
          />
        ) : null}
        {groups.length > 0 ? <Groups groups={groups} /> : null}
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
