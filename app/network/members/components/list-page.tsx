import { useTranslation } from "react-i18next";
import { DaysLeft } from "~/assessment/deadlines/components/due-dates";
import { deadlinePath } from "~/assessment/deadlines/view";
import { analyticsPath } from "~/core/addresses/analytics";
import { INVITATIONS_PATH, membersPath } from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { FORMATS } from "~/core/table-format";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import filesUrl from "~/ui/enhance/files?worker&url";
import { PhoneFold } from "~/ui/phone-fold";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";
import type { ListView } from "../list-view";
import { ListFilters, ListFound } from "./list-filters";
import { LIST_ID } from "./list-form";
import { ListPages } from "./list-pages";
import { MemberTable } from "./member-table";

interface Props {
  view: ListView;
  nonce: string;
  mayRemind: boolean;
  mayManage: boolean;
}

/** The companies that have joined, or all companies for the network's office: how far each is, and the actions for them. */
export function ListPage({ view, nonce, mayRemind, mayManage }: Props) {
  const { t } = useTranslation(["members", "common", "invitations"]);
  const { kind, totals, code, due, isWhole } = view;
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={
          <>
            {t(isWhole ? "whole.registered" : "joined", { count: totals.all })} {code ? t("code", { code }) : null}{" "}
            {t("finished", { count: totals.done })}
          </>
        }
      />
      <div className="grid gap-4 sm:gap-6">
        <Toggle
          label={t("kind")}
          items={KINDS_OF_ASSESSMENTS.map((each) => ({
            href: membersPath(each),
            name: t(`common:kinds.${each}.name`),
            current: each === kind,
          }))}
        />
        <div className="flex flex-wrap items-start gap-x-6 gap-y-1 sm:gap-y-4">
          {due ? (
            <p className="text-ink-2 max-sm:basis-full sm:py-2.5">
              {t("due")} <strong className="text-ink">{due.date}</strong> · <DaysLeft days={due.daysLeft} />
            </p>
          ) : null}
          {view.isEmpty && !mayManage ? null : (
            <PhoneFold summary={t("actions.all")} className="sm:ms-auto">
              <div className="flex flex-wrap gap-3 max-sm:mt-2 max-sm:grid">
                {view.isEmpty || isWhole ? null : (
                  <ButtonLink href={INVITATIONS_PATH}>{t(mayRemind ? "invite" : "invitations:title")}</ButtonLink>
                )}
                {view.isEmpty ? null : (
                  <>
                    <ButtonLink href={analyticsPath(kind)}>{t("analytics")}</ButtonLink>
                    {isWhole ? null : <ButtonLink href={SENT_PATH}>{t("requests")}</ButtonLink>}
                    <Files view={view} />
                  </>
                )}
                {mayManage ? (
                  <>
                    <ButtonLink href="/user/profile/access-code">{t("codes")}</ButtonLink>
                    <ButtonLink href={deadlinePath("members", kind)}>{t(due ? "changeDue" : "setDue")}</ButtonLink>
                  </>
                ) : null}
              </div>
            </PhoneFold>
          )}
          {view.isEmpty ? null : <ListFilters view={view} />}
        </div>
        {view.isEmpty ? (
          <EmptyState
            title={t("empty.title")}
            action={
              isWhole ? null : (
                <div className="flex flex-wrap gap-3">
                  <ButtonLink href={INVITATIONS_PATH} variant="primary">
                    {t(mayRemind ? "invite" : "invitations:title")}
                  </ButtonLink>
                  <ButtonLink href="/user/profile/access-code">{t("codes")}</ButtonLink>
                </div>
              )
            }
          >
            {t(isWhole ? "whole.empty" : "empty.text")}
          </EmptyState>
        ) : (
          <div id={LIST_ID} className="grid scroll-mt-4 gap-3 sm:scroll-mt-120 sm:gap-6">
            <ListFound view={view} />
            {view.rows.length === 0 ? (
              <EmptyState title={t("empty.title")} action={<ButtonLink href={view.here}>{t("clear")}</ButtonLink>}>
                {t("empty.filtered")}
              </EmptyState>
            ) : (
              <MemberTable view={view} mayRemind={mayRemind} />
            )}
            <ListPages view={view} />
          </div>
        )}
      </div>
      {view.isEmpty ? null : <script type="module" src={filesUrl} nonce={nonce} />}
    </>
  );
}

/** The narrowed list as a spreadsheet. If it is too long to wait for, a job puts it together. */
function Files({ view: { files, count, collectHref, collectedHref } }: { view: ListView }) {
  const { t } = useTranslation("members");
  return (
    <>
      {collectHref ? (
        <form method="post" action={collectHref} className="grid">
          <Button>{t("files.prepare", { shown: count })}</Button>
        </form>
      ) : (
        FORMATS.map((format) => (
          <ButtonLink key={format} href={files[format]} download data-file>
            {t(`export.${format}`)}
          </ButtonLink>
        ))
      )}
      {collectedHref ? <ButtonLink href={collectedHref}>{t("files.files")}</ButtonLink> : null}
    </>
  );
}
