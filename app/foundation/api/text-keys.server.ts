import { isTextKey, type TextKey } from "./texts.server";

/** Converts a use case's field errors for the API. Their keys belong to the account's texts. */
export function toTextKeys(errors: Partial<Record<string, string>>): Record<string, TextKey> {
  const entries = Object.entries(errors).flatMap(([field, key]) => {
    const full = `account:${key}`;
    return isTextKey(full) ? [[field, full] as const] : [];
  });
  return Object.fromEntries(entries);
}
