import { useTranslation } from "react-i18next";
import { dateOf, formatMoment, wholeNumber } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import type { AnnouncementSummary } from "~/office/announcements/drafts.server";
import { Card } from "~/ui/card";
import { StateLabel } from "./state-label";
import { useTypeName } from "./type-name";

/** A list of announcements, one line each. */
export function AnnouncementList({ list }: { list: AnnouncementSummary[] }) {
  return (
    <Card>
      <ul>
        {list.map((announcement) => (
          <Line key={announcement.id} announcement={announcement} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ announcement }: { announcement: AnnouncementSummary }) {
  const { id, title, type, state, recipients, createdAt, sentAt, dueAt } = announcement;
  const { t } = useTranslation("announcements");
  const reader = useReader();
  const { language } = reader;
  const typeName = useTypeName();
  return (
    <li className="border-b border-line px-5 py-3 last:border-b-0 sm:px-7">
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-3">
        <StateLabel state={state} />
        {typeName(type)}
        <span className="ms-auto">{dateOf(sentAt ?? createdAt, reader)}</span>
      </p>
      <p>
        <a href={`/admin/announcements/${id}`} className="inline-flex min-h-11 items-center font-semibold">
          {title}
        </a>
      </p>
      {state === "scheduled" && dueAt !== null ? (
        <p className="text-ink-2">{t("sendsAt", { at: formatMoment(dueAt, language, reader.timeZone) })}</p>
      ) : null}
      {state === "draft" || state === "scheduled" ? null : (
        <p className="text-ink-2">
          {t("reachedSoFar", { count: recipients, number: wholeNumber(recipients, language) })}
        </p>
      )}
    </li>
  );
}
