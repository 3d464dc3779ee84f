import { z } from "zod";
import { inEveryLanguage, mapLanguages } from "~/core/language";

const words = z.string().trim().min(1);

/** A text in every language; English replaces a missing translation. None may be empty: a question without words cannot be published. */
export const textSchema = z
  .strictObject({ ...mapLanguages(() => words.optional()), en: words })
  .transform((said) => inEveryLanguage(said));
export type Text = z.infer<typeof textSchema>;

/** The id of a part of a questionnaire. A dot separates the id of a container from that of the part inside it. */
export const idSchema = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/** The id of a part of a question. Form field names put it before the question's own id, so it has no dot. */
export const partIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
