import { eq, sql } from "drizzle-orm";
import {
  completePreferences,
  isAlwaysOn,
  isNotificationType,
  type Preference,
  type Preferences,
  TYPES,
} from "~/foundation/notifications/rules/policy";
import type { NotificationType } from "~/foundation/notifications/rules/types";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { insertRows, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { notificationPreferences } from "./tables";

const PER_USER = { max: 60, windowMs: 60 * 60_000 };

/** The user's choice for each of the thirty types, with defaults filled in. One round trip. */
export async function listPreferences(ctx: Context, userId: string): Promise<Preferences> {
  return completed(await chosenQuery(ctx, userId));
}

/** What the preferences panel shows. */
export interface Choices {
  preferences: Preferences;
  /** E-mails about assessments and reports come together, once a week. */
  wantsDigest: boolean;
}

/** The same, with the choice of a weekly digest. One round trip. */
export async function listChoices(ctx: Context, userId: string): Promise<Choices> {
  const [rows, [user]] = await runTogether(ctx.db, [
    chosenQuery(ctx, userId),
    ctx.db.select({ wantsDigest: users.wantsDigest }).from(users).where(eq(users.id, userId)),
  ]);
  return { preferences: completed(rows), wantsDigest: user?.wantsDigest ?? false };
}

function chosenQuery(ctx: Context, userId: string) {
  return ctx.db
    .select({
      type: notificationPreferences.type,
      email: notificationPreferences.email,
      inApp: notificationPreferences.inApp,
    })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
}

function completed(rows: ({ type: string } & Preference)[]): Preferences {
  return completePreferences(Object.fromEntries(rows.map(({ type, ...preference }) => [type, preference])));
}

export type SaveVerdict =
  /** `keptOn` are the types that the user wanted off but that must stay on. */
  { ok: true; keptOn: NotificationType[] } | Exclude<LimitVerdict, { ok: true }>;

/**
 * Saves the user's choices for the given types and for the weekly digest. What is absent stays as it is. A type that is
 * always on stays on.
 */
export async function savePreferences(
  ctx: Context,
  userId: string,
  chosen: Partial<Record<NotificationType, Preference>>,
  wantsDigest?: boolean,
): Promise<SaveVerdict> {
  const entries = TYPES.flatMap((type) => {
    const preference = chosen[type];
    return preference ? [{ type, ...preference }] : [];
  });
  const keptOn = entries.filter(({ type, email, inApp }) => isAlwaysOn(type) && !(email && inApp));
  const saved = { ok: true, keptOn: keptOn.map(({ type }) => type) } as const;
  const rows = entries.filter(({ type }) => !isAlwaysOn(type)).map((entry) => ({ userId, ...entry }));
  const choices = insertRows(ctx.db, notificationPreferences, rows, (insert) =>
    insert.onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.type],
      set: { email: sql`excluded.email`, inApp: sql`excluded.in_app` },
    }),
  );
  const ofDigest = ctx.db
    .update(users)
    .set({ wantsDigest: wantsDigest ?? false })
    .where(eq(users.id, userId));
  const statements = [...choices, ...(wantsDigest === undefined ? [] : [ofDigest])];
  if (statements.length === 0) return saved;
  const limit = await countUse(ctx, `preferences/user/${userId}`, PER_USER);
  if (!limit.ok) return limit;
  await runTogether(ctx.db, statements);
  return saved;
}

/** Whether the panel's form requests a weekly digest. */
export function readDigestChoice(form: FormData): boolean {
  return form.get("digest") === "weekly";
}

/** Reads the choices in the panel's form: the types that were shown, with the ticked channels. */
export function readPreferences(form: FormData): Partial<Record<NotificationType, Preference>> {
  const ticked = { email: new Set(form.getAll("email")), inApp: new Set(form.getAll("inApp")) };
  const shown = String(form.get("type") ?? "")
    .split(" ")
    .filter(isNotificationType);
  return Object.fromEntries(
    shown
      .filter((type) => !isAlwaysOn(type))
      .map((type) => [type, { email: ticked.email.has(type), inApp: ticked.inApp.has(type) }]),
  );
}
