import { CAUSES, type Cause, type Channel, NOTIFICATION_TYPES, type NotificationType } from "./types";

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
