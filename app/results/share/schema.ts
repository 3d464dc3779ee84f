import { z } from "zod";
import type { Kind } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import { judgeExpiry, partsOf, RECIPIENT_LIMIT, WORD_LENGTH } from "~/core/sharing";
import { required } from "~/foundation/identity/schema";

export type Share = z.infer<ReturnType<typeof shareSchema>>;

/** What a link should show, to whom and for how long. Messages are keys of the `share` namespace. */
export const shareSchema = (kind: Kind, now: number, timeZone: string) =>
  z.object({
    recipient: required("errors.recipient", RECIPIENT_LIMIT, {
      tooLong: "errors.recipientLong",
      noLetter: "errors.recipient",
    }),
    parts: z
      .array(z.string(), { error: "errors.parts" })
      .max(partsOf(kind).length, "errors.parts")
      .refine((given) => given.every((part) => partsOf(kind).some((known) => known === part)), "errors.parts")
      .transform((given) => partsOf(kind).filter((part) => given.includes(part)))
      .refine((parts) => parts.length > 0, "errors.parts"),
    language: z.enum(LANGUAGES, { error: "errors.language" }),
    expires: z
      .string({ error: "errors.expires.missing" })
      .trim()
      .superRefine((day, found) => {
        const verdict = judgeExpiry(day, now, timeZone);
        if (!verdict.ok) found.addIssue({ code: "custom", message: `errors.expires.${verdict.reason}` });
      }),
    word: typedWord.optional(),
  });

/** A word in the form in which it is compared: the same letters however they were typed, without spaces around it. */
const plainWord = z.string({ error: "errors.wordMissing" }).overwrite((word) => word.normalize("NFC").trim());

const typedWord = plainWord.min(WORD_LENGTH.min, "errors.wordShort").max(WORD_LENGTH.max, "errors.wordLong");

/** The word that a reader gives. One that no link can have is as wrong as any other. */
export const wordSchema = z.object({
  word: plainWord.min(1, "errors.wordMissing").max(WORD_LENGTH.max, "errors.word"),
});
