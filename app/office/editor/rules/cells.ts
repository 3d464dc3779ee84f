import { LANGUAGES, type Language, mapLanguages } from "../../../core/language";
import { type Entities, fieldsAt, listPaths } from "./entities";
import type { EditedFields } from "./shapes";
import { leavesOf } from "./walk";

/** A text of a questionnaire with its key, which a row of a translator's workbook carries: the thing's path, and the place in it. */
export interface TextCell {
  key: string;
  path: string;
  at: string;
  words: Record<Language, string>;
  /** The most signs that it may have in a language. */
  most: number;
}

/** Every text that people translate, in the order in which the document says them. */
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

/** What a workbook says of a text in a language, and the mark of what it said when the workbook was made. */
export interface FilledText {
  key: string;
  language: Language;
  text: string;
  mark: string;
}

export type TextChange = FilledText & { was: string };

/** What a filled workbook comes to: what would change, what somebody else has changed since as well, and keys that are nobody's. */
export interface TextChanges {
  changes: TextChange[];
  /** Both the workbook and somebody else have changed it. */
  conflicts: TextChange[];
  unknown: string[];
  unchanged: number;
}

/** Compares a workbook's texts, text by text, with those of today and, by their marks, with those it was made of. */
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
    // Whoever left a cell as it was has said nothing about what somebody else made of it.
    if (cell.text === was || cell.mark === markOf(cell.text)) found.unchanged += 1;
    else if (cell.mark === markOf(was)) found.changes.push({ ...cell, was });
    else found.conflicts.push({ ...cell, was });
  }
  return found;
}

/** The languages in the order of a workbook's columns. */
export const COLUMNS: readonly Language[] = LANGUAGES;
