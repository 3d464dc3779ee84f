import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import type { ListView } from "../list-view";

const LINK = "grid min-h-11 min-w-11 place-items-center rounded-s px-2 no-underline";

/** The pages of the list: two at each edge, two around the current one. */
export function ListPages({ view: { page, pages, pageLinks, previous, next } }: { view: ListView }) {
  const { t } = useTranslation("members");
  if (pages < 2) return null;
  return (
    <nav aria-label={t("pages")} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-1">
        {previous ? (
          <li>
            <a href={previous} rel="prev" aria-label={t("previous")} className={cx(LINK, "text-ink-2 hover:bg-sunk")}>
              <Icon name="arrow-left" />
            </a>
          </li>
        ) : null}
        {pageLinks.map((link, index) =>
          link === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            <li key={`gap-${index}`} aria-hidden="true" className="px-1">
              …
            </li>
          ) : (
            <li key={link.page}>
              <a
                href={link.href}
                aria-label={t("pageOf", { page: link.page, pages })}
                aria-current={link.page === page ? "page" : undefined}
                className={cx(
                  LINK,
                  "tabular-nums",
                  link.page === page ? "bg-accent-soft font-semibold text-accent" : "text-ink-2 hover:bg-sunk",
                )}
              >
                {link.page}
              </a>
            </li>
          ),
        )}
        {next ? (
          <li>
            <a href={next} rel="next" aria-label={t("next")} className={cx(LINK, "text-ink-2 hover:bg-sunk")}>
              <Icon name="arrow-right" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
