import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import { type Current, HeaderMenu } from "~/ui/shell";
import type { EntryHead } from "../entries.server";
import { PriorityLabel } from "./priority-label";

/** What the header shows of a user's notifications. */
export interface BellView {
  latest: EntryHead[];
  /** Counted only up to ten. */
  unread: number;
}

const MAX_SHOWN = 9;
const NOTHING: BellView = { latest: [], unread: 0 };

/** The header's bell: the unread count, and the latest entries when it is open. */
export function BellMenu({ bell, current }: { bell: BellView | "failed"; current?: Current }) {
  const { t } = useTranslation("frame");
  const { latest, unread } = bell === "failed" ? NOTHING : bell;
  const label =
    unread === 0 ? t("bell.label") : unread > MAX_SHOWN ? t("bell.many") : t("bell.unread", { count: unread });
  return (
    <HeaderMenu
      label={label}
      wide
      current={current}
      trigger={
        <>
          <Icon name="bell" className="size-6" />
          {unread > 0 ? <span className="bell-count">{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</span> : null}
        </>
      }
    >
      {latest.length === 0 ? (
        <p className="px-3 py-4 text-ink-2">{bell === "failed" ? t("bell.failed") : t("bell.none")}</p>
      ) : (
        <form method="post" action="/notifications">
          <ul>
            {latest.map((entry) => (
              <li key={entry.id} className="border-b border-line last:border-b-0">
                <button type="submit" name="open" value={entry.id} className="menu-item flex-wrap gap-y-0">
                  <PriorityLabel priority={entry.priority} />
                  {entry.isUnread ? <UnreadMark /> : null}
                  <time dateTime={entry.at} className="ms-auto text-small text-ink-3">
                    {entry.ago}
                  </time>
                  <span className={cx("mt-1 basis-full leading-snug", entry.isUnread ? "font-semibold" : "text-ink-2")}>
                    {entry.title}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <a
        href="/notifications"
        aria-current={current}
        className="menu-item mt-1 justify-center border-t border-line font-semibold"
      >
        {t("bell.all")}
      </a>
    </HeaderMenu>
  );
}

/** A dot to see and a word for screen readers. */
export function UnreadMark() {
  const { t } = useTranslation("frame");
  return <span className="unread-mark">{t("unread")}</span>;
}
