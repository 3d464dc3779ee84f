import { describe, expect, it } from "vitest";
import { maySetDeadline } from "~/assessment/deadlines/rules/access";
import {
  ANYWHERE,
  daysLeft,
  deadlineEnd,
  judgeDueOn,
  nextReminder,
  stageOf,
  type Zone,
} from "~/assessment/deadlines/rules/deadline";
import { decideReview } from "~/results/proof/rules/reviews";

const at = (iso: string) => Date.parse(iso);
const NOW = at("2026-11-21T15:00:00Z");
const KUALA_LUMPUR = "Asia/Kuala_Lumpur";
const JOHANNESBURG = "Africa/Johannesburg";
const MAURITIUS = "Indian/Mauritius";

describe("a due date", () => {
  it.each<[Zone, string]>([
    [KUALA_LUMPUR, "2026-11-21T16:00:00.000Z"],
    [MAURITIUS, "2026-11-21T20:00:00.000Z"],
    [JOHANNESBURG, "2026-11-21T22:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-22T08:00:00.000Z"],
    [ANYWHERE, "2026-11-22T12:00:00.000Z"],
  ])("ends when its day ends in %s", (zone, end) => {
    expect(new Date(deadlineEnd("2026-11-21", zone)).toISOString()).toBe(end);
  });

  it("is over for a reader when the day ends where they are", () => {
    for (const [zone, end] of [
      [KUALA_LUMPUR, at("2026-11-21T16:00:00Z")],
      [MAURITIUS, at("2026-11-21T20:00:00Z")],
      [JOHANNESBURG, at("2026-11-21T22:00:00Z")],
    ] as const) {
      expect(daysLeft("2026-11-21", end - 1, zone), zone).toBe(0);
      expect(daysLeft("2026-11-21", end, zone), zone).toBeNull();
      expect(daysLeft("2026-11-23", end, zone), zone).toBe(1);
    }
  });

  it.each([
    ["2026-11-21", 0],
    ["2026-11-22", 1],
    ["2026-12-05", 14],
    ["2028-02-29", 465],
  ])("%s is %i days away on 21 November 2026", (dueOn, days) => expect(daysLeft(dueOn, NOW, JOHANNESBURG)).toBe(days));

  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["21/12/2026", "invalid"],
    ["2026-02-30", "invalid"],
    ["2026-13-01", "invalid"],
    ["tomorrow", "invalid"],
    ["2026-11-20", "past"],
    ["2028-11-22", "too-far"],
    ["2199-12-31", "too-far"],
  ])("cannot be '%s': %s", (text, reason) =>
    expect(judgeDueOn(text, NOW, JOHANNESBURG)).toEqual({ ok: false, reason }),
  );

  it("can be today as long as today lasts, and up to two years ahead", () => {
    for (const dueOn of ["2026-11-21", "2028-11-21"]) {
      expect(judgeDueOn(` ${dueOn} `, NOW, JOHANNESBURG)).toEqual({ ok: true, dueOn });
    }
    const late = at("2026-11-21T16:30:00Z");
    expect(judgeDueOn("2026-11-21", late, KUALA_LUMPUR)).toEqual({ ok: false, reason: "past" });
    expect(judgeDueOn("2026-11-21", late, JOHANNESBURG).ok).toBe(true);
    expect(judgeDueOn("2028-11-22", late, KUALA_LUMPUR).ok).toBe(true);
  });
});

