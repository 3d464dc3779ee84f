import type { TFunction } from "i18next";
import type { Kind } from "~/core/kinds/kind";
import type { Sort } from "~/network/membership/rules/list";
import type { ListView } from "../list-view";

/** The form of the list and its filters, so that what is ticked goes along with them. Its page buttons are outside it. */
export const LIST_FORM = "members";

/** The row of a company, to which the list returns after a reminder; `sealedId` is the company's. */
export const rowId = (sealedId: string) => `row-${sealedId}`;

/** The start of the list. A link that changes the list returns here, to the results, and not to the top of the page. */
export const LIST_ID = "companies";
export const LIST_ANCHOR = `#${LIST_ID}`;

/** A button that requests the list in another way and keeps what is ticked. */
export const asking = ({ here }: ListView) =>
  ({ type: "submit", form: LIST_FORM, formMethod: "get", formAction: here + LIST_ANCHOR }) as const;

/** The sort options of the list, with their column names. */
export const columnNames = (kind: Kind, t: TFunction<"members">): Record<Sort, string> => ({
  company: t("columns.company"),
  changed: t("columns.changed"),
  overall: t(`columns.${kind}.level`),
  first: t(`columns.${kind}.first`),
  second: t(`columns.${kind}.second`),
  third: t(`columns.${kind}.third`),
});
