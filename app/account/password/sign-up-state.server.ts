import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { toLanguage } from "~/core/language";
import { chooseLanguage } from "~/foundation/identity/language.server";

import type { Context } from "~/platform/context";

const LIFETIME_SECONDS = 60 * 60;

const cookie = createCookie("__Host-sign-up", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: LIFETIME_SECONDS,
});

const text = z.string().max(300).optional();
const stateSchema = z.object({
  username: text,
  email: text,
  /** Only the password's hash leaves the first step. */
  passwordHash: text,
  mobileCountry: text,
  mobile: text,
  company: text,
  companyReg: text,
  companyLocation: text,
  designation: text,
  industry: text,
  country: text,
  state: text,
  city: text,
  companySize: text,
  accessCode: text,
  accessCodeScope: text,
  /** "on" once ticked. */
  accessCodeConsent: text,
  terms: text,
  /** Id of the invitation whose link was followed. */
  invitation: text,
  /** The solved captcha, if any; see `proveOnce`. */
  solved: z.object({ nonce: z.string().max(60), until: z.number() }).optional(),
});

/** What the user has typed in the registration so far, sealed in the browser for an hour. */
export type SignUpState = z.infer<typeof stateSchema>;

/** Fields of the registration that survive Back and a refused step. */
const KEPT_FIELDS = stateSchema.omit({ passwordHash: true, invitation: true, solved: true }).keyof().options;

export async function readSignUp(ctx: Context, request: Request): Promise<SignUpState> {
  const sealed: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return {};
  return stateSchema.safeParse(ctx.box("sign-up").open(sealed)).data ?? {};
}

/** The Set-Cookie header that keeps the state. */
export function keepSignUp(ctx: Context, state: SignUpState): Promise<string> {
  return cookie.serialize(ctx.box("sign-up").seal(state));
}

/** The values of a step's form, limited to the fields and the length that we keep. */
export function typedValues(form: FormData): SignUpState {
  // An unticked box sends nothing, so the last step always resets its boxes.
  const box = form.has("companySize") ? { terms: undefined, accessCodeConsent: undefined } : {};
  const entries = KEPT_FIELDS.flatMap((name) => {
    const value = form.get(name);
    return typeof value === "string" ? [[name, value.slice(0, 300)] as const] : [];
  });
  return { ...box, ...Object.fromEntries(entries) };
}

/** The response headers for a visitor's change of language: the choice, and what was typed so far. */
export async function changeLanguage(ctx: Context, state: SignUpState, language: unknown): Promise<Headers> {
  const headers = new Headers({ "Set-Cookie": await keepSignUp(ctx, state) });
  headers.append("Set-Cookie", await chooseLanguage(ctx, null, toLanguage(language)));
  return headers;
}
