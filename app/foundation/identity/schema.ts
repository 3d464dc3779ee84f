import { z } from "zod";
import { type AddressFault, LONGEST_ADDRESS, readAddress } from "~/core/email-address";
import { MAX_PASTED } from "~/core/pasted-code";
import { SCOPES } from "~/core/scopes";
import { comparedSecret, secretLength } from "~/core/secret";
import { hasWord, oneLine } from "~/core/typed-text";
import { judgeName, LONGEST_NAME } from "~/foundation/identity/rules/names";
import { PASSWORD_LENGTH } from "~/foundation/identity/rules/password-policy";
import { withMost } from "~/i18n/message";

const isEmptyOrWord = (value: string) => value === "" || hasWord(value);

/**
 * A name or another required line of text, cleaned for storage. The later checks see it without invisible characters.
 * Messages are translation keys of the `account` namespace unless others are given.
 */
export const required = (
  key: string,
  max = 120,
  { tooLong = withMost("errors.tooLong", max), noLetter = "errors.noLetter" } = {},
) => z.string({ error: key }).overwrite(oneLine).min(1, key).max(max, tooLong).refine(isEmptyOrWord, noLetter);

/** A company's name. */
export const companyName = (key: string) =>
  required(key, LONGEST_NAME.company).refine((name) => judgeName(name, "company") !== "link", "errors.companyLink");

/** A person's name. */
export const name = (key: string) =>
  required(key, LONGEST_NAME.person).refine((value) => judgeName(value, "person") !== "link", "errors.nameLink");

/** An e-mail address in the form we store (`readAddress`). `missing` is the message for an empty one. */
export const email = (missing: string) => {
  const messages: Record<AddressFault, string> = {
    missing,
    form: "errors.emailForm",
    letters: "errors.emailLetters",
    long: withMost("errors.tooLong", LONGEST_ADDRESS),
  };
  return z
    .string({ error: missing })
    .overwrite((typed) => {
      const read = readAddress(typed);
      return read.ok ? read.address : oneLine(typed);
    })
    .superRefine((typed, found) => {
      const read = readAddress(typed);
      if (!read.ok) found.addIssue({ code: "custom", message: messages[read.fault] });
    })
    .meta({ format: "email" });
};

/** A line of text that may be empty. */
export const optionalText = (max: number) =>
  z.string().overwrite(oneLine).max(max, withMost("errors.tooLong", max)).refine(isEmptyOrWord, "errors.noLetter");

const isNoLonger = (password: string) => secretLength(password) <= PASSWORD_LENGTH.max;

/** A password typed for the first time or as confirmation, in the form in which passwords are compared. */
export const comparedPassword = (key: string) => z.string({ error: key }).overwrite(comparedSecret).min(1, key);

/** Checks only the length of a new password; `newPasswordError` judges the rest. */
export const newPassword = (key: string) =>
  comparedPassword(key)
    .min(PASSWORD_LENGTH.min, "errors.passwordShort")
    .refine(isNoLonger, "errors.passwordLong")
    .meta({ maxLength: PASSWORD_LENGTH.max });

/** A password as typed, regardless of today's rules for new ones. */
export const typedPassword = (key: string, tooLong: string) =>
  z.string({ error: key }).min(1, key).refine(isNoLonger, tooLong).meta({ maxLength: PASSWORD_LENGTH.max });

export const signInSchema = z.object({
  email: email("errors.email"),
  password: typedPassword("errors.passwordRequired", "errors.signIn"),
});

export const basicsSchema = z.object({
  username: name("errors.username"),
  email: email("errors.signUpEmail"),
  password: newPassword("errors.signUpPassword"),
  mobileCountry: z
    .string({ error: "errors.mobile" })
    .regex(/^[A-Z]{2}$/, "errors.mobile")
    .default("ZA"),
  /** A telephone number is optional. */
  mobile: optionalText(30).optional(),
});

export const companySchema = z.object({
  company: companyName("errors.company"),
  companyReg: required("errors.companyReg", 60),
  companyLocation: required("errors.companyLocation", 300),
  designation: required("errors.designation", 80),
  industry: required("errors.industry", 60),
});

/** The six annual revenue bands, smallest first (specification, accounts 3). */
export const REVENUE_BANDS = ["under-300k", "300k-3m", "3m-20m", "20m-50m", "50m-100m", "over-100m"] as const;
export type RevenueBand = (typeof REVENUE_BANDS)[number];

export const detailsSchema = z.object({
  country: required("errors.country", 60),
  state: required("errors.state", 60),
  city: optionalText(120).optional(),
  companySize: z.enum(REVENUE_BANDS, { error: "errors.companySize" }),
  accessCode: z.string().overwrite(oneLine).max(MAX_PASTED, "errors.accessCode").optional(),
  /** What the company that owns the code sees. Everything, if absent. */
  accessCodeScope: z.enum(SCOPES, { error: "errors.accessCode" }).optional(),
  /** Needed only with a code; see `earlyErrors`. */
  accessCodeConsent: z.literal("on", { error: "errors.accessCodeConsent" }).optional(),
  terms: z.literal("on", { error: "errors.terms" }),
});

/** Everything a registration needs, from the page or the API. `register` checks the mobile number. */
export const registrationSchema = z.object({
  ...basicsSchema.omit({ password: true }).shape,
  ...companySchema.shape,
  ...detailsSchema.omit({ terms: true, accessCodeConsent: true }).shape,
});
export type Registration = z.infer<typeof registrationSchema>;
