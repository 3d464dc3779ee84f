import { useTranslation } from "react-i18next";
import { Pagination } from "~/ui/pagination";

/** The way to the page before and the page after of a list that is walked; `pages` is how many there are, where that is known. */
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
