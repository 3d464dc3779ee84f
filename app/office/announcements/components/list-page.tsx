import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import type { AnnouncementSummary } from "~/office/announcements/drafts.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Pagination } from "~/ui/pagination";
import { AnnouncementList } from "./announcement-list";

const NEW = "/admin/announcements/new";

/** All announcements, newest first. */
export function ListPage({ list, page, hasMore }: { list: AnnouncementSummary[]; page: number; hasMore: boolean }) {
  const { t } = useTranslation(["announcements", "common"]);
  const href = (number: number) => (number > 1 ? `/admin/announcements?page=${number}` : "/admin/announcements");
  const add = (
    <ButtonLink href={NEW} variant="primary">
      {t("new")}
    </ButtonLink>
  );
  return (
    <AdminPage current="announcements" title={t("title")} lead={t("lead")} actions={list.length > 0 ? add : null}>
      {list.length === 0 ? (
        <EmptyState title={t("empty.title")} action={add}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <AnnouncementList list={list} />
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
