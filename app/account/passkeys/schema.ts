import { z } from "zod";
import { looksLikeLink } from "~/core/link-like";
import { required } from "~/foundation/identity/schema";

/** Messages are translation keys of the `security` namespace. A name appears in a mail, so it must not look like a link. */
const name = required("codeErrors.name", 60, {
  tooLong: "codeErrors.nameLong",
  noLetter: "codeErrors.noLetter",
}).refine((value) => !looksLikeLink(value), "codeErrors.nameLink");

const password = z
  .string({ error: "codeErrors.password" })
  .min(1, "codeErrors.password")
  .max(128, "codeErrors.passwordWrong");

/** The code is needed only if two-step sign-in is on. */
export const newPasskeySchema = z.object({ name, password, code: z.string().optional() });
export const renameSchema = z.object({ id: z.string().default(""), name });
export const removeSchema = z.object({ id: z.string().default(""), password });

/** What the script sends: the sealed challenge and the authenticator's answer as JSON. */
export const answerSchema = z.object({ state: z.string().default(""), credential: z.string().default("") });
