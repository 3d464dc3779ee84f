import type { Resource } from "~/i18n/resources";

/** What a route may say of itself with `export const handle`. */
export interface PageHandle {
  /** Ships React and hydrates; without it a page has no framework script. */
  hydrate?: true;
  /** Ships the small module that shows passwords, copies, and marks a form that is being sent (app/ui/enhance/form.ts). */
  enhance?: true;
  /** The style sheets that it has beside the one of all pages (app/styles), in their order; without it `pages`. */
  sheets?: ("door" | "form" | "pages")[];
  /** Namespaces that a hydrated page needs beside `common`. */
  i18n?: string[];
  /** It has the reminder to confirm the account's address in its place; other pages have a line that leads to one. */
  reminds?: true;
  /** What search engines show of the page; without it what they show of the product. */
  description?: keyof Resource["descriptions"];
}

/** The handles of the matched routes. */
export function handlesOf(matches: { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (typeof handle === "object" && handle !== null ? [handle] : []));
}

/** What a page's loader may tell the frame around it, as `frame` in its data. */
export interface PageFrame {
  /** A dialog stands over the page, so its surroundings must not take focus. */
  dialogOpen?: boolean;
  keptForm?: KeptForm;
  /** It is nothing of the reader's: no header, no footer, nothing of an account around it. */
  isAlone?: boolean;
  /** At the foot of each page on paper, in place of the product's name. */
  paperFoot?: string;
  /** Where a change of language leads back to, for an address that does something when it is opened. */
  backTo?: string;
  /** What `description` in a handle is, in words. */
  description?: string;
}

/** A form on the page that language and sign-out post too, so that they lose nothing of it. */
export interface KeptForm {
  id: string;
  /** What Enter in one of its fields stands for. The header's buttons come first in the page, and the first would be pressed. */
  enter?: { name: string; value: string };
}

/** The frame that the page on show asks for. */
export function frameOf(matches: { data: unknown }[]): PageFrame {
  for (const { data } of matches) {
    if (typeof data === "object" && data !== null && "frame" in data) return data.frame as PageFrame;
  }
  return {};
}

/** The foot of the paper as a property of the style sheet, whatever signs are in it. */
export function paperFootOf({ paperFoot }: PageFrame): Record<string, string> | undefined {
  if (paperFoot === undefined) return undefined;
  const text = paperFoot.replaceAll(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return { "--paper-foot": `"${text}"` };
}
