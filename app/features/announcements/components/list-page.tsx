import { useTranslation } from "react-i18next";
import { AdminPage } from "~/features/admin/components/admin-page";
import type { AnnouncementSummary } from "~/features/announcements/drafts.server";
import { longDate, wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Pagination } from "~/ui/pagination";
import { StateLabel } from "./state-label";
import { useTypeName } from "./type-name";

const NEW = "/admin/announcements/new";

/** The announcements there are, newest first. */
export function ListPage({ list, page, hasMore }: { list: AnnouncementSummary[]; page: number; hasMore: boolean }) {
  const { t } = useTranslation(["announcements", "common"]);
  const href = (number: number) => (number > 1 ? `/admin/announcements?page=${number}` : "/admin/announcements");
  return (
    <AdminPage
      current="announcements"
      title={t("title")}
      lead={t("lead")}
      actions={
        <ButtonLink href={NEW} variant="primary">
          {t("new")}
        </ButtonLink>
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t("empty.title")} action={<ButtonLink href={NEW}>{t("new")}</ButtonLink>}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <Card>
          <ul>
            {list.map((announcement) => (
              <Line key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        </Card>
      )}
      {page > 1 || hasMore ? (
        <Pagination
          label={t("pages")}
          status={t("page", { page })}
          previous={page > 1 ? { href: href(page - 1), name: t("newer") } : undefined}
          next={hasMore ? { href: href(page + 1), name: t("older") } : undefined}
        />
      ) : null}
    </AdminPage>
  );
}

function Line({ announcement }: { announcement: AnnouncementSummary }) {
  const { id, title, type, state, recipients, createdAt, sentAt } = announcement;
  const { t } = useTranslation("announcements");
  const language = useLanguage();
  const typeName = useTypeName();
  return (
    <li className="border-b border-line px-5 py-3 last:border-b-0 sm:px-7">
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-3">
        <StateLabel state={state} />
        {typeName(type)}
        <span className="ms-auto">{longDate(sentAt ?? createdAt, language)}</span>
      </p>
      <h2 className="font-sans text-body tracking-normal">
        <a href={`/admin/announcements/${id}`} className="inline-flex min-h-11 items-center font-semibold">
          {title}
        </a>
      </h2>
      {state === "draft" ? null : (
        <p className="text-ink-2">
          {t("reachedSoFar", { count: recipients, number: wholeNumber(recipients, language) })}
        </p>
      )}
    </li>
  );
}
