import { z } from "zod";
import { looksLikeLink } from "~/core/link-like";
import { TOKEN_SCOPES } from "~/core/token-scopes";
import { required } from "~/foundation/identity/schema";
import { TOKEN_DAYS } from "./rules/tokens";

/** Messages are translation keys of the `security` namespace. The name appears in a mail, so it must not look like a link. */
const name = required("codeErrors.tokenName", 60, {
  tooLong: "codeErrors.nameLong",
  noLetter: "codeErrors.noLetter",
}).refine((value) => !looksLikeLink(value), "codeErrors.nameLink");

export const makeSchema = z.object({
  /** The token's id. The page chooses it, so that a form that is sent twice makes one token. */
  once: z.string({ error: "codeErrors.tokenKnown" }).regex(/^[\w-]{22}$/, "codeErrors.tokenKnown"),
  name,
  scopes: z
    .array(z.enum(TOKEN_SCOPES, { error: "codeErrors.tokenScopes" }), { error: "codeErrors.tokenScopes" })
    .min(1, "codeErrors.tokenScopes"),
  days: z.coerce
    .number({ error: "codeErrors.tokenDays" })
    .refine((days) => TOKEN_DAYS.some((each) => each === days), "codeErrors.tokenDays"),
  password: z
    .string({ error: "codeErrors.password" })
    .min(1, "codeErrors.password")
    .max(128, "codeErrors.passwordWrong"),
  /** Needed only if two-step sign-in is on. */
  code: z.string().optional(),
});
export type TokenForm = z.infer<typeof makeSchema>;
