import { sayApproval } from "~/results/approval/say-approval";
import type { Scene } from "./scene";

/** Who approved the report, in a sentence. */
export function describeApproval({ approvalWords, signing: { approval } }: Scene): string {
  return approval ? sayApproval(approvalWords, approval) : approvalWords("notYetReader");
}
