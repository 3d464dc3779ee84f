import { COMPANY_SIGN_IN_PATH, TOKENS_PATH } from "~/core/addresses/account";
import { ANALYTICS_PATH, analyticsPath } from "~/core/addresses/analytics";
import { isAssessmentPath, isReportPath, isResultsPath } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { Current } from "~/ui/shell";

/** The paths of each header item: lists of assessments, the account's menu, the bell and so on, with the pages below them. */
const PLACES = {
  assessments: ["/user/history", "/user/deadline", "/user/years", "/user/requests"],
  plan: ["/plan"],
  figures: ["/key-figures"],
  members: KINDS_OF_ASSESSMENTS.map(membersPath),
  analytics: [ANALYTICS_PATH, ...KINDS_OF_ASSESSMENTS.map(analyticsPath)],
  knowledge: ["/knowledge-base"],
  bell: ["/notifications", "/announcements"],
  account: [
    "/user/profile",
    "/user/team",
    TOKENS_PATH,
    COMPANY_SIGN_IN_PATH,
    "/user/security",
    "/user/privacy",
    "/user/sharing",
    "/user/webhooks",
    "/support",
  ],
  administration: ["/admin"],
};

type NavItem = keyof typeof PLACES | "reports";

/** The header item of a path. Null for pages that belong to none, such as the legal texts. */
export function navItemOf(path: string): NavItem | null {
  if (isResultsPath(path) || isReportPath(path)) return "reports";
  if (isAssessmentPath(path)) return "assessments";
  const found = Object.entries(PLACES).find(([, pages]) => pages.some((page) => isAt(path, page)));
  return (found?.[0] as NavItem | undefined) ?? null;
}

/** Whether a link leads to the page at `path`, to a page above it, or neither. */
export function currentOf(path: string, href: string): Current {
  if (path === href) return "page";
  return isAt(path, href) ? "true" : undefined;
}

const isAt = (path: string, page: string) => path === page || path.startsWith(`${page}/`);
