import { z } from "@hono/zod-openapi";
import { LANGUAGES, type Language, SPOKEN } from "~/core/language";
import { SCOPES } from "~/core/scopes";
import { oneLine } from "~/core/typed-text";
import { named, namedShape } from "~/foundation/api/names";
import {
  basicsSchema,
  REVENUE_BANDS,
  type RevenueBand,
  registrationSchema,
  required,
  signInSchema,
} from "~/foundation/identity/schema";
import { translator } from "~/i18n/i18n.server";
import { picturePath } from "./avatar";
import type { Profile } from "./profile.server";
import { companyProfileSchema, currentPassword, ownProfileSchema } from "./profile-schema";

/** The answer to a captcha, for calls that a visitor can start without an account. */
export const captchaResponse = z
  .string({ error: "captcha:missing" })
  .min(1, "captcha:missing")
  .max(2048, "captcha:wrong")
  .openapi({ description: "<token>:<answer> of GET auth/captcha, or the token that Turnstile gave" });

/** What GET auth/captcha returns: the question to answer, or the widget to show and the action to name in it for each call. */
export const captchaSchema = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("question"), token: z.string(), question: z.string() }),
  z.object({
    provider: z.literal("turnstile"),
    siteKey: z.string(),
    actions: z.object({
      signin: z.literal("sign-in"),
      signup: z.literal("sign-up"),
      forgotpassword: z.literal("recovery"),
    }),
  }),
]);

const anyBand = (key: string) => z.string({ error: key }).overwrite(oneLine).min(1, key).max(60, key);

/** The registration in the contract's form: places by name or id, the revenue band by label or id. */
export const signUpRequest = z
  .strictObject({
    ...registrationSchema.shape,
    password: basicsSchema.shape.password,
    country: required("errors.country"),
    state: required("errors.state"),
    city: registrationSchema.shape.city.nullish(),
    companySize: anyBand("errors.companySize"),
    accessCode: registrationSchema.shape.accessCode.nullish(),
    accessCodeScope: z.enum(SCOPES, { error: "company:errors.scope" }).optional().openapi({
      description:
        "What the company of the code will see: everything that is submitted, or the level alone; «full» where nothing is said",
    }),
    accessCodeConsent: z.boolean({ error: "errors.accessCodeConsent" }).optional().openapi({
      description:
        "True with an access code, and not needed without: the company agrees that that of the code sees what accessCodeScope says",
    }),
    repatcheResponse: captchaResponse,
  })
  .openapi("SignUp");

export const signInRequest = z
  .strictObject({
    ...signInSchema.shape,
    repatcheResponse: captchaResponse,
    otp: z.string({ error: "failures.otpWrong" }).max(40, "failures.otpWrong").optional().openapi({
      description:
        "Where two-step sign-in is on: the six digits of the authenticator, or a recovery code. Without it such an account gets 401 with errors.otp; sign in again with a new captcha and the code",
    }),
    userType: z.literal("User", { error: "failures.userType" }),
  })
  .openapi("SignIn");

/** The profile in the contract's form, partial or whole. `password` is required when `email` changes. */
export const updateProfileRequest = z
  .strictObject({
    ...ownProfileSchema.shape,
    ...companyProfileSchema.shape,
    mobile: ownProfileSchema.shape.mobile.nullish(),
    companyReg: companyProfileSchema.shape.companyReg.nullish(),
    companyLocation: companyProfileSchema.shape.companyLocation.nullish(),
    country: required("errors.country"),
    state: required("errors.state"),
    city: companyProfileSchema.shape.city.nullish(),
    timeZone: companyProfileSchema.shape.timeZone.nullish().openapi({
      description:
        "In which the company's days begin and end, by IANA's name («Asia/Kuala_Lumpur»); null or an empty text where its country and state say so",
    }),
    companySize: anyBand("errors.profileCompanySize"),
    password: currentPassword,
  })
  .partial()
  .openapi("ProfileChange");

const token = z.string({ error: "failures.refresh" }).min(1, "failures.refresh").max(200, "failures.refresh");
export const refreshRequest = z.strictObject({ refreshToken: token }).openapi("Refresh");
export const logoutRequest = z.strictObject({ refreshToken: token.optional() }).openapi("Logout");

export const languageRequest = z
  .strictObject({
    language: z
      .string({ error: "failures.language" })
      .refine((value) => findLanguage(value) !== null, "failures.language")
      .openapi({ enum: LANGUAGES.map(languageName) }),
  })
  .openapi("LanguageChoice");

export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() }).openapi("Tokens");

export const userSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    username: z.string(),
    email: z.string(),
    company: z.string(),
    companyReg: z.string(),
    companyLocation: z.string(),
    designation: z.string(),
    mobile: z.string(),
    industry: z.object({ _id: z.string(), ...namedShape("name") }),
    country: z.string(),
    state: z.string(),
    city: z.string(),
    timeZone: z.string().nullable().openapi({
      description: "In which the company's days begin and end, by IANA's name; null where its country and state say so",
    }),
    companySize: z.string(),
    language: z.string(),
    proImage: z.string().nullable(),
    isCorporate: z.boolean(),
    ownAccessCode: z.string().nullable(),
    joinedAccessCode: z.array(z.string()),
  })
  .openapi("User");

/** Converts a profile to the contract's user. Places and the revenue band are texts in `language`. */
export function toUser(profile: Profile, language: Language): z.infer<typeof userSchema> {
  const { id, industry, country, state, city, revenueBand, joinedAccessCodes, avatar, ...rest } = profile;
  const { countryId: _country, stateId: _state, pendingEmail: _pending, ...same } = rest;
  return {
    _id: id,
    id,
    ...same,
    industry: { _id: industry.id, ...named("name", industry.names) },
    country: country[language],
    state: state[language],
    city: city ?? "",
    companySize: bandLabel(revenueBand, language),
    language: languageName(profile.language),
    proImage: picturePath(id, avatar),
    joinedAccessCode: joinedAccessCodes,
  };
}

/** The language with that id, or with that name in the contract. Null if there is none. */
export function findLanguage(value: string): Language | null {
  return LANGUAGES.find((id) => [id, languageName(id).toLowerCase()].includes(value.trim().toLowerCase())) ?? null;
}

/** A language's name in the contract, which accepts ids as well. */
export function languageName(language: Language): string {
  return SPOKEN[language].english;
}

/** The revenue band with that id, or with that label in any language. Null if there is none. */
export function findBand(value: string): RevenueBand | null {
  const given = value.trim();
  const fits = (band: RevenueBand) =>
    band === given || LANGUAGES.some((language) => bandLabel(band, language) === given);
  return REVENUE_BANDS.find(fits) ?? null;
}

function bandLabel(band: string, language: Language): string {
  const known = REVENUE_BANDS.find((candidate) => candidate === band);
  return known ? translator(language, "account")(`revenue.${known}`) : band;
}
