import { HtmlValidate } from "html-validate";
import type { Page, Response } from "playwright";

/** The recommended rules, less what is a matter of taste. */
const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `<br/>`, `autoComplete` and `hidden=""`; to a browser they are `<br>`, `autocomplete` and `hidden`.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Ids of questions have dots and generated ones may begin with a dash; HTML forbids nothing but spaces.
    "valid-id": ["error", { relaxed: true }],
    // Several boxes of one name are a list to the server.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    // A report is called by its company's whole name, which a saved file takes over.
    "long-title": ["error", { maxlength: 140 }],
    // A list may have a name, says ARIA.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A table that CSS lays out as blocks on a phone is one to a screen reader by its roles only.
    "no-redundant-role": "off",
  },
});

/** The foot of a report's pages on paper, the one thing that can be said to them in an attribute only. */
const PAPER_FOOT = / style="--paper-foot:[^"]*"/;

/** The bell of somebody who is signed in: their pages are found by nobody from outside. */
const BELL = ' href="/notifications"';
const DESCRIPTION = /<meta name="description" content="[^"]{40,}"\/>/;

/** What a checker of HTML finds wrong with a document as it was served, and whether it says what it is about. */
export function htmlFaultsOf(html: string): string[] {
  const { results } = checker.validateStringSync(html.replace(PAPER_FOOT, ""));
  const lines = html.split("\n");
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const place = lines[line - 1]?.slice(Math.max(0, column - 60), column + 100);
      return `${ruleId}: ${message} at ${place}`;
    });
  if (!DESCRIPTION.test(html) && !html.includes(BELL)) faults.push("The document has no description");
  return faults;
}

/** Hears what documents come to a page; the function that it returns stops, and gives the last of them. */
export function hearDocuments(pages: Page[]): () => Promise<string> {
  let last: Response | undefined;
  const hear = (response: Response) => {
    const request = response.request();
    const isDocument = request.isNavigationRequest() && response.frame().parentFrame() === null;
    if (isDocument && response.headers()["content-type"]?.startsWith("text/html")) last = response;
  };
  for (const page of pages) page.on("response", hear);
  return async () => {
    for (const page of pages) page.off("response", hear);
    return (await last?.text()) ?? "";
  };
}
