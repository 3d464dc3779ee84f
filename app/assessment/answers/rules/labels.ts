import type { Language } from "~/core/language";
import type { Text } from "~/core/text";

const plain = (text: string) => text.trim().normalize("NFC").toLowerCase();

/** The one that is meant by its id or by its label in any language. */
export function matchLabel<T extends { id: string; label: Text }>(list: readonly T[], written: string): T | null {
  const wanted = plain(written);
  const isMeant = ({ id, label }: T) => id === wanted || Object.values(label).some((word) => plain(word) === wanted);
  return list.find(isMeant) ?? null;
}

/** A name with what is said of it; French sets its colon apart, by a space that no line breaks at. */
export function labelled(label: string, said: string, language: Language): string {
  return `${label}${language === "fr" ? "\u00a0" : ""}: ${said}`;
}
