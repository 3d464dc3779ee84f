/** The documents that whoever has an account agrees to: on the way in, and an owner again where a new version asks for it. */
export const AGREED = ["terms", "privacy"] as const;
export type AgreedDocument = (typeof AGREED)[number];

/** That somebody has agreed to a version of a document. */
export interface Agreement {
  document: AgreedDocument;
  version: number;
  at: number;
}
