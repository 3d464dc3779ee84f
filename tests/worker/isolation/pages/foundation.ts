import { everybody, NO_ACTION, type Page } from "./shapes";

/** The outcome of the pages in this area for each actor, by route. */
export const FOUNDATION_PAGES: Record<string, Page[]> = {
  language: [everybody("GET /language", "302 /"), everybody("POST /language", "303 /", { language: "en", back: "/" })],
  "*": [everybody("GET /no/such/page", "404"), everybody("POST /no/such/page", NO_ACTION)],
};
