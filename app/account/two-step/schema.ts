import { z } from "zod";
import { readSignInCode } from "~/account/two-step/rules/sign-in-code";
import { typedPassword } from "~/foundation/identity/schema";

/** Messages are translation keys of the `security` namespace. */
const password = typedPassword("codeErrors.password", "codeErrors.passwordWrong");

const code = z
  .string({ error: "codeErrors.code" })
  .refine((typed) => readSignInCode(typed) !== null, "codeErrors.code");

export const passwordSchema = z.object({ password });
export const signInCodeSchema = z.object({ code });
export const appCodeSchema = z.object({
  code: z
    .string({ error: "codeErrors.appCode" })
    .refine((typed) => readSignInCode(typed)?.kind === "authenticator", "codeErrors.appCode"),
});
export const proofSchema = z.object({ password, code });
