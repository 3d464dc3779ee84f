import type { Wanted } from "~/home/knowledge/rules/search";

/** The address of the list, or of one of its articles, with the search and the filters that are on. */
export function knowledgePath({ query, category, tag }: Wanted, slug?: string): string {
  const search = new URLSearchParams();
  if (query) search.set("q", query);
  if (category) search.set("category", category);
  if (tag) search.set("tag", tag);
  const path = slug ? `/knowledge-base/${slug}` : "/knowledge-base";
  return search.size > 0 ? `${path}?${search}` : path;
}
