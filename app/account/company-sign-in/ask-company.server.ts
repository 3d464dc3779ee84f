import { readAddress } from "~/core/email-address";
import { findCompanyOf } from "~/foundation/identity/company-sign-in.server";
import { callerOf } from "~/foundation/identity/credentials.server";
import { inMinutes } from "~/foundation/web/wait";
import type { Context } from "~/platform/context";
import { callerCounters, countAll } from "~/platform/rate-limit.server";

/** Questions from one caller. The answer depends on the domain alone. */
const PER_CALLER = { max: 60, windowMs: 15 * 60_000 };

/** What the sign-in page shows to a person who wants to continue with their company. Null if they want something else. */
export async function askForCompany(ctx: Context, request: Request, form: FormData) {
  if (form.get("intent") !== "company") return null;
  const wrong = (key: string) => ({ company: null, minutes: 0, status: 400, fieldErrors: { email: [key] } });
  const read = readAddress(String(form.get("email") ?? ""));
  if (!read.ok) return wrong("errors.companyEmail");
  const limit = await countAll(ctx, callerCounters("company-sign-in/ask", callerOf(request), PER_CALLER));
  if (!limit.ok) return { company: null, minutes: inMinutes(limit.retryAfterSeconds), status: 429, fieldErrors: null };
  const company = await findCompanyOf(ctx, read.address);
  return company ? { company, minutes: 0, status: 200, fieldErrors: null } : wrong("errors.companyUnknown");
}
