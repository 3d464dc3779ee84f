import { useTranslation } from "react-i18next";
import { Pagination } from "~/ui/pagination";

/** Links to the previous and next page of a walked list; `pages` is the number of pages, if known. */
export function WalkPages({
  page,
  pages,
  previous,
  next,
}: {
  page: number;
  pages?: string;
  previous: string | null;
  next: string | null;
}) {
  const { t } = useTranslation("office");
  if (!previous && !next) return null;
  return (
    <Pagination
      label={t("pages.label")}
      status={pages ? t("pages.of", { page, pages }) : t("pages.page", { page })}
      previous={previous ? { href: previous, name: t("pages.previous") } : undefined}
      next={next ? { href: next, name: t("pages.next") } : undefined}
    />
  );
}
