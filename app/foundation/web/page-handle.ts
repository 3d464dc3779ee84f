import type { Resource } from "~/i18n/resources";

/** What a route declares with `export const handle`. */
export interface PageHandle {
  /** Ships React and hydrates; without it a page has no framework script. */
  hydrate?: true;
  /** Ships the small module that shows passwords, copies, and marks a form that is being sent (app/ui/enhance/form.ts). */
  enhance?: true;
  /** The style sheets besides the common one (app/styles), in order. Default: `pages`. */
  sheets?: ("door" | "form" | "pages" | "slides")[];
  /** Namespaces that a hydrated page needs besides those of the frame, `common` and `frame`. */
  i18n?: string[];
  /** The page contains the reminder to confirm the account's address. Other pages have a line that links to one. */
  reminds?: true;
  /** What search engines show for the page. Default: the product's description. */
  description?: keyof Resource["descriptions"];
}

/** The handles of the matched routes. */
export function handlesOf(matches: { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (typeof handle === "object" && handle !== null ? [handle] : []));
}

/** What a page's loader tells the frame around it, as `frame` in its data. */
export interface PageFrame {
  /** A dialog is open over the page, so its surroundings must not take focus. */
  dialogOpen?: boolean;
  keptForm?: KeptForm;
  /** The page is not the user's own: no header, no footer, nothing of an account around it. */
  isAlone?: boolean;
  /** At the foot of each printed page, in place of the product's name. */
  paperFoot?: string;
  /** The page to return to after a change of language, for an address that does something when it is opened. */
  backTo?: string;
  /** The text of the handle's `description`. */
  description?: string;
}

/** A form on the page that language and sign-out submit too, so that none of its input is lost. */
export interface KeptForm {
  id: string;
  /** What Enter in a field submits. Without it, Enter would press the page's first button, which is in the header. */
  enter?: { name: string; value: string };
}

/** The frame that the current page requests. */
export function frameOf(matches: { data: unknown }[]): PageFrame {
  for (const { data } of matches) {
    if (typeof data === "object" && data !== null && "frame" in data) return data.frame as PageFrame;
  }
  return {};
}

/** The printed page's foot as a style sheet property, whatever characters it contains. */
export function paperFootOf({ paperFoot }: PageFrame): Record<string, string> | undefined {
  if (paperFoot === undefined) return undefined;
  const text = paperFoot.replaceAll(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return { "--paper-foot": `"${text}"` };
}
