import { useTranslation } from "react-i18next";
import { UnreadMark } from "~/foundation/notifications/components/bell-menu";
import { ActionFailure, LoadFailure } from "~/foundation/notifications/components/failure";
import { PriorityLabel } from "~/foundation/notifications/components/priority-label";
import type { EntryView } from "~/foundation/notifications/entries.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Dialog, inertWhile } from "~/ui/dialog";
import { Pagination } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";

export interface NotificationsPageProps {
  /** Null when the entries could not be read. */
  entries: EntryView[] | null;
  /** The requested action that failed. */
  failure?: "read" | "delete";
  /** Counted only up to ten. */
  unread: number;
  isUnreadOnly: boolean;
  page: number;
  hasMore: boolean;
  /** The total number of entries while the page asks whether to delete them, otherwise 0. */
  count: number;
  /** When the page was rendered. Its buttons do not touch notifications that arrive later. */
  now: number;
  frame: { dialogOpen?: boolean };
}

export function NotificationsPage(props: NotificationsPageProps) {
  const { unread, failure, isUnreadOnly, page, hasMore, count, now, frame } = props;
  const entries = props.entries ?? [];
  const { t } = useTranslation(["notifications", "common"]);
  const base = isUnreadOnly ? "/notifications?filter=unread" : "/notifications";
  const pageHref = (number: number) => `${base}${isUnreadOnly ? "&" : "?"}page=${number}`;
  const here = page > 1 ? pageHref(page) : base;
  const number = unread > 9 ? "9+" : String(unread);
  return (
    <>
      <div {...inertWhile(frame.dialogOpen ?? false)}>
        <PageHeader
          title={t("title")}
          lead={t("lead")}
          actions={<ButtonLink href="/user/profile?tab=notifications">{t("preferencesLink")}</ButtonLink>}
        />
        <div className="grid gap-6">
          {failure ? <ActionFailure of={failure} /> : null}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Toggle
              label={t("views")}
              items={[
                { href: "/notifications", name: t("all"), current: !isUnreadOnly },
                { href: "/notifications?filter=unread", name: t("unread", { number }), current: isUnreadOnly },
              ]}
            />
            <div className="flex flex-wrap gap-2">
              {unread > 0 ? (
                <form method="post" action={base}>
                  <input type="hidden" name="until" value={now} />
                  <Button variant="quiet" name="intent" value="read-all">
                    {t("readAll")}
                  </Button>
                </form>
              ) : null}
              {entries.length > 0 && !isUnreadOnly ? (
                <ButtonLink variant="quiet" href="/notifications?dialog=delete-all">
                  {t("deleteAll")}
                </ButtonLink>
              ) : null}
            </div>
          </div>
          {props.entries === null ? <LoadFailure of="load" href={here} /> : null}
          {props.entries?.length === 0 ? <Nothing isUnreadOnly={isUnreadOnly} /> : null}
          {entries.length > 0 ? (
            <form method="post" action={here}>
              <Card>
                <ul>
                  {entries.map((entry) => (
                    <EntryRow key={entry.id} entry={entry} />
                  ))}
                </ul>
              </Card>
            </form>
          ) : null}
          {page > 1 || hasMore ? (
            <Pagination
              label={t("pages")}
              status={t("page", { page })}
              previous={page > 1 ? { href: pageHref(page - 1), name: t("newer") } : undefined}
              next={hasMore ? { href: pageHref(page + 1), name: t("older") } : undefined}
            />
          ) : null}
        </div>
      </div>
      {frame.dialogOpen ? (
        <Dialog
          id="delete-all"
          title={t("confirm.title")}
          closeHref="/notifications"
          closeLabel={t("common:shell.close")}
          actions={
            <>
              <ButtonLink href="/notifications">{t("confirm.keep")}</ButtonLink>
              <form method="post" action="/notifications" className="grid">
                <input type="hidden" name="until" value={now} />
                <Button variant="danger" name="intent" value="delete-all">
                  {t("deleteAll")}
                </Button>
              </form>
            </>
          }
        >
          <p>{t("confirm.text", { count })}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function Nothing({ isUnreadOnly }: { isUnreadOnly: boolean }) {
  const { t } = useTranslation("notifications");
  if (!isUnreadOnly) return <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>;
  return (
    <EmptyState
      title={t("empty.unreadTitle")}
      action={<ButtonLink href="/notifications">{t("empty.showAll")}</ButtonLink>}
    >
      {t("empty.unreadText")}
    </EmptyState>
  );
}

function EntryRow({ entry }: { entry: EntryView }) {
  const { t } = useTranslation("notifications");
  const action = (key: "open" | "read" | "delete") => (
    <Button
      variant="quiet"
      name={key}
      value={entry.id}
      aria-label={t("about", { action: t(key), title: entry.title })}
      className="-ms-3 px-3"
    >
      {t(key)}
    </Button>
  );
  return (
    <li
      className={cx(
        "border-b border-line px-5 pt-4 pb-2 last:border-b-0 sm:px-7",
        entry.isUnread && "bg-accent-soft/40",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <PriorityLabel priority={entry.priority} />
        {entry.isUnread ? <UnreadMark /> : null}
        <time dateTime={entry.at} title={entry.moment} className="ms-auto text-small text-ink-3">
          {entry.ago}
        </time>
      </div>
      <h2
        className={cx("mt-1.5 font-sans text-body tracking-normal", entry.isUnread ? "font-semibold" : "font-normal")}
      >
        {entry.title}
      </h2>
      {entry.text ? <p className="max-w-measure text-ink-2">{entry.text}</p> : null}
      <div className="mt-1 flex flex-wrap gap-x-4">
        {entry.hasTarget ? action("open") : null}
        {entry.isUnread ? action("read") : null}
        {action("delete")}
      </div>
    </li>
  );
}
