import { and, eq } from "drizzle-orm";
import type { Language } from "~/core/language";
import { agreedScope, type Scope, toScope } from "~/core/scopes";
import { readAccessCode } from "~/foundation/company/invitation-link.server";
import { parseMobile } from "~/foundation/company/mobile.server";
import { joinStatements } from "~/foundation/company/sharing.server";
import { agreedVersions } from "~/foundation/identity/agreements.server";
import { agreementsAt } from "~/foundation/identity/rules/agreements";
import type { Registration } from "~/foundation/identity/schema";
import { securityEvent } from "~/foundation/identity/security-events.server";
import { NOBODY, type Visitor } from "~/foundation/identity/visitor.server";
import { notifyOnceADay, outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { industries, places } from "~/foundation/tables/reference";
import { sendNoted } from "~/foundation/webhooks/note.server";
import type { Context } from "~/platform/context";
import { isListed, isUniqueViolation, runTogether } from "~/platform/d1/client";
import { callerCounters, countAll, type LimitVerdict } from "~/platform/rate-limit.server";

/** Registrations from one network address in an hour; an office shares one. */
const PER_CALLER = { max: 60, windowMs: 60 * 60_000 };

type FieldErrors = Partial<Record<keyof Registration, string>>;

export type RegisterVerdict =
  /** `userId` is null when the address already had an account. Its owner is told by mail; the caller is told nothing. */
  | { ok: true; userId: string | null }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  | { ok: false; reason: "spent" };

/** Counts one registration attempt from a caller's address. Call it before the captcha, the hash and `register`. */
export function countSignUp(ctx: Context, caller: string): Promise<LimitVerdict> {
  return countAll(ctx, callerCounters("sign-up/caller", caller, PER_CALLER));
}

/**
 * Creates the company, its owner, the membership if there is an access code, and the messages in one batch. The caller
 * has already counted the try, checked the captcha and hashed the password, so that known and unknown addresses cost
 * the same. `spend` uses up the solved captcha once nothing else is wrong; false means that it was used up before.
 */
export async function register(
  ctx: Context,
  input: Registration & {
    passwordHash: string;
    language: Language;
    /** From `networkHashOf`. Null when no request registered the company. */
    network: string | null;
    visitor?: Visitor;
    invitationId?: string | undefined;
  },
  spend: () => Promise<boolean> = async () => true,
): Promise<RegisterVerdict> {
  const checked = await checkReferences(ctx, input);
  if (!checked.ok) return checked;
  if (!(await spend())) return { ok: false, reason: "spent" };

  const now = ctx.clock();
  const [companyId, userId] = [ctx.ids.create(), ctx.ids.create()];
  const { corporate } = checked;
  const scope = toScope(input.accessCodeScope);
  const visitor = input.visitor ?? NOBODY;
  const messages = [
    ...outboxRows(ctx, { cause: "account-created", userId }),
    ...(corporate
      ? outboxRows(ctx, {
          cause: "access-code-joined",
          userId,
          isOwn: true,
          data: { company: corporate.name, scope: agreedScope(scope, corporate.asks) },
        })
      : []),
  ];
  const joins = corporate
    ? [
        ...joinStatements(ctx, {
          companyId,
          corporateId: corporate.id,
          scope,
          sharesFigures: false,
          at: now,
          code: corporate.code,
          invitationId: input.invitationId ?? corporate.invitationId,
        }),
      ]
    : [];
  let done: unknown[];
  try {
    done = await runTogether(ctx.db, [
      ctx.db.insert(companies).values({
        id: companyId,
        name: input.company,
        registrationNumber: input.companyReg,
        address: input.companyLocation,
        industryId: input.industry,
        countryId: input.country,
        stateId: input.state,
        city: input.city || null,
        revenueBand: input.companySize,
        network: input.network,
        createdAt: now,
      }),
      ctx.db.insert(users).values({
        id: userId,
        companyId,
        role: "owner",
        username: input.username,
        email: input.email,
        passwordHash: input.passwordHash,
        mobile: checked.mobile,
        jobTitle: input.designation,
        language: input.language,
        agreements: agreementsAt(agreedVersions(ctx), now),
        createdAt: now,
      }),
      ...joins,
      ...(corporate ? [securityEvent(ctx, "access-code-joined", userId, visitor)] : []),
      ...outboxInserts(ctx, messages),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "users.email")) throw error;
    await notifyOwner(ctx, input.email);
    return { ok: true, userId: null };
  }
  await sendToQueue(ctx, messages);
  await sendNoted(ctx, done);
  ctx.log("sign-up", { ok: true });
  return { ok: true, userId };
}

/** Country, state, industry and access code must exist and belong together. The mobile number must be valid. */
async function checkReferences(
  ctx: Context,
  input: Registration,
): Promise<
  | {
      ok: true;
      mobile: string;
      corporate: { id: string; name: string; code: string; invitationId: string | undefined; asks: Scope } | null;
    }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
> {
  const pasted = input.accessCode ? await readAccessCode(ctx, input.accessCode) : null;
  const code = pasted?.code;
  const [found, [industry], [corporate]] = await runTogether(ctx.db, [
    ctx.db
      .select({ id: places.id, kind: places.kind, parentId: places.parentId })
      .from(places)
      .where(isListed(places.id, [input.country, input.state])),
    ctx.db
      .select({ id: industries.id })
      .from(industries)
      .where(and(eq(industries.id, input.industry), eq(industries.isActive, true))),
    ctx.db
      .select({ id: companies.id, name: companies.name, asks: companies.codeScope })
      .from(companies)
      .where(and(eq(companies.accessCode, code ?? ""), eq(companies.isCorporate, true))),
  ]);
  const mobile = input.mobile ? await parseMobile(input.mobile, input.mobileCountry) : "";
  const errors: FieldErrors = {};
  if (mobile === null) errors.mobile = "errors.mobile";
  if (!industry) errors.industry = "errors.industry";
  if (!found.some((place) => place.id === input.country && place.kind === "country")) errors.country = "errors.country";
  else if (!found.some((place) => place.id === input.state && place.parentId === input.country)) {
    errors.state = "errors.state";
  }
  if (code && !corporate) errors.accessCode = "errors.accessCode";
  if (mobile === null || Object.keys(errors).length > 0) return { ok: false, reason: "invalid", errors };
  return { ok: true, mobile, corporate: pasted && corporate ? { ...corporate, ...pasted } : null };
}

/** Tells the owner of an account by mail, at most once a day, that someone tried to register its address. */
async function notifyOwner(ctx: Context, email: string): Promise<void> {
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner) await notifyOnceADay(ctx, "sign-up-repeated", owner.id);
}
