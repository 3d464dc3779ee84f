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

const MISSING = "codeErrors.clientId";

export const providerSchema = z.object({
  issuer: z.string().default(""),
  clientId: z.string({ error: MISSING }).trim().min(1, MISSING).max(CLIENT_LIMIT, "codeErrors.clientLong"),
  clientSecret: z.string().trim().max(CLIENT_LIMIT, "codeErrors.clientLong").default(""),
  password,
  code,
});
export type ProviderForm = z.infer<typeof providerSchema>;
