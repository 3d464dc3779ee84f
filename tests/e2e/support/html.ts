import { HtmlValidate } from "html-validate";
import type { Page, Response } from "playwright";

/** The recommended rules, without matters of taste. */
const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `<br/>`, `autoComplete` and `hidden=""`; browsers read `<br>`, `autocomplete` and `hidden`.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Question ids contain dots and generated ones may start with a dash; HTML only forbids spaces.
    "valid-id": ["error", { relaxed: true }],
    // Several checkboxes with one name form a list on the server.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    // A report's title contains the company's full name, which becomes the name of a saved file.
    "long-title": ["error", { maxlength: 140 }],
    // ARIA allows a name on a list.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // CSS shows a table as blocks on a phone, so only its roles make it a table for a screen reader.
    "no-redundant-role": "off",
  },
});

/** The footer of a report's printed pages, which can only be set in an attribute. */
const PAPER_FOOT = / style="--paper-foot:[^"]*"/;

/** The bell of a signed-in user: search engines cannot find these pages. */
const BELL = ' href="/notifications"';
const DESCRIPTION = /<meta name="description" content="[^"]{40,}"\/>/;

/** HTML errors in a document as it was served, and a missing description. */
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

/** Listens for documents that pages load; the returned function stops and returns the last one. */
export function watchDocuments(pages: Page[]): () => Promise<string> {
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
