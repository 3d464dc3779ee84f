import { mapLanguages, pickField } from "~/core/language";

/** What the columns that name a place or an industry give for each language: names of a row, columns of a table. */
export const namesOf = <R extends { nameEn: unknown }>(columns: R) =>
  mapLanguages((language) => pickField(columns, "name", language));
