import { LANGUAGES, type Language, mapLanguages } from "../../../core/language";
import { type Entities, fieldsAt, listPaths } from "./entities";
import type { EditedFields } from "./shapes";
import { leavesOf } from "./walk";

/** A text of a questionnaire. Its key identifies a workbook row: the entity's path, and the place within it. */
export interface TextCell {
  key: string;
  path: string;
  at: string;
  words: Record<Language, string>;
  /** The maximum number of characters per language. */
  most: number;
}

/** Every translatable text, in document order. */
export function listTexts(entities: Entities): TextCell[] {
  return listPaths(entities).flatMap((path) => {
    const value = (entities.get(path) ?? {}) as EditedFields;
    return leavesOf(fieldsAt(path, value), value).flatMap(({ at, shape, value: said }): TextCell[] => {
      if (shape.kind !== "text" || said === undefined) return [];
      const words = mapLanguages((language) => String((said as EditedFields)[language] ?? ""));
      return [{ key: `${path}#${at}`, path, at, words, most: shape.most }];
    });
  });
}

/** A text from a workbook, in one language, with the mark of the text when the workbook was created. */
export interface FilledText {
  key: string;
  language: Language;
  text: string;
  mark: string;
}

export type TextChange = FilledText & { was: string };

/** The result of comparing a workbook with the draft: changes, conflicts with other edits, and unknown keys. */
export interface TextChanges {
  changes: TextChange[];
  /** Both the workbook and another editor have changed these. */
  conflicts: TextChange[];
  unknown: string[];
  unchanged: number;
}

/** Compares a workbook's texts with the current ones and, by their marks, with the ones the workbook was created from. */
export function compareTexts(
  entities: Entities,
  filled: readonly FilledText[],
  markOf: (text: string) => string,
): TextChanges {
  const today = new Map(listTexts(entities).map((text) => [text.key, text]));
  const found: TextChanges = { changes: [], conflicts: [], unknown: [], unchanged: 0 };
  for (const cell of filled) {
    const text = today.get(cell.key);
    if (!text) {
      if (!found.unknown.includes(cell.key)) found.unknown.push(cell.key);
      continue;
    }
    const was = text.words[cell.language];
    // An untouched cell must not overwrite what another editor has changed meanwhile.
    if (cell.text === was || cell.mark === markOf(cell.text)) found.unchanged += 1;
    else if (cell.mark === markOf(was)) found.changes.push({ ...cell, was });
    else found.conflicts.push({ ...cell, was });
  }
  return found;
}

/** The languages in the order of the workbook's columns. */
export const COLUMNS: readonly Language[] = LANGUAGES;
