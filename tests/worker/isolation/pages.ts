import { assessmentPaths } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import type { Outcome } from "./actors";
import { ACCOUNT_PAGES } from "./pages/account";
import { ASSESSMENT_PAGES } from "./pages/assessment";
import { ENTRIES_PAGES } from "./pages/entries";
import { FOUNDATION_PAGES } from "./pages/foundation";
import { HOME_PAGES } from "./pages/home";
import { IMPROVEMENT_PAGES } from "./pages/improvement";
import { NETWORK_PAGES } from "./pages/network";
import { OFFICE_PAGES } from "./pages/office";
import { RESULTS_PAGES } from "./pages/results";
import type { Page } from "./pages/shapes";
import { UPKEEP_PAGES } from "./pages/upkeep";

export type { Page } from "./pages/shapes";

const OWN: Record<string, Page[]> = {
  ...ACCOUNT_PAGES,
  ...ASSESSMENT_PAGES,
  ...ENTRIES_PAGES,
  ...FOUNDATION_PAGES,
  ...HOME_PAGES,
  ...IMPROVEMENT_PAGES,
  ...NETWORK_PAGES,
  ...OFFICE_PAGES,
  ...RESULTS_PAGES,
  ...UPKEEP_PAGES,
};

const [first, second] = [assessmentPaths(READINESS, "{id}"), assessmentPaths(PROGRESS, "{id}")];
const beforeId = (path: unknown) => {
  const whole = typeof path === "function" ? path("of") : path;
  return whole.split("/{id}")[0];
};
/** The path before the id of each page, from the first kind to the second. */
const ADDRESSES = new Map([
  ...(Object.keys(first) as (keyof typeof first)[]).map(
    (page) => [beforeId(first[page]), beforeId(second[page])] as const,
  ),
  [membersPath(READINESS), membersPath(PROGRESS)],
]);

/** Translates a text that names a page of an assessment to the second kind. */
const asProgress = (text: string) =>
  text
    .replace("/user/history?", "/user/history?kind=progress&")
    .replace(/((?:\/[a-zA-Z]+)*)\/:(draft|completed|new|id)\b/, (whole, own: string, id: string) =>
      ADDRESSES.has(own) ? `${ADDRESSES.get(own)}/:${id}` : whole,
    );

const allAsProgress = <T extends Outcome | Record<string, Outcome>>(outcomes: T): T =>
  (typeof outcomes === "string"
    ? asProgress(outcomes)
    : Object.fromEntries(Object.entries(outcomes).map(([actor, outcome]) => [actor, asProgress(outcome)]))) as T;

/** The same page for the second kind: both share one module and must have the same outcomes. */
const progressPage = (page: Page): Page => ({
  ...page,
  kind: PROGRESS,
  request: asProgress(page.request) as Page["request"],
  anonymous: asProgress(page.anonymous),
  outsiders: allAsProgress(page.outsiders),
  insiders: allAsProgress(page.insiders),
});

const isShared = (path: string) => path !== "user/dashboard/:id" && asProgress(`/${path}`) !== `/${path}`;

/** The response of each path in app/routes.ts for each actor. A path without an entry fails the test. */
export const PAGES: Record<string, Page[]> = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(OWN)
      .filter(([path]) => isShared(path))
      .map(([path, pages]) => [asProgress(`/${path}`).slice(1), pages.map(progressPage)]),
  ),
};
