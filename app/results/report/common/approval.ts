import type { Scene } from "./scene";

/** Who approved the report, in a sentence. */
export function describeApproval({ approvalWords, signing: { approval } }: Scene): string {
  if (!approval) return approvalWords("notYetReader");
  const { name, designation, on } = approval;
  return approvalWords(designation ? "approvedBy" : "approvedByName", {
    name: name ?? approvalWords("signature.former"),
    designation,
    on,
  });
}
