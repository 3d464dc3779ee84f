import {
  CAUSES,
  type Cause,
  type Channel,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
} from "./types";

/** By which channels somebody wants to hear of a type. */
export interface Preference {
  email: boolean;
  inApp: boolean;
}
export type Preferences = Record<NotificationType, Preference>;

/** Everything goes out by both channels until somebody says otherwise (specification, accounts 9). */
const DEFAULT: Preference = { email: true, inApp: true };

/** What guards an account cannot be switched off: whoever takes it over would do so first. */
const ALWAYS: NotificationType[] = ["SECURITY_ALERT", "PASSWORD_CHANGED", "EMAIL_VERIFICATION"];

export const TYPES = Object.keys(NOTIFICATION_TYPES) as NotificationType[];

export function isNotificationType(value: string): value is NotificationType {
  return Object.hasOwn(NOTIFICATION_TYPES, value);
}

/** How a sign-in stands to those before it. */
export interface SignInTies {
  /** The browser was signed in before. */
  isKnown: boolean;
  /** Nobody has signed in to the account before. */
  isFirst: boolean;
  /** It looks like a browser that is signed in now, and stands in the same place. */
  isLikeAnother: boolean;
}

/** How pressing a word of a sign-in is; null where there is nothing to tell. */
export function signInPriority({ isKnown, isFirst, isLikeAnother }: SignInTies): "LOW" | "HIGH" | null {
  if (isKnown || isFirst) return null;
  return isLikeAnother ? "LOW" : "HIGH";
}

/** How pressing an event is: as its data says or its type is (specification, accounts 9: MEDIUM unless said otherwise). */
export function priorityOf(type: string, data: Record<string, string>): Priority {
  const said = PRIORITIES.find((each) => each === data.priority);
  return said ?? (isNotificationType(type) ? NOTIFICATION_TYPES[type].priority : "MEDIUM");
}

/** Whether a list marks it; what is usual needs no mark. */
export function isPressing(priority: Priority): priority is "HIGH" | "URGENT" {
  return priority === "HIGH" || priority === "URGENT";
}

export function isAlwaysOn(type: NotificationType): boolean {
  return ALWAYS.includes(type);
}

/** Whether an event goes out by a channel, given the preference for its type, if there is one. */
export function goesOut(cause: Cause, channel: Channel, preference: Preference | null): boolean {
  const { type, channels } = CAUSES[cause];
  return channels.includes(channel) && reaches(type, channel, preference);
}

/** Whether a type reaches somebody by a channel, given the preference for it, if there is one. */
export function reaches(type: NotificationType, channel: Channel, preference: Preference | null): boolean {
  return isAlwaysOn(type) || (preference ?? DEFAULT)[channel];
}

/** The preference of every type, where only some were ever chosen. */
export function completePreferences(chosen: Partial<Record<NotificationType, Preference>>): Preferences {
  const entries = TYPES.map((type) => [type, (isAlwaysOn(type) ? null : chosen[type]) ?? DEFAULT] as const);
  return Object.fromEntries(entries) as Preferences;
}
