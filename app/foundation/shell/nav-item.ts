import { ANALYTICS_PATH, analyticsPath } from "~/core/addresses/analytics";
import { isAssessmentPath, isReportPath, isResultsPath } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { Current } from "~/ui/shell";

/** The pages that lists of assessments, the account's menu and the bell lead to, with what stands below them. */
const PLACES = {
  assessments: ["/user/history", "/user/deadline"],
  plan: ["/plan"],
  figures: ["/key-figures"],
  members: KINDS_OF_ASSESSMENTS.map(membersPath),
  analytics: [ANALYTICS_PATH, ...KINDS_OF_ASSESSMENTS.map(analyticsPath)],
  knowledge: ["/knowledge-base"],
  bell: ["/notifications", "/announcements"],
  account: ["/user/profile", "/user/team", "/user/security", "/user/privacy", "/user/sharing", "/support", "/admin"],
};

type NavItem = keyof typeof PLACES | "reports";

/** Where in the header a path belongs; null for the pages that no place of it holds, as the legal texts. */
export function navItemOf(path: string): NavItem | null {
  if (isResultsPath(path) || isReportPath(path)) return "reports";
  if (isAssessmentPath(path)) return "assessments";
  const found = Object.entries(PLACES).find(([, pages]) => pages.some((page) => isAt(path, page)));
  return (found?.[0] as NavItem | undefined) ?? null;
}

/** What a link is to the page at `path`: that page, one that holds it, or neither. */
export function currentOf(path: string, href: string): Current {
  if (path === href) return "page";
  return isAt(path, href) ? "true" : undefined;
}

const isAt = (path: string, page: string) => path === page || path.startsWith(`${page}/`);
