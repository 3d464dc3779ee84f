import { z } from "zod";
import { isWebAddress, looksLikeLink } from "~/domain/account/link-like";
import { PASSWORD_LENGTH } from "~/domain/account/password-policy";
import { comparedSecret, secretLength } from "~/domain/account/secret";
import { SCOPES } from "~/domain/network/ledger";
import { hasWord, oneLine } from "~/domain/typed-text";

const isEmptyOrWord = (value: string) => value === "" || hasWord(value);

/**
 * A name, or another line of text that must be there, as it is kept: what follows judges it without what nobody sees. Messages
 * are translation keys of the `account` namespace unless others are given.
 */
export const required = (key: string, max = 120, { tooLong = "errors.tooLong", noLetter = "errors.noLetter" } = {}) =>
  z.string({ error: key }).overwrite(oneLine).min(1, key).max(max, tooLong).refine(isEmptyOrWord, noLetter);

/** A company's name, which goes into mails: no web address that says so. Some companies are called like their site. */
export const companyName = (key: string) => required(key).refine((value) => !isWebAddress(value), key);

/** A person's name, which goes into mails: nothing that a mail program would turn into a link. */
export const name = (key: string, max?: number) =>
  required(key, max).refine((value) => !looksLikeLink(value), "errors.nameLink");

/** An e-mail address, in lower case. */
export const email = (key: string) =>
  z.string({ error: key }).overwrite(oneLine).toLowerCase().max(254, "errors.tooLong").pipe(z.email(key));

/** The same that may be empty. */
export const optionalText = (max: number) =>
  z.string().overwrite(oneLine).max(max, "errors.tooLong").refine(isEmptyOrWord, "errors.noLetter");

const isNoLonger = (password: string) => secretLength(password) <= PASSWORD_LENGTH.max;

/** A password typed anew or once more, in the form in which passwords are compared. */
export const comparedPassword = (key: string) => z.string({ error: key }).overwrite(comparedSecret).min(1, key);

/** A new password as far as its length goes; `newPasswordError` judges the rest. */
export const newPassword = (key: string) =>
  comparedPassword(key)
    .min(PASSWORD_LENGTH.min, "errors.passwordShort")
    .refine(isNoLonger, "errors.passwordLong")
    .meta({ maxLength: PASSWORD_LENGTH.max });

/** A password as it is typed, whatever today's rules for new ones say. */
export const typedPassword = (key: string, tooLong: string) =>
  z.string({ error: key }).min(1, key).refine(isNoLonger, tooLong).meta({ maxLength: PASSWORD_LENGTH.max });

export const signInSchema = z.object({
  email: email("errors.email"),
  password: typedPassword("errors.passwordRequired", "errors.signIn"),
});

export const basicsSchema = z.object({
  username: name("errors.username", 80),
  email: email("errors.signUpEmail"),
  password: newPassword("errors.signUpPassword"),
  mobileCountry: z
    .string({ error: "errors.mobile" })
    .regex(/^[A-Z]{2}$/, "errors.mobile")
    .default("ZA"),
  /** Nobody has to be reached by telephone. */
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
  accessCode: z.string().overwrite(oneLine).max(40, "errors.accessCode").optional(),
  /** What the company of the code sees; everything where nothing is said. */
  accessCodeScope: z.enum(SCOPES, { error: "errors.accessCode" }).optional(),
  /** Needed with a code only; see `earlyErrors`. */
  accessCodeConsent: z.literal("on", { error: "errors.accessCodeConsent" }).optional(),
  terms: z.literal("on", { error: "errors.terms" }),
});

/** Everything a registration needs, whichever way it came in; the mobile number is checked by `register`. */
export const registrationSchema = z.object({
  ...basicsSchema.omit({ password: true }).shape,
  ...companySchema.shape,
  ...detailsSchema.omit({ terms: true, accessCodeConsent: true }).shape,
});
export type Registration = z.infer<typeof registrationSchema>;
