import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
  CERTIFICATES_PATH,
  DATES_PATH,
  FIGURE_SUMS_PATH,
  FLAGS_PATH,
  INVITATIONS_PATH,
  membersPath,
  TAGS_PATH,
} from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { KINDS_OF_ASSESSMENTS, READINESS } from "~/core/kinds/kind";
import { cx } from "~/ui/cx";
import { PhoneFold } from "~/ui/phone-fold";
import { itemClass } from "~/ui/toggle";

/** The pages about associated companies, in their order. */
const PAGES = [
  ["companies", membersPath(READINESS)],
  ["requests", SENT_PATH],
  ["dates", DATES_PATH],
  ["flags", FLAGS_PATH],
  ["certificates", CERTIFICATES_PATH],
  ["figures", FIGURE_SUMS_PATH],
  ["tags", TAGS_PATH],
  ["invitations", INVITATIONS_PATH],
] as const;

/** Links to the pages about associated companies, on each of them: in a row, and on a phone in a menu that shows the current one's name. */
export function NetworkPages() {
  const { t } = useTranslation(["members", "common"]);
  const { pathname, key } = useLocation();
  const isList = KINDS_OF_ASSESSMENTS.some((kind) => membersPath(kind) === pathname);
  const isCurrent = ([name, href]: (typeof PAGES)[number]) => (name === "companies" ? isList : href === pathname);
  const [current] = PAGES.find(isCurrent) ?? PAGES[0];
  return (
    <nav aria-label={t("area.label")} className="border-b border-line print:hidden">
      <PhoneFold
        key={key}
        summary={
          <span>
            <span className="sr-only">{t("common:label", { label: t("area.label") })} </span>
            {t(`area.${current}`)}
          </span>
        }
      >
        <ul className="pb-2 sm:flex sm:flex-wrap sm:pb-0">
          {PAGES.map((page) => (
            <li key={page[0]}>
              <a
                href={page[1]}
                aria-current={isCurrent(page) ? "page" : undefined}
                className={cx("px-2 lg:px-3", itemClass(isCurrent(page)))}
              >
                {t(`area.${page[0]}`)}
              </a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
