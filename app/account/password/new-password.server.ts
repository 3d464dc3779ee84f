import { judgePassword, type Owner } from "~/foundation/identity/rules/password-policy";

const MESSAGES = {
  short: "errors.passwordShort",
  long: "errors.passwordLong",
  common: "errors.passwordCommon",
  personal: "errors.passwordPersonal",
} as const;
export type PasswordMessage = (typeof MESSAGES)[keyof typeof MESSAGES];

/** Says what is wrong with a new password, as a key of the account's texts, or null. */
export async function newPasswordError(password: string, owner: Owner): Promise<PasswordMessage | null> {
  const { isCommonPassword } = await import("~/foundation/identity/content/common-passwords.server");
  const verdict = judgePassword(password, owner, isCommonPassword);
  return verdict.ok ? null : MESSAGES[verdict.reason];
}
