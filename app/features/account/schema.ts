import { z } from "zod";
import { isWebAddress, looksLikeLink } from "~/domain/account/link-like";
import { PASSWORD_LENGTH } from "~/domain/account/password-policy";

/** A line break in a name would start a header or a line of its own in a mail. */
const isOneLine = (value: string) => !/\p{Cc}/u.test(value);

/** One line of text that must be there. Messages are translation keys of the `account` namespace. */
export const required = (key: string, max = 120) =>
  z.string({ error: key }).trim().min(1, key).max(max, "errors.tooLong").refine(isOneLine, key);

/** A company's name, which goes into mails: no web address that says so. Some companies are called like their site. */
export const companyName = (key: string) => required(key).refine((value) => !isWebAddress(value), key);

/** A person's name, which goes into mails: nothing that a mail program would turn into a link. */
export const name = (key: string, max?: number) =>
  required(key, max).refine((value) => !looksLikeLink(value), "errors.nameLink");

/** An e-mail address, in lower case. */
export const email = (key: string) =>
  z.string({ error: key }).trim().toLowerCase().max(254, "errors.tooLong").pipe(z.email(key));

/** One line that may be empty. It has no message of its own: control characters become blanks. */
export const optionalText = (max: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/\p{Cc}+/gu, " "))
    .trim()
    .max(max, "errors.tooLong");

/** A new password as far as its length goes; `newPasswordError` judges the rest. */
export const newPassword = (key: string) =>
  z
    .string({ error: key })
    .min(1, key)
    .min(PASSWORD_LENGTH.min, "errors.passwordShort")
    .max(PASSWORD_LENGTH.max, "errors.passwordLong");

/** A password as it is, whatever today's rules for new ones say. */
export const typedPassword = (key: string, tooLong: string) =>
  z.string({ error: key }).min(1, key).max(PASSWORD_LENGTH.max, tooLong);

export const signInSchema = z.object({
  email: email("errors.email"),
  password: typedPassword("errors.passwordRequired", "errors.signIn"),
});

export const basicsSchema = z.object({
  username: name("errors.username", 80),
  email: email("errors.signUpEmail"),
  password: newPassword("errors.signUpPassword"),
  mobileCountry: z.string({ error: "errors.mobile" }).regex(/^[A-Z]{2}$/, "errors.mobile"),
  mobile: required("errors.mobile", 30),
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
  accessCode: z.string().trim().max(40, "errors.accessCode").refine(isOneLine, "errors.accessCode").optional(),
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
