import type { z } from "@hono/zod-openapi";
import { newPasswordError } from "~/account/password/new-password.server";
import type { Language } from "~/core/language";
import { findBand, type signUpRequest } from "~/foundation/company/contract";
import { readAccessCode } from "~/foundation/company/invitation-link.server";
import { parseMobile } from "~/foundation/company/mobile.server";
import type { Profile } from "~/foundation/company/profile.server";
import { addressOf, networkHashOf } from "~/foundation/identity/credentials.server";
import { emptyTokens, issueTokens, type Tokens } from "~/foundation/identity/tokens.server";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { resolveReferences } from "~/foundation/reference/resolve.server";
import type { CaptchaRefusal } from "~/platform/captcha/captcha";
import type { Context } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import type { LimitVerdict } from "~/platform/rate-limit.server";
import { countSignUp, register } from "./register.server";

type SignUpVerdict =
  | { ok: true; tokens: Tokens; profile: Profile }
  | { ok: false; reason: "invalid"; errors: Partial<Record<string, string>> }
  | { ok: false; reason: CaptchaRefusal }
  | Exclude<LimitVerdict, { ok: true }>;

/**
 * Registers a company over the API. Whatever can be judged without the captcha is judged before the captcha is spent. A
 * taken address gets the same answer after the same work; its tokens open nothing.
 */
export async function signUpByCall(
  ctx: Context,
  input: z.infer<typeof signUpRequest>,
  from: { language: Language; caller: string; request: Request },
): Promise<SignUpVerdict> {
  const limit = await countSignUp(ctx, from.caller);
  if (!limit.ok) return limit;

  const { password, repatcheResponse, accessCodeConsent, ...fields } = input;
  const found = await resolveReferences(ctx, { ...fields, city: fields.city ?? "" });
  const { country, state, industry } = found;
  const companySize = findBand(fields.companySize);
  const mobile = fields.mobile ? await parseMobile(fields.mobile, fields.mobileCountry) : "";
  const wrongPassword = await newPasswordError(password, fields);
  const isSilent = Boolean(fields.accessCode) && accessCodeConsent !== true;
  if (!country || !state || !industry || !companySize || mobile === null || wrongPassword || isSilent) {
    const errors = {
      ...(wrongPassword ? { password: wrongPassword } : {}),
      ...(mobile !== null ? {} : { mobile: "errors.mobile" }),
      ...(industry ? {} : { industry: "errors.industry" }),
      ...(country ? {} : { country: "errors.country" }),
      ...(state || !country ? {} : { state: "errors.state" }),
      ...(companySize ? {} : { companySize: "errors.companySize" }),
      ...(isSilent ? { accessCodeConsent: "errors.accessCodeConsent" } : {}),
    };
    return { ok: false, reason: "invalid", errors };
  }
  const captcha = await ctx.captcha.verify(repatcheResponse, {
    action: "sign-up",
    remoteIp: addressOf(from.request),
  });
  if (!captcha.ok) return captcha;

  const registration = {
    ...fields,
    country: country.id,
    state: state.id,
    city: found.city,
    companySize,
    accessCode: fields.accessCode ?? undefined,
  };
  const passwordHash = await hashPassword(password);
  const verdict = await register(ctx, {
    ...registration,
    passwordHash,
    language: from.language,
    network: await networkHashOf(ctx, from.request),
    visitor: visitorOf(ctx, from.request),
  });
  if (!verdict.ok) return { ok: false, reason: "invalid", errors: verdict.reason === "invalid" ? verdict.errors : {} };
  const profile: Profile = {
    id: verdict.userId ?? ctx.ids.create(),
    username: fields.username,
    email: fields.email,
    mobile,
    designation: fields.designation,
    language: from.language,
    company: fields.company,
    companyReg: fields.companyReg,
    companyLocation: fields.companyLocation,
    industry,
    country: country.names,
    state: state.names,
    countryId: country.id,
    stateId: state.id,
    city: found.city || null,
    timeZone: null,
    revenueBand: companySize,
    avatar: null,
    isCorporate: false,
    ownAccessCode: null,
    joinedAccessCodes: fields.accessCode ? [(await readAccessCode(ctx, fields.accessCode)).code] : [],
    pendingEmail: null,
  };
  const tokens = verdict.userId ? await issueTokens(ctx, from.request, verdict.userId) : emptyTokens(ctx);
  return { ok: true, tokens, profile };
}
