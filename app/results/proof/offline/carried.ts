import type { Language } from "~/core/language";
import type { IssuerKey } from "~/platform/crypto/proof-keys";
import type { Words } from "../words";

/** The data of the page that checks reports without a network: the issuer, its keys, and the texts. */
export interface OfflineData {
  did: string;
  keys: IssuerKey[];
  language: Language;
  words: Words;
  texts: Record<"issued" | "issuedText" | "changed" | "changedText" | "unreadable" | "unreadableText", string> &
    Record<"without" | "withoutText" | "foreign" | "foreignText" | "paper" | "paperText" | "over" | "old", string> &
    Record<"status" | "scores" | "subject" | "correct" | "level" | "tooLarge", string>;
}
