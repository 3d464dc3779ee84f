import { formatApproval } from "~/results/approval/format-approval";
import type { Scene } from "./scene";

/** Who approved the report, in a sentence. */
export function describeApproval({ approvalWords, signing: { approval } }: Scene): string {
  return approval ? formatApproval(approvalWords, approval) : approvalWords("notYetReader");
}
