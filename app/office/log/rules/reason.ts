import { z } from "zod";
import { REASON } from "../../../core/office-acts";
import { oneLine } from "../../../core/typed-text";

/** Why an administrator does something, in one line: required, and long enough to say anything to who reads the log. */
export const reasonSchema = z
  .string({ error: "reason.missing" })
  .overwrite(oneLine)
  .min(1, "reason.missing")
  .min(REASON.min, "reason.short")
  .max(REASON.max, "reason.long");
