import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import type { ListView } from "../list-view";
import { asking } from "./list-form";

const BUTTON = "grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-s px-2";
const OTHER = "text-ink-2 hover:bg-sunk";

/** The pages of the list: two at each edge and two around the current one. They are buttons of the list's form, so that ticks are kept. */
export function ListPages({ view }: { view: ListView }) {
  const { page, pages, pageLinks, previous, next } = view;
  const { t } = useTranslation("members");
  if (pages < 2) return null;
  const turn = { ...asking(view), name: "go" } as const;
  return (
    <nav aria-label={t("pages")} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-1">
        {previous ? (
          <li>
            <button {...turn} value={previous} aria-label={t("previous")} className={cx(BUTTON, OTHER)}>
              <Icon name="arrow-left" />
            </button>
          </li>
        ) : null}
        {pageLinks.map((link, index) =>
          link === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
            <li key={`gap-${index}`} aria-hidden="true" className="px-1">
              …
            </li>
          ) : (
            <li key={link.page}>
              <button
                {...turn}
                value={link.go}
                aria-label={t("pageOf", { page: link.page, pages })}
                aria-current={link.page === page ? "page" : undefined}
                className={cx(
                  BUTTON,
                  "tabular-nums",
                  link.page === page ? "bg-accent-soft font-semibold text-accent" : OTHER,
                )}
              >
                {link.page}
              </button>
            </li>
          ),
        )}
        {next ? (
          <li>
            <button {...turn} value={next} aria-label={t("next")} className={cx(BUTTON, OTHER)}>
              <Icon name="arrow-right" />
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
