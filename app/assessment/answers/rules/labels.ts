import type { Language } from "~/core/language";
import type { Text } from "~/core/text";

const plain = (text: string) => text.trim().normalize("NFC").toLowerCase();

/** The item whose id, or label in any language, matches the text. */
export function matchLabel<T extends { id: string; label: Text }>(list: readonly T[], written: string): T | null {
  const wanted = plain(written);
  const isMeant = ({ id, label }: T) => id === wanted || Object.values(label).some((word) => plain(word) === wanted);
  return list.find(isMeant) ?? null;
}

/** A label with its value. French puts a non-breaking space before the colon. */
export function labelled(label: string, said: string, language: Language): string {
  return `${label}${language === "fr" ? "\u00a0" : ""}: ${said}`;
}
