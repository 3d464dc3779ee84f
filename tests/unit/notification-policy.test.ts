import { describe, expect, it } from "vitest";
import { completePreferences, goesOut, isAlwaysOn, TYPES } from "~/domain/notifications/policy";
import { CAUSES, type Cause, NOTIFICATION_TYPES } from "~/domain/notifications/types";

const OFF = { email: false, inApp: false };

describe("notification types (specification, accounts 9)", () => {
  it("are thirty, in six groups, and all on by default for e-mail and in-app", () => {
    expect(TYPES).toHaveLength(30);
    expect(new Set(TYPES.map((type) => NOTIFICATION_TYPES[type].group)).size).toBe(6);
    expect(Object.values(completePreferences({}))).toEqual(TYPES.map(() => ({ email: true, inApp: true })));
  });

  it("can be switched off by channel, except those that guard the account", () => {
    const chosen = Object.fromEntries(TYPES.map((type) => [type, OFF]));
    const preferences = completePreferences(chosen);
    const stayOn = TYPES.filter((type) => preferences[type].email && preferences[type].inApp);
    expect(stayOn).toEqual(["PASSWORD_CHANGED", "SECURITY_ALERT", "EMAIL_VERIFICATION"]);
    expect(stayOn.every(isAlwaysOn)).toBe(true);
    expect(preferences.NEWSLETTER).toEqual(OFF);
  });
});

describe("what goes out", () => {
  it("is what its type's preference lets through", () => {
    expect(goesOut("profile-updated", "email", null)).toBe(true);
    expect(goesOut("profile-updated", "email", { email: false, inApp: true })).toBe(false);
    expect(goesOut("profile-updated", "inApp", { email: false, inApp: true })).toBe(true);
  });

  it("is every warning, confirmation and code, whatever the preference says", () => {
    for (const cause of Object.keys(CAUSES) as Cause[]) {
      const { type, channels } = CAUSES[cause];
      const sent = channels.filter((channel) => goesOut(cause, channel, OFF));
      expect(sent, cause).toEqual(isAlwaysOn(type) ? channels : []);
    }
    expect(goesOut("recovery-code", "email", OFF)).toBe(true);
  });

  it("is never a code by the bell, where anybody at the screen could read it", () => {
    expect(goesOut("recovery-code", "inApp", null)).toBe(false);
  });
});
