import { z } from "zod";
import { MAX_PASTED } from "~/core/pasted-code";
import { toScope } from "~/core/scopes";

/** Joining with a code, on the page. Messages are translation keys of the `company` namespace. */
export const newCodeSchema = z.object({
  code: z.string({ error: "errors.missing" }).trim().min(1, "errors.missing").max(MAX_PASTED, "errors.unknown"),
  scope: z.string().optional().transform(toScope),
  figures: z.literal("on").optional(),
  agree: z.literal("on", { error: "errors.agree" }),
});
