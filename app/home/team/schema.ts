import { z } from "zod";
import { LANGUAGES } from "~/core/language";
import { COLLEAGUE_ROLES } from "~/core/viewer";
import { email, name, newPassword, optionalText } from "~/foundation/identity/schema";

/** Whom to invite. Messages are keys of the `team` texts. */
export const inviteSchema = z.object({
  email: email("errors.email"),
  role: z.enum(COLLEAGUE_ROLES, { error: "errors.role" }),
  language: z.enum(LANGUAGES, { error: "errors.language" }),
});
export type Invite = z.infer<typeof inviteSchema>;

/** What a person enters when accepting an invitation. Messages are keys of the `account` texts; the mobile number is checked later. */
export const joinSchema = z.object({
  username: name("errors.username"),
  password: newPassword("errors.signUpPassword"),
  mobileCountry: optionalText(2).optional(),
  mobile: optionalText(30).optional(),
  designation: optionalText(80).optional(),
  terms: z.literal("on", { error: "errors.terms" }),
});
export type Joining = z.infer<typeof joinSchema>;
