import { z } from "zod";
import { required } from "~/foundation/identity/schema";
import { APPROVER_LIMIT, judgeApprovalDay } from "~/results/results/rules/approval";

/** Who approves a report of a company in that time zone. Messages are keys of the `approval` namespace (specification, results 5). */
export const approvalSchema = (now: number, timeZone: string) =>
  z.object({
    name: required("errors.name", APPROVER_LIMIT, { tooLong: "errors.tooLong", noLetter: "errors.name" }),
    designation: required("errors.designation", APPROVER_LIMIT, {
      tooLong: "errors.tooLong",
      noLetter: "errors.designation",
    }),
    date: z
      .string({ error: "errors.date" })
      .trim()
      .superRefine((day, found) => {
        const verdict = judgeApprovalDay(day, now, timeZone);
        const keys = { missing: "errors.date", invalid: "errors.dateInvalid", future: "errors.dateLate" } as const;
        if (!verdict.ok) found.addIssue({ code: "custom", message: keys[verdict.reason] });
      }),
  });
