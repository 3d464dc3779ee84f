import { z } from "zod";
import { typedPassword } from "~/foundation/identity/schema";

/** Messages are translation keys of the `security` namespace. */
const password = typedPassword("codeErrors.password", "codeErrors.passwordWrong");
/** Needed only if two-step sign-in is on. */
const code = z.string().optional();

export const proofSchema = z.object({ password, code });
export type ProofForm = z.infer<typeof proofSchema>;

/** The longest identifier and secret of a client. */
export const CLIENT_LIMIT = 500;

const line = (limit: number) => z.string().trim().max(limit, "codeErrors.nameLong");

export const providerSchema = z.object({
  issuer: z.string().default(""),
  clientId: line(CLIENT_LIMIT).min(1, "codeErrors.clientId"),
  clientSecret: line(CLIENT_LIMIT).default(""),
  password,
  code,
});
export type ProviderForm = z.infer<typeof providerSchema>;
