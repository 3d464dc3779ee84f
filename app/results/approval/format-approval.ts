import type { TFunction } from "i18next";
import type { SigningView } from "./view";

/** The sentence that says who approved a report, the same on its page, on paper and in its file. */
export function formatApproval(
  t: TFunction<"approval">,
  { name, designation, on }: NonNullable<SigningView["approval"]>,
): string {
  return t(designation ? "approvedBy" : "approvedByName", { name: name ?? t("signature.former"), designation, on });
}
