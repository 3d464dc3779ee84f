import type { HeadersFunction } from "@remix-run/cloudflare";

type Loaded = { data?: { title?: string } };

/** The `meta` of a page whose loader returns its title. */
export const pageMeta = ({ data }: Loaded) => [{ title: data?.title }];

/** The same for a page that search engines must not list, because its address is a secret. */
export const hiddenPageMeta = (loaded: Loaded) => [...pageMeta(loaded), { name: "robots", content: "noindex" }];

/**
 * The `headers` of a page with an action: keeps Retry-After, and any other header of the action, on the page that it
 * answers with.
 */
export const pageHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
