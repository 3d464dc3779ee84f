import { z } from "zod";
import { inEveryLanguage, mapLanguages } from "~/core/language";

const words = z.string().trim().min(1);

/** A text, which says in English what it does not say in a language. None may be empty: a question without words cannot be published. */
export const textSchema = z
  .strictObject({ ...mapLanguages(() => words.optional()), en: words })
  .transform((said) => inEveryLanguage(said));
export type Text = z.infer<typeof textSchema>;

/** Names a part of a questionnaire; a dot leads into what it stands in. */
export const idSchema = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/** Names a part of a question, which a form's field names carry before the question's own id: without a dot. */
export const partIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
