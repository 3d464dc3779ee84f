import { createCookie } from "@remix-run/cloudflare";
import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { CODE_WAIT_MS } from "~/account/two-step/rules/sign-in-code";
import type { Proof } from "~/foundation/identity/session.server";
import type { Visitor } from "~/foundation/identity/visitor.server";
import { twoSteps } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { type CodeVerdict, judgeCode } from "./judge-code.server";

const cookie = createCookie("__Host-sign-in", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: CODE_WAIT_MS / 1000,
});

const stateSchema = z.object({
  kind: z.literal("sign-in"),
  userId: z.string(),
  /** Where the user wanted to go. */
  next: z.string(),
  /** Hash of the password's hash. If the password changes in the meantime, this sign-in ends. Null if the company's provider came before. */
  passwordMark: z.string().nullable(),
  /** The company's sign-in whose provider has recognised the user, in place of the password. */
  signInId: z.string().optional(),
  expiresAt: z.number(),
});

/** A sign-in whose password was right, or whose user the company's provider has recognised, and that still needs its code. */
export type SecondStep = z.infer<typeof stateSchema>;

/** Call after a right password, or a provider's answer. Returns the Set-Cookie header of a sign-in that waits for its code, or null if it needs none. */
export async function askSecondStep(
  ctx: Context,
  { userId, ...proof }: { userId: string } & Proof,
  next: string,
): Promise<string | null> {
  if ((await findAsked(ctx, userId)) === null) return null;
  const state: SecondStep = {
    kind: "sign-in",
    userId,
    next,
    passwordMark: "passwordHash" in proof ? hashToken(proof.passwordHash) : null,
    ...("signInId" in proof ? { signInId: proof.signInId } : {}),
    expiresAt: ctx.clock() + CODE_WAIT_MS,
  };
  return cookie.serialize(ctx.box("second-step").seal(state));
}

/** The sign-in in this browser that waits for its code. Null when there is none or its time is over. */
export async function readSecondStep(ctx: Context, request: Request): Promise<SecondStep | null> {
  const sealed: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return null;
  const opened = stateSchema.safeParse(ctx.box("second-step").open(sealed));
  return opened.success && opened.data.expiresAt > ctx.clock() ? opened.data : null;
}

/** The Set-Cookie header that drops the waiting sign-in. */
export function endSecondStep(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

/**
 * Judges the code of a waiting sign-in. Returns what else proves it. `expired`: the password or the second step has changed in the
 * meantime.
 */
export async function judgeSecondStep(
  ctx: Context,
  waiting: SecondStep,
  code: string,
  visitor: Visitor,
): Promise<{ ok: true; proof: Proof } | Exclude<CodeVerdict, { ok: true }> | { ok: false; reason: "expired" }> {
  const passwordHash = await findAsked(ctx, waiting.userId);
  if (passwordHash === null) return { ok: false, reason: "expired" };
  const { signInId, passwordMark } = waiting;
  if (signInId === undefined && hashToken(passwordHash) !== passwordMark) return { ok: false, reason: "expired" };
  const judged = await judgeCode(ctx, waiting.userId, code, visitor);
  return judged.ok ? { ok: true, proof: signInId === undefined ? { passwordHash } : { signInId } } : judged;
}

/**
 * Judges the code of a sign-in made in one request, after its right password. A code is needed only if two-step sign-in
 * is on.
 */
export async function passSecondStep(
  ctx: Context,
  userId: string,
  code: string | undefined,
  visitor: Visitor,
): Promise<CodeVerdict | { ok: false; reason: "code-missing" }> {
  if ((await findAsked(ctx, userId)) === null) return { ok: true };
  return code === undefined ? { ok: false, reason: "code-missing" } : judgeCode(ctx, userId, code, visitor);
}

/** The password hash of a user whose sign-in needs a code, or null. */
async function findAsked(ctx: Context, userId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(twoSteps)
    .innerJoin(users, eq(users.id, twoSteps.userId))
    .where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt)));
  return row?.passwordHash ?? null;
}
