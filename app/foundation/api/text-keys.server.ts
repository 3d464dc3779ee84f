import { isTextKey, type TextKey } from "./texts.server";

/** Field errors of a use case as the API says them: their keys belong to the account's texts. */
export function toTextKeys(errors: Partial<Record<string, string>>): Record<string, TextKey> {
  const entries = Object.entries(errors).flatMap(([field, key]) => {
    const full = `account:${key}`;
    return isTextKey(full) ? [[field, full] as const] : [];
  });
  return Object.fromEntries(entries);
}
