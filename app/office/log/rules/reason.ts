import { z } from "zod";
import { REASON } from "../../../core/office-acts";
import { oneLine } from "../../../core/typed-text";

/** The reason for an administrator's act, in one line: required, and long enough to be meaningful to readers of the log. */
export const reasonSchema = z
  .string({ error: "reason.missing" })
  .overwrite(oneLine)
  .min(1, "reason.missing")
  .min(REASON.min, "reason.short")
  .max(REASON.max, "reason.long");
