import { describe, expect, it } from "vitest";
import { CODE_MS } from "~/account/password/rules/recovery";
import { goesToStopped, STOP_LIFE_MS, STOP_REASONS } from "~/foundation/notifications/rules/stopped";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import {
  afterTransportFailure,
  LONGEST_WAIT_MS,
  lifeOf,
  URGENCIES,
  urgencyOf,
} from "~/foundation/notifications/rules/urgency";

const HOUR = 60 * 60_000;

describe("the order in which mails go out", () => {
  it("is codes, security, confirmations and invitations, deadlines, everything else, announcements and digests", () => {
    const order = [
      ["recovery-code"],
      ["new-device", "password-changed", "two-step-off"],
      ["account-created", "address-link", "email-change-confirm", "team-invitation", "member-invitation"],
      ["deadline-near", "members-deadline-set", "topic-due"],
      ["report-ready", "assessment-completed", "comment-added", "support-answered", "unheard-of"],
      ["announcement", "digest"],
    ];
    for (const [urgency, causes] of order.entries())
      for (const cause of causes) expect([cause, urgencyOf(cause)]).toEqual([cause, urgency]);
  });

  it("is the same in statements", () => {
    for (const cause of [...Object.keys(CAUSES), "announcement", "digest", "unheard-of"])
      expect(URGENCIES[cause] ?? 4).toBe(urgencyOf(cause));
  });
});

describe("a mail whose transport fails", () => {
  const away = { isUncertain: false, shortWaitMs: 5_000 };

  it("ends with its code after ten minutes; any other waits for a day", () => {
    expect(lifeOf("recovery-code")).toBe(CODE_MS);
    expect(CODE_MS).toBe(10 * 60_000);
    expect((Object.keys(CAUSES) as Cause[]).filter((cause) => lifeOf(cause) !== null)).toEqual(["recovery-code"]);
    expect(LONGEST_WAIT_MS).toBe(24 * HOUR);
    const waited = (waitedMs: number) => afterTransportFailure({ attempts: 1, waitedMs }, away).status;
    expect([waited(0), waited(24 * HOUR - 1), waited(24 * HOUR)]).toEqual(["waiting", "waiting", "failed"]);
  });

  it("has not used one of its own attempts", () => {
    for (const attempts of [1, 2, 4]) {
      const wait = afterTransportFailure({ attempts, waitedMs: 0 }, away);
      expect(wait).toEqual({ status: "waiting", attempts: attempts - 1, waitMs: 5_000 });
    }
  });

  it("is sent once more, an hour later, if the answer was lost after the server had all of it", () => {
    const lost = { isUncertain: true, shortWaitMs: 5_000 };
    const first = afterTransportFailure({ attempts: 1, waitedMs: 0 }, lost);
    expect(first).toEqual({ status: "waiting", attempts: 3, waitMs: HOUR });
    expect(afterTransportFailure({ attempts: 4, waitedMs: 0 }, lost)).toEqual({ status: "failed" });
    expect(afterTransportFailure({ attempts: 4, waitedMs: 0 }, away)).toMatchObject({ attempts: 3 });
  });
});

describe("a stopped address", () => {
  const goes = (cause: string) => STOP_REASONS.map((reason) => goesToStopped(cause, reason));

  it("is stopped for a year, or for a week if the mailbox is full", () => {
    expect(STOP_REASONS.map((reason) => STOP_LIFE_MS[reason] / (24 * HOUR))).toEqual([365, 7, 365]);
  });

  it("gets what its owner asks for to get back in or to prove the address, whatever the reason", () => {
    for (const cause of ["recovery-code", "address-link", "email-change-confirm"])
      expect(goes(cause)).toEqual([true, true, true]);
  });

  it("gets security mails and the welcome with its link unless there is no such mailbox", () => {
    for (const cause of ["new-device", "password-changed", "account-created"])
      expect(goes(cause)).toEqual([false, true, true]);
  });

  it("gets nothing else", () => {
    for (const cause of [
      "team-invitation",
      "member-invitation",
      "deadline-near",
      "report-ready",
      "announcement",
      "digest",
    ])
      expect(goes(cause)).toEqual([false, false, false]);
  });
});
