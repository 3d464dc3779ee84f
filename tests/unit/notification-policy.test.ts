import { describe, expect, it } from "vitest";
import {
  completePreferences,
  goesOut,
  isAlwaysOn,
  isPressing,
  priorityOf,
  signInPriority,
  TYPES,
} from "~/foundation/notifications/rules/policy";
import { CAUSES, type Cause, NOTIFICATION_TYPES, PRIORITIES } from "~/foundation/notifications/rules/types";

const OFF = { email: false, inApp: false };

describe("notification types (specification, accounts 9)", () => {
  it("are thirty, in six groups, and all on by default for e-mail and in-app", () => {
    expect(TYPES).toHaveLength(30);
    expect(new Set(TYPES.map((type) => NOTIFICATION_TYPES[type].group)).size).toBe(6);
    expect(Object.values(completePreferences({}))).toEqual(TYPES.map(() => ({ email: true, inApp: true })));
  });

  it("can be switched off by channel, except those that protect the account", () => {
    const chosen = Object.fromEntries(TYPES.map((type) => [type, OFF]));
    const preferences = completePreferences(chosen);
    const stayOn = TYPES.filter((type) => preferences[type].email && preferences[type].inApp);
    expect(stayOn).toEqual(["PASSWORD_CHANGED", "SECURITY_ALERT", "EMAIL_VERIFICATION"]);
    expect(stayOn.every(isAlwaysOn)).toBe(true);
    expect(preferences.NEWSLETTER).toEqual(OFF);
  });
});

describe("the delivery of notifications", () => {
  it("follows the preference of each type", () => {
    expect(goesOut("profile-updated", "email", null)).toBe(true);
    expect(goesOut("profile-updated", "email", { email: false, inApp: true })).toBe(false);
    expect(goesOut("profile-updated", "inApp", { email: false, inApp: true })).toBe(true);
  });

  it("includes every warning, confirmation and code, whatever the preference is", () => {
    for (const cause of Object.keys(CAUSES) as Cause[]) {
      const { type, channels } = CAUSES[cause];
      const sent = channels.filter((channel) => goesOut(cause, channel, OFF));
      expect(sent, cause).toEqual(isAlwaysOn(type) ? channels : []);
    }
    expect(goesOut("recovery-code", "email", OFF)).toBe(true);
  });

  it("never shows a code in the bell, where other people at the screen could read it", () => {
    expect(goesOut("recovery-code", "inApp", null)).toBe(false);
  });
});

describe("the priority of an event", () => {
  it("is that of its type, unless its data gives another", () => {
    expect(priorityOf("PASSWORD_CHANGED", {})).toBe("HIGH");
    expect(priorityOf("SECURITY_ALERT", {})).toBe("URGENT");
    expect(priorityOf("SECURITY_ALERT", { priority: "LOW" })).toBe("LOW");
    expect(priorityOf("SECURITY_ALERT", { priority: "none of them" })).toBe("URGENT");
    expect(priorityOf("no type any more", {})).toBe("MEDIUM");
  });

  it("is highlighted where it is high or urgent", () => {
    expect(PRIORITIES.filter(isPressing)).toEqual(["HIGH", "URGENT"]);
  });
});

describe("a sign-in", () => {
  const ties = { isKnown: false, isFirst: false, isLikeAnother: false };

  it("has high priority from a new browser or a new place", () => {
    expect(signInPriority(ties)).toBe("HIGH");
  });

  it("has low priority where it looks like one that is signed in there", () => {
    expect(signInPriority({ ...ties, isLikeAnother: true })).toBe("LOW");
  });

  it("is not reported from a known browser, nor as the first of an account", () => {
    for (const isLikeAnother of [true, false]) {
      expect(signInPriority({ ...ties, isKnown: true, isLikeAnother })).toBeNull();
      expect(signInPriority({ ...ties, isFirst: true, isLikeAnother })).toBeNull();
    }
  });
});
