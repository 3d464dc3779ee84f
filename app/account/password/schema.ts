import { z } from "zod";
import { CODE_LENGTH, LONG_CODE_LENGTH } from "~/account/password/rules/recovery";
import { digitsIn, MAX_PASTED } from "~/core/pasted-code";
import { comparedPassword, newPassword, signInSchema, typedPassword } from "~/foundation/identity/schema";

export const recoverySchema = z.object({ email: signInSchema.shape.email });

/** The code as a user pastes it, with any text around it. */
export const codeSchema = z.object({
  code: z
    .string({ error: "errors.code" })
    .max(MAX_PASTED, "errors.code")
    .overwrite((value) => digitsIn(value, [CODE_LENGTH, LONG_CODE_LENGTH]) ?? "")
    .min(CODE_LENGTH, "errors.code"),
});

export const resetSchema = z
  .object({
    password: newPassword("errors.passwordRequired"),
    confirmation: comparedPassword("errors.passwordRequired"),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    error: "errors.passwordsMatch",
    when: bothGiven("password", "confirmation"),
  });

export const changePasswordSchema = z
  .object({
    password: typedPassword("errors.currentPassword", "errors.currentWrong"),
    newPassword: newPassword("errors.newPassword"),
    confirmation: comparedPassword("errors.confirmNewPassword"),
  })
  .refine(({ newPassword: password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    error: "errors.newPasswordsMatch",
    when: bothGiven("newPassword", "confirmation"),
  });

/** Two fields can be compared once both have a value, whatever else is wrong with the form. */
function bothGiven(one: string, other: string) {
  const fields = z.looseObject({ [one]: z.string().min(1), [other]: z.string().min(1) });
  return ({ value }: { value: unknown }) => fields.safeParse(value).success;
}
