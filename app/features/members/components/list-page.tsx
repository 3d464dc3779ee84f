import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS } from "~/domain/kinds/kind";
import { membersPath } from "~/domain/network/paths";
import { DaysLeft } from "~/features/deadlines/components/due-dates";
import { deadlinePath } from "~/features/deadlines/view";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";
import type { ListView } from "../list-view";
import { ListFilters } from "./list-filters";
import { ListPages } from "./list-pages";
import { MemberTable } from "./member-table";

/** The companies that have joined, how far each is, and what can be done for them. */
export function ListPage({ view, mayRemind, mayManage }: { view: ListView; mayRemind: boolean; mayManage: boolean }) {
  const { t } = useTranslation(["members", "common"]);
  const { kind, totals, code, due } = view;
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={
          <>
            {t("joined", { count: totals.all })} {code ? t("code", { code }) : null}{" "}
            {t("finished", { count: totals.done })}
          </>
        }
        actions={
          <>
            {view.isEmpty ? null : <ButtonLink href={view.fileHref}>{t("export.link")}</ButtonLink>}
            {mayManage ? <ButtonLink href="/user/profile/access-code">{t("codes")}</ButtonLink> : null}
          </>
        }
      />
      <div className="grid gap-6">
        <Toggle
          label={t("kind")}
          items={KINDS_OF_ASSESSMENTS.map((each) => ({
            href: membersPath(each),
            name: t(`common:kinds.${each}.name`),
            current: each === kind,
          }))}
        />
        {due || mayManage ? (
          <p className="text-ink-2">
            {due ? (
              <>
                {t("due")} <strong className="text-ink">{due.date}</strong> · <DaysLeft days={due.daysLeft} />{" "}
              </>
            ) : null}
            {mayManage ? (
              <a href={deadlinePath("members", kind)} className="inline-flex min-h-11 items-center">
                {t(due ? "changeDue" : "setDue")}
              </a>
            ) : null}
          </p>
        ) : null}
        {view.isEmpty ? (
          <EmptyState
            title={t("empty.title")}
            action={<ButtonLink href="/user/profile/access-code">{t("codes")}</ButtonLink>}
          >
            {t("empty.text")}
          </EmptyState>
        ) : (
          <>
            <ListFilters view={view} />
            {view.rows.length === 0 ? (
              <EmptyState title={t("empty.title")} action={<ButtonLink href={view.here}>{t("clear")}</ButtonLink>}>
                {t("empty.filtered")}
              </EmptyState>
            ) : (
              <MemberTable view={view} mayRemind={mayRemind} />
            )}
            <ListPages view={view} />
          </>
        )}
      </div>
    </>
  );
}
