import type { TFunction } from "i18next";
import type { Kind } from "~/core/kinds/kind";
import type { Sort } from "~/network/membership/rules/list";
import type { ListView } from "../list-view";

/** The form of the list, whose pages are buttons elsewhere. */
export const LIST_FORM = "members";

/** Where the list begins: whoever asks for it in another way comes back to what was found, not to the head of the page. */
export const LIST_ID = "companies";
export const LIST_ANCHOR = `#${LIST_ID}`;

/** A button that asks for the list in another way, with what is ticked. */
export const asking = ({ here }: ListView) =>
  ({ type: "submit", form: LIST_FORM, formMethod: "get", formAction: here + LIST_ANCHOR }) as const;

/** What the list can be sorted by, as its columns are called. */
export const columnNames = (kind: Kind, t: TFunction<"members">): Record<Sort, string> => ({
  changed: t("columns.changed"),
  overall: t(`columns.${kind}.level`),
  first: t(`columns.${kind}.first`),
  second: t(`columns.${kind}.second`),
  third: t(`columns.${kind}.third`),
});
