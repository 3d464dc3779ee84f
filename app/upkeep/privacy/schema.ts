import { z } from "zod";

/** The form that confirms deleting an account. Messages are translation keys of the `privacy` namespace. */
export const deletionSchema = z.object({
  password: z.string({ error: "errors.password" }).min(1, "errors.password").max(128, "errors.passwordWrong"),
  understood: z.literal("on", { error: "errors.understood" }),
});
