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
import { Toggle } from "~/ui/toggle";

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

/** Links to the pages about associated companies, on each of them. */
export function NetworkPages() {
  const { t } = useTranslation("members");
  const { pathname } = useLocation();
  const isList = KINDS_OF_ASSESSMENTS.some((kind) => membersPath(kind) === pathname);
  return (
    <Toggle
      label={t("area.label")}
      items={PAGES.map(([name, href]) => ({
        href,
        name: t(`area.${name}`),
        current: name === "companies" ? isList : href === pathname,
      }))}
    />
  );
}