describe("reminders of a due date", () => {
  const told = (zone: Zone) => {
    const times: string[] = [];
    for (let time = nextReminder("2026-12-20", NOW, zone); time !== null; ) {
      const stage = stageOf({ dueOn: "2026-12-20", remindAt: time }, time, zone);
      times.push(`${new Date(time).toISOString().slice(0, 16)} ${stage}`);
      time = nextReminder("2026-12-20", time, zone);
    }
    return times;
  };

  it("come at eight in the morning 14, 7 and 1 days before, and once the date has passed", () => {
    expect(told(KUALA_LUMPUR)).toEqual([
      "2026-12-06T00:00 14",
      "2026-12-13T00:00 7",
      "2026-12-19T00:00 1",
      "2026-12-20T16:00 passed",
    ]);
    expect(told(JOHANNESBURG)).toEqual([
      "2026-12-06T06:00 14",
      "2026-12-13T06:00 7",
      "2026-12-19T06:00 1",
      "2026-12-20T22:00 passed",
    ]);
  });

  it("tell companies in many time zones that it is over once it is over for all of them", () => {
    expect(told(ANYWHERE)).toEqual([
      "2026-12-06T06:00 14",
      "2026-12-13T06:00 7",
      "2026-12-19T06:00 1",
      "2026-12-21T12:00 passed",
    ]);
  });

  it("skip those already in the past", () => {
    expect(nextReminder("2026-11-25", NOW, ANYWHERE)).toBe(at("2026-11-24T06:00:00Z"));
    expect(nextReminder("2026-11-21", NOW, ANYWHERE)).toBe(at("2026-11-22T12:00:00Z"));
    expect(nextReminder("2026-11-19", NOW, ANYWHERE)).toBeNull();
    expect(nextReminder("2026-11-21", NOW, KUALA_LUMPUR)).toBe(at("2026-11-21T16:00:00Z"));
  });

  it("say that it was set when sent at no reminder time, and that it is over when sent too late", () => {
    const late = { dueOn: "2026-12-20", remindAt: at("2026-12-19T06:00:00Z") };
    expect(stageOf({ dueOn: "2026-12-20", remindAt: NOW }, NOW, ANYWHERE)).toBe("set");
    expect(stageOf(late, at("2026-12-22T00:00:00Z"), ANYWHERE)).toBe("passed");
  });

  it("stay the same after the company has moved to another time zone", () => {
    const remindAt = nextReminder("2026-12-20", at("2026-12-10T00:00:00Z"), KUALA_LUMPUR) ?? 0;
    expect(stageOf({ dueOn: "2026-12-20", remindAt }, remindAt, "America/Los_Angeles")).toBe("7");
    const end = deadlineEnd("2026-12-20", KUALA_LUMPUR);
    // That reminder was already sent and is not repeated. The message that it is over comes when the day ends in the new zone.
    expect(stageOf({ dueOn: "2026-12-20", remindAt: end }, end, "America/Los_Angeles")).toBe("1");
    expect(nextReminder("2026-12-20", end, "America/Los_Angeles")).toBe(at("2026-12-21T08:00:00Z"));
  });
});

describe("permission to set a due date", () => {
  const viewer = (role: "owner" | "contributor" | "viewer", isCorporate: boolean) => ({
    companyId: "a",
    role,
    isCorporate,
  });
  it("is given to users who may answer, for their company, and to a corporate company's owner, for its members", () => {
    for (const isCorporate of [true, false]) {
      expect(maySetDeadline(viewer("owner", isCorporate), "own")).toBe(true);
      expect(maySetDeadline(viewer("contributor", isCorporate), "own")).toBe(true);
      expect(maySetDeadline(viewer("viewer", isCorporate), "own")).toBe(false);
      expect(maySetDeadline(viewer("owner", isCorporate), "members")).toBe(isCorporate);
      expect(maySetDeadline(viewer("contributor", isCorporate), "members")).toBe(false);
    }
  });
});

describe("permission to review and approve a report", () => {
  const viewer = (role: "owner" | "contributor" | "viewer") => ({ companyId: "a", role });
  const completed = { companyId: "a", kind: "readiness" as const, state: "completed" as const };
  it("is given to every user of the company for reviews, and to its owner for approvals", () => {
    for (const role of ["owner", "contributor", "viewer"] as const) {
      expect(decideReview(viewer(role), completed, "reviewed")).toEqual({ ok: true });
      expect(decideReview(viewer(role), completed, "approved").ok).toBe(role === "owner");
    }
    expect(decideReview(viewer("viewer"), completed, "approved")).toEqual({ ok: false, reason: "forbidden" });
  });

  it("is given to no other company, and not before there is a report", () => {
    expect(decideReview({ companyId: "b", role: "owner" }, completed, "approved")).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect(decideReview(viewer("owner"), { ...completed, state: "draft" }, "approved")).toEqual({
      ok: false,
      reason: "draft",
    });
    expect(decideReview(viewer("owner"), undefined, "reviewed")).toEqual({ ok: false, reason: "not-found" });
  });
});
