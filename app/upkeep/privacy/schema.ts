import { z } from "zod";

/** What deleting an account asks for. Messages are translation keys of the `privacy` namespace. */
export const deletionSchema = z.object({
  password: z.string({ error: "errors.password" }).min(1, "errors.password").max(128, "errors.passwordWrong"),
  understood: z.literal("on", { error: "errors.understood" }),
});
