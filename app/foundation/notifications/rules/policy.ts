import {
  CAUSES,
  type Cause,
  type Channel,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
} from "./types";

/** The channels by which a user wants to hear of a type. */
export interface Preference {
  email: boolean;
  inApp: boolean;
}
export type Preferences = Record<NotificationType, Preference>;

/** Everything goes out by both channels until the user chooses otherwise (specification, accounts 9). */
const DEFAULT: Preference = { email: true, inApp: true };

/** Security notifications cannot be switched off: an intruder would do that first. */
const ALWAYS: NotificationType[] = ["SECURITY_ALERT", "PASSWORD_CHANGED", "EMAIL_VERIFICATION"];

export const TYPES = Object.keys(NOTIFICATION_TYPES) as NotificationType[];

export function isNotificationType(value: string): value is NotificationType {
  return Object.hasOwn(NOTIFICATION_TYPES, value);
}

/** How a sign-in relates to earlier ones. */
export interface SignInTies {
  /** The user has signed in with this browser before. */
  isKnown: boolean;
  /** It is the first sign-in to the account. */
  isFirst: boolean;
  /** It resembles a browser that is signed in now, in the same place. */
  isLikeAnother: boolean;
}

/** The priority of a sign-in notification. Null when there is nothing to tell. */
export function signInPriority({ isKnown, isFirst, isLikeAnother }: SignInTies): "LOW" | "HIGH" | null {
  if (isKnown || isFirst) return null;
  return isLikeAnother ? "LOW" : "HIGH";
}

/** The priority of an event: from its data, else from its type (specification, accounts 9: MEDIUM unless said otherwise). */
export function priorityOf(type: string, data: Record<string, string>): Priority {
  const said = PRIORITIES.find((each) => each === data.priority);
  return said ?? (isNotificationType(type) ? NOTIFICATION_TYPES[type].priority : "MEDIUM");
}

/** Whether a list marks the priority. Ordinary ones need no mark. */
export function isPressing(priority: Priority): priority is "HIGH" | "URGENT" {
  return priority === "HIGH" || priority === "URGENT";
}

export function isAlwaysOn(type: NotificationType): boolean {
  return ALWAYS.includes(type);
}

/** Whether an event goes out by a channel, given the user's preference for its type, if any. */
export function goesOut(cause: Cause, channel: Channel, preference: Preference | null): boolean {
  const { type, channels } = CAUSES[cause];
  return channels.includes(channel) && reaches(type, channel, preference);
}

/** Whether a type reaches a user by a channel, given their preference for it, if any. */
export function reaches(type: NotificationType, channel: Channel, preference: Preference | null): boolean {
  return isAlwaysOn(type) || (preference ?? DEFAULT)[channel];
}

/** Fills in the default for every type that the user has not chosen. */
export function completePreferences(chosen: Partial<Record<NotificationType, Preference>>): Preferences {
  const entries = TYPES.map((type) => [type, (isAlwaysOn(type) ? null : chosen[type]) ?? DEFAULT] as const);
  return Object.fromEntries(entries) as Preferences;
}
