import type { z } from "zod";
import { newPasswordError } from "~/account/password/new-password.server";
import { parseMobile } from "~/foundation/company/mobile.server";
import { callerOf, networkHashOf } from "~/foundation/identity/credentials.server";
import { languageOf } from "~/foundation/identity/language.server";
import { basicsSchema, companySchema, detailsSchema, registrationSchema } from "~/foundation/identity/schema";
import { visitorOf } from "~/foundation/identity/visitor.server";
import { inMinutes } from "~/foundation/web/wait";
import type { Context } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import { callerCounters, countAll, type LimitVerdict } from "~/platform/rate-limit.server";
import type { SignUpState } from "../password/sign-up-state.server";
import { countSignUp, register } from "./register.server";
import { type Solved, spendSolved } from "./solved.server";

/** Hashing costs a quarter of a second. One network address may request this many hashes in an hour. */
const HASHES_PER_CALLER = { max: 60, windowMs: 60 * 60_000 };

type Refusal =
  | { ok: false; reason: "invalid"; errors: Record<string, string[]> }
  | { ok: false; reason: "too-many-requests"; minutes: number };

/** The schema of a step. The password may stay empty if one is kept from before. */
export function stepSchema(step: 1 | 2 | 3, state: SignUpState): z.ZodType<Record<string, unknown>> {
  if (step === 2) return companySchema;
  if (step === 3) return detailsSchema;
  return state.passwordHash ? basicsSchema.partial({ password: true }) : basicsSchema;
}

/** Errors that the schema does not find, so that the user sees all errors of a step at once. */
export async function earlyErrors(
  step: 1 | 2 | 3,
  state: SignUpState,
  form: FormData,
): Promise<Record<string, string[]>> {
  if (step === 1) {
    const isWrongMobile = state.mobile && !(await parseMobile(state.mobile, state.mobileCountry ?? ""));
    const password = basicsSchema.shape.password.safeParse(form.get("password")).data;
    // The company is asked for later, when only the password's hash is left.
    const wrong = password ? await newPasswordError(password, state) : null;
    return { ...(isWrongMobile ? { mobile: ["errors.mobile"] } : {}), ...(wrong ? { password: [wrong] } : {}) };
  }
  if (step === 2) return {};
  const isSilent = Boolean(state.accessCode?.trim()) && form.get("accessCodeConsent") !== "on";
  return isSilent ? { accessCodeConsent: ["errors.accessCodeConsent"] } : {};
}

/** Hashes a newly typed password. Only the hash is kept. */
export async function keepPassword(
  ctx: Context,
  request: Request,
  state: SignUpState,
  form: FormData,
): Promise<{ ok: true; passwordHash: string } | Refusal> {
  const password = form.get("password");
  if (typeof password !== "string" || password === "") {
    return { ok: true, passwordHash: state.passwordHash ?? "" };
  }
  const limit = await countAll(ctx, callerCounters("sign-up-hash", callerOf(request), HASHES_PER_CALLER));
  if (!limit.ok) return tooMany(limit);
  return { ok: true, passwordHash: await hashPassword(password) };
}

/**
 * The last step: registers with everything typed and the solved captcha. The user is null when the address already had
 * an account, which the answer must not reveal.
 */
export async function finishSignUp(
  ctx: Context,
  request: Request,
  state: SignUpState,
  { solved, isFresh }: { solved: Solved; isFresh: boolean },
): Promise<{ ok: true; user: { id: string; passwordHash: string } | null } | Refusal> {
  const limit = isFresh ? ({ ok: true } as const) : await countSignUp(ctx, callerOf(request));
  if (!limit.ok) return tooMany(limit);

  const { passwordHash, ...values } = state;
  const registration = registrationSchema.safeParse(values);
  if (!registration.success || !passwordHash) {
    const fields = registration.error?.issues.map((issue) => [String(issue.path[0]), [issue.message]]) ?? [];
    return { ok: false, reason: "invalid", errors: Object.fromEntries(fields) };
  }
  const input = {
    ...registration.data,
    passwordHash,
    language: await languageOf(ctx, request),
    network: await networkHashOf(ctx, request),
    visitor: visitorOf(ctx, request),
    invitationId: state.invitation,
  };
  const verdict = await register(ctx, input, () => spendSolved(ctx, solved));
  if (verdict.ok) return { ok: true, user: verdict.userId === null ? null : { id: verdict.userId, passwordHash } };
  if (verdict.reason === "spent") return { ok: false, reason: "invalid", errors: { captchaAnswer: ["captcha-wrong"] } };
  const errors = Object.entries(verdict.errors).map(([field, key]) => [field, [key]]);
  return { ok: false, reason: "invalid", errors: Object.fromEntries(errors) };
}

function tooMany({ reason, retryAfterSeconds }: Exclude<LimitVerdict, { ok: true }>): Refusal {
  return { ok: false, reason, minutes: inMinutes(retryAfterSeconds) };
}
