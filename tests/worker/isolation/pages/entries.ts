import { administratorsOnly, NO_ACTION, own, type Page } from "./shapes";

/** The outcome of the pages in this area for each actor, by route. */
export const ENTRIES_PAGES: Record<string, Page[]> = {
  "knowledge-base/:slug": [
    own("GET /knowledge-base/readiness-manual", "200"),
    own("GET /knowledge-base/constructor", "404"),
    own("POST /knowledge-base/readiness-manual", NO_ACTION),
  ],
  admin: [administratorsOnly("GET /admin", "200"), administratorsOnly("POST /admin", NO_ACTION)],
  "admin/jobs": [administratorsOnly("GET /admin/jobs", "200"), administratorsOnly("POST /admin/jobs", NO_ACTION)],
  // The table of calls covers them.
  "api/*": [],
};
