import { z } from "zod";

/** A text in every language. None may be empty: a question without words cannot be published. */
export const textSchema = z.strictObject({
  en: z.string().trim().min(1),
  fr: z.string().trim().min(1),
  ms: z.string().trim().min(1),
});
export type Text = z.infer<typeof textSchema>;

/** Names a part of a questionnaire; a dot leads into what it stands in. */
export const idSchema = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/** Names a part of a question, which a form's field names carry before the question's own id: without a dot. */
export const partIdSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
