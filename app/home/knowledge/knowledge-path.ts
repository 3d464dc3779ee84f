import type { Wanted } from "~/home/knowledge/rules/search";

/** The URL of the list, or of one of its articles, with the current search and filters. */
export function knowledgePath({ query, category, tag }: Wanted, slug?: string): string {
  const search = new URLSearchParams();
  if (query) search.set("q", query);
  if (category) search.set("category", category);
  if (tag) search.set("tag", tag);
  const path = slug ? `/knowledge-base/${slug}` : "/knowledge-base";
  return search.size > 0 ? `${path}?${search}` : path;
}
