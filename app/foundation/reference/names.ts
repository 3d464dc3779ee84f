import { mapLanguages, pickField } from "~/core/language";

/** Maps each language to the name of a place or an industry. Accepts a row's values or a table's columns. */
export const namesOf = <R extends { nameEn: unknown }>(columns: R) =>
  mapLanguages((language) => pickField(columns, "name", language));
