import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  name: string;
  /** The companies that have it. */
  href: string;
  count: number;
  members: string;
  /** Where it is changed; null for a reader who may not. */
  changeHref: string | null;
  mark?: ReactNode;
  note?: ReactNode;
}

/** A tag or a red flag in the list of them: how many companies have it, and the way to change it. */
export function TagRow({ name, href, count, members, changeHref, mark, note }: Props) {
  const { t } = useTranslation("tags");
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-1 last:border-0 sm:px-7">
      <div className="min-w-0 grow basis-60">
        <a href={href} className="inline-flex min-h-11 items-center gap-2 wrap-anywhere">
          {mark}
          {name}
        </a>
        {note ? <p className="pb-2 text-small text-ink-2">{note}</p> : null}
      </div>
      <span className="text-small text-ink-2 tabular-nums">{t("companies", { count, shown: members })}</span>
      {changeHref ? (
        <a href={changeHref} className="inline-flex min-h-11 items-center">
          {t("rename.open")}
          <span className="sr-only">: {name}</span>
        </a>
      ) : null}
    </li>
  );
}
