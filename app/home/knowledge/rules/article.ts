/** The categories of the Knowledge Base, in the order of their filter (specification, results 2.11). */
export const CATEGORIES = ["user-guides", "assessment-manuals", "technical-documentation", "troubleshooting"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is the same for an article in every language. */
export interface ArticleHead {
  slug: string;
  category: Category;
  /** The topic of the Readiness Assessment that it helps with, for a how-to. */
  topic?: string;
  /** Ids of its tags, the most relevant first. */
  tags: readonly string[];
  /** The day on which it was last compared with the product, ISO 8601. */
  checkedOn: string;
  /** Slugs of what to read next. */
  related: readonly string[];
}

/** An article in one language. */
export interface Article extends ArticleHead {
  title: string;
  /** The name of its topic, if any. */
  topicName: string | null;
  summary: string;
  /** Made from our own Markdown by the build. */
  html: string;
  /** The text of the article without markup, for the search. */
  text: string;
  contents: { id: string; title: string }[];
}

/** Everything that the Knowledge Base has in one language. */
export interface Knowledge {
  articles: Article[];
  /** Names of the tags by id. */
  tags: Record<string, string>;
}

/** How many tags are offered as shortcuts. */
const MAX_TAGS = 10;

/** The most common tags, as shortcuts to their articles. */
export function commonTags(articles: readonly ArticleHead[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of articles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);
}
