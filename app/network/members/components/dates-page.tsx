import { useTranslation } from "react-i18next";
import { DaysLeft } from "~/assessment/deadlines/components/due-dates";
import { MAX_CHOSEN_DEADLINES } from "~/assessment/deadlines/rules/chosen";
import { deadlinePath } from "~/assessment/deadlines/view";
import { DATES_PATH } from "~/core/addresses/network";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { AskDialog } from "~/ui/ask-dialog";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import type { DatesView } from "../dates-view";

interface Props {
  view: DatesView;
  /** Whether the reader may set dates and remove them. */
  maySet: boolean;
  /** The date that the reader is asked about. */
  removing: DatesView["chosen"][number] | null;
}

/** The days by which the members are asked to finish: all of them, and chosen ones with how many have. */
export function DatesPage({ view, maySet, removing }: Props) {
  const { t } = useTranslation(["deadlines", "common", "members"]);
  return (
    <>
      <div {...inertWhile(removing !== null)}>
        <NetworkPages />
        <PageHeader title={t("dates.title")} />
        <div className="grid grid-cols-1 gap-6">
          <div>
            <h2>{t("dates.all")}</h2>
            <Card className="mt-3">
              <ul>
                {view.general.map((each) => (
                  <General key={each.kind} of={each} maySet={maySet} />
                ))}
              </ul>
            </Card>
          </div>
          <div>
            <h2>{t("dates.chosen")}</h2>
            {view.chosen.length === 0 ? (
              <div className="mt-3">
                <EmptyState heading="h3" title={t("dates.none")}>
                  {t("dates.how", { most: MAX_CHOSEN_DEADLINES })}
                </EmptyState>
              </div>
            ) : (
              <>
                <p className="mt-1 max-w-measure text-ink-2">{t("dates.lead", { most: MAX_CHOSEN_DEADLINES })}</p>
                <Card className="mt-3">
                  <Chosen dates={view.chosen} maySet={maySet} />
                </Card>
              </>
            )}
          </div>
        </div>
      </div>
      {removing ? (
        <AskDialog
          id="remove"
          title={t("remove.title")}
          action={DATES_PATH}
          intent="remove"
          fields={{ date: removing.id }}
          back={t("remove.keep")}
          confirm={t("remove.confirm")}
          variant="danger"
          closeHref={DATES_PATH}
          closeLabel={t("common:shell.close")}
        >
          <p>
            <strong>{removing.date.date}</strong> · {t("chosen.companies", { count: removing.companies })}
          </p>
          <p className="mt-2">{t("dates.removeText")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

/** The day for all members. */
function General({ of: { kind, date }, maySet }: { of: DatesView["general"][number]; maySet: boolean }) {
  const { t } = useTranslation(["deadlines", "common"]);
  const assessment = t(`common:kinds.${kind}.name`);
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-line px-4 py-1 last:border-0 sm:px-7">
      <span className="min-w-0 py-2 sm:basis-60">{assessment}</span>
      <span className="grow py-2 text-ink-2">
        {date ? (
          <>
            <strong className="text-ink">{date.date}</strong> · <DaysLeft days={date.daysLeft} />
          </>
        ) : (
          t("dates.noDay")
        )}
      </span>
      {maySet ? (
        <a href={deadlinePath("members", kind)} className="inline-flex min-h-11 items-center">
          {t(date ? "change" : "set")}
          <span className="sr-only"> ({assessment})</span>
        </a>
      ) : null}
    </li>
  );
}

function Chosen({ dates, maySet }: { dates: DatesView["chosen"]; maySet: boolean }) {
  const { t } = useTranslation(["deadlines", "common", "members"]);
  return (
    <Table
      caption={t("dates.chosen")}
      captionHidden
      isStacked="lines"
      columns={[
        { key: "date", header: t("dates.columns.date") },
        { key: "kind", header: t("dates.columns.kind") },
        { key: "companies", header: t("dates.columns.companies") },
        { key: "done", header: t("dates.columns.done") },
        ...(maySet ? [{ key: "remove", header: t("members:columns.actions") }] : []),
      ]}
      rows={dates.map(({ id, kind, date, companies, done, names, more, href }) => ({
        key: id,
        cells: {
          date: (
            <span>
              <span className="whitespace-nowrap">{date.date}</span>
              <span
                className={
                  date.daysLeft === null && done < companies
                    ? "block text-small font-semibold text-attention"
                    : "block text-small text-ink-3"
                }
              >
                <DaysLeft days={date.daysLeft} />
              </span>
            </span>
          ),
          kind: t(`common:kinds.${kind}.name`),
          companies: (
            <a href={href} className="inline-block min-h-11 content-center wrap-anywhere">
              {names}
              {more > 0 ? ` ${t("chosen.more", { count: more })}` : null}
            </a>
          ),
          done: <span className="whitespace-nowrap tabular-nums">{t("dates.done", { count: companies, done })}</span>,
          remove: (
            <a href={`${DATES_PATH}?remove=${id}`} className="inline-flex min-h-11 items-center">
              {t("dates.remove")}
              <span className="sr-only">
                : {date.date}, {t("chosen.companies", { count: companies })}
              </span>
            </a>
          ),
        },
      }))}
    />
  );
}
