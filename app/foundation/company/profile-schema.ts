import { z } from "zod";
import { isZone } from "~/core/days/days";
import { companyName, email, name, optionalText, REVENUE_BANDS, required } from "~/foundation/identity/schema";

/** What all users may change in their own profile. Mobile may be empty (specification, accounts 5). */
export const ownProfileSchema = z.object({
  username: name("errors.username"),
  email: email("errors.signUpEmail"),
  designation: required("errors.profileDesignation", 80),
  mobileCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "errors.mobile")
    .optional(),
  mobile: optionalText(30).optional(),
});

/** What the owner may change in the company's profile. */
export const companyProfileSchema = z.object({
  company: companyName("errors.company"),
  companyReg: optionalText(60).optional(),
  companyLocation: optionalText(300).optional(),
  industry: required("errors.industry", 60),
  country: required("errors.country", 120),
  state: required("errors.state", 120),
  city: optionalText(120).optional(),
  timeZone: z
    .string({ error: "errors.timeZone" })
    .refine((zone) => zone === "" || isZone(zone), "errors.timeZone")
    .optional(),
  companySize: z.enum(REVENUE_BANDS, { error: "errors.profileCompanySize" }),
});

/** Needed only to change the e-mail address. */
export const currentPassword = z.string().max(128, "errors.emailPasswordWrong").optional();
