/** The documents that every account holder agrees to: at sign-up, and an owner again when a new version asks for it. */
export const AGREED = ["terms", "privacy"] as const;
export type AgreedDocument = (typeof AGREED)[number];

/** A user's agreement to a version of a document. */
export interface Agreement {
  document: AgreedDocument;
  version: number;
  at: number;
}
